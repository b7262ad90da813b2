import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { robotsLines } from '../../artifacts.ts';

export const check = defineCheck({
  id: 'content-signal',
  requiredArtifacts: { lines: robotsLines },
  judge({ lines: { contentSignals } }) {
    const [first] = contentSignals;
    if (!first) return { status: 'info', params: { variant: 'absent' } };
    const evidence = contentSignals.slice(0, MOST_EVIDENCE)
      .map(({ value, line }) => ({ label: 'Content-Signal', value: short(value), line }));
    return { status: 'info', params: { variant: 'present', value: short(first.value), line: first.line }, evidence };
  },
});
