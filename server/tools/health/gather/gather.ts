import type { FetchSession } from '../../../net/fetch-types.ts';
import type { Entry, Gathered, ScanInput } from '../gathered.ts';
import { unseen } from '../seen.ts';
import type { Seen, Unseen } from '../seen.ts';
import { gatherEntry } from './entry.ts';
import { createTurns } from './errands.ts';
import { gatherRobots } from './robots.ts';
import { createVisits } from './visits.ts';

/** Requests a scan may make. */
const REQUESTS = 60;

export interface GatherDeps {
  session: FetchSession;
  random: () => number;
  /** Milliseconds since the epoch, at the start of the scan. */
  now: number;
}

/** Starts gathering everything at once; each part begins as soon as what it builds on is there. */
export function gather(input: ScanInput, { session, now }: GatherDeps): Gathered {
  const visits = createVisits(session, createTurns(REQUESTS));
  const entry = heard(gatherEntry(input.url, visits, session));
  const robots = heard(withStore(entry, (origin) => gatherRobots(origin, visits)));
  const nothing = Promise.resolve(unseen('not-configured'));
  return {
    input, now, entry, robots,
    hosts: nothing,
    randomPath: nothing,
    checkout: nothing.then((step) => ({ cart: step, checkout: step })),
    sitemaps: nothing,
    sitemapSample: nothing,
    sample: heard(entry.then(({ home }) => ({
      pages: home.seen ? [{ ...home.value, role: 'home' as const }] : [], missing: new Map(),
    }))),
    links: nothing,
    canonicalTargets: nothing,
    llmsTxt: nothing,
  };
}

/** Gathers from the store's final host; where we never got in, nothing of it is seen, for the same reason. */
async function withStore<T>(entry: Promise<Entry>, gatherFrom: (origin: URL) => Promise<Seen<T>>): Promise<Seen<T>> {
  const { home, last } = await entry;
  if (!last.result?.ok) return home as Unseen;
  return gatherFrom(new URL('/', last.result.url));
}

/** A part that nobody came to need must not end the process when it fails; whoever awaits it still hears of it. */
function heard<T>(part: Promise<T>): Promise<T> {
  part.catch(() => {});
  return part;
}
