import { checkById } from '../catalogue/checks.ts';
import { RULE_SET } from '../catalogue/pillars.ts';
import { renderFinding } from '../catalogue/render.ts';
import type { Tellable } from '../catalogue/words.ts';
import type { FindingEvent, HealthEvent, HealthScanRequest } from '../health.ts';
import type { Examples } from './example.ts';

export const HEALTH_REQUEST_EXAMPLES = {
  store: { summary: 'A store by its hostname', value: { url: 'skogogsjo.example' } },
  b2b: { summary: 'A trade store', value: { url: 'https://proff.skogogsjo.example', b2b: true } },
} satisfies Examples<HealthScanRequest | { url: string }>;

/** A finding as the service would send it: its words come from the catalogue. */
const finding = (told: Tellable, evidence: FindingEvent['evidence']): FindingEvent => {
  const { id, phase, pillar, severity } = checkById(told.id);
  const { status, params, reason, rootCause } = told;
  return {
    type: 'finding', id, phase, pillar, severity, status, ...renderFinding('en', told),
    ...(reason && { reason }), ...(rootCause && { rootCause }), params, evidence,
  };
};

const FAILED = finding({ id: 'nav-broken', status: 'fail', params: { count: 1, total: 14 } }, [
  {
    label: 'Gaver til ham', value: '404', url: 'https://skogogsjo.example/gaver-til-ham',
    page: 'https://skogogsjo.example/', line: 212,
  },
]);

const UNMEASURED = finding(
  { id: 'ai-search-bots', status: 'not-measured', reason: 'root-cause', rootCause: 'robots-status', params: {} }, [],
);

/** One example for each kind of line. */
export const HEALTH_EVENT_EXAMPLES = {
  phase: {
    summary: 'A phase starts',
    value: { type: 'phase', phase: 'access', index: 1, total: 8, state: 'started' },
  },
  finding: { summary: 'A check failed', value: FAILED },
  'finding-not-measured': { summary: 'A check could not be measured', value: UNMEASURED },
  'pillar-complete': {
    summary: 'The grade of one pillar',
    value: {
      type: 'pillar-complete', pillar: 'revenue-critical', grade: 'C', measured: 31, applicable: 34,
      deciding: ['nav-broken'], unmeasuredCritical: ['robots-home-google'], next: { fix: ['nav-broken'], grade: 'A' },
    },
  },
  'pillar-not-measured': {
    summary: 'A pillar that could not be graded',
    value: {
      type: 'pillar-complete', pillar: 'ai-readiness', grade: null, reason: 'root-cause', measured: 14, applicable: 17,
      deciding: [], unmeasuredCritical: ['ai-search-bots'],
    },
  },
  complete: {
    summary: 'The last line',
    value: {
      type: 'complete',
      summary: {
        url: 'skogogsjo.example',
        finalUrl: 'https://skogogsjo.example/',
        scannedAt: '2026-11-20T08:14:00.000Z',
        durationMs: 12614,
        ruleSet: RULE_SET,
        outcome: 'scanned',
        platform: { id: 'woocommerce', name: 'WooCommerce' },
        company: null,
        pillars: {
          'revenue-critical': { grade: 'C', measured: 31, applicable: 34 },
          'ai-readiness': { grade: null, reason: 'root-cause', measured: 14, applicable: 17 },
          speed: { grade: null, reason: 'no-browser', measured: 1, applicable: 13 },
          'seo-hygiene': { grade: 'A', measured: 31, applicable: 40 },
        },
        counts: { pass: 63, warn: 8, fail: 5, info: 7, 'not-measured': 28, 'not-applicable': 8 },
      },
    },
  },
  error: {
    summary: 'The last line of a scan that could not end',
    value: { type: 'error', error: 'shutting-down', message: 'The service is restarting. What came before still holds.' },
  },
} satisfies Examples<HealthEvent>;
