import { describe, expect, test } from 'vitest';
import { reportMarkdown } from '../../contract/report/report-markdown.ts';
import { renderFinding } from '../../contract/checks/render-rig.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { createFormat } from '../../contract/report/format.ts';
import { exportContent } from '../components/exports.ts';
import { fileNameOf } from '../components/save-file.ts';
import { NB } from '../i18n/nb.ts';
import { exportsOf } from './export.ts';
import { HEALTH_NB } from './nb.ts';
import { INITIAL_PROGRESS } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';

const hostile: FindingEvent = {
  type: 'finding', id: 'page-title', phase: 'seo', pillar: 'seo-hygiene', severity: 'major', status: 'fail',
  title: '=HYPERLINK("http://x")', message: '[click](javascript:alert(1)) | **bold**', params: {},
  evidence: [{ label: 'line', value: '```\n<script>alert(1)</script>', page: 'https://a.example/', line: 3 }],
};

const source = {
  report: scanReport({ url: 'https://www.a.example/' }, { ...INITIAL_PROGRESS, findings: [hostile], error: 'cancelled' as const }, '2026-11-20T08:14:00.000Z'),
  texts: HEALTH_NB,
  locale: { language: 'no' as const, texts: NB, format: createFormat('no') },
  wordsOf: ({ title, message }: FindingEvent) => ({ title, message }),
};

describe('an exported scan', () => {
  const made = exportsOf(source);

  test('is named after its host and date', () => {
    expect(fileNameOf(...made.name)).toBe('helsesjekk-a.example-2026-11-20');
  });

  test('as JSON has the request and why it stopped', async () => {
    expect(JSON.parse(await exportContent('json', made, 'no'))).toMatchObject({
      request: { url: 'https://www.a.example/' }, error: 'cancelled', pillars: [], findings: [{ id: 'page-title', status: 'fail' }],
    });
  });

  test('as Markdown escapes a store’s text', () => {
    const text = reportMarkdown(made.document(), 'no');
    expect(text).toContain('## Søk: Ikke målt');
    expect(text).toContain('\\[click\\](javascript:alert(1)) \\| \\*\\*bold\\*\\*');
    expect(text).toContain('````Linje: ``` <script>alert(1)</script> (Linje 3 i https://a.example/)````');
    expect(text).not.toContain('\n<script>');
  });

  test('as CSV neutralises formulas', async () => {
    expect(await exportContent('csv', made, 'no')).toContain(`;"'=HYPERLINK(""http://x"")";`);
  });

  test('is in the reader’s language', () => {
    const words = renderFinding('no', { id: 'https', status: 'pass', params: {} });
    const other = exportsOf({ ...source, wordsOf: () => words });
    expect(reportMarkdown(other.document(), 'no')).toContain(words.title);
  });
});
