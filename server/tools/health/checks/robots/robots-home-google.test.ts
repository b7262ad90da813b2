import { fetched } from '../../artifacts-rig.ts';
import { entryOf } from '../../artifacts-access-rig.ts';
import { ALL, ROBOTS_AT, rules, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-home-google.ts';

judgeTable(check, {
  'no rules': [saying(), { status: 'pass', params: {} }],
  'rules that leave the home page alone': [saying(ALL, 'Disallow: /kasse'), { status: 'pass', params: {} }],
  'another crawler is kept out': [saying('User-agent: bingbot', 'Disallow: /'), { status: 'pass', params: {} }],
  'everybody is kept out': [saying(ALL, 'Disallow: /'), {
    status: 'fail', params: { line: 2 }, evidence: [
      { label: 'Googlebot', value: 'Disallow: /', page: ROBOTS_AT, line: 2 },
      { label: 'page', value: '/', url: 'https://shop.test/' },
    ],
    snippet: 'User-agent: *\nAllow: /',
  }],
  'everybody but Google': [saying(ALL, 'Disallow: /', 'User-agent: Googlebot', 'Allow: /'), {
    status: 'pass', params: {},
  }],
  'Google by name': [saying(ALL, 'Allow: /', 'User-agent: googlebot', 'Disallow: /'), {
    status: 'fail', params: { line: 4 }, snippet: 'User-agent: googlebot\nAllow: /',
  }],
  'the page that the root leads to': [
    { rules: rules(ALL, 'Disallow: /no'), entry: entryOf(fetched('<h1>Shop</h1>', { path: '/no' })) },
    { status: 'fail', params: { line: 2 }, evidence: [{ line: 2 }, { value: '/no', url: 'https://shop.test/no' }] },
  ],
});
