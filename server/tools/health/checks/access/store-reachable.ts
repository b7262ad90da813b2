import type { FetchFault } from '../../../../net/faults.ts';
import { defineCheck } from '../../check.ts';
import { answerEvidence, faultEvidence } from '../../evidence.ts';
import { entry } from '../../artifacts.ts';

type Blame = 'unknown-host' | 'connection-refused' | 'no-tls';

/** Faults that are the store's own for any client; any other may be ours. */
const BLAMES: Partial<Record<FetchFault, Blame>> = {
  'dns-nxdomain': 'unknown-host',
  refused: 'connection-refused',
  'tls-absent': 'no-tls',
};

export const check = defineCheck({
  id: 'store-reachable',
  requiredArtifacts: { entry },
  judge({ entry: { requestedUrl, outcome, tries, last } }) {
    const host = requestedUrl.hostname;
    const evidence = tries.map((result) => (result.ok ? answerEvidence(result) : faultEvidence(result)));
    if (outcome !== 'scanned' && outcome !== 'closed' && outcome !== 'unreachable') {
      return { status: 'not-measured', reason: outcome === 'challenged' ? 'challenged' : 'refused', evidence };
    }
    const { result } = last;
    if (result?.ok) {
      const { status } = result;
      if (outcome !== 'unreachable') return { status: 'pass', params: { host, status }, evidence };
      return { status: 'fail', params: { variant: status >= 500 ? 'server-error' : 'no-page', host, status }, evidence };
    }
    const blames = tries.map((one) => (one.ok ? undefined : BLAMES[one.code]));
    const blame = blames[0];
    if (blame === undefined || blames.includes(undefined)) {
      return { status: 'not-measured', reason: 'unreachable', evidence };
    }
    return { status: 'fail', params: { variant: blame, host: result?.url?.hostname ?? host }, evidence };
  },
});
