import type { Evidence } from '../../../../../contract/health.ts';
import type { LabResponse, LabTracking, ObservedCookie, ObservedHost } from '../../../../lab/lab-result.ts';
import { defineCheck, info, notMeasured } from '../../check.ts';
import { trackerAt, trackerOfCookie } from '../../judging/trackers.ts';

/** Something set or requested, and the trackers behind it, if known. */
interface Trace {
  trackers: readonly string[];
  evidence: Evidence;
}

export const check = defineCheck({
  id: 'cookies-before-consent',
  requiredArtifacts: { lab: 'lab' },
  judge({ lab: { tracking, responses } }) {
    if (tracking === null) return notMeasured('browser-failed');
    const { cookies, storage, site } = tracking;
    const others = tracking.hosts.filter((host) => host.site !== site);
    const traced = [
      ...cookies.map(cookieTrace),
      ...others.map((host) => hostTrace(host, responses)),
      ...ownTraces(tracking, responses),
      ...storage.map(({ area, key }) => ({ trackers: [], evidence: { label: area, value: key } })),
    ];
    if (traced.length === 0) return info({ variant: 'nothing' });
    const unknownLast = ({ trackers }: Trace): number => Number(trackers.length === 0);
    const evidence = traced.toSorted((a, b) => unknownLast(a) - unknownLast(b)).map((trace) => trace.evidence);
    const counts = { cookies: cookies.length, keys: storage.length, hosts: others.length };
    const names = [...new Set(traced.flatMap(({ trackers }) => trackers))].join(', ');
    if (names === '') return info({ variant: 'seen', ...counts }, evidence);
    return info({ variant: 'known', ...counts, names }, evidence);
  },
});

/** A cookie with its domain, lifetime and setter. */
function cookieTrace(cookie: ObservedCookie): Trace {
  const { name, domain, days, httpOnly, isKept, setBy } = cookie;
  const tracker = trackerOfCookie(cookie);
  const trackers = tracker === null ? [] : [tracker];
  // An HttpOnly cookie cannot have been set by a script.
  const by = setBy === null ? !httpOnly && '<script>' : 'Set-Cookie';
  const lifetime = days !== null && (days < 1 ? '< 1 d' : `${Math.round(days)} d`);
  const value = [named(name, trackers), domain, lifetime, httpOnly && 'HttpOnly', by].filter(Boolean).join(' · ');
  const kind = days === null ? 'session cookie' : 'cookie';
  const label = isKept ? kind : 'refused cookie';
  return { trackers, evidence: { label, value, ...(setBy === null ? {} : { url: setBy }) } };
}

/** A third-party host, and what first requested it. */
function hostTrace({ host, url, initiator }: ObservedHost, responses: readonly LabResponse[]): Trace {
  const ofHost = responses.map((response) => response.url).filter((address) => URL.parse(address)?.hostname === host);
  const trackers = [...new Set([url, ...ofHost].flatMap((address) => trackerAt(address) ?? []))];
  const where = initiator && { url: initiator.url, ...(initiator.line !== null && { line: initiator.line }) };
  return { trackers, evidence: { label: 'other host', value: named(host, trackers), ...where } };
}

/** Trackers served from the store's own domain: the first file of each. */
function ownTraces({ hosts, site }: LabTracking, responses: readonly LabResponse[]): Trace[] {
  const own = new Set(hosts.filter((host) => host.site === site).map(({ host }) => host));
  const found = responses.flatMap(({ url }) => {
    const tracker = own.has(URL.parse(url)?.hostname ?? '') ? trackerAt(url) : null;
    return tracker === null ? [] : [{ tracker, url }];
  });
  return [...Map.groupBy(found, ({ tracker }) => tracker)].map(([tracker, [first]]) =>
    ({ trackers: [tracker], evidence: { label: 'file', value: tracker, url: first!.url } }));
}

const named = (what: string, trackers: readonly string[]) =>
  (trackers.length === 0 ? what : `${what} (${trackers.join(', ')})`);
