import { bandOf } from '../../../../lab/bands.ts';
import { check } from '../../check.ts';
import { firstBytes } from '../../needs.ts';
import { inMs } from './figures.ts';

const BANDS = { good: 800, fair: 1_800 };

export const ttfb = check({
  id: 'ttfb',
  needs: { firstBytes },
  judge({ firstBytes: timings }) {
    const waits = timings.flatMap(({ firstByte }) => (firstByte === null ? [] : [firstByte])).sort((a, b) => a - b);
    const middle = waits[waits.length >> 1];
    if (middle === undefined || waits.length < timings.length) return { status: 'not-measured', reason: 'timeout' };
    const evidence = timings.map(({ firstByte }, index) => ({ label: `TTFB ${index + 1}`, value: inMs(firstByte!) }));
    return { status: bandOf(middle, BANDS), params: { ms: Math.round(middle) }, evidence };
  },
});
