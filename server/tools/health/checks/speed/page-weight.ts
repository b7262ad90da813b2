import { bandOf } from '../../../../lab/bands.ts';
import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { partialLab } from '../../artifacts.ts';
import { fileEvidence, inKb } from '../../judging/speed-figures.ts';

const MIB = 1024 * 1024;
const BANDS = { good: 2.67 * MIB, fair: 4 * MIB };

export const check = defineCheck({
  id: 'page-weight',
  requiredArtifacts: { lab: partialLab },
  judge({ lab: { weight, heaviest, cutBy } }) {
    if (weight === null) return { status: 'not-measured', reason: 'browser-failed' };
    const status = bandOf(weight, BANDS);
    // A page cut short weighs at least this much: enough to fail, not to pass.
    if (cutBy && status !== 'fail') return { status: 'not-measured', reason: 'budget' };
    const evidence = heaviest.slice(0, MOST_EVIDENCE).map((file) => fileEvidence(file, inKb(file.bytes)));
    return { status, params: { bytes: weight }, evidence };
  },
});
