import { defineCheck, info } from '../../check.ts';
import { directiveLines } from '../../judging/robots-lines.ts';

export const check = defineCheck({
  id: 'content-signal',
  requiredArtifacts: { lines: 'robotsLines' },
  judge({ lines }) {
    const signals = directiveLines(lines, 'Content-Signal');
    const [first] = signals;
    if (!first) return info({ variant: 'absent' });
    const { value, line } = first;
    return info({ variant: 'present', value, line }, signals.map(({ evidence }) => evidence));
  },
});
