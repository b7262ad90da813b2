import type { Evidence } from '../../../../contract/health.ts';
import type { FetchResponse } from '../../../net/fetch-types.ts';
import type { FetchedResource, ServedResource } from '../gathered.ts';
import { judgeFaults } from '../check.ts';

const FAIL_FROM = 3;

/**
 * The rule for every sample: none wrong passes, one or two warn, three or more fail. `count` is given separately if it
 * differs from the number of pieces of evidence.
 */
export const judgeSample = (total: number, evidence: readonly Evidence[], count = evidence.length) =>
  judgeFaults(total, [[count < FAIL_FROM ? 'warn' : 'fail', { count, evidence }]]);

/** The resources that got a response, whatever its status. */
export const answered = (resources: readonly FetchedResource[]): ServedResource[] =>
  resources.filter((resource): resource is ServedResource => resource.result?.ok === true);

/** True for status 200 without a redirect. */
export const isThere = ({ status, hops }: FetchResponse): boolean => status === 200 && hops.length === 0;
