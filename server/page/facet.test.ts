import { expect, it } from 'vitest';
import { facet } from './facet.ts';

it('computes once for each argument, also when the result is undefined', () => {
  const asked: object[] = [];
  const reading = facet((of: object) => void asked.push(of));
  const [one, other] = [{}, {}];
  for (const of of [one, other, one]) reading(of);
  expect(asked).toEqual([one, other]);
});
