import { describe, expect, test } from 'vitest';
import { VERTICALS } from '../../contract/vocabulary.ts';
import { searchVerticals, verticalNamed } from './vertical-search.ts';
import { VERTICALS_EN } from '../../contract/report/visibility/verticals-en.ts';
import { VERTICALS_NB } from '../../contract/report/visibility/verticals-nb.ts';

const nb = (typed: string) => searchVerticals(typed, VERTICALS_NB).map(({ id }) => id);

describe.each([['bokmål', VERTICALS_NB], ['English', VERTICALS_EN]] as const)('the industries in %s', (_language, words) => {
  test('have unique names by which they are found', () => {
    expect(new Set(VERTICALS.map((id) => words[id][0])).size).toBe(29);
    for (const id of VERTICALS) {
      expect(searchVerticals(words[id][0], words)[0]?.id).toBe(id);
      expect(verticalNamed(words[id][0].toUpperCase(), words)).toBe(id);
    }
  });

  test('are all offered before anything is typed', () => {
    expect(searchVerticals('', words)).toHaveLength(29);
  });
});

describe('a search', () => {
  test('finds by synonyms, with and without Norwegian letters', () => {
    expect(nb('tannlege')).toEqual(['helse']);
    expect(nb('ror')).toEqual(['vvsgrossist']);
    expect(nb('SKJØNN')).toEqual(['skjonnhet']);
  });

  test('puts names that begin with the typed text first', () => {
    expect(nb('bygg')).toEqual(['bygg', 'byggproff']);
    expect(nb('b').at(0)).toBe('barn');
  });

  test('requires every typed word to match', () => {
    expect(nb('bedrift kabel')).toEqual(['elgrossist']);
    expect(nb('kabel hund')).toEqual([]);
  });
});
