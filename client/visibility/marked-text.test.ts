import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mention } from '../../contract/geo.ts';
import { piecesOf } from './marked-text.ts';

const named = (text: string, name: string, from = 0): Mention => {
  const start = text.indexOf(name, from);
  return { name, start, end: start + name.length, basis: 'exact', ambiguous: false };
};
const shown = (text: string, mentions: Mention[] = [], urls: string[] = []) =>
  piecesOf(text, mentions, urls.map((url) => ({ url, domain: 'x' })))
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'mention' ? `«${piece.text}»` : `{${piece.number}}`));

describe('the pieces of an answer', () => {
  test('mark names by UTF-16 units', () => {
    const text = '👟 Kjøp hos Nordlys. Nordlys!';
    expect(shown(text, [named(text, 'Nordlys'), named(text, 'Nordlys', 15)])).toEqual(
      ['👟 Kjøp hos ', '«Nordlys»', '. ', '«Nordlys»', '!'],
    );
  });

  test('put the number of a source in the place of its link', () => {
    const text = 'Bra utvalg. ([a.no](https://a.no/?utm_source=openai)) Se [[2]](https://b.no/side) og https://a.no/.';
    expect(shown(text, [], ['https://a.no/', 'https://b.no/side'])).toEqual(
      ['Bra utvalg. ', '{1}', ' Se ', '{2}', ' og ', '{1}', '.'],
    );
  });

  test('leave alone a link that is no source, and one that holds a name', () => {
    const text = 'Se [Nordlys](https://a.no/) og [kart](https://c.no/).';
    expect(shown(text, [named(text, 'Nordlys')], ['https://a.no/'])).toEqual(
      ['Se [', '«Nordlys»', '](https://a.no/) og [kart](https://c.no/).'],
    );
  });

  test('are found among brackets without end', () => {
    const brackets = '['.repeat(200_000);
    expect(shown(`${brackets}a](https://a.no/) `, [], ['https://a.no/'])).toEqual([brackets.slice(8), '{1}', ' ']);
    expect(shown(`${brackets}${']'.repeat(200_000)}`)).toHaveLength(1);
  });

  test('are the answer again, whatever spans come', () => {
    const span = fc.record({ start: fc.integer({ min: -3, max: 40 }), end: fc.integer({ min: -3, max: 40 }) });
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.array(span), (text, spans) => {
      const mentions = spans.map((each): Mention => ({ ...each, name: 'n', basis: 'exact', ambiguous: false }));
      expect(piecesOf(text, mentions, []).map((piece) => piece.text).join('')).toBe(text);
    }));
  });
});
