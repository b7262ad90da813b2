import { ALL, productsAt, ROBOTS_AT, saying } from '../../artifacts-robots-rig.ts';
import { available, unavailable } from '../../available.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ai-grounding.ts';

const given = (...lines: readonly string[]) => ({ ...saying(...lines), maybeProducts: available(productsAt('/produkt/ull')) });

judgeTable(check, {
  'no rules': [given(), { status: 'pass', params: {} }],
  'C1: Google-Extended blocked': [given('User-agent: Google-Extended', 'Disallow: /'), {
    status: 'warn', params: { line: 2 },
    evidence: [
      { label: 'Google-Extended', value: 'Disallow: /', page: ROBOTS_AT, line: 2 },
      { value: '/' }, { value: '/produkt/ull' },
    ],
    snippet: 'User-agent: Google-Extended\nAllow: /',
  }],
  'C1: blocked from products only': [given('User-agent: Google-Extended', 'Disallow: /produkt/'), {
    status: 'warn', params: { line: 2 }, evidence: [{ line: 2 }, { url: 'https://shop.test/produkt/ull' }],
  }],
  'no product page': [{ ...saying('User-agent: Google-Extended', 'Disallow: /produkt/'), maybeProducts: unavailable('not-found') }, {
    status: 'pass', params: {},
  }],
  'C2: training blocked by other names': [given('User-agent: GPTBot', 'Disallow: /'), { status: 'pass', params: {} }],
  'C4: all crawlers blocked': [given(ALL, 'Disallow: /'), { status: 'warn', params: { line: 2 } }],
});
