import { expect, test } from 'vitest';
import { NetFault } from './faults.ts';
import { headersOf } from './headers.ts';
import { redirectOf } from './redirect.ts';

const answer = (location: string, status = 302) =>
  ({ url: new URL('https://shop.test/a?b#c'), status, headers: headersOf([['location', location]]) });
const letters = String.fromCodePoint(...Array.from({ length: 600 }, (_, at) => 0x4E00 + at));

test.each([
  ['/b#d', 'https://shop.test/b'], ['//a.no', 'https://a.no/'],
  [`/${letters}`, `https://shop.test/${encodeURI(letters)}`],
])('reads the target %s', (location, href) => {
  expect(redirectOf(answer(location))?.href).toBe(href);
});

test('is none without a redirect status', () => {
  expect(redirectOf(answer('/b', 200))).toBeNull();
});

test.each(['http://', `https://${letters}.no/`, `//${letters}.no/`])('refuses an invalid address: %s', (location) => {
  expect(() => redirectOf(answer(location))).toThrow(NetFault);
});

test('does not follow to a very long address, which is not called a fault of the store', () => {
  const ofLength = (length: number) => redirectOf(answer('/'.padEnd(length - 'https://shop.test'.length, 'a')));
  expect(ofLength(8_192)?.href).toHaveLength(8_192);
  expect(() => ofLength(8_193)).toThrow(new NetFault('failed', 'addresses of more than 8192 characters are not requested'));
});
