import { bandOf } from '../../../../lab/bands.ts';
import type { LabFile } from '../../../../lab/lab-result.ts';
import { defineCheck, notMeasured } from '../../check.ts';
import { fileEvidence, inKilobytes } from '../../judging/speed-figures.ts';

/** Lighthouse's thresholds of 2,667 and 4,000 KiB, cut to the 10 kB that weights are shown in. */
const BANDS = { good: 2_730_000, fair: 4_090_000 };

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
