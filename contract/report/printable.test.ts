import { expect, test } from 'vitest';
import { printable, printableJson } from './printable.ts';

const ACTING = ['\0', '\u0007', '\b', '\v', '\f', '\u001B', '\u007F', '\u0085', '\u009B', '\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069'];

test.each(ACTING)('%j neither acts in a text nor in JSON, where its value is kept', (char) => {
  expect(printable(`a${char}b`)).toBe('a b');
  const json = printableJson(JSON.stringify({ [`a${char}`]: char }));
  expect(json).toMatch(/^[\x20-\x7E]*$/);
  expect(JSON.parse(json)).toEqual({ [`a${char}`]: char });
});

test('leaves everything else as it is', () => {
  const text = '«Ærlig» – 25 % ✓ 👩‍🌾 שלום مرحبا\t\r\n\u00A0\u200B';
  expect(printable(text)).toBe(text);
  expect(printableJson(JSON.stringify(text, null, 2))).toBe(JSON.stringify(text, null, 2));
});
