import { check } from '../../check.ts';
import { robotsFile, robotsLines } from '../../needs.ts';

const MOST_BYTES = 500 * 1024;

export const robotsSize = check({
  id: 'robots-size',
  needs: { file: robotsFile, lines: robotsLines },
  judge({ file: { visit: { result } } }) {
    if (!result?.ok) return { status: 'not-measured', reason: 'unreachable' };
    const bytes = result.body.length;
    if (bytes > MOST_BYTES) return { status: 'fail', params: { bytes } };
    return result.truncated ? { status: 'not-measured', reason: 'truncated' } : { status: 'pass', params: { bytes } };
  },
});
