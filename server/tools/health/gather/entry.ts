import type { CheckId } from '../../../../contract/checks/catalogue.ts';
import type { ScanOutcome } from '../../../../contract/vocabulary.ts';
import { causeOf } from '../../../net/faults.ts';
import type { FetchFault } from '../../../net/faults.ts';
import type { FetchResult, SessionRequests } from '../../../net/fetch-types.ts';
import { instantRefresh } from '../../../page/instant-refresh.ts';
import { detectPlatform } from '../../../site/platform.ts';
import type { Entry, FetchedResource } from '../gathered.ts';
import { REASON_OF_OUTCOME, unavailable } from '../available.ts';
import { readPage } from './pages.ts';
import { isGone } from './store-fetcher.ts';
import type { StoreFetcher } from './store-fetcher.ts';

const CERTIFICATE_FAULTS: readonly FetchFault[] = ['tls-expired', 'tls-name', 'tls-untrusted'];

/** Failures of https after which plain http may still work. */
const HTTPS_FAULTS: readonly FetchFault[] = [
  'refused', 'connect-timeout', 'reset', 'timeout', 'tls-absent', 'tls-protocol', 'malformed', 'failed',
];
const MAX_UNVERIFIED_HOSTS = 3;
const MAX_REFRESHES = 2;

/** Fetches the home page from the address the caller entered, and classifies how the store responded. Never throws. */
export async function gatherEntry(requestedUrl: URL, fetcher: StoreFetcher, session: SessionRequests): Promise<Entry> {
  const made = await fetchWithRetry(requestedUrl, fetcher, session);
  let last = made.at(-1)!;
  if (requestedUrl.protocol === 'https:' && httpsFailed(last, requestedUrl)) {
    const httpUrl = new URL(requestedUrl);
    httpUrl.protocol = 'http:';
    made.push(...await fetchWithRetry(httpUrl, fetcher, session));
    const plain = made.at(-1)!;
    if (plain.result?.ok) last = plain;
  }
  for (let target = refreshOf(last), refreshes = 0; target; target = refreshOf(last), refreshes += 1) {
    made.push(...refreshes < MAX_REFRESHES ? await fetchWithRetry(target, fetcher, session) : [sentOnAgain(last)]);
    last = made.at(-1)!;
  }
  const tries = made.flatMap(({ result }) => result ?? []);
  const outcome = outcomeOf(last);
  const tlsFailedAt = tries.find((attempt) => !attempt.ok && attempt.code === 'tls-protocol')?.url ?? null;
  const legacyTls = tlsFailedAt && await session.probeTls(tlsFailedAt, { protocols: 'legacy' });
  const home = outcome === 'scanned' ? readPage(last) : unavailable(REASON_OF_OUTCOME[outcome], CAUSES[outcome]);
  // A challenge page tells nothing about the platform behind it.
  const platform = (outcome === 'scanned' || outcome === 'closed') && last.page && last.result?.ok
    ? detectPlatform(last.page, last.result.headers.entries) : null;
  const url = last.result?.url ?? last.requestedUrl;
  return { requestedUrl, outcome, tries, last, url, legacyTls, home, platform };
}

/** Fetches a URL and retries if that may help: unverified after a certificate fault, once after a server error. */
async function fetchWithRetry(url: URL, fetcher: StoreFetcher, session: SessionRequests): Promise<FetchedResource[]> {
  const made = [await fetcher.read(url, 'entry')];
  const last = (): FetchResult | null => made.at(-1)!.result;
  const again = async (): Promise<unknown> => made.push(await fetcher.readAgain(url, 'entry'));
  for (let hosts = 0; hosts < MAX_UNVERIFIED_HOSTS; hosts += 1) {
    const result = last();
    if (!result || result.ok || !CERTIFICATE_FAULTS.includes(result.code)) break;
    session.readUnverified(result.url.hostname);
    await again();
  }
  if (isServerError(last())) await again();
  return made;
}

const refreshOf = ({ access, page, result }: FetchedResource): URL | null =>
  (access.kind === 'store' && result?.ok
    ? instantRefresh({ url: result.url, page, header: result.headers.get('refresh') }) : null);

/** A page that sends its visitors on once too often: a fault, as it is for redirects. */
function sentOnAgain({ requestedUrl, result }: FetchedResource): FetchedResource {
  const code = 'too-many-redirects';
  const detail = `more than ${MAX_REFRESHES} pages that only send their visitors on`;
  const head = result?.ok ? { url: result.url, status: result.status, headers: result.headers } : null;
  const failed = result && { ...result, ok: false as const, code, cause: causeOf(code), detail, head } as const;
  return { requestedUrl, result: failed, access: { kind: 'fault' }, page: null };
}

const isServerError = (result: FetchResult | null) =>
  result?.ok === true && result.status >= 500 && result.status !== 503;

/** True when https failed at the requested host itself, not after a redirect. */
function httpsFailed({ result }: FetchedResource, requestedUrl: URL): boolean {
  return result?.ok === false && result.hops.length === 0
    && result.url.hostname === requestedUrl.hostname && HTTPS_FAULTS.includes(result.code);
}

const OUTCOMES = {
  wall: 'challenged', 'waiting-room': 'waiting-room', closed: 'closed', refusal: 'refused', fault: 'unreachable',
  'not-asked': 'unreachable',
} as const;

/** A missing home page (404, 410) is the store's fault; any other 4xx is a refusal. */
function outcomeOf({ result, access }: FetchedResource): ScanOutcome {
  if (access.kind !== 'store') return OUTCOMES[access.kind];
  const status = result?.ok ? result.status : 0;
  if (status >= 200 && status < 300) return 'scanned';
  return status >= 400 && status < 500 && !isGone(status) ? 'refused' : 'unreachable';
}

/** The check that says why a store was not scanned. */
const CAUSES: Partial<Record<ScanOutcome, CheckId>> = {
  challenged: 'bot-challenge', closed: 'store-open', unreachable: 'store-reachable',
};
