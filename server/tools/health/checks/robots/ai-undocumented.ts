import { UNDOCUMENTED_TOKENS } from '../../../../site/crawlers.ts';
import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { robotsLines } from '../../artifacts.ts';

export const check = defineCheck({
  id: 'ai-undocumented',
  requiredArtifacts: { lines: robotsLines },
  judge({ lines: { groups } }) {
    const known = Object.keys(UNDOCUMENTED_TOKENS);
    const named = groups.flatMap(({ agents }) => agents).flatMap(({ name, token, line }) =>
      known.filter((one) => one.toLowerCase() === token).map((one) => ({ one, name, line })));
    const [first] = named;
    if (!first) return { status: 'info', params: { variant: 'none' } };
    const names = [...new Set(named.map(({ one }) => one))];
    const variant = names.every((one) => UNDOCUMENTED_TOKENS[one] === 'disobeys') ? 'disobeys' : 'unknown';
    const evidence = named.slice(0, MOST_EVIDENCE).map(({ name, line }) => ({ label: 'User-agent', value: short(name), line }));
    return { status: 'info', params: { variant, names: names.join(', '), line: first.line }, evidence };
  },
});
