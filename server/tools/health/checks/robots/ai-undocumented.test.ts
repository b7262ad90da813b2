import { ALL, ROBOTS_AT, rules } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ai-undocumented.ts';

const lines = (...written: readonly string[]) => ({ lines: rules(...written) });

judgeTable(check, {
  'none': [lines(ALL, 'Disallow: /kasse', 'User-agent: GPTBot', 'Disallow: /'), { status: 'info', params: { variant: 'none' } }],
  'C9: GrokBot': [lines('User-agent: GrokBot', 'Disallow: /'), {
    status: 'info', params: { variant: 'unknown', names: 'GrokBot', line: 1 },
    evidence: [{ label: 'User-agent', value: 'GrokBot', page: ROBOTS_AT, line: 1 }],
  }],
  'C30: Bytespider': [lines(ALL, 'Allow: /', 'User-agent: bytespider', 'Disallow: /'), {
    status: 'info', params: { variant: 'disobeys', names: 'Bytespider', line: 3 },
  }],
  'both': [lines('User-agent: Bytespider', 'User-agent: xAI-Grok', 'Disallow: /'), {
    status: 'info', params: { variant: 'unknown', names: 'Bytespider, xAI-Grok', line: 1 },
  }],
});
