import { defineCheck, fail, pass, warn } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { isFound } from '../../gather/robots.ts';

const BUSY = 429;

export const check = defineCheck({
  id: 'robots-status',
  requiredArtifacts: { file: 'robotsFile' },
  judge({ file: { status, resource: { result } } }) {
    const evidence = hopEvidence(result);
    if (status === null) return warn({}, evidence);
    if (status === BUSY) return fail({ variant: 'busy' }, evidence);
    if (status >= 500) return fail({ variant: 'server-error', status }, evidence);
    if (isFound(status)) return pass({ variant: 'found' }, evidence);
    return pass({ variant: 'absent', status }, evidence);
  },
});
