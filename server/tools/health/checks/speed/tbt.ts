import { bandOf, METRIC_BANDS } from '../../../../lab/bands.ts';
import { defineCheck, notMeasured, warn } from '../../check.ts';
import { endingWith } from '../../evidence.ts';
import {
  fieldEvidence, fileEvidence, INP_BANDS, inMs, runsEvidence, visitorsFigure,
} from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'tbt',
  requiredArtifacts: { lab: 'lab', field: 'field?' },
  judge({ lab, field }) {
    const { metrics, longTasks } = lab;
    if (metrics.tbt === null) return notMeasured('browser-failed');
    // Lighthouse has its own labels for time it cannot attribute to a file.
    const known = longTasks.filter(({ url }) => URL.canParse(url));
    const measuredHow = [...runsEvidence(lab), ...fieldEvidence(field, 'inp')];
    const evidence = endingWith(measuredHow, known.map((task) => fileEvidence(task, inMs(task.ms))));
    const ms = Math.round(metrics.tbt);
    const status = bandOf(ms, METRIC_BANDS.tbt);
    if (status === 'warn') return { status, params: { variant: 'lab', ms }, evidence };
    // TBT is not the same metric as INP, so field data can only keep it from passing.
    const inp = field.value ? visitorsFigure(field.value, 'inp') : null;
    if (status === 'pass' && inp !== null && bandOf(inp.value, INP_BANDS) !== 'pass') {
      const variant = inp.on === 'phone' ? 'visitors' : 'desktop-visitors';
      return warn({ variant, ms, inp: inp.value }, evidence);
    }
    return { status, params: { ms }, evidence };
  },
});
