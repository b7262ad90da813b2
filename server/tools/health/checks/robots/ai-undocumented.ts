import { UNDOCUMENTED_TOKENS } from '../../../../site/crawlers.ts';
import { defineCheck, info } from '../../check.ts';
import { namedTokens } from '../../judging/robots-lines.ts';

export const check = defineCheck({
  id: 'ai-undocumented',
  requiredArtifacts: { lines: 'robotsLines' },
  judge({ lines }) {
    const named = namedTokens(lines, Object.keys(UNDOCUMENTED_TOKENS));
    if (!named) return info({ variant: 'none' });
    const { names, line, evidence } = named;
    const variant = names.every((name) => UNDOCUMENTED_TOKENS[name] === 'disobeys') ? 'disobeys' : 'unknown';
    return info({ variant, names: names.join(', '), line }, evidence);
  },
});
