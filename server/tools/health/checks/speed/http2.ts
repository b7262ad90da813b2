import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { lab } from '../../artifacts.ts';
import { fileEvidence } from '../../judging/speed-figures.ts';

export const check = defineCheck({
  id: 'http2',
  requiredArtifacts: { lab },
  judge({ lab: { oldHttp, responses } }) {
    if (oldHttp === null) return { status: 'not-measured', reason: 'browser-failed' };
    // Lighthouse names only files of hosts that send many, where one must wait for the other.
    const [count, total] = [oldHttp.length, Math.max(responses.length, oldHttp.length)];
    if (count === 0) {
      const few = responses.filter(({ protocol }) => /^http\/[01]/i.test(protocol));
      if (few.length === 0) return { status: 'pass', params: { variant: 'all', total } };
      const evidence = few.slice(0, MOST_EVIDENCE).map((file) => fileEvidence(file, file.protocol));
      return { status: 'pass', params: { variant: 'few', count: few.length, total }, evidence };
    }
    const evidence = oldHttp.slice(0, MOST_EVIDENCE).map((file) => fileEvidence(file, file.protocol));
    return { status: 'fail', params: { count, total }, evidence };
  },
});
