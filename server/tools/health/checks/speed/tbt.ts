import { bandOf, METRIC_BANDS } from '../../../../lab/bands.ts';
import { defineCheck, notMeasured } from '../../check.ts';
import { endingWith } from '../../evidence.ts';
import { fileEvidence, inMs, runsEvidence } from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'tbt',
  requiredArtifacts: { lab: 'lab' },
  judge({ lab }) {
    const { metrics, longTasks } = lab;
    if (metrics.tbt === null) return notMeasured('browser-failed');
    // Lighthouse has its own labels for time it cannot attribute to a file.
    const known = longTasks.filter(({ url }) => URL.canParse(url));
    const evidence = endingWith(runsEvidence(lab), known.map((task) => fileEvidence(task, inMs(task.ms))));
    const ms = Math.round(metrics.tbt);
    return { status: bandOf(ms, METRIC_BANDS.tbt), params: { ms }, evidence };
  },
});
