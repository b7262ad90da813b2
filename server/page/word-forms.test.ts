import { expect, it } from 'vitest';
import { isSameWord, wordForms } from './word-forms.ts';

it.each([
  ['Elkjøp', 'elkjøp', 'elkjop', 'elkjoep'], ['ÅSGÅRD', 'åsgård', 'asgard', 'aasgaard'], ['Köln', 'köln', 'koln', 'koeln'], ['Käse', 'käse', 'kase', 'kaese'],
  ['für', 'für', 'fur', 'fuer'], ['Ærlig', 'ærlig', 'aerlig', 'aerlig'], ['œuvre', 'œuvre', 'oeuvre', 'oeuvre'], ['Straße', 'straße', 'strasse', 'strasse'],
  ['Þorð', 'þorð', 'thord', 'thord'], ['Đak', 'đak', 'dak', 'dak'], ['Łódź', 'łódź', 'lodz', 'lodz'], ['kapı', 'kapı', 'kapi', 'kapi'], ['Café', 'café', 'cafe', 'cafe'],
  ['A\u030Ase', 'åse', 'ase', 'aase'], ['ｗｉｄｅ', 'wide', 'wide', 'wide'], ['m²', 'm²', 'm²', 'm²'], ['co\u00ADop\u200B', 'coop', 'coop', 'coop'], ['京都', '京都', '京都', '京都'], ['', '', '', ''],
])('the forms of "%s" are "%s", "%s" and "%s"', (word, exact, plain, spelt) => expect(wordForms(word)).toEqual({ exact, plain, spelt }));

it.each([
  ['Elkjøp', 'elkjop', true], ['Elkjøp', 'elkjoep', true], ['Åsgård', 'aasgaard', true], ['Coop', 'Koop', false], ['elkjop', 'elkjoep', false],
])('%s is %s: %s', (one, other, is) => expect(isSameWord(wordForms(one), wordForms(other))).toBe(is));
