import type { LabResponse } from '../../../../lab/lab-result.ts';
import { at, measured, response } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './cache-static.ts';

const sent = (...responses: LabResponse[]) => ({ lab: measured({ responses }) });
const cached = (seconds: number | string, path = 'a.3f9a1c07.js', given: Partial<LabResponse> = {}): LabResponse =>
  response(path, { headers: { 'cache-control': typeof seconds === 'number' ? `max-age=${seconds}` : seconds }, ...given });
const LONG = 2_592_000;

judgeTable(check, {
  'thirty days, for every type of file': [
    sent(
      cached(LONG), cached(LONG, 'a.3f9a1c07.css', { type: 'Stylesheet' }),
      cached(LONG, 'a.png?v=2', { type: 'Image' }),
      cached(LONG, 'de4dbeef.woff2', { type: 'Font' }),
    ),
    { status: 'pass', params: { total: 4 }, evidence: [] },
  ],
  'a second less': [sent(cached(LONG - 1)), { status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: '29 d', url: at('a.3f9a1c07.js') }] }],
  'every type of file, not cached': [
    sent(...['Stylesheet', 'Script', 'Image', 'Font'].map((type) => cached('no-store', undefined, { type }))),
    { status: 'fail', params: { count: 4, total: 4 } },
  ],
  'some too briefly, the shortest first': [
    sent(cached(172_800), cached(LONG), cached(3_600), cached(86_400), cached(86_399), cached('no-cache')),
    {
      status: 'warn', params: { count: 5, total: 6 },
      evidence: [{ label: '0 s' }, { label: '3600 s' }, { label: '86399 s' }, { label: '1 d' }, { label: '2 d', value: at('a.3f9a1c07.js') }],
    },
  ],
  'a dozen too briefly': [
    sent(...Array.from({ length: 12 }, () => cached(60))),
    { status: 'fail', params: { count: 12, total: 12 }, evidence: Array.from({ length: 10 }, () => ({ label: '60 s' })) },
  ],
  'a file without a version in its name does not count': [sent(cached(60, 'app.js')), { status: 'not-applicable' }],
  'pages, videos, redirects and errors do not count': [
    sent(
      cached(60, '?v=12', { type: 'Document' }), cached(60, undefined, { type: 'Media' }), cached(60, undefined, { status: 304 }),
      cached(60, undefined, { status: 404 }),
    ),
    { status: 'not-applicable' },
  ],
  'third-party files do not count, those of a subdomain do': [
    sent(cached(60, undefined, { url: 'https://maps.test/a.3f9a1c07.js' }), cached(60, undefined, { url: 'https://cdn.shop.test/a.3f9a1c07.js' }), cached(LONG)),
    { status: 'warn', params: { count: 1, total: 2 }, evidence: [{ url: 'https://cdn.shop.test/a.3f9a1c07.js' }] },
  ],
  'only third-party files': [sent(cached(60, undefined, { url: 'https://maps.test/a.js?v=2' })), { status: 'not-applicable' }],
  'nothing': [sent(), { status: 'not-applicable' }],
});
