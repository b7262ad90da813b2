import { checkById, isCheckId } from '../../contract/checks/catalogue.ts';
import type { FindingEvent, HealthSummary } from '../../contract/health.ts';
import { SCAN_EN } from '../../contract/report/health/en.ts';
import { INITIAL_PROGRESS } from '../../contract/report/health/progress.ts';
import type { HealthProgress } from '../../contract/report/health/progress.ts';
import type { ScanInWords } from '../../contract/report/health/scan-document.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import { reportLocale } from '../../contract/report/report-locale.ts';
import { wordsOf } from './scan-command.ts';

/** A finding; its phase, pillar and severity come from the catalogue if the check is in it. */
export function finding(id: string, change: Partial<FindingEvent> = {}): FindingEvent {
  const known = isCheckId(id) ? checkById(id) : ({ phase: 'seo', pillar: 'seo-hygiene', severity: 'major' } as const);
  return {
    type: 'finding', id, phase: known.phase, pillar: known.pillar, severity: known.severity, status: 'pass',
    title: `Title of ${id}`, message: `Message of ${id}`, params: {}, evidence: [], ...change,
  };
}

const share = { grade: null, measured: 0, applicable: 0 };

/** The summary of a scan. */
export const summary = (change: Partial<HealthSummary> = {}): HealthSummary => ({
  url: 'store.test', finalUrl: 'https://store.test/', scannedAt: '2026-11-20T08:00:00.000Z', durationMs: 12_000,
  ruleSet: '2026-11', outcome: 'scanned', platform: null, company: null,
  pillars: { 'revenue-critical': share, 'ai-readiness': share, speed: share, 'seo-hygiene': share },
  counts: { pass: 0, warn: 0, fail: 0, info: 0, 'not-measured': 0, 'not-applicable': 0 }, ...change,
});

/** A scan with these findings, in English. */
export function scanOf(findings: readonly FindingEvent[], change: Partial<HealthProgress> = {}): ScanInWords {
  return {
    report: scanReport(
      { url: 'store.test', b2b: false }, { ...INITIAL_PROGRESS, findings, summary: summary(), ...change },
      '2026-11-20T08:00:00.000Z',
    ),
    texts: SCAN_EN,
    locale: reportLocale('en'),
    wordsOf,
  };
}

/** Hostile text, as any field from a page may contain it. */
export const HOSTILE = '<b a="1">&\' ]]> \u0000\u001b[31m\ud800 æ';
