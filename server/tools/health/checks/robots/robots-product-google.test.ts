import { ALL, productsAt, ROBOTS_AT, robotsFileOf, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-product-google.ts';

const PATHS = ['/p/genser', '/p/votter-dame', 'https://other.test/p/lue'];
const given = (lines: readonly string[], paths = PATHS): Parameters<typeof check.judge>[0] =>
  ({ ...saying(...lines), file: robotsFileOf(''), products: productsAt(...paths) });

judgeTable(check, {
  'all allowed': [given([ALL, 'Disallow: /kasse']), { status: 'pass', params: { total: 2 } }],
  'one of them is blocked': [given([ALL, 'Disallow: /p/*-dame']), {
    status: 'fail', params: { count: 1, total: 2, line: 2 },
    evidence: [{ label: 'Googlebot', value: 'Disallow: /p/*-dame', page: ROBOTS_AT, line: 2 }, {
      label: 'page', value: '/p/votter-dame', url: 'https://shop.test/p/votter-dame',
    }],
  }],
  'all blocked, each by its own rule': [given([ALL, 'Disallow: /p/genser', 'Disallow: /p/v']), {
    status: 'fail', params: { count: 2, total: 2, line: 2 }, evidence: [
      { line: 2 }, { value: '/p/genser' }, { line: 3 }, { value: '/p/votter-dame' },
    ],
    snippet: 'User-agent: *\nAllow: /',
  }],
  'only the home page is blocked': [given([ALL, 'Disallow: /$']), { status: 'pass', params: { total: 2 } }],
  'all but the products are blocked': [given([ALL, 'Disallow: /', 'Allow: /p/']), { status: 'pass', params: { total: 2 } }],
  'blocked by the rule that blocks the home page': [given([ALL, 'Disallow: /']), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'robots-home-google',
  }],
  'blocked by that rule and another': [given([ALL, 'Disallow: /', 'Disallow: /p/v']), {
    status: 'fail', params: { count: 2, total: 2, line: 2 },
  }],
  'rules for Bing do not apply to Google': [given(['User-agent: bingbot', 'Disallow: /']), {
    status: 'pass', params: { total: 2 },
  }],
  'robots.txt does not apply to another host': [given([ALL, 'Disallow: /'], [PATHS[2]!]), {
    status: 'not-measured', reason: 'ambiguous',
  }],
});
