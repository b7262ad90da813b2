import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonErrorAt } from './json-source.ts';

/** Null for a text that JSON.parse accepts. */
function errorAt(text: string): number | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return jsonErrorAt(text, error as SyntaxError);
  }
}

describe('jsonErrorAt', () => {
  test.each([
    ['{"a":1,}', 7], ['{"a":x}', 5], ['{"a":tru}', 5], ['{"a":01}', 6], ['[1,]', 3], ['[1 2]', 3], ['{"a" 1}', 5],
    ['{a:1}', 1], ['{"a":1', 6], ['', 0], ['  ', 2], ['"a', 2], ['"a\nb"', 2], ['{}}', 2], ['{} ;', 3],
    ['// {}', 0], ['{"a":"en "fin" genser"}', 10], ['{"a":1.}', 7], ['{"a":x}at position 99 (line 1 column 1)', 5], ["{'a':1}", 1], ['[}', 1], ['{]', 1], ['\uFEFF{}', 0],
  ])('%j breaks at %i', (text, at) => {
    expect(errorAt(text)).toBe(at);
  });

  test('never lies behind the end', () => {
    fc.assert(fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', '\n', 'x', '0'), (text, place, put) => {
      const at = place % (text.length + 1);
      const broken = text.slice(0, at) + put + text.slice(at + 1);
      expect(errorAt(broken)).satisfy((offset: number | null) => offset === null || offset <= broken.length);
    }));
  });

  test('handles deep and long input', () => {
    expect(errorAt('['.repeat(200_000))).toBe(200_000);
    expect(errorAt(`"${'å'.repeat(900_000)}`)).toBe(900_001);
    expect(errorAt(`"${'\\n'.repeat(400_000)}`)).toBe(800_001);
  });
});
