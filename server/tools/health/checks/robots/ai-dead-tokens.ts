import { RETIRED_TOKENS } from '../../../../site/crawlers.ts';
import { defineCheck } from '../../check.ts';
import { robotsLines } from '../../artifacts.ts';
import { robotsEvidence } from '../../judging/robots-evidence.ts';

export const check = defineCheck({
  id: 'ai-dead-tokens',
  requiredArtifacts: { lines: robotsLines },
  judge({ lines }) {
    const named = lines.groups.flatMap(({ agents }) => agents).flatMap(({ name, token, line }) => {
      const dead = RETIRED_TOKENS.find((one) => one.toLowerCase() === token);
      return dead === undefined ? [] : [{ dead, name, line }];
    });
    const [first] = named;
    if (!first) return { status: 'pass', params: {} };
    const names = [...new Set(named.map(({ dead }) => dead))].join(', ');
    const evidence = named.map(({ name, line }) => robotsEvidence(lines, 'User-agent', { value: name, line }));
    return { status: 'warn', params: { names, line: first.line }, evidence };
  },
});
