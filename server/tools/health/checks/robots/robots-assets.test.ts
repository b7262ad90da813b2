import { sampled } from '../../artifacts-rig.ts';
import { ALL, ROBOTS_AT, robotsFileOf, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-assets.ts';

const SHOP = '<link rel="stylesheet" href="/shop.css"><script src="/shop.js"></script>';
const page = (head: string, path = '/') => sampled(
  'home', `<!doctype html><head>${head}</head><body><h1>Shop</h1></body>`, { path },
);
const given = (lines: readonly string[], ...heads: readonly string[]) =>
  ({ ...saying(...lines), file: robotsFileOf(''), pages: heads.map((head, place) => page(head, `/${place}`)) });
const closed = [ALL, 'Disallow: /*.css', 'Disallow: /*.js'];

const MANY = 25_000;
const manyRules = [ALL, ...Array.from({ length: MANY }, () => 'Disallow: /x'), 'User-agent: bingbot', ...Array.from({ length: MANY }, () => 'Disallow: /y')];
/** A URL of a thousand characters. */
const long = (name: string): string => `<script src="/${name.padEnd(1_000 - 'https://shop.test/'.length, '-')}"></script>`;

judgeTable(check, {
  'the limit on characters and rules': [given(manyRules, long('a') + long('b') + long('c')), {
    status: 'pass', params: { total: 2 },
  }],
  'a style sheet and a script, the same on each page': [given([ALL, 'Disallow: /kasse'], SHOP, SHOP), {
    status: 'pass', params: { total: 2 },
  }],
  'assets of every page': [given([], SHOP, '<script src="/b.js"></script>'), { status: 'pass', params: { total: 3 } }],
  'the style sheet is blocked': [given([ALL, 'Disallow: /*.css'], SHOP), {
    status: 'fail', params: { count: 1, total: 2, line: 2 }, evidence: [
      { label: 'Googlebot', value: 'Disallow: /*.css', page: ROBOTS_AT, line: 2 },
      { label: 'file', value: '/shop.css', url: 'https://shop.test/shop.css' },
    ],
    snippet: 'User-agent: *\nAllow: /',
  }],
  'the script is blocked, and before it the style sheet': [given(closed, SHOP), {
    status: 'fail', params: { count: 2, total: 2, line: 2 }, evidence: [
      { line: 2 }, { value: '/shop.css' }, { line: 3 }, { value: '/shop.js' },
    ],
  }],
  'the home page alone is blocked': [given([ALL, 'Disallow: /$'], SHOP), { status: 'pass', params: { total: 2 } }],
  'blocked by the rule that blocks the home page': [given([ALL, 'Disallow: /'], SHOP), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'robots-home-google',
  }],
  'for Google only': [given(['User-agent: bingbot', 'Disallow: /'], SHOP), { status: 'pass', params: { total: 2 } }],
  'in capitals, among other relations': [given([], '<link rel="preload STYLESHEET" href="/a.css">'), {
    status: 'pass', params: { total: 1 },
  }],
  'relative to a base URL': [given([ALL, 'Disallow: /t/'], '<base href="/t/"><script src="a.js"></script>'), {
    status: 'fail', params: { count: 1, total: 1, line: 2 },
    evidence: [{ line: 2 }, { url: 'https://shop.test/t/a.js' }],
  }],
  'scripts injected by a CDN or a platform': [
    given(
      [ALL, 'Disallow: /'],
      '<script src="/cdn-cgi/a.js"></script><script src="/checkouts/b.js"></script><script src="/cdn/wpm/c.js"></script>',
    ),
    { status: 'not-applicable' },
  ],
  'a folder that only resembles theirs': [given([ALL, 'Disallow: /a/'], '<script src="/a/cdn-cgi/a.js"></script>'), {
    status: 'fail', params: { count: 1, total: 1, line: 2 },
  }],
  'other links, a script without a URL and one with an invalid URL': [
    given(
      closed,
      '<link rel="icon" href="/a.css"><link rel="stylesheets" href="/a.css"><link rel="mystylesheet" href="/a.css"><link href="/b.css"><link rel="stylesheet"><script>1</script><script src="http://"></script>',
    ),
    { status: 'not-applicable' },
  ],
  'only from other hosts': [
    given(closed, '<script src="https://cdn.test/a.js"></script><script src="http://shop.test/b.js"></script>'),
    { status: 'not-applicable' },
  ],
  'none at all': [given(closed, ''), { status: 'not-applicable' }],
});
