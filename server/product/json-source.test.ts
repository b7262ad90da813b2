import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonErrorAt } from './json-source.ts';

describe('jsonErrorAt', () => {
  test.each([
    ['{"a":1,}', 7], ['{"a":x}', 5], ['{"a":tru}', 5], ['{"a":01}', 6], ['[1,]', 3], ['[1 2]', 3], ['{"a" 1}', 5],
    ['{a:1}', 1], ['{"a":1', 6], ['', 0], ['  ', 2], ['"a', 2], ['"a\nb"', 2], ['"\\x"', 1], ['{}}', 2], ['{} ;', 3],
    ['// {}', 0], ['{"a":"en "fin" genser"}', 10], ['{"a":1.}', 6], ["{'a':1}", 1], ['[}', 1], ['{]', 1], ['\uFEFF{}', 0],
  ])('%j breaks at %i', (text, at) => {
    expect(jsonErrorAt(text)).toBe(at);
  });

  test('returns null for what JSON.parse accepts', () => {
    fc.assert(fc.property(fc.json(), fc.integer({ min: 0, max: 2 }), (text, indent) => {
      expect(jsonErrorAt(JSON.stringify(JSON.parse(text), null, indent))).toBeNull();
    }));
  });

  test('returns an offset exactly where JSON.parse throws', () => {
    fc.assert(fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', '\n', 'x', '0'), (text, place, put) => {
      const at = place % (text.length + 1);
      const broken = text.slice(0, at) + put + text.slice(at + 1);
      let parses = true;
      try {
        JSON.parse(broken);
      } catch {
        parses = false;
      }
      expect(jsonErrorAt(broken) === null).toBe(parses);
    }), { numRuns: 500 });
  });

  test('handles deep and long input', () => {
    expect(jsonErrorAt('['.repeat(200_000))).toBe(200_000);
    expect(jsonErrorAt(`"${'å'.repeat(900_000)}`)).toBe(900_001);
    expect(jsonErrorAt(`"${'\\n'.repeat(400_000)}`)).toBe(800_001);
  });
});
