import type { FetchFault } from '../../../../net/faults.ts';
import { defineCheck, fail, notMeasured, pass } from '../../check.ts';
import { resultEvidence } from '../../evidence.ts';
import { isGone } from '../../gather/store-fetcher.ts';

type Blame = 'unknown-host' | 'connection-refused' | 'no-tls';

/** Faults that the store causes for any client; the cause of any other fault may be on our side. */
const FAULT_BLAMES: Partial<Record<FetchFault, Blame>> = {
  'dns-nxdomain': 'unknown-host',
  refused: 'connection-refused',
  'tls-absent': 'no-tls',
};

export const check = defineCheck({
  id: 'store-reachable',
  requiredArtifacts: { entry: 'entry' },
  judge({ entry: { requestedUrl, outcome, tries, last, url } }) {
    const host = requestedUrl.hostname;
    const evidence = tries.map(resultEvidence);
    if (outcome !== 'scanned' && outcome !== 'closed' && outcome !== 'unreachable') {
      return notMeasured(outcome === 'challenged' ? 'challenged' : 'refused', evidence);
    }
    const { result } = last;
    if (result?.ok) {
      const { status } = result;
      if (outcome !== 'unreachable') return pass({ host, status }, evidence);
      // A page that is missing may be a mistyped address in an open store.
      if (isGone(status) && requestedUrl.pathname !== '/') return notMeasured('not-found', evidence);
      return fail({ variant: status >= 500 ? 'server-error' : 'no-page', host, status }, evidence);
    }
    const blames = tries.map((one) => (one.ok ? undefined : FAULT_BLAMES[one.code]));
    const blame = blames[0];
    if (blame === undefined || blames.includes(undefined)) return notMeasured('unreachable', evidence);
    return fail({ variant: blame, host: url.hostname }, evidence);
  },
});
