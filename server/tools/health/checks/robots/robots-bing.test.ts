import { ALL, productsAt, robotsFileOf, rules } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-bing.ts';

const saying = (...lines: readonly string[]) =>
  ({ file: robotsFileOf(''), rules: rules(...lines), products: productsAt('/p/genser', '/p/lue') });

judgeTable(check, {
  'allowed': [saying(ALL, 'Disallow: /kasse'), { status: 'pass', params: { total: 2 } }],
  'blocked by name': [saying(ALL, 'Allow: /', 'User-agent: BingBot', 'Disallow: /p'), {
    status: 'fail', params: { count: 2, total: 2, line: 4 }, evidence: [
      { label: 'bingbot', line: 4 }, { url: 'https://shop.test/p/genser' }, { url: 'https://shop.test/p/lue' },
    ],
    snippet: 'User-agent: BingBot\nAllow: /',
  }],
  'rules for Google do not apply to Bing': [saying('User-agent: Googlebot', 'Disallow: /'), {
    status: 'pass', params: { total: 2 },
  }],
  'products on another host only': [
    { ...saying(ALL, 'Disallow: /'), products: productsAt('https://other.test/p/lue') },
    { status: 'not-measured', reason: 'ambiguous' },
  ],
});
