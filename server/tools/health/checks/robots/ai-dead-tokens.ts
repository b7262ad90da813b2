import { DEAD_TOKENS } from '../../../../site/crawlers.ts';
import { check } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { robotsLines } from '../../needs.ts';

export const aiDeadTokens = check({
  id: 'ai-dead-tokens',
  needs: { lines: robotsLines },
  judge({ lines: { groups } }) {
    const named = groups.flatMap(({ agents }) => agents).flatMap(({ name, token, line }) => {
      const dead = DEAD_TOKENS.find((one) => one.toLowerCase() === token);
      return dead === undefined ? [] : [{ dead, name, line }];
    });
    const [first] = named;
    if (!first) return { status: 'pass', params: {} };
    const names = [...new Set(named.map(({ dead }) => dead))].join(', ');
    const evidence = named.slice(0, MOST_EVIDENCE)
      .map(({ name, line }) => ({ label: 'User-agent', value: short(name), line }));
    return { status: 'fail', params: { names, line: first.line }, evidence };
  },
});
