import { bandOf } from '../../../../lab/bands.ts';
import { defineCheck, notMeasured, pass } from '../../check.ts';
import { fileEvidence, inKilobytes, inMs } from '../../judging/speed-figures.ts';

/** Possible savings on a phone, in milliseconds: below 200 hardly noticeable, above 800 much of a slow load. */
const BANDS = { good: 200, fair: 800 };

export const check = defineCheck({
  id: 'render-blocking',
  requiredArtifacts: { lab: 'lab' },
  judge({ lab: { renderBlocking } }) {
    if (renderBlocking === null) return notMeasured('browser-failed');
    const { files } = renderBlocking;
    const evidence = files.map((file) =>
      fileEvidence(file, file.ms === null ? inKilobytes(file.bytes) : `${inKilobytes(file.bytes)}, ${inMs(file.ms)}`));
    const status = bandOf(renderBlocking.ms, BANDS);
    if (status === 'pass' || files.length === 0) return pass({}, evidence);
    return { status, params: { count: files.length, ms: Math.ceil(renderBlocking.ms) }, evidence };
  },
});
