import { expect } from 'vitest';
import { fetched } from '../../artifacts-rig.ts';
import { entryOf } from '../../artifacts-access-rig.ts';
import { ALL, ROBOTS_AT, rules, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ai-user-fetchers.ts';

const total = 8;

judgeTable(check, {
  'no rules': [saying(), { status: 'pass', params: { total } }],
  'other crawlers blocked': [
    saying('User-agent: GPTBot', 'User-agent: AdsBot-Google', 'User-agent: facebookexternalhit', 'Disallow: /'),
    { status: 'pass', params: { total } },
  ],
  'C7: one that may not obey, according to its owner': [saying('User-agent: ChatGPT-User', 'Disallow: /'), {
    status: 'info', params: { names: 'ChatGPT-User' }, evidence: [
      { label: 'ChatGPT-User', value: 'Disallow: /', page: ROBOTS_AT, line: 2 },
      { label: 'page', value: '/', url: 'https://shop.test/' },
    ],
  }],
  'C8: one that obeys': [saying('User-agent: Claude-User', 'Disallow: /'), {
    status: 'warn', params: { count: 1, total, names: 'Claude-User' }, evidence: [{ label: 'Claude-User', line: 2 }],
  }],
  'one of each': [saying('User-agent: Amzn-User', 'User-agent: ChatGPT-User', 'Disallow: /'), {
    status: 'warn', params: { count: 1, total, names: 'Amzn-User' }, evidence: [{ label: 'Amzn-User', line: 3 }],
    snippet: 'User-agent: Amzn-User\nAllow: /\n\nUser-agent: ChatGPT-User\nDisallow: /',
  }],
  'all that obey': [saying('User-agent: Claude-User', 'User-agent: Amzn-User', 'User-agent: MistralAI-User', 'Disallow: /'), {
    status: 'warn', params: { count: 3, total, names: 'Claude-User, Amzn-User, MistralAI-User' },
  }],
  'all but one': [saying(ALL, 'Disallow: /', 'User-agent: ChatGPT-User', 'Allow: /'), {
    status: 'warn', params: { count: 3, total, names: expect.not.stringContaining('ChatGPT-User') },
  }],
  'all': [saying(ALL, 'Disallow: /'), {
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
