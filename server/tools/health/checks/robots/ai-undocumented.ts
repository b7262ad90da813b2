import { UNDOCUMENTED_TOKENS } from '../../../../site/crawlers.ts';
import { defineCheck } from '../../check.ts';
import { robotsLines } from '../../artifacts.ts';
import { robotsEvidence } from '../../judging/robots-evidence.ts';

export const check = defineCheck({
  id: 'ai-undocumented',
  requiredArtifacts: { lines: robotsLines },
  judge({ lines }) {
    const known = Object.keys(UNDOCUMENTED_TOKENS);
    const named = lines.groups.flatMap(({ agents }) => agents).flatMap(({ name, token, line }) =>
      known.filter((one) => one.toLowerCase() === token).map((one) => ({ one, name, line })));
    const [first] = named;
    if (!first) return { status: 'info', params: { variant: 'none' } };
    const names = [...new Set(named.map(({ one }) => one))];
    const variant = names.every((one) => UNDOCUMENTED_TOKENS[one] === 'disobeys') ? 'disobeys' : 'unknown';
    const evidence = named.map(({ name, line }) => robotsEvidence(lines, 'User-agent', { value: name, line }));
    return { status: 'info', params: { variant, names: names.join(', '), line: first.line }, evidence };
  },
});
