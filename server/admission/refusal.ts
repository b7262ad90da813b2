import type { ApiError } from '../../contract/errors.ts';
import type { Standing } from '../state/windows.ts';

/** Why a request is not run, and how the caller stands with the limiter that governed it: 0 are left on any 429. */
export interface Refusal {
  status: number;
  body: ApiError;
  standing: Standing;
  /** In seconds; nothing where waiting does not help. */
  retryAfter?: number;
}
