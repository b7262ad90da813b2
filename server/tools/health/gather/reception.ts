import type { FetchResult } from '../../../net/fetch-types.ts';
import type { Page } from '../../../page/page.ts';

/** How the store received one request. */
export type Reception =
  /** As any visitor, whatever the status says of the page. */
  | { kind: 'served' }
  | { kind: 'challenged'; vendor: string | null; marker: string | null }
  /** 401, 403, 429, 451 or 503 without a challenge. */
  | { kind: 'refused'; status: number; vendor: string | null }
  | { kind: 'waiting-room' }
  | { kind: 'closed'; how: 'password' | 'coming-soon' | 'maintenance' }
  /** Never asked: robots.txt has a group for us by name that forbids it. */
  | { kind: 'disallowed' }
  /** Never asked: the store had stopped answering. */
  | { kind: 'silent' }
  /** Never asked: the scan's requests or bytes were used up. */
  | { kind: 'budget' }
  /** No usable answer; the result's fault code says why. */
  | { kind: 'fault' };

const REFUSALS = [401, 403, 429, 451, 503];

/** Tells the store's own answer from everything that stands in front of a store. */
export function receive(result: FetchResult, _page: Page | null): Reception {
  if (!result.ok) return { kind: 'fault' };
  if (REFUSALS.includes(result.status)) return { kind: 'refused', status: result.status, vendor: null };
  return { kind: 'served' };
}
