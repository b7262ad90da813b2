import type { FetchFault } from '../../../../net/faults.ts';
import { defineCheck, unjudged, fail, pass, warn } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { unavailableBecause } from '../../gather/store-fetcher.ts';

const PERMANENT = [301, 308];

/** Faults where http does not respond at all, so nothing is served unencrypted. */
const CLOSED_FAULTS: readonly FetchFault[] = ['refused', 'dns-nxdomain', 'dns-no-address'];

export const check = defineCheck({
  id: 'http-to-https',
  causes: ['https'],
  requiredArtifacts: { hosts: 'hosts' },
  judge({ hosts: { plain } }) {
    const { result } = plain;
    const evidence = hopEvidence(result);
    if (result && !result.ok && CLOSED_FAULTS.includes(result.code)) return { status: 'not-applicable', evidence };
    const secureHop = result?.hops.findIndex(({ url, location }) => URL.parse(location, url)?.protocol === 'https:')
      ?? -1;
    if (result && secureHop >= 0) {
      const statuses = result.hops.slice(0, secureHop + 1).map(({ status }) => status);
      const temporary = statuses.find((status) => !PERMANENT.includes(status));
      if (temporary !== undefined) return warn({ status: temporary }, evidence);
      return pass({ status: statuses[0]! }, evidence);
    }
    const why = unavailableBecause(plain);
    if (why) return unjudged(why, evidence);
    if (result?.ok && result.status < 300) return fail({}, evidence);
    return { status: 'not-applicable', evidence };
  },
});
