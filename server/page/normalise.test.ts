import { describe, expect, it } from 'vitest';
import { boundedMarks, comparable, foldCaseAndMarks, foldMarks, nfcText, normalise, normaliseMapped } from './normalise.ts';

const RING = '\u030A';

it.each([
  ['Kaffe kvern', 'Kaffe kvern'], ['', ''], [' ', ' '], [' \n\t ', ' '], ['a  b', 'a b'], ['a\n\tb', 'a b'], [' a ', ' a '], ['1\u00A0299', '1 299'], ['1\u2009299', '1 299'], ['1\u202F299', '1 299'],
  ['a\u3000\u205Fb', 'a b'], ['a\u1680b', 'a b'], ['kvern\u00ADer', 'kverner'], ['a\u200B\u200C\u200D\u2060\uFEFFb', 'ab'], ['\u200Fa\u200Eb', 'ab'], ['a \u200B b', 'a b'],
  ['con\uFB01g', 'config'], ['１２', '12'], ['A\u030A', 'Å'], ['½', '1⁄2'], ['m²', 'm2'], ['ĳ', 'ij'], ['ŀ', 'l·'], ['ŉ', 'ʼn'], ['ſ', 's'], ['blåbærøl', 'blåbærøl'], [`a${RING.repeat(40)}`, `å${RING.repeat(29)}`],
])('normalises %j to %j', (text, normal) => expect(normalise(text)).toBe(normal));

it('takes a text for plain only if NFKC leaves it unchanged', () => {
  const letters = Array.from({ length: 0x250 - 0x21 }, (_, at) => String.fromCharCode(at + 0x21)).filter((letter) => letter !== '\u00AD');
  expect(letters.filter((letter) => normalise(letter) !== (letter.normalize('NFKC').replaceAll(/\s+/g, ' ')))).toEqual([]);
});

it.each([
  [' con\uFB01g  1\u00A0299 ', 'con\uFB01g 1 299'], ['A\u030Ase', 'Åse'], ['kvern\u00ADer', 'kverner'], ['m²', 'm²'], ['', ''], [`a${RING.repeat(40)}`, `å${RING.repeat(29)}`],
])('passes %j on as %j', (text, passed) => expect(nfcText(text)).toBe(passed));

it.each([[`a${RING.repeat(30)}`, 31], [`a${RING.repeat(31)}`, 31], [`a${RING.repeat(99)}b${RING.repeat(99)}`, 62], ['ab', 2]])('cuts runs of marks', (text, length) => expect(boundedMarks(text)).toHaveLength(length));

describe('the map to the original', () => {
  it.each<[string, string, number[], number[]]>([
    ['ab', 'ab', [0, 1], [1, 2]], ['a  b', 'a b', [0, 1, 3], [1, 3, 4]], ['a\u00ADb', 'ab', [0, 2], [1, 3]], ['A\u030Ab', 'Åb', [0, 2], [2, 3]], ['\uFB01x', 'fix', [0, 0, 1], [1, 1, 2]], ['', '', [], []],
    ['a\u00A0\n b', 'a b', [0, 1, 4], [1, 4, 5]], ['\u030Aa', '\u030Aa', [0, 1], [1, 2]], ['😀a', '😀a', [0, 0, 2], [2, 2, 3]],
  ])('of %j is right', (original, text, starts, ends) => expect(normaliseMapped(original)).toEqual({ text, starts, ends }));
});

it.each([
  ['‘a’ ‚b‛ `c´ d′', "'a' 'b' 'c' d'", "'a' 'b' 'c' d'"], ['“A” „b‟ «c» d″', '"A" "b" "c" d"', '"a" "b" "c" d"'], ['a‐b‑c‒d–e—f―g−h', 'a-b-c-d-e-f-g-h', 'a-b-c-d-e-f-g-h'], ['ÅSE', 'ÅSE', 'åse'],
  ['İ–A', 'İ-A', 'İ-a'], ['', '', ''],
])('folds %j to %j, and its case to %j', (text, marks, folded) => expect([foldMarks(text), foldCaseAndMarks(text)]).toEqual([marks, folded]));

it('keeps every offset when it folds', () => {
  const text = Array.from({ length: 0x2500 }, (_, at) => String.fromCharCode(at)).join('');
  expect(foldCaseAndMarks(text)).toHaveLength(text.length);
});

it.each([['  «Krus»\u00A0– BLÅ ', '"krus" - blå'], ['KRUS', 'krus'], [' ', '']])('compares %j as %j', (text, compared) => expect(comparable(text)).toBe(compared));
