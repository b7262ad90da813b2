import type { FetchSession } from '../../../net/fetch-types.ts';
import type { Gathered, ScanInput } from '../gathered.ts';
import { gatherEntry } from './entry.ts';
import { createTurns } from './errands.ts';
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
export function gather(input: ScanInput, { session }: GatherDeps): Gathered {
  const visits = createVisits(session, createTurns(REQUESTS));
  const entry = heard(gatherEntry(input.url, visits, session));
  return { input, entry };
}

/** A part that nobody came to need must not end the process when it fails; whoever awaits it still hears of it. */
function heard<T>(part: Promise<T>): Promise<T> {
  part.catch(() => {});
  return part;
}
