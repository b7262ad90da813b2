import { expect } from 'vitest';
import { fetched } from '../../artifacts-rig.ts';
import { entryOf } from '../../artifacts-access-rig.ts';
import { ALL, ROBOTS_AT, rules, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ai-search-bots.ts';

const total = 10;

judgeTable(check, {
  'no rules': [saying(), { status: 'pass', params: { total } }],
  'other crawlers blocked': [
    saying('User-agent: GPTBot', 'User-agent: AdsBot-Google', 'User-agent: facebookexternalhit', 'Disallow: /'),
    { status: 'pass', params: { total } },
  ],
  'C3: one blocked': [saying('User-agent: OAI-SearchBot', 'Disallow: /'), {
    status: 'warn', params: { count: 1, total, names: 'OAI-SearchBot' }, evidence: [
      { label: 'OAI-SearchBot', value: 'Disallow: /', page: ROBOTS_AT, line: 2 },
      { label: 'page', value: '/', url: 'https://shop.test/' },
    ],
  }],
  'two blocked': [saying('User-agent: PerplexityBot', 'User-agent: OAI-SearchBot', 'Disallow: /'), {
    status: 'warn', params: { count: 2, total, names: 'OAI-SearchBot, PerplexityBot' }, evidence: [
      { label: 'OAI-SearchBot, PerplexityBot', line: 3 }, { label: 'page', value: '/' },
    ],
    snippet: 'User-agent: PerplexityBot\nUser-agent: OAI-SearchBot\nAllow: /',
  }],
  'all but one': [saying(ALL, 'Disallow: /', 'User-agent: OAI-SearchBot', 'Allow: /'), {
    status: 'warn', params: { count: total - 1, total, names: expect.not.stringContaining('OAI-SearchBot') },
  }],
  'C5: Applebot follows Googlebot': [saying('User-agent: Googlebot', 'Disallow: /'), {
    status: 'warn', params: { count: 2, total, names: 'Googlebot, Applebot' },
  }],
  'C6: Applebot has a group of its own': [saying('User-agent: Googlebot', 'Disallow: /', 'User-agent: Applebot', 'Allow: /'), {
    status: 'warn', params: { count: 1, total, names: 'Googlebot' },
  }],
  'C31: meta-webindexer': [saying('User-agent: meta-webindexer', 'Disallow: /'), {
    status: 'warn', params: { count: 1, total, names: 'meta-webindexer' },
  }],
  'C1, C2, C11, C32: only names for training': [
    saying('User-agent: Google-Extended', 'User-agent: GPTBot', 'User-agent: Applebot-Extended', 'User-agent: MistralAI-Training', 'Disallow: /'),
    { status: 'pass', params: { total } },
  ],
  'C4: all': [saying(ALL, 'Disallow: /'), {
    status: 'fail', params: { total }, evidence: [{ value: 'Disallow: /', line: 2 }, { value: '/' }],
  }],
  'all, from the root and the page it redirects to: each counts once': [
    { rules: rules(ALL, 'Disallow: /'), entry: entryOf(fetched('<h1>Shop</h1>', { path: '/no' })) },
    { status: 'fail', params: { total } },
  ],
  'all, from the page the root redirects to': [
    { rules: rules(ALL, 'Disallow: /no'), entry: entryOf(fetched('<h1>Shop</h1>', { path: '/no' })) },
    { status: 'fail', params: { total }, evidence: [{ line: 2 }, { url: 'https://shop.test/no' }] },
  ],
});
