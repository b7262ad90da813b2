import { check } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { isFound } from '../../gather/robots.ts';
import { robotsFile } from '../../needs.ts';

const BUSY = 429;

export const robotsStatus = check({
  id: 'robots-status',
  needs: { file: robotsFile },
  judge({ file: { status, visit: { result } } }) {
    const evidence = result ? hopEvidence(result) : [];
    if (status === null) return { status: 'warn', params: { redirects: result?.hops.length ?? 0 }, evidence };
    if (status === BUSY) return { status: 'fail', params: { variant: 'busy' }, evidence };
    if (status >= 500) return { status: 'fail', params: { variant: 'server-error', status }, evidence };
    if (isFound(status)) return { status: 'pass', params: { variant: 'found' }, evidence };
    return { status: 'pass', params: { variant: 'absent', status }, evidence };
  },
});
