import { ALL, ROBOTS_AT, rules } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ai-dead-tokens.ts';

const lines = (...written: readonly string[]) => ({ lines: rules(...written) });

judgeTable(check, {
  'none': [lines(ALL, 'Disallow: /kasse', 'User-agent: ClaudeBot', 'Disallow: /'), { status: 'pass', params: {} }],
  'a name that begins like one': [lines('User-agent: anthropic-ai-search', 'Disallow: /'), {
    status: 'pass', params: {},
  }],
  'C10: a retired name': [lines('User-agent: anthropic-ai', 'Disallow: /'), {
    status: 'warn', params: { names: 'anthropic-ai', line: 1 },
  }],
  'one': [lines(ALL, 'Allow: /', 'User-agent: Claude-Web', 'Disallow: /'), {
    status: 'warn', params: { names: 'Claude-Web', line: 3 }, evidence: [
      { label: 'User-agent', value: 'Claude-Web', page: ROBOTS_AT, line: 3 },
    ],
  }],
  'both, as written and in any case': [lines('User-agent: ANTHROPIC-AI/1.0', 'User-agent: claude-web', 'Disallow: /'), {
    status: 'warn', params: { names: 'anthropic-ai, Claude-Web', line: 1 }, evidence: [
      { value: 'ANTHROPIC-AI/1.0', line: 1 }, { value: 'claude-web', line: 2 },
    ],
  }],
  'one repeated': [lines(...Array.from({ length: 11 }, () => 'User-agent: Claude-Web')), {
    status: 'warn', params: { names: 'Claude-Web', line: 1 },
  }],
});
