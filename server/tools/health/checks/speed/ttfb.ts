import { bandOf } from '../../../../lab/bands.ts';
import { defineCheck } from '../../check.ts';
import { firstBytes } from '../../artifacts.ts';
import { inMs } from '../../judging/speed-figures.ts';

const BANDS = { good: 800, fair: 1_800 };

export const check = defineCheck({
  id: 'ttfb',
  requiredArtifacts: { firstBytes },
  judge({ firstBytes: timings }) {
    const waits = timings.flatMap(({ firstByte }) => (firstByte === null ? [] : [firstByte])).sort((a, b) => a - b);
    const middle = waits[waits.length >> 1];
    if (middle === undefined || waits.length < timings.length) return { status: 'not-measured', reason: 'timeout' };
    const evidence = timings.map(({ firstByte }, index) => ({ label: `TTFB ${index + 1}`, value: inMs(firstByte!) }));
    const ms = Math.round(middle);
    return { status: bandOf(ms, BANDS), params: { ms }, evidence };
  },
});
