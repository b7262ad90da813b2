import { expect, it } from 'vitest';
import { countFirst } from './span.ts';

it.each(Array.from({ length: 9 }, (_, length) => length))('counts how many of %i items pass, testing only a few', (length) => {
  const items = Array.from({ length }, (_, at) => at);
  for (let first = 0; first <= length; first += 1) {
    let asked = 0;
    expect(countFirst(items, (item) => {
      asked += 1;
      return item < first;
    })).toBe(first);
    expect(asked).toBeLessThanOrEqual(4);
  }
});
