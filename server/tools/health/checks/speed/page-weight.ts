import { bandOf } from '../../../../lab/bands.ts';
import type { LabFile } from '../../../../lab/lab-result.ts';
import { defineCheck, notMeasured } from '../../check.ts';
import { fileEvidence, inKilobytes } from '../../judging/speed-figures.ts';

const KIB = 1024;
/** Lighthouse's thresholds. */
const BANDS = { good: 2_667 * KIB, fair: 4_000 * KIB };

export const check = defineCheck({
  id: 'page-weight',
  requiredArtifacts: { lab: 'partialLab' },
  judge({ lab: { totalBytes, heaviest, exhaustedBudget } }) {
    if (totalBytes === null) return notMeasured('browser-failed');
    const status = bandOf(totalBytes, BANDS);
    // A page cut short weighs at least this much: enough to fail, not to pass.
    if (exhaustedBudget && status !== 'fail') return notMeasured('budget');
    const evidence = eachOnce(heaviest).map((file) => fileEvidence(file, inKilobytes(file.bytes)));
    return { status, params: { bytes: totalBytes }, evidence };
  },
});

/** Each file once, with its total size: Lighthouse lists a file once for every transfer. */
const eachOnce = (files: readonly LabFile[]): LabFile[] =>
  [...Map.groupBy(files, ({ url }) => url)]
    .map(([url, same]) => ({ url, bytes: same.reduce((sum, { bytes }) => sum + bytes, 0) }))
    .sort((a, b) => b.bytes - a.bytes);
