import { ALL, productsAt, ROBOTS_AT, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './robots-storebot.ts';

const GOOGLEBOT_ALLOWED = ['User-agent: Googlebot', 'Allow: /'];
const products = available(productsAt('/p/genser'));
const given = (...lines: readonly string[]) => ({ ...saying(...lines), products });

judgeTable(check, {
  'C4: AdsBot-Google ignores rules for all crawlers': [given(...GOOGLEBOT_ALLOWED, ALL, 'Disallow: /'), {
    status: 'fail', params: { names: 'Storebot-Google', line: 4 },
  }],
  'blocked by the rule that blocks the home page for Googlebot': [given(ALL, 'Disallow: /'), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'robots-home-google',
  }],
  'only Googlebot is blocked': [given('User-agent: Googlebot', 'Disallow: /'), { status: 'pass', params: {} }],
  'allowed': [given(ALL, 'Disallow: /kasse'), { status: 'pass', params: {} }],
  'blocked from products by rules for all crawlers': [given(ALL, 'Disallow: /p/'), {
    status: 'fail', params: { names: 'Storebot-Google', line: 2 },
    evidence: [{ label: 'Storebot-Google', value: 'Disallow: /p/', page: ROBOTS_AT, line: 2 }, {
      label: 'page', value: '/p/genser', url: 'https://shop.test/p/genser',
    }],
    snippet: 'User-agent: Storebot-Google\nAllow: /',
  }],
  'AdsBot-Google blocked by name': [given('User-agent: adsbot-google', 'Disallow: /p/'), {
    status: 'fail', params: { names: 'AdsBot-Google', line: 2 },
  }],
  'both by name': [given('User-agent: AdsBot-Google', 'User-agent: Storebot-Google', 'Disallow: /'), {
    status: 'fail', params: { names: 'Storebot-Google, AdsBot-Google', line: 3 },
    evidence: [{ label: 'Storebot-Google, AdsBot-Google', line: 3 }, { value: '/' }, { value: '/p/genser' }],
  }],
  'no product page, and the home page is allowed': [
    { ...saying(ALL, 'Disallow: /p/'), products: unavailable('not-found') }, { status: 'pass', params: {} },
  ],
  'no product page, and the home page is blocked': [{
    ...saying(...GOOGLEBOT_ALLOWED, ALL, 'Disallow: /'), products: unavailable('not-found'),
  }, {
    status: 'fail', params: { names: 'Storebot-Google', line: 4 },
  }],
});
