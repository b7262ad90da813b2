import { describe, expect, test } from 'vitest';
import { reportMarkdown } from '../../contract/report/report-markdown.ts';
import type { EmitterResult, FieldValue } from '../../contract/emitter.ts';
import { EMITTER_FIELDS } from '../../contract/vocabulary.ts';
import type { EmitterField } from '../../contract/vocabulary.ts';
import { createFormat } from '../../contract/report/format.ts';
import { exportContent } from '../components/exports.ts';
import { EN } from '../i18n/en.ts';
import { NB } from '../i18n/nb.ts';
import { SCHEMA_EN } from './en.ts';
import { exportsOf } from './export.ts';
import { SCHEMA_NB } from './nb.ts';

const KNOWN: Partial<Record<EmitterField, FieldValue>> = {
  name: { kind: 'text', text: '=HYPERLINK("http://x")' },
  description: { kind: 'text', text: '[klikk](javascript:alert(1)) # **fet**' },
  price: { kind: 'price', amount: '12.5' },
};

const result: EmitterResult = {
  version: 1, url: 'https://a.example/vare', finalUrl: 'https://a.example/vare', fetchedAt: '2026-11-20T08:00:00.000Z', mode: 'generate',
  fields: EMITTER_FIELDS.map((id) => {
    const value = KNOWN[id];
    return value ? { id, status: 'verified', value, evidence: { source: 'jsonld', quote: '@SUM(A1)', locator: '-l' } }
      : { id, status: 'unverified', reason: id === 'brand' ? 'llm-unavailable' : 'no-evidence' };
  }),
  jsonld: { product: null, faq: null }, offerEmitted: false, entityType: 'Product', variantsDetected: false, llm: 'unavailable',
  gaps: [], gapsWithCode: [{ field: 'gtin', state: 'missing' }, { field: 'offers.price', state: 'incomplete', existingValue: '12,5 `kr`' }],
};

const inNorwegian = exportsOf({ result, texts: SCHEMA_NB, locale: { language: 'no', texts: NB, format: createFormat('no') } });
const inEnglish = exportsOf({ result, texts: SCHEMA_EN, locale: { language: 'en', texts: EN, format: createFormat('en') } });

describe('exported product data', () => {
  test('as CSV neutralises formulas', async () => {
    expect(await exportContent('csv', inNorwegian, 'no')).toContain(`\r\n"Navn";"bekreftet";"'=HYPERLINK(""http://x"")";"Fra JSON-LD på siden (jsonld)";"'@SUM(A1)";"'-l";""\r\n`);
  });

  test('as CSV has a price that a spreadsheet in the reader’s language reads as a number, not as a date', async () => {
    expect(await exportContent('csv', inNorwegian, 'no')).toContain('\r\n"Pris";"bekreftet";"12,5";');
    expect(await exportContent('csv', inEnglish, 'en')).toContain('\r\n"Price","confirmed","12.5",');
  });

  test('as Markdown escapes a page’s text', () => {
    const text = reportMarkdown(inNorwegian.document(), 'no');
    expect(text).toContain('# Produktdata for =HYPERLINK("http://x")\n');
    expect(text).toContain('`[klikk](javascript:alert(1)) # **fet**`');
    expect(text).toContain('`@SUM(A1)`');
  });

  test('as Markdown lists required fields first, and fields that could not be looked for as not measured', () => {
    const text = reportMarkdown(inNorwegian.document(), 'no');
    expect(text).toContain('### Påkrevd · 0 av 1 på plass\n\n- Pris (`offers.price`): Ufullstendig, `` 12,5 `kr` ``\n\n### Anbefalt · 0 av 1');
    expect(text).toContain('- **Merke** (ikke målt): ');
    expect(text).toContain('- **Varenummer** (ikke bekreftet): ');
  });

  test.each([
    [
      'Norwegian', { texts: SCHEMA_NB, locale: { language: 'no' as const, texts: NB, format: createFormat('no') } },
      'Google sluttet 7. mai 2026 å vise spørsmål og svar som utvidede søkeresultater (rich results). '
        + 'Andre som leser siden, kan ha nytte av koden. Har siden en FAQPage fra før, bytt den ut; ikke ha to.',
    ],
    [
      'English', { texts: SCHEMA_EN, locale: { language: 'en' as const, texts: EN, format: createFormat('en') } },
      'Google stopped showing questions and answers as rich results on 7 May 2026. '
        + 'Other readers may use the code. Where the page has a FAQPage already, replace it; do not keep two.',
    ],
  ])('as a document notes under the FAQ code, and nowhere else, that Google no longer shows it as rich results, in %s', (_, words, line) => {
    const blocksOf = (faq: string | null) =>
      exportsOf({ ...words, result: { ...result, jsonld: { product: '{"a":1}', faq } } }).document().blocks;
    const blocks = blocksOf('{"b":2}');
    const code = blocks.findIndex((block) => block.kind === 'code' && block.text === '{"b":2}');
    expect(blocks.slice(code - 1, code + 2)).toEqual([
      { kind: 'code', language: 'json', text: '{"a":1}', caption: '' }, { kind: 'code', language: 'json', text: '{"b":2}', caption: '' },
      { kind: 'paragraph', text: line },
    ]);
    expect(JSON.stringify(blocksOf(null))).not.toContain(line);
  });

  test('as JSON is the result unchanged', async () => {
    expect(JSON.parse(await exportContent('json', inNorwegian, 'no'))).toEqual({ result });
  });
});
