import { describe, expect, test } from 'vitest';
import type { EmitterFailure, EmitterResult } from '../../emitter.ts';
import { EMITTER_FIELDS, UNSEEN_REASONS } from '../../vocabulary.ts';
import { reportMarkdown } from '../report-markdown.ts';
import { reportLocale } from '../report-locale.ts';
import { PRODUCT_DATA_EN } from './en.ts';
import { PRODUCT_DATA_NB } from './nb.ts';
import { changeText, codeHeading, productDocument } from './product-document.ts';
import { failureWords } from './words.ts';

const TEXTS = [PRODUCT_DATA_EN, PRODUCT_DATA_NB] as const;
const tooLittle: EmitterFailure = { ok: false, reason: 'not-product-page', lowText: true };

describe('a page that could not be used', () => {
  test.each(TEXTS)('says why no browser rendered it where it has too little text ($name)', (texts) => {
    const notes = UNSEEN_REASONS.map((renderedUnseen) => failureWords({ ...tooLittle, renderedUnseen }, texts).note);
    expect(new Set(notes).size).toBe(UNSEEN_REASONS.length);
    expect(failureWords(tooLittle, texts)).toEqual(texts.lowText);
  });

  test.each(TEXTS)('distinguishes the page as rendered from the page as sent ($name)', (texts) => {
    expect(failureWords({ ...tooLittle, rendered: true }, texts)).toEqual(texts.lowTextRendered);
    expect(failureWords({ ok: false, reason: 'not-product-page', rendered: true }, texts).note).toBe(texts.rendered.note);
    expect(failureWords({ ok: false, reason: 'not-product-page' }, texts)).toEqual(texts.failures['not-product-page']);
    expect(failureWords({ ok: false, reason: 'not-product-page', unread: true }, texts)).toEqual(texts.unread);
    expect(failureWords({ ok: false, reason: 'blocked', rendered: true }, texts)).toEqual(texts.failures.blocked);
  });
});

test.each(TEXTS)('the line gets a full stop only where the quoted sentence has none ($name)', (texts) => {
  const line = (text: string) => changeText({ field: 'description', mark: 'new', value: { kind: 'text', text }, before: undefined }, texts);
  expect(line('Strikket i ull.')).toMatch(/ull\.[»”]$/);
  expect(line('Strikket i ull')).toMatch(/ull[»”]\.$/);
});

describe('a page that was read as rendered in a browser', () => {
  const sent: EmitterResult = {
    version: 1, url: 'https://a.example/', finalUrl: 'https://a.example/', fetchedAt: '2026-11-20T08:00:00.000Z', mode: 'generate',
    fields: EMITTER_FIELDS.map((id) => ({ id, status: 'unverified', reason: 'no-evidence' })),
    jsonld: { product: null, faq: null }, offerEmitted: false, entityType: 'Product', variantsDetected: false, gaps: [], llm: 'not-needed',
  };

  test.each([['en', PRODUCT_DATA_EN], ['no', PRODUCT_DATA_NB]] as const)('has an extra gap, first in what to fix (%s)', (language, texts) => {
    const locale = reportLocale(language);
    const written = (result: EmitterResult): string => {
      const document = productDocument({ result, texts, locale });
      return reportMarkdown(document, language);
    };
    const { gap, why, fix, short } = texts.rendered;
    const rendered = written({ ...sent, rendered: true });
    for (const words of [`1. ${gap}`, `## ${gap}`, why, fix, short]) expect(rendered).toContain(words);
    expect(written(sent)).not.toContain(gap);
  });

  test.each(TEXTS)('calls no code missing where there is none to add ($name)', (texts) => {
    const { headingDiff, headingNew } = texts.code;
    expect(codeHeading({ ...sent, mode: 'enrich' }, texts)).toBe(headingNew);
    expect(codeHeading({ ...sent, mode: 'enrich', jsonld: { product: null, faq: '{}' } }, texts)).toBe(headingDiff);
  });
});
