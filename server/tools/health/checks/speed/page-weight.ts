import { bandOf } from '../../../../lab/bands.ts';
import { check } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { labEvenCut } from '../../needs.ts';
import { fileEvidence, inKb } from './figures.ts';

const MIB = 1024 * 1024;
const BANDS = { good: 2.67 * MIB, fair: 4 * MIB };

export const pageWeight = check({
  id: 'page-weight',
  needs: { lab: labEvenCut },
  judge({ lab: { weight, heaviest, cutBy } }) {
    if (weight === null) return { status: 'not-measured', reason: 'browser-failed' };
    const status = bandOf(weight, BANDS);
    // A page that was cut short weighs at least as much: enough to fail, not enough to pass.
    if (cutBy && status !== 'fail') return { status: 'not-measured', reason: 'budget' };
    const evidence = heaviest.slice(0, MOST_EVIDENCE).map((file) => fileEvidence(file, inKb(file.bytes)));
    return { status, params: { bytes: weight }, evidence };
  },
});
