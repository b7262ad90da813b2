import { describe, expect, test } from 'vitest';
import { DOCUMENTS, isStale, OWN_REASONS } from './authorities.ts';
import type { RuleDocument } from './authorities.ts';
import { CATALOGUE } from './catalogue.ts';
import { CATALOGUE_TEXTS } from './catalogue-texts.ts';
import { authorityWords } from './words.ts';

describe('authorities', () => {
  test('every check names a known document and its section, or a reason of our own', () => {
    const unfounded = CATALOGUE.filter(({ authority }) => (authority?.ours === undefined
      ? !authority?.section || !Object.hasOwn(DOCUMENTS, authority.document)
      : !OWN_REASONS.includes(authority.ours)));
    expect(unfounded.map(({ id }) => id)).toEqual([]);
  });

  test('every document is named by a check', () => {
    const named = new Set<string | undefined>(CATALOGUE.map(({ authority }) => authority.document));
    expect(Object.keys(DOCUMENTS).filter((id) => !named.has(id))).toEqual([]);
  });

  test.each(Object.entries<RuleDocument>(DOCUMENTS))('%s has an https URL, and a date or none', (_id, { url, readAt }) => {
    expect(url).toMatch(/^https:\/\//);
    if (readAt !== undefined) expect(readAt).toMatch(/^20\d\d-[01]\d(?:-[0-3]\d)?$/);
  });

  test('the remark is the date read, “Not re-read.”, or our own reason', () => {
    const words = (authority: Parameters<typeof authorityWords>[1]) => authorityWords(CATALOGUE_TEXTS.en, authority);
    expect(words({ document: 'google-localized', section: 'Guidelines' })).toEqual({
      source: { text: `${DOCUMENTS['google-localized'].title}, Guidelines`, url: DOCUMENTS['google-localized'].url },
      remark: 'Read as of 2026-06-08.',
    });
    expect(words({ document: 'rfc-6797', section: '6.1' }).remark).toBe('Not re-read.');
    expect(words({ ours: 'practice' })).toEqual({ remark: CATALOGUE_TEXTS.en.authority.ours.practice });
  });
});

test.each([
  ['none', undefined, true],
  ['180 days ago', '2026-05-26', false],
  ['181 days ago', '2026-05-25', true],
  ['a month only', '2026-06', false],
])('a document is stale with a read date of %s (%s): %s', (_name, readAt, stale) => {
  expect(isStale({ title: 'T', url: 'https://x.test', readAt }, Date.parse('2026-11-22'))).toBe(stale);
});
