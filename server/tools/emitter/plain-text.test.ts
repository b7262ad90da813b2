import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Ren <b>ull</b>', 'Ren ull'],
  ['Ren ull<br>Vaskes <p>varmt</p>Tørkes', 'Ren ull Vaskes varmt Tørkes'],
  ['5 < 6 og 7 > 6', '5 < 6 og 7 > 6'],
  ['<a <b>ull', 'ull'],
  ['<i>ull</i> <b til slutt', 'ull <b til slutt'],
  ['Sæl &amp; b&aelig;r', 'Sæl & bær'],
])('%j is read as %j', (text, words) => expect(plainText(text)).toBe(words));

test.each(['<a', '<br ', '<'])('hundreds of thousands of unclosed tags are kept as text: %j', (beginning) => {
  const beginnings = beginning.repeat(250_000).trim();
  expect(plainText(`<i>ull</i>${beginnings}`)).toBe(`ull${beginnings}`);
  expect(plainText(`<a${'<a'.repeat(250_000)}<br>`)).toHaveLength(500_002);
});
