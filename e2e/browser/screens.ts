import type { ScanScript } from './scripted.ts';
import { idsWhere, scanEvents } from './scripted.ts';

const robots = idsWhere(({ phase }) => phase === 'robots').filter((id) => id !== 'robots-status');
const store = 'https://skogogsjo.example';

/** A store with findings of every kind. */
export const MIXED: ScanScript = {
  findings: {
    ...Object.fromEntries(
      robots.map((id) => [id, { status: 'not-measured', reason: 'root-cause', rootCause: 'robots-status' }]),
    ),
    'robots-status': {
      status: 'fail', params: { variant: 'server-error', status: 503 },
      evidence: [{ label: '503', value: `${store}/robots.txt`, url: `${store}/robots.txt` }],
    },
    'nav-broken': {
      status: 'fail', params: { count: 1, total: 24 },
      evidence: [
        { label: '404', value: `${store}/gaver-til-ham`, url: `${store}/gaver-til-ham`, page: `${store}/`, line: 212 },
        { label: 'line', value: '<a href="/gaver-til-ham">Gaver til ham</a>', page: `${store}/`, line: 212 },
      ],
    },
    'price-agrees': { status: 'fail', params: { markup: 1299, page: 1499, currency: 'NOK', count: 1, total: 3 } },
    'http-to-https': {
      status: 'warn',
      params: { status: 302 },
      recipe: { system: 'nginx', code: 'server {\n  listen 80;\n}' },
    },
    'orgnr-visible': { status: 'warn' },
    'product-brand': { status: 'warn', params: { count: 1, total: 3 } },
    breadcrumb: { status: 'fail', params: { count: 3, total: 3 } },
    'inp-field': { status: 'not-measured', reason: 'not-configured' },
    lcp: { status: 'warn', params: { ms: 3100 } },
    cls: { status: 'pass', params: { value: 0.04 } },
    tbt: { status: 'pass', params: { ms: 180 } },
    ttfb: { status: 'warn', params: { ms: 1200 } },
    'page-weight': { status: 'warn', params: { bytes: 3_355_443 } },
    'page-title-unique': { status: 'fail', params: { count: 2, total: 9, text: 'Skog og Sjø' } },
    'img-alt': { status: 'warn', params: { count: 41, total: 228, percent: 18 } },
    'meta-description': { status: 'warn', params: { count: 2, total: 9 } },
    hreflang: { status: 'not-applicable' },
  },
  grades: {
    'revenue-critical': {
      grade: 'D', deciding: ['robots-status', 'nav-broken', 'price-agrees'],
      unmeasuredCritical: ['robots-home-google', 'robots-product-google'], next: { fix: ['nav-broken'], grade: 'C' },
    },
    'ai-readiness': { grade: null, reason: 'root-cause', unmeasuredCritical: ['ai-search-bots'] },
    speed: { grade: 'B', deciding: ['lcp', 'ttfb', 'page-weight'], next: { fix: ['ttfb'], grade: 'A' } },
    'seo-hygiene': { grade: 'A', deciding: ['page-title-unique', 'img-alt'] },
  },
};

/** A scan of a store that could not be seen: everything except the given findings is not measured. */
const shut = (
  reason: 'challenged' | 'refused' | 'closed' | 'unreachable',
  outcome: 'challenged' | 'refused' | 'waiting-room' | 'closed' | 'unreachable',
  heard: ScanScript['findings'] = {},
): ScanScript => ({
  findings: {
    ...Object.fromEntries(
      idsWhere(({ id, severity }) => !(id in heard) && severity !== 'info')
        .map((id) => [id, { status: 'not-measured', reason }]),
    ),
    ...heard,
  },
  grades: Object.fromEntries(
    (['revenue-critical', 'ai-readiness', 'speed', 'seo-hygiene'] as const).map((pillar) =>
      [pillar, { grade: null, reason }]),
  ),
  summary: { outcome, company: null, platform: null, durationMs: 1804 },
  only: (id) => id in heard || !['ipv6', 'http-version', 'geo-block'].includes(id),
});

const pass = { status: 'pass' } as const;

/** Every state of the page that a stream can lead to. */
export const SCREENS: Record<string, readonly object[]> = {
  complete: scanEvents(MIXED),
  spotless: scanEvents({}),
  running: scanEvents({ ...MIXED, stopAfter: 'page-title' }),
  cancelled: scanEvents({ ...MIXED, stopAfter: 'page-title', error: 'cancelled' }),
  'shutting-down': scanEvents({ ...MIXED, stopAfter: 'hreflang', error: 'shutting-down' }),
  internal: scanEvents({ ...MIXED, stopAfter: 'canonical', error: 'internal' }),
  challenged: scanEvents(shut('challenged', 'challenged', {
    'bot-challenge': {
      status: 'fail', params: { variant: 'named', vendor: 'Cloudflare' },
      evidence: [
        { label: '403', value: `${store}/`, url: `${store}/` }, { label: 'vendor', value: 'Cloudflare' },
        { label: 'marker', value: 'cf-mitigated: challenge' },
      ],
    },
    https: pass, 'cert-valid': pass, 'cert-expiry': pass, 'tls-version': pass, 'http-to-https': pass,
  })),
  refused: scanEvents(shut('refused', 'refused', {
    'store-reachable': {
      status: 'not-measured',
      reason: 'refused',
      evidence: [{ label: '403', value: `${store}/`, url: `${store}/` }],
    },
    https: pass, 'cert-valid': pass,
  })),
  'waiting-room': scanEvents(shut('refused', 'waiting-room', { https: pass, 'cert-valid': pass })),
  closed: scanEvents({
    ...shut('closed', 'closed', {
      'store-reachable': pass, 'bot-challenge': pass, https: pass,
      'cert-valid': pass, 'cert-expiry': pass, 'tls-version': pass,
      'store-open': {
        status: 'fail', params: { variant: 'password' },
        evidence: [
          { label: '200', value: `${store}/password`, url: `${store}/password` },
          { label: 'line', value: 'Vi pusser opp. Skriv passordet for å gå inn.', page: `${store}/password`, line: 41 },
        ],
      },
    }),
    grades: {
      'revenue-critical': { grade: 'F', deciding: ['store-open'] },
      'ai-readiness': { grade: null, reason: 'closed' }, speed: { grade: null, reason: 'closed' },
      'seo-hygiene': { grade: null, reason: 'closed' },
    },
  }),
  unreachable: scanEvents({
    ...shut('unreachable', 'unreachable', {
      'store-reachable': {
        status: 'not-measured', reason: 'unreachable',
        evidence: [
          { label: 'connect-timeout', value: 'No connection within 10 s', url: `${store}/` },
          { label: 'connect-timeout', value: 'No connection within 10 s', url: 'http://skogogsjo.example/' },
        ],
      },
    }),
    summary: { outcome: 'unreachable', finalUrl: null, company: null, platform: null, durationMs: 20_100 },
  }),
};
