import { RETIRED_TOKENS } from '../../../../site/crawlers.ts';
import { defineCheck, pass, warn } from '../../check.ts';
import { namedTokens } from '../../judging/robots-lines.ts';

export const check = defineCheck({
  id: 'ai-dead-tokens',
  requiredArtifacts: { lines: 'robotsLines' },
  judge({ lines }) {
    const named = namedTokens(lines, RETIRED_TOKENS);
    if (!named) return pass({});
    const { names, line, evidence } = named;
    return warn({ names: names.join(', '), line }, evidence);
  },
});
