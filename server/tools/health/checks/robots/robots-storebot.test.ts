import { ALL, productsAt, ROBOTS_AT, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './robots-storebot.ts';

const products = available(productsAt('/p/genser'));
const given = (...lines: readonly string[]) => ({ ...saying(...lines), products });

judgeTable(check, {
  'C4: AdsBot-Google does not heed rules for everybody': [given(ALL, 'Disallow: /'), {
    status: 'fail', params: { names: 'Storebot-Google', line: 2 },
  }],
  'let in': [given(ALL, 'Disallow: /kasse'), { status: 'pass', params: {} }],
  'kept from products by rules for everybody': [given(ALL, 'Disallow: /p/'), {
    status: 'fail', params: { names: 'Storebot-Google', line: 2 },
    evidence: [{ label: 'Storebot-Google', value: 'Disallow: /p/', page: ROBOTS_AT, line: 2 }, {
      label: 'page', value: '/p/genser', url: 'https://shop.test/p/genser',
    }],
    snippet: 'User-agent: Storebot-Google\nAllow: /',
  }],
  'the one for ads must be named': [given('User-agent: adsbot-google', 'Disallow: /p/'), {
    status: 'fail', params: { names: 'AdsBot-Google', line: 2 },
  }],
  'both by name': [given('User-agent: AdsBot-Google', 'User-agent: Storebot-Google', 'Disallow: /'), {
    status: 'fail', params: { names: 'Storebot-Google, AdsBot-Google', line: 3 },
    evidence: [{ label: 'Storebot-Google, AdsBot-Google', line: 3 }, { value: '/' }, { value: '/p/genser' }],
  }],
  'no product was seen, and the home page is open': [
    { ...saying(ALL, 'Disallow: /p/'), products: unavailable('not-found') }, { status: 'pass', params: {} },
  ],
  'no product was seen, and the home page is closed': [{
    ...saying(ALL, 'Disallow: /'), products: unavailable('not-found'),
  }, {
    status: 'fail', params: { names: 'Storebot-Google', line: 2 },
  }],
});
