import type { ApiError } from '../../contract/errors.ts';
import type { RefusalCause } from '../admission/refusal.ts';

/** The HTTP status of each refusal. */
export const REFUSAL_STATUS: Record<RefusalCause['kind'], number> = {
  input: 400,
  guard: 400,
  rate: 429,
  capacity: 429,
  'daily-cap': 429,
  'in-progress': 409,
  gone: 404,
};

/** A refusal as an `ApiError`: the body of REST's answers but the emitter's, and what tRPC's errors carry. */
export function refusalBody(cause: RefusalCause): ApiError {
  switch (cause.kind) {
    case 'input':
    case 'guard':
      return { error: cause.code, message: cause.detail };
    case 'rate':
      return { error: 'rate_limited', reason: 'rate', message: `Too many requests. Try again in ${cause.retryAfter} s.` };
    case 'capacity':
      return { error: 'rate_limited', reason: 'capacity', message: `All slots are busy. Try again in ${cause.retryAfter} s.` };
    case 'daily-cap':
      return { error: 'daily_cap', message: 'Today’s new scans are used up. Stored ones are still answered.' };
    case 'gone':
      return { error: 'not_found', message: 'There is no such measurement any more.' };
    case 'in-progress':
      return { error: 'scan_in_progress', message: `The same scan is running. Ask again in ${cause.retryAfter} s.` };
  }
}
