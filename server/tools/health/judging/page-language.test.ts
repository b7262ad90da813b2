import { expect, test } from 'vitest';
import { samplePages, source } from '../artifacts-sample-rig.ts';
import { languageOf } from './page-language.ts';

const FI = '<p>Voit lähettää tuotteen meille 14 päivän kuluessa, jos se ei ole niin kuin pitää, ja saat rahasi takaisin, kun olemme saaneet sen. Kaikki hinnat sisältävät myös veron.</p>';
const EN = '<p>We use cookies to make this site work and to see how it is used. You can change your mind at any time, and we will not share it with any of our partners.</p>';
const NN = '<p>Kva gjer du om noko ikkje er som det skal? Du kan sende oss vara innan 14 dagar, og vi gir deg pengane igjen når vi har fått ho frå dykk.</p>';

test.each([
  ['the declared one, if the text is in it', 'fi', FI, 'fi'],
  ['that of the text, if none is declared', '', FI, 'fi'],
  ['that of the text, if a theme declares another', 'en', FI, 'fi'],
  ['the declared one, if the text may be another', 'sv', '<p>Villa</p>', 'sv'],
  ['the declared one, with an English cookie notice beside the text', 'fi', `${FI}${EN}`, 'fi'],
  ['the declared one, if it cannot be detected', 'hu', EN, 'hu'],
  ['the declared form of Norwegian, whatever form the text is in', 'no', NN, 'no'],
  ['unknown', '', '<p>Villa</p>', null],
])('the language of a page is %s', (_is, lang, body, language) => {
  expect(samplePages(source('', body, lang)).map(languageOf)).toEqual([language]);
});
