import { expect, test } from 'vitest';
import { findingWords } from '../../contract/checks/words.ts';
import { EN } from '../../contract/checks/texts-en.ts';
import { NB } from '../../contract/checks/texts-nb.ts';
import type { CatalogueTexts } from '../../contract/checks/texts.ts';
import { FIGURES, figureText, labFigureOf } from './lab-figures.ts';

test.each([
  ['the lab alone', 'lcp', { variant: 'lab', ms: 1700 }, 1700],
  ['visitors who met another shift', 'cls', { variant: 'field', value: 0.31, lab: 0 }, 0],
  ['visitors who met the same', 'lcp', { variant: 'field', ms: 1900, lab: 1700 }, 1700],
  ['visitors alone', 'cls', { variant: 'field', value: 0.31 }, undefined],
  ['the time the page is busy', 'tbt', { ms: 0 }, 0],
  ['nothing', 'tbt', {}, undefined],
] as const)('reads the lab value for %s', (_, figure, params, expected) => {
  expect(labFigureOf({ params }, figure)).toBe(expected);
});

test.each([
  ['lcp', 2500, '2,5\u00a0s', '2.5\u00a0s'],
  ['lcp', 2501, '2,51\u00a0s', '2.51\u00a0s'],
  ['lcp', 4001, '4,01\u00a0s', '4.01\u00a0s'],
  ['cls', 0.1, '0,1', '0.1'],
  ['cls', 0.101, '0,101', '0.101'],
  ['cls', 0.251, '0,251', '0.251'],
  ['tbt', 201, '201\u00a0ms', '201\u00a0ms'],
  ['tbt', 1001, '1,01\u00a0s', '1.01\u00a0s'],
] as const)('writes %s of %d as its finding does', (id, value, norwegian, english) => {
  const params = { variant: 'lab', [FIGURES[id].param]: value };
  const wordsOf = (texts: CatalogueTexts): string => Object.values(findingWords(texts, { id, status: 'warn', params })).join(' ');
  expect(figureText(id, value, 'no')).toBe(norwegian);
  expect(figureText(id, value, 'en')).toBe(english);
  expect(wordsOf(NB)).toContain(norwegian);
  expect(wordsOf(EN)).toContain(english);
});
