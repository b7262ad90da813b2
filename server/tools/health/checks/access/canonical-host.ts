import type { FetchFault } from '../../../../net/faults.ts';
import type { FetchResponse } from '../../../../net/fetch-types.ts';
import { defineCheck, unjudged, fail, notMeasured, pass, warn } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import { servedOr } from '../../gather/store-fetcher.ts';
import { canonicalsOf } from '../../judging/declared-links.ts';

export const check = defineCheck({
  id: 'canonical-host',
  requiredArtifacts: { entry: 'entry', hosts: 'hosts' },
  judge({ entry: { url: { hostname: host } }, hosts: { counterpart } }) {
    if (!counterpart) return { status: 'not-applicable' };
    const { requestedUrl: { hostname: other }, result } = counterpart;
    const evidence = hopEvidence(result);
    const fault = result && !result.ok ? FAULT_VARIANTS[result.code] : undefined;
    if (fault) return fail({ variant: fault, other }, evidence);
    // Both lead to one host, which is enough, whatever that host responds.
    if (result?.ok && result.url.hostname === host) return pass({ host }, evidence);
    const served = servedOr(counterpart);
    if (!served.available) return unjudged(served, evidence);
    const { status, url } = served.value.result;
    if (status >= 400) return fail({ variant: 'status', other, status }, evidence);
    if (status >= 300) return fail({ variant: 'redirects', other }, evidence);
    if (url.hostname !== other) return notMeasured('ambiguous', evidence);
    const named = canonicalIn(served.value.result, host);
    if (!named) return fail({ variant: 'both', host, other }, evidence);
    return warn({ host, other }, [...evidence, { label: 'Link', value: named.href, url: url.href }]);
  },
});

/** The canonical URL in the `Link` header, if it is on that host; the HTML of that page is not read. */
const canonicalIn = (result: FetchResponse, host: string) =>
  canonicalsOf({ page: null, url: result.url, result }).links.find(({ url }) => url.hostname === host)?.url;

/** The variant of the finding for each fault that is the store's own. */
const FAULT_VARIANTS: {
  readonly [Fault in FetchFault]?: 'dead' | 'certificate' | 'no-tls' | 'redirects' | 'unreadable'
} = {
  'dns-nxdomain': 'dead', 'dns-no-address': 'dead', refused: 'dead',
  'tls-expired': 'certificate', 'tls-name': 'certificate', 'tls-untrusted': 'certificate',
  'tls-protocol': 'no-tls', 'tls-absent': 'no-tls',
  'redirect-loop': 'redirects', 'too-many-redirects': 'redirects', 'redirect-invalid': 'redirects',
  malformed: 'unreadable', 'bad-encoding': 'unreadable',
};
