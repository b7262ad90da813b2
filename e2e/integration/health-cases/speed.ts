import type { FieldFigures, FieldReport } from '../../../server/lab/crux.ts';
import type { SpeedLab } from '../../../server/lab/lab.ts';
import type { LabMeasurement, LabMetrics, LabOutcome, LabReason, LabResponse } from '../../../server/lab/lab-result.ts';
import { scriptedFetch } from '../../../server/tools/health/scripted-fetch.ts';
import { challengedStore } from '../../world/stores/barred.ts';
import { healthyStore } from '../../world/stores/healthy.ts';
import { changed } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';

const HOST = 'nordlysull.test';
const HOME = `https://${HOST}/`;
const healthy = healthyStore(HOST);
const node = { selector: 'main > img', snippet: '<img src="/bilder/genser.jpg">' };
const PICTURE = 'data:image/jpeg;base64,/9j/4AAQ';

const response = (name: string, given: Partial<LabResponse> = {}): LabResponse => ({
  url: HOME + name, type: 'Script', status: 200, protocol: 'h2', bytes: 20_000,
  headers: { 'content-encoding': 'br', 'cache-control': 'max-age=31536000, immutable' }, ...given,
});
const plain = (name: string, given: Partial<LabResponse> = {}): LabResponse =>
  response(name, { headers: {}, ...given });
const kept = (name: string, control: string): LabResponse => response(name, { headers: { 'cache-control': control } });

/** What the lab says of a page without fault. */
const FAST: LabMeasurement = {
  metrics: { lcp: 1_234.4, cls: 0.0125, tbt: 20 },
  lcpElement: node,
  lcpParts: [{ part: 'timeToFirstByte', ms: 80.4 }, { part: 'elementRenderDelay', ms: 110 }],
  shifts: [], tasks: [], weight: 300_000, heaviest: [{ url: `${HOME}app.3f9a1c07.js`, bytes: 20_000 }],
  images: [], blocking: { ms: 0, files: [] }, unsized: { total: 4, images: [] }, oldHttp: [], others: [],
  responses: [
    response('', { type: 'Document' }), response('app.3f9a1c07.js'),
    response('logo.png', { type: 'Image', headers: {} }),
  ],
  picture: PICTURE,
  document: { url: HOME, status: 200, headers: {}, html: '<title>Nordlys Ull</title>' },
  runs: 1, cutBy: null,
};

/** A lab that has this to say, the store's own page or not. */
const answering = (outcome: LabOutcome): SpeedLab => ({
  measure: async (_url, { onTurn }) => {
    onTurn?.();
    return outcome;
  },
  probe: async () => ({ ok: true }),
  [Symbol.asyncDispose]: async () => {},
});
const measured = (given: Partial<LabMeasurement> = {}) => ({
  lab: answering({ ok: true, measurement: { ...FAST, ...given } }),
});
const metrics = (given: Partial<LabMetrics>) => measured({ metrics: { ...FAST.metrics, ...given } });
const shown = (given: Partial<LabMeasurement['document']>) => measured({ document: { ...FAST.document, ...given } });
const failing = (reason: LabReason) => ({ lab: answering({ ok: false, reason, detail: '' }) });

const visited = (phone?: Partial<FieldFigures>, desktop?: Partial<FieldFigures>): { field: FieldReport } => {
  const all = { lcp: null, cls: null, inp: null };
  const figures = {
    ...(phone && { phone: { ...all, ...phone } }), ...(desktop && { desktop: { ...all, ...desktop } }),
  };
  return { field: { ask: async () => ({ ok: true, data: { figures, until: '2026-11-17' } }) } };
};
const unvisited = (reason: 'not-found' | 'service-down'): { field: FieldReport } =>
  ({ field: { ask: async () => ({ ok: false, reason, detail: '' }) } });

/** A store that answers its home page after so many milliseconds, time after time. */
const answeringAfter = (...waits: number[]) => ({
  fetch: scriptedFetch({ [HOME]: waits.map((firstByte) => ({ body: healthy.paths['/'] as string, firstByte })) }),
});

/** All that the lab alone can tell. */
const LAB_CHECKS = [
  'lcp', 'cls', 'tbt', 'page-weight', 'image-format-size', 'compression', 'cache-static', 'http2', 'render-blocking',
  'unsized-images', 'third-party-bytes',
] as const;

