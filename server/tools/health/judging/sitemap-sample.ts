import type { Evidence } from '../../../../contract/health.ts';
import type { FetchResponse } from '../../../net/fetch-types.ts';
import { judgeFaults } from '../check.ts';

const FAIL_FROM = 3;

/**
 * The rule for every sample: none wrong passes, one or two warn, three or more fail. `count` is given separately if it
 * differs from the number of pieces of evidence.
 */
export const judgeSample = (total: number, evidence: readonly Evidence[], count = evidence.length) =>
  judgeFaults(total, [[count < FAIL_FROM ? 'warn' : 'fail', { count, evidence }]]);

/** True for status 200 without a redirect. */
export const answersDirectly = ({ status, hops }: FetchResponse): boolean => status === 200 && hops.length === 0;
