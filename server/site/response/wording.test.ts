import { expect, test } from 'vitest';
import { createPage } from '../../page/page.ts';
import { extractSignals } from './signals.ts';
import { readWording } from './wording.ts';

const AT = new URL('https://kaffe.test/');
const read = (html: string) => readWording(extractSignals(createPage(html, AT))!, AT);

test.each([
  ['in a headline', '<h1>Vent litt, du står i kø</h1>', 'Vent litt, du står i kø'],
  ['at the beginning of a sentence', '<p>Hei. Du står i kø nå</p>', 'Du står i kø nå'],
  ['after a dash', '<title>Kaffe – Du står i kø</title>', 'Du står i kø'],
  ['not after a hyphen that joins words', '<p>Kaffe-du står i kø</p>', null],
  ['not within a sentence of the text', '<p>Vent litt, du står i kø</p>', null],
  ['not in quotes', '<h1>Hva «du står i kø» betyr</h1>', null],
  ['not far down', `<p>${'Vi selger kaffe. '.repeat(100)}Du står i kø</p>`, null],
])('finds words about a queue %s', (_, html, inLine) => {
  expect(read(html).inLine).toBe(inLine);
});

test('saysOnlyThat holds if no headline says anything else, punctuation aside', () => {
  expect(read('<title>Kaffe | *** | Just a moment…</title>').saysOnlyThat).toBe(true);
  expect(read('<title>Kaffe | Kverner</title>').saysOnlyThat).toBe(false);
});
