import type { Evidence } from '../../../contract/health.ts';
import type { FetchFailure, FetchResult } from '../../net/fetch-types.ts';

const LONGEST = 300;

/** A finding shows no more of a kind than this; its params count them all. */
export const MOST_EVIDENCE = 10;

/** Text from a store, short enough to be shown. */
export function short(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  // Of a text without end its beginning: a character is two code units at most.
  const points = [...text.slice(0, 2 * longest + 1)];
  return points.length <= longest ? text : `${points.slice(0, longest - 1).join('')}…`;
}

/** Each redirect on the way, then where it ended. */
export function hopEvidence(result: FetchResult): Evidence[] {
  const hops = result.hops.map(({ url, status, location }) =>
    ({ label: String(status), value: short(`${url} → ${location}`), url }));
  return result.ok ? [...hops, answerEvidence(result)] : [...hops, faultEvidence(result)];
}

/** What an address was answered with. */
export const answerEvidence = ({ url, status }: { url: URL; status: number }): Evidence =>
  ({ label: String(status), value: short(url.href), url: url.href });

/** What went wrong instead of an answer. */
export const faultEvidence = ({ code, detail, url }: FetchFailure): Evidence =>
  ({ label: code, value: short(detail), ...(url ? { url: url.href } : {}) });
