import type { FetchResult } from '../../../net/fetch-types.ts';
import type { Page } from '../../../page/page.ts';
import { judgeChallenge } from '../../../site/challenge.ts';
import { shutDoor } from './shut-door.ts';

/** How the store received one request. */
export type Reception =
  /** As any visitor, whatever the status says of the page. */
  | { kind: 'served' }
  | { kind: 'challenged'; vendor: string | null; marker: string }
  /** Never asked: challenges had come one after the other. */
  | { kind: 'walled' }
  /** 401, 403, 429, 451 or 503 without a challenge. */
  | { kind: 'refused'; status: number; vendor: string | null }
  | { kind: 'waiting-room'; marker: string }
  | { kind: 'closed'; how: 'password' | 'coming-soon' | 'maintenance'; marker: string }
  /** Never asked: robots.txt has a group for us by name that forbids it. */
  | { kind: 'disallowed' }
  /** Never asked: the store had stopped answering. */
  | { kind: 'silent' }
  /** Never asked: the scan's requests or bytes were used up. */
  | { kind: 'budget' }
  /** No usable answer; the result's fault code says why. */
  | { kind: 'fault' };

/** Turns a visitor away for where he comes from, not for what he is. */
const FOR_LEGAL_REASONS = 451;

/** Tells the store's own answer from everything that stands in front of a store. */
export function receive(result: FetchResult, page: Page | null): Reception {
  if (!result.ok) return { kind: 'fault' };
  const { url, status, headers } = result;
  const html = page?.html ?? '';
  const visible = page ? page.text.text.trim().length : 0;
  const verdict = judgeChallenge({ url, status, headers, body: html, visibleChars: visible });
  const { kind } = verdict;
  if (kind === 'challenge') return { kind: 'challenged', vendor: verdict.vendor, marker: verdict.marker };
  if (kind === 'waiting-room') return { kind, marker: verdict.marker };
  const door = shutDoor({ url, status, html, visible });
  if (door) return door;
  if (kind === 'refused') return { kind, status, vendor: verdict.vendor };
  return status === 503 || status === FOR_LEGAL_REASONS ? { kind: 'refused', status, vendor: null } : { kind: 'served' };
}
