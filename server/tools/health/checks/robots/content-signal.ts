import { defineCheck, info } from '../../check.ts';
import { robotsEvidence } from '../../judging/robots-lines.ts';

export const check = defineCheck({
  id: 'content-signal',
  requiredArtifacts: { lines: 'robotsLines' },
  judge({ lines }) {
    const { contentSignals } = lines;
    const [first] = contentSignals;
    if (!first) return info({ variant: 'absent' });
    const evidence = contentSignals.map((signal) => robotsEvidence(lines, 'Content-Signal', signal));
    return info({ variant: 'present', value: first.value, line: first.line }, evidence);
  },
});
