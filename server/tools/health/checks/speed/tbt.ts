import { bandOf, METRIC_BANDS } from '../../../../lab/bands.ts';
import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { lab } from '../../artifacts.ts';
import { fileEvidence, inMs, runsEvidence } from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'tbt',
  requiredArtifacts: { lab },
  judge({ lab: measured }) {
    const { metrics, tasks } = measured;
    if (metrics.tbt === null) return { status: 'not-measured', reason: 'browser-failed' };
    // Lighthouse names what it cannot lay at a file's door in words of its own.
    const known = tasks.filter(({ url }) => URL.canParse(url));
    const evidence = [
      ...known.slice(0, MOST_EVIDENCE).map((task) => fileEvidence(task, inMs(task.ms))), ...runsEvidence(measured),
    ];
    return { status: bandOf(metrics.tbt, METRIC_BANDS.tbt), params: { ms: Math.round(metrics.tbt) }, evidence };
  },
});