const all = <Said>(said: Said): Record<(typeof LAB_CHECKS)[number], Said> =>
  Object.fromEntries(LAB_CHECKS.map((id) => [id, said])) as Record<(typeof LAB_CHECKS)[number], Said>;

/** Every speed check in each of its states. */
export const SPEED_CASES: readonly HealthCase[] = [
  {
    name: 'a fast page', store: healthy,
    deps: { ...measured(), ...visited({ lcp: 2_100, cls: 0.05, inp: 150 }, { inp: 90 }) },
    expect: {
      lcp: {
        status: 'pass', params: { ms: 1_234 },
        evidence: [
          { label: 'LCP', value: `${node.selector} ${node.snippet}`, page: HOME, image: PICTURE },
          { label: 'timeToFirstByte', value: '80 ms' }, { label: 'elementRenderDelay', value: '110 ms' },
          { label: 'CrUX LCP p75, phone', value: '2100 ms (2026-11-17)' },
        ],
      },
      cls: {
        status: 'pass', params: { value: 0.013 },
        evidence: [{ label: 'CrUX CLS p75, phone', value: '0.05 (2026-11-17)' }],
      },
      tbt: { status: 'pass', params: { ms: 20 } },
      'inp-field': {
        status: 'pass', params: { ms: 150 },
        evidence: [
          { label: 'CrUX INP p75, phone', value: '150 ms (2026-11-17)' },
          { label: 'CrUX INP p75, desktop', value: '90 ms (2026-11-17)' },
        ],
      },
      ttfb: 'pass',
      'page-weight': {
        status: 'pass', params: { bytes: 300_000 }, evidence: [{ label: '20 kB', value: `${HOME}app.3f9a1c07.js` }],
      },
      'image-format-size': 'pass',
      compression: { status: 'pass', params: { total: 2 } },
      'cache-static': { status: 'pass', params: { total: 1 } },
      http2: { status: 'pass', params: { total: 3 } },
      'render-blocking': 'pass',
      'unsized-images': { status: 'pass', params: { total: 4 } },
      'third-party-bytes': { status: 'pass', params: { bytes: 0 } },
    },
  },
  {
    name: 'a page between good and bad', store: healthy,
    deps: {
      ...measured({
        metrics: { lcp: 3_000, cls: 0.2, tbt: 400 }, runs: 3,
        shifts: [{ node, score: 0.2 }],
        tasks: [{ url: `${HOME}app.js`, ms: 340 }, { url: 'Unattributable', ms: 90 }],
        weight: 3_500_000,
        images: [
          { url: `${HOME}a.png`, bytes: 500_000, wastedBytes: 400_000 },
          { url: `${HOME}b.png`, bytes: 120_000, wastedBytes: 90_000 },
        ],
        blocking: {
          ms: 450,
          files: [{ url: `${HOME}stil.css`, bytes: 30_000, ms: 300 }, { url: `${HOME}a.js`, bytes: 9_000, ms: null }],
        },
        unsized: { total: 4, images: [{ url: `${HOME}a.png`, node }] },
        others: [{ name: 'Google Tag Manager', bytes: 700_000, kind: 'tag-manager' }],
        responses: [
          response('', { type: 'Document' }), plain('app.js'), kept('a.3f9a1c07.js', 'max-age=3600'),
          response('b.js?v=12'),
        ],
      }),
      ...visited({ inp: 300 }),
    },
    expect: {
      lcp: {
        status: 'warn', params: { ms: 3_000 },
        evidence: [{ label: 'LCP' }, { label: 'Lighthouse', value: 'median of 3 runs' }],
      },
      cls: {
        status: 'warn', params: { value: 0.2 }, evidence: [{ label: '0.2', value: `${node.selector} ${node.snippet}` }],
      },
      tbt: {
        status: 'warn', params: { ms: 400 },
        evidence: [{ label: '340 ms', url: `${HOME}app.js` }, { label: 'Lighthouse' }],
      },
      'inp-field': { status: 'warn', params: { ms: 300 } },
      'page-weight': { status: 'warn', params: { bytes: 3_500_000 } },
      'image-format-size': {
        status: 'warn', params: { count: 1, bytes: 400_000 }, evidence: [{ label: '500 kB, −400 kB' }],
      },
      compression: {
        status: 'warn', params: { count: 2, total: 4 }, evidence: [{ label: '20 kB', url: `${HOME}app.js` }],
      },
      'cache-static': { status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: '3600 s' }] },
      'render-blocking': {
        status: 'warn', params: { count: 2, ms: 450 }, evidence: [{ label: '30 kB, 300 ms' }, { label: '9 kB' }],
      },
      'unsized-images': {
        status: 'warn', params: { count: 1, total: 4 }, evidence: [{ value: node.snippet, page: HOME }],
      },
      'third-party-bytes': {
        status: 'warn', params: { bytes: 700_000 }, evidence: [{ label: '700 kB', value: 'Google Tag Manager' }],
      },
    },
  },
  {
    name: 'a slow page', store: healthy,
    deps: {
      ...measured({
        metrics: { lcp: 4_200, cls: 0.3, tbt: 700 },
        weight: 6_000_000,
        images: ['a', 'b', 'c', 'd'].map((name) => ({
          url: `${HOME}${name}.png`, bytes: 300_000, wastedBytes: 200_000,
        })),
        blocking: { ms: 900, files: [{ url: `${HOME}stil.css`, bytes: 30_000, ms: 900 }] },
        unsized: { total: 4, images: Array.from({ length: 3 }, () => ({ url: 'data:image/png;base64,…', node })) },
        oldHttp: [{ url: `${HOME}a.js`, protocol: 'http/1.1' }],
        others: [{ name: 'Meta', bytes: 800_000, kind: 'ad' }, { name: 'annen.example', bytes: 300_000, kind: null }],
        responses: [plain('', { type: 'Document' }), plain('a.3f9a1c07.js')],
      }),
      ...visited({ inp: 600 }),
    },
    expect: {
      lcp: { status: 'fail', params: { ms: 4_200 } },
      cls: { status: 'fail', params: { value: 0.3 } },
      tbt: { status: 'fail', params: { ms: 700 } },
      'inp-field': { status: 'fail', params: { ms: 600 } },
      'page-weight': { status: 'fail', params: { bytes: 6_000_000 } },
      'image-format-size': { status: 'fail', params: { count: 4, bytes: 800_000 } },
      compression: { status: 'fail', params: { count: 2, total: 2 } },
      'cache-static': { status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: '0 s' }] },
      http2: { status: 'fail', params: { count: 1, total: 2 }, evidence: [{ label: 'http/1.1' }] },
      'render-blocking': { status: 'fail', params: { count: 1, ms: 900 } },
      'unsized-images': { status: 'fail', params: { count: 3, total: 4 } },
      'third-party-bytes': { status: 'fail', params: { bytes: 1_100_000 } },
    },
  },
  {
    name: 'the bounds belong to the better band', store: healthy, deps: metrics({ lcp: 2_500, cls: 0.25, tbt: 200 }),
    expect: { lcp: 'pass', cls: 'warn', tbt: 'pass' },
  },
  {
    name: 'figures that Lighthouse could not tell', store: healthy,
    deps: measured({
      metrics: { lcp: null, cls: null, tbt: null },
      weight: null, images: null, blocking: null, unsized: null, oldHttp: null, others: null,
      responses: [],
    }),
    expect: {
      ...all('not-measured: browser-failed' as const), lcp: 'not-measured: not-found', compression: 'not-applicable',
      'cache-static': 'not-applicable',
    },
  },
  {
    name: 'a page without pictures, versions or anything worth compressing', store: healthy,
    deps: measured({ unsized: { total: 0, images: [] }, responses: [plain('', { type: 'Document', bytes: 900 })] }),
    expect: { 'unsized-images': 'not-applicable', compression: 'not-applicable', 'cache-static': 'not-applicable' },
  },
  {
    name: 'files of the store\'s own platform and delivery network are not others\'', store: healthy,
    deps: measured({
      others: [
        { name: 'Shopify', bytes: 3_000_000, kind: 'hosting' }, { name: 'jsDelivr CDN', bytes: 900_000, kind: 'cdn' },
      ],
    }),
    expect: { 'third-party-bytes': { status: 'pass', params: { bytes: 0 } } },
  },
  ...(['no-browser', 'switched-off', 'browser-failed', 'timeout', 'unreachable', 'budget'] as const).map((reason) => ({
    name: `no figures: ${reason}`, store: healthy, deps: failing(reason), outcome: 'scanned' as const,
    expect: { ...all(`not-measured: ${reason}` as const), ttfb: 'pass' as const },
  })),
  {
    name: 'a challenge is what the browser was shown in the end', store: healthy, outcome: 'scanned',
    deps: shown({ html: '<title>Just a moment...</title><script>window._cf_chl_opt = {}</script>' }),
    expect: all('not-measured: challenged'),
  },
  {
    name: 'a challenge the browser alone met, by its header', store: healthy,
    deps: shown({ status: 403, headers: { 'cf-mitigated': 'challenge' } }), expect: all('not-measured: challenged'),
  },
  {
    name: 'a refusal of the browser', store: healthy, deps: shown({ status: 403 }),
    expect: all('not-measured: refused'),
  },
  {
    name: 'a page that led the browser elsewhere', store: healthy, deps: shown({ url: 'https://annen.example/' }),
    expect: all('not-measured: not-found'),
  },
  {
    name: 'a page that ended in the browser\'s own', store: healthy,
    deps: shown({ url: 'chrome-error://chromewebdata/' }), expect: all('not-measured: not-found'),
  },
  {
    name: 'a page at the store\'s other name is the store', store: healthy, deps: shown({ url: `https://m.${HOST}/` }),
    expect: { lcp: 'pass' },
  },
  {
    name: 'a page too large for the browser\'s budget weighs too much, and that is all that is known', store: healthy,
    deps: measured({ cutBy: 'bytes', weight: 25_000_000 }),
    expect: {
      ...all('not-measured: budget' as const), 'page-weight': { status: 'fail', params: { bytes: 25_000_000 } },
    },
  },
  {
    name: 'a page cut off for its many files may weigh more than was seen', store: healthy,
    deps: measured({ cutBy: 'requests', weight: 1_000_000 }), expect: { 'page-weight': 'not-measured: budget' },
  },
  {
    name: 'a challenged store', store: challengedStore(HOST), outcome: 'challenged',
    deps: { ...measured(), ...visited({ inp: 100 }) },
    expect: {
      ...all('not-measured: challenged' as const), ttfb: 'not-measured: challenged',
      'inp-field': 'not-measured: challenged',
    },
  },
  {
    name: 'a certificate no browser accepts', deps: measured(),
    store: changed(healthy, {
      certificate: ({ authority }, names) => authority.issue(names, { notAfter: new Date(Date.now() - 86_400_000) }),
    }),
    expect: { ...all('blamed on cert-valid' as const), ttfb: 'pass' },
  },
  {
    name: 'no key to figures from real visits', store: healthy, deps: measured(),
    expect: { 'inp-field': 'not-measured: not-configured' },
  },
  {
    name: 'no figures for this origin', store: healthy, deps: unvisited('not-found'),
    expect: { 'inp-field': 'not-measured: not-found' },
  },
  {
    name: 'figures that could not be had', store: healthy, deps: unvisited('service-down'),
    expect: { 'inp-field': 'not-measured: service-down' },
  },
  {
    name: 'real visits without a tap', store: healthy, deps: visited({ lcp: 2_000 }, { lcp: 1_500 }),
    expect: { 'inp-field': 'not-measured: not-found' },
  },
  {
    name: 'real visits by desktop alone', store: healthy, deps: visited(undefined, { inp: 240 }),
    expect: { 'inp-field': { status: 'warn', params: { ms: 240 }, evidence: [{ label: 'CrUX INP p75, desktop' }] } },
  },
  {
    name: 'a server that is quick once', store: healthy, deps: answeringAfter(120, 1_200, 900),
    expect: {
      ttfb: {
        status: 'warn', params: { ms: 900 }, evidence: [{ value: '120 ms' }, { value: '1200 ms' }, { value: '900 ms' }],
      },
    },
  },
  {
    name: 'a server that is slow once', store: healthy, deps: answeringAfter(5_000, 300, 280),
    expect: { ttfb: { status: 'pass', params: { ms: 300 } } },
  },
  {
    name: 'a slow server', store: healthy, deps: answeringAfter(1_900),
    expect: { ttfb: { status: 'fail', params: { ms: 1_900 } } },
  },
  {
    name: 'a store that stops answering after its home page', deps: measured(),
    store: changed(healthy, { paths: { '/': [healthy.paths['/'] as string, { status: 503 }] } }),
    expect: { ttfb: 'not-measured: refused', lcp: 'pass' },
  },
];
