import { expect, it } from 'vitest';
import { facet } from './facet.ts';

it('is read once for each thing, also where there is nothing to read', () => {
  const asked: object[] = [];
  const reading = facet((of: object) => void asked.push(of));
  const [one, other] = [{}, {}];
  for (const of of [one, other, one]) reading(of);
  expect(asked).toEqual([one, other]);
});
