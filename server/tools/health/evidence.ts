import type { Evidence } from '../../../contract/health.ts';
import type { FetchFailure, FetchResult } from '../../net/fetch-types.ts';

const MAX_LENGTH = 300;

/** The most pieces of evidence a finding shows; its params hold the full count. */
export const MAX_EVIDENCE = 10;

/** A list of evidence that ends with these pieces, however long it is. */
export const endingWith = (end: readonly Evidence[], list: readonly Evidence[]): Evidence[] =>
  [...list.slice(0, Math.max(0, MAX_EVIDENCE - end.length)), ...end];

/** Truncates text from a store for display. */
export function short(text: string, longest = MAX_LENGTH): string {
  if (text.length <= longest) return text;
  // Split only the start of a huge text: a character is at most two UTF-16 code units.
  const points = [...text.slice(0, 2 * longest + 1)];
  return points.length <= longest ? text : `${points.slice(0, longest - 1).join('')}…`;
}

/** The longest URL that the sitemap protocol allows. */
const MAX_ADDRESS = 2_048;

/** Removes URLs that are too long to show: a truncated URL would lead elsewhere. */
export function withoutLongAddresses(evidence: Evidence): Evidence {
  const { url = '', page = '' } = evidence;
  const kept = { ...evidence };
  if (url.length > MAX_ADDRESS) delete kept.url;
  if (page.length <= MAX_ADDRESS) return kept;
  const { page: _page, line: _line, offset: _offset, ...withoutPlace } = kept;
  return withoutPlace;
}

/** Each redirect, then the final response or fault; nothing without a result. */
export function hopEvidence(result: FetchResult | null): Evidence[] {
  if (!result) return [];
  const hops = result.hops.map(({ url, status, location }) =>
    ({ label: String(status), value: `${url} → ${location}`, url }));
  return [...hops, resultEvidence(result)];
}

/** A response's status or a failed fetch's fault, as evidence. */
export const resultEvidence = (result: FetchResult): Evidence =>
  (result.ok ? answerEvidence(result) : faultEvidence(result));

/** A URL's status, as evidence. */
export const answerEvidence = ({ url, status }: { url: URL; status: number }): Evidence =>
  ({ label: String(status), value: url.href, url: url.href });

const faultEvidence = ({ code, detail, url }: FetchFailure): Evidence =>
  ({ label: code, value: detail, url: url.href });
