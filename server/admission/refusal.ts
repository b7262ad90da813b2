import type { ApiError } from '../../contract/errors.ts';
import type { RefusalName } from '../../contract/operations/refusals.ts';
import type { Standing } from '../state/windows.ts';

/** Why a request was refused, and the caller's standing with the limit that applied; `remaining` is 0 on any 429. */
export interface Refusal {
  name: RefusalName;
  status: number;
  body: ApiError & { message: string };
  standing: Standing;
  /** In seconds; absent if waiting does not help. */
  retryAfter?: number;
}
