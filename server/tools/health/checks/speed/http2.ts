import { defineCheck, fail, notMeasured, pass } from '../../check.ts';
import { fileEvidence } from '../../judging/speed-figures.ts';

const OLD = /^http\/[01]/i;
const NEW = /^h[23](?:$|-)/i;

export const check = defineCheck({
  id: 'http2',
  requiredArtifacts: { lab: 'lab' },
  judge({ lab: { http1Files, responses } }) {
    if (http1Files === null) return notMeasured('browser-failed');
    const few = responses.filter(({ protocol }) => OLD.test(protocol));
    const known = few.length + responses.filter(({ protocol }) => NEW.test(protocol)).length;
    // Lighthouse lists only hosts that serve many files, where requests must queue.
    const count = http1Files.length;
    const total = Math.max(known, count);
    if (total === 0) return notMeasured('not-found');
    if (count > 0) return fail({ count, total }, http1Files.map((file) => fileEvidence(file, file.protocol)));
    return pass({ count: few.length, total }, few.map((file) => fileEvidence(file, file.protocol)));
  },
});
