import { expect, it } from 'vitest';
import { facet } from './facet.ts';

it('computes once for each argument, also when the result is undefined', () => {
  const asked: object[] = [];
  const reading = facet((of: object) => void asked.push(of));
  const [one, other] = [{}, {}];
  for (const of of [one, other, one]) reading(of);
  expect(asked).toEqual([one, other]);
});

it('returns what it computed', () => {
  const reading = facet(({ a }: { a: number }) => ({ doubled: a * 2 }));
  const source = { a: 2 };
  const first = reading(source);
  expect(first).toEqual({ doubled: 4 });
  expect(reading(source)).toBe(first);
});
