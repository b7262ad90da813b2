import type { CruxClient } from '../../../server/lab/crux.ts';
import type { LabOutcome } from '../../../server/lab/lab-result.ts';
import { measured, NODE, response, visitors } from '../../../server/tools/health/artifacts-speed-rig.ts';
import { challengedStore } from '../../world/stores/barred.ts';
import { healthyStore } from '../../world/stores/healthy.ts';
import { changed } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import type { SpeedLab } from '../../../server/lab/speed-lab.ts';

const HOST = 'nordlysull.test';
const HOME = `https://${HOST}/`;
const healthy = healthyStore(HOST);
const PICTURE = 'data:image/jpeg;base64,/9j/4AAQ';

/** A lab with this outcome. */
const answering = (outcome: LabOutcome): { lab: SpeedLab } => ({
  lab: {
    measure: async (_url, { onStart }) => {
      onStart?.();
      return outcome;
    },
    render: async (urls) => urls.map(() => ({ ok: false, reason: 'browser-failed', detail: 'not rendered here' })),
    probe: async () => ({ ok: true }),
    [Symbol.asyncDispose]: async () => {},
  },
});
const labSays = (given: Parameters<typeof measured>[0] = {}) => {
  const document = { ...measured().document, url: HOME, html: '<title>Nordlys Ull</title>' };
  return answering({ ok: true, measurement: measured({ document, ...given }) });
};
const field: CruxClient = {
  query: async () => ({ ok: true, data: visitors({ lcp: 2_100, cls: 0.05, inp: 150 }) }),
};

/** The checks that only the lab can measure. */
const LAB_CHECKS = [
  'lcp', 'cls', 'tbt', 'page-weight', 'image-format-size', 'compression', 'cache-static', 'http2', 'render-blocking',
  'unsized-images', 'third-party-bytes',
] as const;

const all = <Said>(said: Said): Record<(typeof LAB_CHECKS)[number], Said> =>
  Object.fromEntries(LAB_CHECKS.map((id) => [id, said])) as Record<(typeof LAB_CHECKS)[number], Said>;

/** The speed phase by lab, timed fetches and field data, and their failures. */
export const SPEED_CASES: readonly HealthCase[] = [
  {
    name: 'a fast page', store: healthy,
    deps: {
      ...labSays({
        metrics: { lcp: 1_234, cls: 0, tbt: 20 }, screenshot: PICTURE,
        responses: [
          response('', { type: 'Document', url: HOME }),
          response('', { url: new URL('/app.3f9a1c07.js', HOME).href }),
        ],
      }),
      crux: field,
    },
    expect: {
      ...all('pass' as const),
      lcp: {
        status: 'pass', params: { variant: 'field', ms: 2_100 },
        evidence: [
          { label: 'LCP', value: `${NODE.selector} ${NODE.snippet}`, page: HOME, image: PICTURE },
          { label: 'CrUX LCP p75, phone' },
        ],
      },
      'cookies-before-consent': { status: 'info', params: { variant: 'nothing' } },
      'inp-field': { status: 'pass', params: { ms: 150 } },
      ttfb: { status: 'pass', evidence: [{ label: 'TTFB 1' }, { label: 'TTFB 2' }, { label: 'TTFB 3' }] },
    },
  },
  {
    name: 'no browser, and no key for field data', store: healthy, outcome: 'scanned',
    deps: answering({ ok: false, reason: 'no-browser', detail: '' }),
    expect: {
      ...all('not-measured: no-browser' as const), 'cookies-before-consent': 'not-measured: no-browser', ttfb: 'pass',
      'inp-field': 'not-measured: not-configured',
    },
  },
  {
    name: 'no browser, but field data', store: healthy,
    deps: { ...answering({ ok: false, reason: 'no-browser', detail: '' }), crux: field },
    expect: {
      ...all('not-measured: no-browser' as const),
      lcp: { status: 'pass', params: { variant: 'field', ms: 2_100 }, evidence: [{ label: 'CrUX LCP p75, phone' }] },
      cls: { status: 'pass', params: { variant: 'field', value: 0.05 }, evidence: [{ label: 'CrUX CLS p75, phone' }] },
      'inp-field': 'pass',
    },
  },
  {
    name: 'a page beyond the browser\'s budget fails only on its weight', store: healthy,
    deps: labSays({ exhaustedBudget: 'bytes', totalBytes: 25_000_000 }),
    expect: {
      ...all('not-measured: budget' as const), 'page-weight': { status: 'fail', params: { bytes: 25_000_000 } },
      'cookies-before-consent': 'not-measured: budget',
    },
  },
  {
    name: 'a challenged store', store: challengedStore(HOST),
    outcome: 'challenged', deps: { ...labSays(), crux: field },
    expect: {
      ...all('not-measured: challenged' as const), ttfb: 'not-measured: challenged',
      'cookies-before-consent': 'not-measured: challenged',
      'inp-field': 'not-measured: challenged',
    },
  },
  {
    name: 'a store that stops answering after its home page', deps: labSays(),
    store: changed(healthy, { paths: { '/': [healthy.paths['/'] as string, { status: 503 }] } }),
    expect: { ttfb: 'not-measured: refused', lcp: 'pass' },
  },
];
