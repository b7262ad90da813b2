import { fetched } from '../../artifacts-rig.ts';
import { entryOf } from '../../artifacts-access-rig.ts';
import { ALL, ROBOTS_AT, rules, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-home-google.ts';

judgeTable(check, {
  'no rules': [saying(), { status: 'pass', params: {} }],
  'rules that allow the home page': [saying(ALL, 'Disallow: /kasse'), { status: 'pass', params: {} }],
  'another crawler is blocked': [saying('User-agent: bingbot', 'Disallow: /'), { status: 'pass', params: {} }],
  'all crawlers are blocked': [saying(ALL, 'Disallow: /'), {
    status: 'fail', params: { line: 2 }, evidence: [
      { label: 'Googlebot', value: 'Disallow: /', page: ROBOTS_AT, line: 2 },
      { label: 'page', value: '/', url: 'https://shop.test/' },
    ],
    snippet: 'User-agent: *\nAllow: /',
  }],
  'all crawlers but Google': [saying(ALL, 'Disallow: /', 'User-agent: Googlebot', 'Allow: /'), {
    status: 'pass', params: {},
  }],
  'Google is blocked by name': [saying(ALL, 'Allow: /', 'User-agent: googlebot', 'Disallow: /'), {
    status: 'fail', params: { line: 4 }, snippet: 'User-agent: googlebot\nAllow: /',
  }],
  'the page that the root redirects to': [
    { rules: rules(ALL, 'Disallow: /no'), entry: entryOf(fetched('<h1>Shop</h1>', { path: '/no' })) },
    { status: 'fail', params: { line: 2 }, evidence: [{ line: 2 }, { value: '/no', url: 'https://shop.test/no' }] },
  ],
});
