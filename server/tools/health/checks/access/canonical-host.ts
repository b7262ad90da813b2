import type { FetchFault } from '../../../../net/faults.ts';
import { defineCheck, unjudged, fail, notMeasured, pass } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { servedOr } from '../../gather/store-fetcher.ts';

/** What the scan refuses to fetch, and headers that browsers may still read. */
const NOT_DEAD: readonly FetchFault[] = ['guard-blocked', 'too-large'];

export const check = defineCheck({
  id: 'canonical-host',
  requiredArtifacts: { entry: 'entry', hosts: 'hosts' },
  judge({ entry: { url: { hostname: host } }, hosts: { counterpart } }) {
    if (!counterpart) return { status: 'not-applicable' };
    const { requestedUrl: { hostname: other }, result } = counterpart;
    const evidence = hopEvidence(result);
    const isFault = result?.ok === false && result.cause === 'store' && !NOT_DEAD.includes(result.code);
    if (isFault) return fail({ variant: 'dead', other }, evidence);
    // Both lead to one host, which is enough, whatever that host responds.
    if (result?.ok && result.url.hostname === host) return pass({ host }, evidence);
    const served = servedOr(counterpart);
    if (!served.available) return unjudged(served, evidence);
    const { status, url } = served.value.result;
    if (status >= 400) return fail({ variant: 'status', other, status }, evidence);
    if (status >= 300) return fail({ variant: 'dead', other }, evidence);
    if (url.hostname !== other) return notMeasured('ambiguous', evidence);
    return fail({ variant: 'both', host, other }, evidence);
  },
});
