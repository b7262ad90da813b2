import { ALL, productsAt, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './preview-bots.ts';

const given = (...lines: readonly string[]) => ({ ...saying(...lines), products: available(productsAt('/p/genser')) });

judgeTable(check, {
  'allowed': [given(ALL, 'Disallow: /kasse'), { status: 'pass', params: {} }],
  'blocked by name': [given('User-agent: facebookexternalhit', 'Disallow: /'), {
    status: 'fail', params: { line: 2 }, evidence: [
      { label: 'facebookexternalhit', line: 2 }, { url: 'https://shop.test/' }, { url: 'https://shop.test/p/genser' },
    ],
  }],
  'blocked from products': [given(ALL, 'Disallow: /p/'), {
    status: 'fail', params: { line: 2 }, evidence: [{ line: 2 }, { url: 'https://shop.test/p/genser' }],
    snippet: 'User-agent: facebookexternalhit\nAllow: /',
  }],
  'another crawler': [given('User-agent: Googlebot', 'Disallow: /'), { status: 'pass', params: {} }],
  'no product page': [{ ...saying(ALL, 'Disallow: /p/'), products: unavailable('not-found') }, {
    status: 'pass', params: {},
  }],
});
