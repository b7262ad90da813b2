import { defineCheck, fail, pass, notMeasured } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';
import { isStorePage } from '../../judging/store-page.ts';

export const check = defineCheck({
  id: 'store-open',
  requiredArtifacts: { entry: 'entry', maybeHome: 'home?' },
  judge({ entry: { last: { access, result } }, maybeHome }) {
    if (access.kind === 'closed') {
      const marker = { label: 'marker', value: access.marker };
      return fail({ variant: access.how }, result?.ok ? [answerEvidence(result), marker] : [marker]);
    }
    if (!maybeHome.available) return maybeHome;
    if (isStorePage(maybeHome.value)) return pass({});
    const { shell, truncated } = maybeHome.value;
    return notMeasured(shell ?? (truncated ? 'truncated' : 'not-found'));
  },
});
