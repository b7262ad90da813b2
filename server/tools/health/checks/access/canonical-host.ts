import { defineCheck, unjudged } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { servedOr } from '../../gather/store-fetcher.ts';
import { entry, hosts } from '../../artifacts.ts';

export const check = defineCheck({
  id: 'canonical-host',
  requiredArtifacts: { entry, hosts },
  judge({ entry: { last }, hosts: { counterpart } }) {
    const host = last.result?.url?.hostname ?? last.requestedUrl.hostname;
    if (!counterpart) return { status: 'not-applicable' };
    const { host: other, resource } = counterpart;
    const { result } = resource;
    const evidence = result ? hopEvidence(result) : [];
    if (result && !result.ok && result.cause === 'store' && result.code !== 'guard-blocked') {
      return { status: 'fail', params: { variant: 'dead', other }, evidence };
    }
    // Both redirect to one host, so they converge, whatever that host then responds.
    if (result?.ok && result.url.hostname === host) return { status: 'pass', params: { host }, evidence };
    const served = servedOr(resource);
    if (!served.available) return unjudged(served, evidence);
    const { status, url } = served.value.result;
    if (status >= 400) return { status: 'fail', params: { variant: 'dead', other }, evidence };
    if (url.hostname === other) return { status: 'fail', params: { variant: 'both', host, other }, evidence };
    return { status: 'not-measured', reason: 'ambiguous', evidence };
  },
});
