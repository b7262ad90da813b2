import type { ApiError } from '../../contract/errors.ts';
import type { Standing } from '../state/windows.ts';

/** Why a request is not run, and how the caller stands with the limiter that governed it. Facades only map it. */
export interface Refusal {
  error: ApiError;
  standing: Standing;
  /** In seconds; nothing where waiting does not help. */
  retryAfter?: number;
}
