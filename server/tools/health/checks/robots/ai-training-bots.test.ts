import { expect } from 'vitest';
import { ALL, ROBOTS_AT, saying } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ai-training-bots.ts';

const total = 11;

judgeTable(check, {
  'no rules': [saying(), { status: 'info', params: { variant: 'allowed', total } }],
  'search crawlers blocked': [saying('User-agent: OAI-SearchBot', 'User-agent: ChatGPT-User', 'Disallow: /'), {
    status: 'info', params: { variant: 'allowed', total },
  }],
  'C2: one blocked': [saying('User-agent: GPTBot', 'Disallow: /'), {
    status: 'info', params: {
      variant: 'some-blocked', count: 1, total, names: 'GPTBot',
    }, evidence: [{ label: 'GPTBot', value: 'Disallow: /', page: ROBOTS_AT, line: 2 }, { value: '/' }],
  }],
  'two blocked': [saying('User-agent: CCBot', 'User-agent: GPTBot', 'Disallow: /'), {
    status: 'info', params: { variant: 'some-blocked', count: 2, total, names: 'GPTBot, CCBot' },
  }],
  'C11: Applebot-Extended': [saying('User-agent: Applebot-Extended', 'Disallow: /'), {
    status: 'info', params: { variant: 'some-blocked', count: 1, total, names: 'Applebot-Extended' },
  }],
  'C30: Bytespider': [saying('User-agent: Bytespider', 'Disallow: /'), {
    status: 'info', params: { variant: 'some-blocked', count: 1, total, names: 'Bytespider' },
  }],
  'C32: MistralAI-Training': [saying('User-agent: MistralAI-Training', 'Disallow: /'), {
    status: 'info', params: { variant: 'some-blocked', count: 1, total, names: 'MistralAI-Training' },
  }],
  'all': [saying(ALL, 'Disallow: /'), {
    status: 'info', params: { variant: 'blocked', total },
    evidence: [{ label: expect.stringContaining('GPTBot, '), line: 2 }, { value: '/' }],
  }],
});
