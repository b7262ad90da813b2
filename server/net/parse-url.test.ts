import { expect, test } from 'vitest';
import { parseUrl } from './parse-url.ts';

const BASE = new URL('https://shop.test/a');
const letters = (length: number): string => String.fromCodePoint(...Array.from({ length }, (_, at) => 0x4E00 + at));

test.each([
  ['https://a.no/b?c#d', 'https://a.no/b?c#d'], ['b', 'https://shop.test/b'], ['//a.no', 'https://a.no/'],
  ['https://blåbær.no/', 'https://xn--blbr-roah.no/'],
  ['https://user:secret@a.no:8443/', 'https://user:secret@a.no:8443/'],
  [`/${'a'.repeat(600)}`, `https://shop.test/${'a'.repeat(600)}`],
  [`?${'a'.repeat(600)}`, `https://shop.test/a?${'a'.repeat(600)}`],
  [`//a.no?${'a'.repeat(600)}`, `https://a.no/?${'a'.repeat(600)}`], ['data:text/plain,a', 'data:text/plain,a'],
])('parses %s', (written, href) => {
  expect(parseUrl(written, BASE)?.href).toBe(href);
});

test.each([
  'http://', ' \u0001HT\ntp:\\\\', '//', '/\\', 'http:', 'ftp:///',
])('refuses a host of many letters after %j', (beginning) => {
  for (let at = 0; at < 100; at += 1) expect(parseUrl(`${beginning}${letters(15_000)}${at}.no/`, BASE)).toBeNull();
});
