import { defineCheck } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { isFound } from '../../gather/robots.ts';
import { robotsFile } from '../../artifacts.ts';

const BUSY = 429;

export const check = defineCheck({
  id: 'robots-status',
  requiredArtifacts: { file: robotsFile },
  judge({ file: { status, resource: { result } } }) {
    const evidence = hopEvidence(result);
    if (status === null) return { status: 'warn', params: { redirects: result?.hops.length ?? 0 }, evidence };
    if (status === BUSY) return { status: 'fail', params: { variant: 'busy' }, evidence };
    if (status >= 500) return { status: 'fail', params: { variant: 'server-error', status }, evidence };
    if (isFound(status)) return { status: 'pass', params: { variant: 'found' }, evidence };
    return { status: 'pass', params: { variant: 'absent', status }, evidence };
  },
});
