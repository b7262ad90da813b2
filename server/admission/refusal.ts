import type { ErrorCode, GuardCode } from '../../contract/vocabulary.ts';
import type { Standing } from '../state/windows.ts';

/** Why a request is not run. Facades turn it into status, body and headers; nothing is decided there. */
export type RefusalCause =
  /** The body is not what the endpoint takes: unreadable, not an object, or a field is off. */
  | { kind: 'input'; code: ErrorCode; detail: string }
  /** The address guard refused the target. */
  | { kind: 'guard'; code: GuardCode; detail: string }
  | { kind: 'rate'; retryAfter: number }
  | { kind: 'capacity'; retryAfter: number }
  | { kind: 'daily-cap'; retryAfter: number }
  | { kind: 'in-progress'; retryAfter: number }
  /** There is nothing to go on from. */
  | { kind: 'gone' };

/** A cause with the standing of the limiter that governed it. */
export interface Refusal {
  cause: RefusalCause;
  standing: Standing;
}
