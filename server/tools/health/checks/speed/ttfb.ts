import { bandOf } from '../../../../lab/bands.ts';
import { defineCheck, notMeasured } from '../../check.ts';
import { inMs } from '../../judging/speed-figures.ts';

const BANDS = { good: 800, fair: 1_800 };

export const check = defineCheck({
  id: 'ttfb',
  requiredArtifacts: { firstBytes: 'firstBytes' },
  judge({ firstBytes }) {
    const waits = firstBytes.filter((wait) => wait !== null);
    const middle = waits.toSorted((a, b) => a - b)[waits.length >> 1];
    if (middle === undefined || waits.length < firstBytes.length) return notMeasured('timeout');
    const evidence = waits.map((wait, index) => ({ label: `TTFB ${index + 1}`, value: inMs(wait) }));
    const ms = Math.round(middle);
    return { status: bandOf(ms, BANDS), params: { ms }, evidence };
  },
});
