import { expect } from 'vitest';
import { visit } from '../../artifacts-rig.ts';
import { entryOf } from '../../artifacts-access-rig.ts';
import { ALL, rules, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { aiUserFetchers } from './ai-user-fetchers.ts';

const total = 7;

judgeTable(aiUserFetchers, {
  'no rules': [saying(), { status: 'pass', params: { total } }],
  'other crawlers kept out': [
    saying('User-agent: GPTBot', 'User-agent: AdsBot-Google', 'User-agent: facebookexternalhit', 'Disallow: /'),
    { status: 'pass', params: { total } },
  ],
  'one kept out': [saying('User-agent: ChatGPT-User', 'Disallow: /'), {
    status: 'warn', params: { count: 1, total, names: 'ChatGPT-User' }, evidence: [
      { label: 'ChatGPT-User', value: 'Disallow: /', url: 'https://shop.test/', line: 2 },
    ],
  }],
  'two kept out': [saying('User-agent: Perplexity-User', 'User-agent: ChatGPT-User', 'Disallow: /'), {
    status: 'warn', params: { count: 2, total, names: 'ChatGPT-User, Perplexity-User' }, evidence: [
      { label: 'ChatGPT-User', line: 3 }, { label: 'Perplexity-User', line: 3 },
    ],
  }],
  'all but one': [saying(ALL, 'Disallow: /', 'User-agent: ChatGPT-User', 'Allow: /'), {
    status: 'warn', params: { count: total - 1, total, names: expect.not.stringContaining('ChatGPT-User') },
  }],
  'all': [saying(ALL, 'Disallow: /'), {
    status: 'fail', params: { total }, evidence: [{ value: 'Disallow: /', line: 2 }, { line: 2 }],
  }],
  'all, from the root and from the page it leads to: each is counted once': [
    { rules: rules(ALL, 'Disallow: /'), entry: entryOf(visit('<h1>Shop</h1>', { path: '/no' })) },
    { status: 'fail', params: { total } },
  ],
  'all, from the page the root leads to': [
    { rules: rules(ALL, 'Disallow: /no'), entry: entryOf(visit('<h1>Shop</h1>', { path: '/no' })) },
    { status: 'fail', params: { total }, evidence: [{ url: 'https://shop.test/no' }] },
  ],
});
