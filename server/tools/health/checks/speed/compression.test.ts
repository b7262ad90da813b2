import type { LabResponse } from '../../../../lab/lab-result.ts';
import { at, measured, response } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './compression.ts';

const sent = (...responses: LabResponse[]) => ({ lab: measured({ responses }) });
const by = (encoding: string, given: Partial<LabResponse> = {}): LabResponse =>
  response('app.js', { headers: { 'content-encoding': encoding }, ...given });
const plain = (path = 'app.js', given: Partial<LabResponse> = {}): LabResponse => response(path, { headers: {}, ...given });

judgeTable(check, {
  'a page, a style sheet, a script': [
    sent(by('br', { type: 'Document' }), by('gzip', { type: 'Stylesheet' }), by('zstd')),
    { status: 'pass', params: { total: 3 }, evidence: [] },
  ],
  'other names of compressions': [sent(by('GZIP'), by('x-gzip'), by('deflate'), by('dcb'), by('dcz'), by('gzip, br')), { status: 'pass', params: { total: 6 } }],
  'names that are not compressions': [sent(by('identity'), by('brotherly'), by('not-gzip'), by('')), { status: 'fail', params: { count: 4, total: 4 } }],
  'one of each type uncompressed': [
    sent(plain('', { type: 'Document' }), plain('a.css', { type: 'Stylesheet' }), plain('a.js')),
    { status: 'fail', params: { count: 3, total: 3 } },
  ],
  'some uncompressed, the heaviest first': [
    sent(plain('a.js', { bytes: 9_000 }), by('br'), plain('b.js', { bytes: 30_000 })),
    {
      status: 'warn', params: { count: 2, total: 3 },
      evidence: [{ label: '30 kB', value: at('b.js'), url: at('b.js') }, { label: '9 kB', url: at('a.js') }],
    },
  ],
  'a dozen uncompressed': [
    sent(...Array.from({ length: 12 }, () => plain())),
    { status: 'fail', params: { count: 12, total: 12 }, evidence: Array.from({ length: 10 }, () => ({ label: '20 kB' })) },
  ],
  'just too small': [sent(by('br'), plain('a.js', { bytes: 1_799 })), { status: 'pass', params: { total: 1 } }],
  'just large enough': [sent(by('br'), plain('a.js', { bytes: 1_800 })), { status: 'warn', params: { count: 1, total: 2 } }],
  'small and compressed': [sent(by('br', { bytes: 300 })), { status: 'pass', params: { total: 1 } }],
  'images, fonts, data, redirects and errors do not count': [
    sent(
      plain('a.png', { type: 'Image' }), plain('a.woff2', { type: 'Font' }), plain('a.json', { type: 'Fetch' }),
      plain('a.js', { status: 301 }), plain('b.js', { status: 404 }), by('br', { status: 404 }),
    ),
    { status: 'not-applicable' },
  ],
  'third-party files do not count, those of a subdomain do': [
    sent(plain('', { url: 'https://maps.test/a.js' }), plain('', { url: 'https://cdn.shop.test/a.js' }), by('br')),
    { status: 'warn', params: { count: 1, total: 2 }, evidence: [{ url: 'https://cdn.shop.test/a.js' }] },
  ],
  'nothing': [sent(), { status: 'not-applicable' }],
});
