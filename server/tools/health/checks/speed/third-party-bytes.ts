import { bandOf } from '../../../../lab/bands.ts';
import { defineCheck, notMeasured } from '../../check.ts';
import { inKilobytes } from '../../judging/speed-figures.ts';

const BANDS = { good: 500_000, fair: 1_000_000 };

/** Lighthouse's categories for shop platforms and CDNs: any of their files may be the store's own. */
const MAY_BE_OWN = ['hosting', 'cdn'];

export const check = defineCheck({
  id: 'third-party-bytes',
  requiredArtifacts: { lab: 'lab' },
  judge({ lab: { others } }) {
    if (others === null) return notMeasured('browser-failed');
    const counted = others.filter(({ kind }) => !MAY_BE_OWN.includes(kind ?? '')).sort((a, b) => b.bytes - a.bytes);
    const bytes = counted.reduce((sum, one) => sum + one.bytes, 0);
    const evidence = counted.map((one) =>
      ({ label: inKilobytes(one.bytes), value: one.name }));
    return { status: bandOf(bytes, BANDS), params: { bytes }, evidence };
  },
});
