import { expect, test } from 'vitest';
import { createPage } from '../../page/page.ts';
import { extractSignals } from './signals.ts';
import { readWording } from './wording.ts';

const AT = new URL('https://kaffe.test/');
const read = (html: string) => readWording(extractSignals(createPage(html, AT))!, AT);

test.each([
  ['in a headline', '<h1>Vent litt, du står i kø</h1>', 'Vent litt, du står i kø'],
  ['at the beginning of a sentence', '<p>Hei. Du står i kø nå</p>', 'Du står i kø nå'],
  ['behind a dash', '<title>Kaffe – Du står i kø</title>', 'Du står i kø'],
  ['behind a hyphen that joins words', '<p>Kaffe-du står i kø</p>', null],
  ['within a sentence of the text', '<p>Vent litt, du står i kø</p>', null],
  ['in quotes', '<h1>Hva «du står i kø» betyr</h1>', null],
  ['far down', `<p>${'Vi selger kaffe. '.repeat(100)}Du står i kø</p>`, null],
])('somebody is in line by what is said %s', (_, html, inLine) => {
  expect(read(html).inLine).toBe(inLine);
});

test('headlines say only that where none says anything else, marks aside', () => {
  expect(read('<title>Kaffe | *** | Just a moment…</title>').saysOnlyThat).toBe(true);
  expect(read('<title>Kaffe | Kverner</title>').saysOnlyThat).toBe(false);
});
