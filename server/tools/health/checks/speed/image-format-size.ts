import { defineCheck, notMeasured, pass } from '../../check.ts';
import { fileEvidence, inKilobytes } from '../../judging/speed-figures.ts';

const WASTE = 100_000;
const MAX_FOR_WARNING = 3;

export const check = defineCheck({
  id: 'image-format-size',
  requiredArtifacts: { lab: 'lab' },
  judge({ lab: { images } }) {
    if (images === null) return notMeasured('browser-failed');
    const wasteful = images.filter(({ wastedBytes: waste }) => waste > WASTE)
      .sort((a, b) => b.wastedBytes - a.wastedBytes);
    if (wasteful.length === 0) return pass({});
    const count = wasteful.length;
    const bytes = wasteful.reduce((sum, { wastedBytes }) => sum + wastedBytes, 0);
    const evidence = wasteful.map((image) =>
      fileEvidence(image, `${inKilobytes(image.bytes)}, −${inKilobytes(image.wastedBytes)}`));
    return { status: count > MAX_FOR_WARNING ? 'fail' : 'warn', params: { count, bytes }, evidence };
  },
});
