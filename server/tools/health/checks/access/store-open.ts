import { check, unjudged } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';
import { entry } from '../../needs.ts';
import { unseen } from '../../seen.ts';

export const storeOpen = check({
  id: 'store-open',
  needs: { entry },
  judge({ entry: { outcome, home, last: { access, result } } }) {
    if (access.kind === 'closed') {
      const marker = { label: 'marker', value: access.marker };
      const evidence = result?.ok ? [answerEvidence(result), marker] : [marker];
      return { status: 'fail', params: { variant: access.how }, evidence };
    }
    if (outcome === 'scanned') return { status: 'pass', params: {} };
    return unjudged(home.seen ? unseen('ambiguous') : home);
  },
});
