import { describe, expect, test } from 'vitest';
import { reportMarkdown } from '../../contract/report/report-markdown.ts';
import type { GeoEvent } from '../../contract/geo.ts';
import { createFormat } from '../../contract/report/format.ts';
import { exportContent } from '../components/exports.ts';
import { NB } from '../i18n/nb.ts';
import { exportsOf } from './exports.ts';
import { VISIBILITY_NB } from './nb.ts';
import { INITIAL_PROGRESS, reduceGeo } from '../../contract/report/visibility/progress.ts';
import { geoReport } from '../../contract/report/visibility/report.ts';
import { REPORT_NB } from '../../contract/report/visibility/report-nb.ts';

const HOSTILE = '=cmd|"/c calc"!A1\n# Overskrift\n[klikk](javascript:alert(1)); <b>fet</b>';

const ANSWER: GeoEvent = {
  type: 'provider-result', engine: 'openai', promptId: 'a', status: 'measured', retrieval: 'used', mentioned: true, cited: false,
  foundNotCited: false, competitors: [{ name: '@Fjell', mentioned: true }], citations: [{ domain: 'b.no', url: 'https://b.no/`x`' }],
  excerpt: HOSTILE, latencyMs: 1,
};

const made = exportsOf({
  report: geoReport({
    input: { brand: '=Skog', domain: 'skog.no', vertical: 'sport', lang: 'no', competitors: ['@Fjell'] },
    progress: reduceGeo({ ...INITIAL_PROGRESS, error: 'cancelled' }, ANSWER),
    startedAt: '2026-11-20T10:00:00Z', isOver: true, questions: [{ id: 'a', text: 'A; eller B?' }],
  }),
  texts: { ...VISIBILITY_NB, ...REPORT_NB },
  locale: { language: 'no', texts: NB, format: createFormat('no') },
});

describe('an exported measurement', () => {
  test('as CSV neutralises formulas, and keeps an answer in one cell', async () => {
    const [head, first, ...rest] = (await exportContent('csv', made, 'no')).split('\r\n');
    expect(head).toMatch(/^\ufeff"Nr\.";"Spørsmål";"Tjeneste";"Status";"Nevnt";/);
    expect(first).toBe(
      `1;"A; eller B?";"ChatGPT";"målt";"ja";"nei";"nei";"ja";"'@Fjell";"https://b.no/\`x\`";"";"'${HOSTILE.replaceAll('"', '""')}"`,
    );
    expect(rest[0]).toBe('1;"A; eller B?";"Gemini";"ikke målt";"";"";"";"";"";"";"målingen stoppet før svaret kom";""');
  });

  test('says where a mention is unclear', async () => {
    const unclear = exportsOf({
      report: geoReport({
        input: { brand: 'Skog', domain: 'skog.no', vertical: 'sport', lang: 'no' },
        progress: reduceGeo({ ...INITIAL_PROGRESS, error: 'cancelled' }, { ...ANSWER, mentioned: false, unclear: true, competitors: [] }),
        startedAt: '2026-11-20T10:00:00Z', isOver: true, questions: [{ id: 'a', text: 'A?' }],
      }),
      texts: { ...VISIBILITY_NB, ...REPORT_NB },
      locale: { language: 'no', texts: NB, format: createFormat('no') },
    });
    expect(await exportContent('csv', unclear, 'no')).toContain('1;"A?";"ChatGPT";"målt";"uklart";"nei";"nei";"ja";');
    expect(reportMarkdown(unclear.document(), 'no')).toContain('- **ChatGPT**: uklart om navnet er ment, ikke kilde');
  });

  test('as Markdown escapes an answer', () => {
    const text = reportMarkdown(made.document(), 'no');
    expect(text).toContain('  > =cmd\\|"/c calc"!A1\n  > \\# Overskrift\n  > \\[klikk\\](javascript:alert(1)); \\<b\\>fet\\</b\\>\n');
    expect(text).toContain('- `` https://b.no/`x` ``');
    expect(text).toContain('- **Gemini**: ikke målt, målingen stoppet før svaret kom');
  });

  test('as JSON has the request, why it stopped, and the answers', async () => {
    expect(JSON.parse(await exportContent('json', made, 'no'))).toMatchObject({
      request: { brand: '=Skog' }, error: 'cancelled', answers: [{ engine: 'openai', excerpt: HOSTILE }],
    });
  });
});
