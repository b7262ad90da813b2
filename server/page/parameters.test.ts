import { expect, it } from 'vitest';
import { parametersOf } from './parameters.ts';

it.each(['', '?', '?a', '?a=1&a=2&b', '?a=1=2&&=3&', '?&?b=1', '?a+b=%C3%A5&%zz=%', '?a;b=1'])('reads %s as URLSearchParams does', (query) => {
  const url = new URL(`https://shop.test/${query}`);
  expect(parametersOf(url)).toEqual([...url.searchParams]);
});
