import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../contract/vocabulary.ts';
import { botPage } from './bot.ts';
import { lastModifiedLine } from './last-modified.ts';
import type { LAST_MODIFIED } from './last-modified.ts';
import { documentMarkdown } from '../../../contract/report/document-markdown.ts';
import { FACTS } from './pages-rig.ts';
import { privacyPage } from './privacy.ts';

const PAGES = { '/privacy': privacyPage, '/bot': botPage };

/** A hash of each page's text. When a text has changed, write the day in `LAST_MODIFIED` and the new hash here. */
const HASHES: Readonly<Record<keyof typeof LAST_MODIFIED, string>> = {
  '/privacy': 'f5b1fda47e45b00f',
  '/bot': '377be468e9ae0590',
};

test.each(['/privacy', '/bot'] as const)('the text of %s has not changed since its date', (path) => {
  const texts = LANGUAGES.map((language) => documentMarkdown(PAGES[path](language, FACTS)));
  expect(createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)).toBe(HASHES[path]);
});

test('the date is written in the page’s language', () => {
  expect(lastModifiedLine('no', '2026-11-20')).toBe('Sist endret 20. november 2026.');
  expect(lastModifiedLine('en', '2026-01-02')).toBe('Last changed on 2 January 2026.');
});
