import { RETIRED_TOKENS } from '../../../../site/crawlers.ts';
import { defineCheck } from '../../check.ts';
import { robotsLines } from '../../artifacts.ts';
import { namedTokens } from '../../judging/named-tokens.ts';

export const check = defineCheck({
  id: 'ai-dead-tokens',
  requiredArtifacts: { lines: robotsLines },
  judge({ lines }) {
    const named = namedTokens(lines, RETIRED_TOKENS);
    if (!named) return { status: 'pass', params: {} };
    const { names, line, evidence } = named;
    return { status: 'warn', params: { names: names.join(', '), line }, evidence };
  },
});
