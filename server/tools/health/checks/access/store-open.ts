import { defineCheck, unjudged } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';
import { entry } from '../../artifacts.ts';
import { unavailable } from '../../available.ts';

export const check = defineCheck({
  id: 'store-open',
  requiredArtifacts: { entry },
  judge({ entry: { outcome, home, last: { access, result } } }) {
    if (access.kind === 'closed') {
      const marker = { label: 'marker', value: access.marker };
      const evidence = result?.ok ? [answerEvidence(result), marker] : [marker];
      return { status: 'fail', params: { variant: access.how }, evidence };
    }
    if (outcome === 'scanned') return { status: 'pass', params: {} };
    return unjudged(home.available ? unavailable('ambiguous') : home);
  },
});
