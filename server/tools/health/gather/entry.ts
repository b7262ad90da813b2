import type { ScanOutcome } from '../../../../contract/vocabulary.ts';
import type { FetchFault } from '../../../net/faults.ts';
import type { FetchResult, SessionRequests } from '../../../net/fetch-types.ts';
import { detectPlatform } from '../../../site/platform.ts';
import type { Entry } from '../gathered.ts';
import { unavailable } from '../available.ts';
import type { Unmeasured } from '../available.ts';
import { readPage } from './pages.ts';
import type { FetchedResource, StoreFetcher } from './store-fetcher.ts';

const CERTIFICATE_FAULTS: readonly FetchFault[] = ['tls-expired', 'tls-name', 'tls-untrusted'];

/** What stands between the input and a home page over https that http may still get past. */
const SILENT_443: readonly FetchFault[] = [
  'refused', 'connect-timeout', 'reset', 'timeout', 'tls-absent', 'tls-protocol', 'malformed', 'failed',
];
const REDIRECTING_HOSTS = 3;

/** Gets from what was asked for to the home page, and says how the store received us. Never throws. */
export async function gatherEntry(asked: URL, fetcher: StoreFetcher, session: SessionRequests): Promise<Entry> {
  const tries: FetchResult[] = [];
  const last = await fetchEntry(asked, { fetcher, session, tries });
  const outcome = outcomeOf(last);
  const broken = tries.find((one) => !one.ok && one.code === 'tls-protocol')?.url ?? null;
  const legacyTls = broken && await session.probeTls(broken, { protocols: 'legacy' });
  const home = outcome === 'scanned' ? readPage(last) : whyClosed(outcome);
  // A challenge page says nothing of the store behind it.
  const platform = (outcome === 'scanned' || outcome === 'closed') && last.page && last.result?.ok
    ? detectPlatform(last.page, last.result.headers.entries) : null;
  return { asked, outcome, tries, last, legacyTls, home, platform };
}

interface Way {
  fetcher: StoreFetcher;
  session: SessionRequests;
  tries: FetchResult[];
}

async function fetchEntry(asked: URL, way: Way): Promise<FetchedResource> {
  const first = await fetchWithRetry(asked, way);
  if (asked.protocol !== 'https:' || !isSilent(first, asked)) return first;
  const plain = new URL(asked);
  plain.protocol = 'http:';
  const second = await fetchWithRetry(plain, way);
  return second.result?.ok ? second : first;
}

/** Asks again where that may help: once after a server error, and unverified after a certificate fault. */
async function fetchWithRetry(url: URL, { fetcher, session, tries }: Way): Promise<FetchedResource> {
  let resource = await fetcher.read(url, 'entry');
  if (resource.result) tries.push(resource.result);
  for (let hosts = 0; hosts < REDIRECTING_HOSTS; hosts += 1) {
    const { result } = resource;
    if (!result || result.ok || !CERTIFICATE_FAULTS.includes(result.code)) break;
    session.readUnverified(result.url.hostname);
    resource = await fetcher.readAgain(url, 'entry');
    if (resource.result) tries.push(resource.result);
  }
  if (isServerError(resource.result)) {
    resource = await fetcher.readAgain(url, 'entry');
    if (resource.result) tries.push(resource.result);
  }
  return resource;
}

const isServerError = (result: FetchResult | null): boolean =>
  result !== null && result.ok && result.status >= 500 && result.status !== 503;

/** True when https itself gave nothing at the host that was asked. */
function isSilent({ result }: FetchedResource, asked: URL): boolean {
  return result !== null && !result.ok && result.hops.length === 0
    && result.url.hostname === asked.hostname && SILENT_443.includes(result.code);
}

function outcomeOf({ result, access }: FetchedResource): ScanOutcome {
  switch (access.kind) {
    case 'wall': return 'challenged';
    case 'waiting-room': return 'waiting-room';
    case 'closed': return 'closed';
    case 'refusal': return 'refused';
    case 'fault': case 'not-asked': return 'unreachable';
    case 'store': return result?.ok ? outcomeOfStatus(result.status) : 'unreachable';
  }
}

/** A home page that is not there is a fault of the store; any other 4xx is a way to turn us away. */
function outcomeOfStatus(status: number): ScanOutcome {
  if (status < 300) return 'scanned';
  return status >= 400 && status < 500 && status !== 404 && status !== 410 ? 'refused' : 'unreachable';
}

function whyClosed(outcome: Exclude<ScanOutcome, 'scanned'>): Unmeasured {
  switch (outcome) {
    case 'challenged': return unavailable('challenged', 'bot-challenge');
    case 'closed': return unavailable('closed', 'store-open');
    case 'unreachable': return unavailable('unreachable', 'store-reachable');
    case 'refused': case 'waiting-room': return unavailable('refused');
  }
}
