import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mention } from '../../contract/geo.ts';
import { piecesOf, readText } from './marked-text.ts';

const named = (text: string, name: string, from = 0): Mention => {
  const start = text.indexOf(name, from);
  return { name, start, end: start + name.length, basis: 'exact', ambiguous: false };
};
const shown = (text: string, mentions: Mention[] = [], urls: string[] = []) =>
  piecesOf(text, mentions, urls.map((url) => ({ url, domain: 'x' })))
    .filter(({ kind }) => kind !== 'markup')
    .map((piece) => (piece.kind === 'mention' ? `«${piece.text}»` : piece.kind === 'source' ? `{${piece.number}}` : piece.text));

describe('the pieces of an answer', () => {
  test('mark names by UTF-16 units', () => {
    const text = '👟 Kjøp hos Nordlys. Nordlys!';
    expect(shown(text, [named(text, 'Nordlys'), named(text, 'Nordlys', 15)])).toEqual(
      ['👟 Kjøp hos ', '«Nordlys»', '. ', '«Nordlys»', '!'],
    );
  });

  test('replace the link of a source with its number', () => {
    const text = 'Bra utvalg. ([a.no](https://a.no/?utm_source=openai)) Se [[2]](https://b.no/side) og https://a.no/.';
    expect(shown(text, [], ['https://a.no/', 'https://b.no/side'])).toEqual(
      ['Bra utvalg. ', '{1}', ' Se ', '{2}', ' og ', '{1}', '.'],
    );
  });

  test('keep the text of a link that is not a source, and put the number after a name in one that is', () => {
    const text = 'Se [Nordlys](https://a.no/) og [kart](https://c.no/).';
    expect(shown(text, [named(text, 'Nordlys')], ['https://a.no/'])).toEqual(['Se ', '«Nordlys»', '{1}', ' og ', 'kart', '.']);
  });

  test('are found among 200,000 unclosed brackets', () => {
    const brackets = '['.repeat(200_000);
    expect(shown(`${brackets}a](https://a.no/) `, [], ['https://a.no/'])).toEqual([brackets.slice(8), '{1}', ' ']);
    expect(shown(`${brackets}${']'.repeat(200_000)}`)).toHaveLength(1);
  });

  test('join back to the answer, whatever the spans', () => {
    const span = fc.record({ start: fc.integer({ min: -3, max: 40 }), end: fc.integer({ min: -3, max: 40 }) });
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.array(span), (text, spans) => {
      const mentions = spans.map((each): Mention => ({ ...each, name: 'n', basis: 'exact', ambiguous: false }));
      expect(piecesOf(text, mentions, []).map((piece) => piece.text).join('')).toBe(text);
    }));
  });

  test('join back to the answer, whatever its Markdown', () => {
    const mark = fc.constantFrom('**', '*', '_', '~~', '`', '```', '#', '> ', '\n', '[', '](', ')', '![', 'https://a.no/', '|', '---', '\\', ' ', 'Å', '👟');
    fc.assert(fc.property(fc.array(mark, { maxLength: 40 }), (marks) => {
      const text = marks.join('');
      expect(piecesOf(text, [], [{ url: 'https://a.no/', domain: 'a.no' }]).map((piece) => piece.text).join('')).toBe(text);
    }));
  });
});

describe('Markdown in an answer', () => {
  test.each([
    ['## Butikker\n1. **Nordlys** er *best*.', 'Butikker\n1. Nordlys er best.'],
    ['__Nordlys__ og _Fjellrypa_, ~~ikke~~ `kode`', 'Nordlys og Fjellrypa, ikke kode'],
    ['***Nordlys*** og **to *i* en**', 'Nordlys og to i en'],
    ['> sitert\n>> dypere', 'sitert\ndypere'],
    ['```html\n<b>**rå**</b>\n```\nslutt', '<b>**rå**</b>\nslutt'],
    ['| Butikk | Pris |\n|:---|---:|\n| Nordlys | 1 |', '| Butikk | Pris |\n| Nordlys | 1 |'],
    ['![logo](https://evil.test/p.png?id=1 "t") og ![](x.png)', 'logo og '],
    ['[![merke](https://evil.test/p.png)](javascript:alert(1))!', 'merke!'],
    ['[klikk](javascript:alert(1)) [her](data:text/html,<b>)', 'klikk her'],
    ['\\*ikke uthevet\\*', '*ikke uthevet*'],
    ['\\\\*uthevet*, `a\\*b`', '\\uthevet, a\\*b'],
    ['**[Nordlys](https://a.no/x_y_z)** og _til', 'Nordlys og _til'],
  ])('%j is read as %j', (text, read) => {
    expect(readText(text)).toBe(read);
  });

  test.each([
    '2 * 3 * 4', 'snake_case_name og **', '#1 i Norge', '5 > 3', '- ett\n- to', 'a * b', '<img src=x onerror="alert(1)">', '[1] og (2)', '**\n**',
    'https://a.no/en_to_tre_fire', '100 % *',
  ])('%j stays as it is', (text) => {
    expect(readText(text)).toBe(text);
  });

  test('keeps the positions of names, whatever Markdown is around them', () => {
    const text = '# Svar 👟\n\n1. **Nordlys** ([a.no](https://a.no/x_y_z))\n2. ![Nordlys](https://evil.test/i.png) <b>Nordlys</b>\n| [Nordlys](javascript:alert(1)) |';
    const places = [...text.matchAll(/Nordlys/g)].map(({ index }) => named(text, 'Nordlys', index));
    expect(shown(text, places, ['https://a.no/x_y_z']).join('')).toBe(
      'Svar 👟\n\n1. «Nordlys» {1}\n2. «Nordlys» <b>«Nordlys»</b>\n| «Nordlys» |',
    );
    expect(piecesOf(text, places, []).filter(({ kind }) => kind === 'mention').map(({ start }) => start)).toEqual(places.map(({ start }) => start));
  });

  test('never hides a name, wherever it is written', () => {
    const text = '[kart](https://Nordlys.no/) **Nordlys** # Nordlys';
    const places = [...text.matchAll(/Nordlys/g)].map(({ index }) => named(text, 'Nordlys', index));
    expect(shown(text, places).filter((piece) => piece === '«Nordlys»')).toHaveLength(3);
  });

  test.each(['**', '*a', '`', '_a_', '[a](', '![', '> ', '|-', '\\', '~~', '[![a](b)](c', ' ', '---', '|---', '# '])('handles 20,000 repetitions of %j', (mark) => {
    const text = mark.repeat(20_000);
    expect(piecesOf(text, [], []).map((piece) => piece.text).join('')).toBe(text);
  });
});
