import { ALL, ROBOTS_AT, robotsFileOf, saying } from '../../artifacts-robots-rig.ts';
import { listed, many } from '../../artifacts-sitemap-rig.ts';
import type { ServedResource } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-blocked.ts';

const given = (sample: readonly ServedResource[], ...lines: readonly string[]) =>
  ({ ...saying(...lines), file: robotsFileOf(''), sample });
const sides = (count: number) => [listed('/'), ...many(count, (path) => listed(path))];
const closed = [ALL, 'Disallow: /side-'];

judgeTable(check, {
  'none': [given(sides(9), ALL, 'Disallow: /kasse'), { status: 'pass', params: { total: 10 } }],
  'two': [given(sides(2), ...closed), {
    status: 'warn', params: { count: 2, total: 3 },
    evidence: [
      { label: 'Googlebot', value: 'Disallow: /side-', page: ROBOTS_AT, line: 2 }, { url: 'https://shop.test/side-1' },
      { label: 'page', value: '/side-2', url: 'https://shop.test/side-2' },
    ],
  }],
  'three': [given(sides(3), ...closed), { status: 'fail', params: { count: 3, total: 4 } }],
  'ten, all counted, though fewer are shown': [given(many(10, (path) => listed(path)), ...closed), {
    status: 'fail', params: { count: 10, total: 10 },
  }],
  'none but the home page': [given(sides(3), ALL, 'Disallow: /$'), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'robots-home-google',
  }],
  'none, as the home page is not listed': [given(many(3, (path) => listed(path)), ALL, 'Disallow: /$'), {
    status: 'pass', params: { total: 3 },
  }],
  'for another crawler': [given(sides(3), 'User-agent: bingbot', 'Disallow: /'), {
    status: 'pass', params: { total: 4 },
  }],
  'the response makes no difference, and another host does not count': [
    given([listed('/side-1', { status: 404 }, null), listed('https://www.shop.test/side-2')], ...closed),
    { status: 'warn', params: { count: 1, total: 1 } },
  ],
  'all on another host': [given([listed('https://www.shop.test/')], ...closed), {
    status: 'not-measured', reason: 'ambiguous',
  }],
});
