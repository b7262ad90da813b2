import type { Evidence } from '../../../../contract/health.ts';
import type { FetchResponse } from '../../../net/fetch-types.ts';
import type { Verdict } from '../check.ts';
import type { ServedResource, FetchedResource } from '../gather/store-fetcher.ts';

const FAIL_FROM = 3;

/**
 * The rule of every sample: none wrong passes, one or two warn, three or more fail. `count` is given separately where
 * it differs from the number of pieces of evidence.
 */
export function judgeSample(
  total: number, wrong: readonly Evidence[], count = wrong.length,
): Verdict<'sitemap-noindex'> {
  if (count === 0) return { status: 'pass', params: { total } };
  return { status: count < FAIL_FROM ? 'warn' : 'fail', params: { count, total }, evidence: wrong };
}

/** The resources that got a response, whatever its status. */
export const answered = (resources: readonly FetchedResource[]): ServedResource[] =>
  resources.filter((resource): resource is ServedResource => resource.result?.ok === true);

/** True for 200 without a redirect. */
export const isThere = ({ status, hops }: FetchResponse): boolean => status === 200 && hops.length === 0;
