import { NOW } from '../../artifacts-rig.ts';
import { hopsOf } from '../../artifacts-access-rig.ts';
import { listed, many } from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-noindex.ts';

const now = NOW;
const tagged = (path: string, name = 'robots', content = 'noindex, follow') => listed(
  path, {}, `<meta name="${name}" content="${content}"><h1>Oppskrift</h1>`,
);
const headed = (path: string, value: string) => listed(path, { headers: { 'x-robots-tag': value } });

judgeTable(check, {
  'none': [{ sample: many(10, (path) => listed(path)), now }, { status: 'pass', params: { total: 10 } }],
  'on a page and in a header': [{ sample: [listed('/'), tagged('/a'), headed('/b', 'googlebot: noindex')], now }, {
    status: 'warn', params: { count: 2, total: 3 },
    evidence: [{ label: 'meta robots', value: 'noindex, follow', url: 'https://shop.test/a' }, {
      label: 'X-Robots-Tag', value: 'googlebot: noindex', url: 'https://shop.test/b',
    }],
  }],
  'three': [{ sample: many(3, (path) => tagged(path, 'googlebot', 'none')), now }, {
    status: 'fail', params: { count: 3, total: 3 }, evidence: [{ value: 'none' }, {}, {}],
  }],
  'for another crawler': [{ sample: [headed('/a', 'bingbot: noindex'), tagged('/b', 'bingbot')], now }, {
    status: 'pass', params: { total: 2 },
  }],
  'on a file, by its header': [{
    sample: [listed('/a.pdf', { headers: { 'x-robots-tag': 'noindex' } }, null)], now,
  }, {
    status: 'warn', params: { count: 1, total: 1 }, evidence: [{ label: 'X-Robots-Tag', value: 'noindex' }],
  }],
  'a value too long to show': [{ sample: [tagged('/a', 'robots', `noindex, ${'a'.repeat(400)}`)], now }, {
    status: 'warn', params: { count: 1, total: 1 }, evidence: [{ value: `noindex, ${'a'.repeat(290)}…` }],
  }],
  'missing pages do not count': [
    {
      sample: [
        listed('/'), listed('/a', { status: 404 }, '<meta name="robots" content="noindex">'),
        listed('/b', { hops: hopsOf(301, '/b', '/') }),
      ], now,
    },
    { status: 'pass', params: { total: 1 } },
  ],
  'all are missing': [{ sample: [listed('/a', { status: 404 })], now }, {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-sample-status',
  }],
});
