import type { ScanOutcome } from '../../../contract/vocabulary.ts';
import type { FetchResult } from '../../net/fetch-types.ts';
import type { ServedVisit, Visit } from './gather/visits.ts';
import type { Page } from '../../page/page.ts';
import type { Seen } from './seen.ts';

/** What a caller asked for. */
export interface ScanInput {
  url: string;
  b2b: boolean;
}

/**
 * Everything a scan gathers, each part a promise that never rejects for what the store does. Parts run beside each
 * other; a check waits for the parts it needs and for no other.
 */
export interface Gathered {
  readonly input: ScanInput;
  readonly entry: Promise<Entry>;
}

/** The way from what was typed to the home page. */
export interface Entry {
  /** What was read from the input. */
  asked: URL;
  outcome: ScanOutcome;
  /** Every try to get in, in order: repeated after a server error, unverified after a certificate fault, then http. */
  tries: readonly FetchResult[];
  /** The last try, the one that counts. */
  last: Visit;
  home: Seen<ReadPage>;
}

/** A page of the store that was read and parsed. */
export interface ReadPage extends ServedVisit {
  page: Page;
  /** Where it was read in the end. */
  url: URL;
}
