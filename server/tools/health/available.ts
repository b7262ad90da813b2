import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { UnmeasuredReason } from '../../../contract/vocabulary.ts';

/** What was gathered; or why it was not, which is a value of its own. */
export type Available<T> = { available: true; value: T } | Unavailable;

/** Nothing to judge: not measured for a reason, or nothing of the kind that would apply. */
export type Unavailable = Unmeasured | { available: false; reason: 'not-applicable' };

/** Not measured; `rootCause` names the check whose failure is to blame. */
export interface Unmeasured {
  available: false;
  reason: UnmeasuredReason;
  rootCause?: CheckId;
}

/** Wraps what was gathered. */
export const available = <T>(value: T): { available: true; value: T } => ({ available: true, value });

/** Says why there is nothing. */
export const unavailable = (reason: UnmeasuredReason, rootCause?: CheckId): Unmeasured =>
  rootCause === undefined ? { available: false, reason } : { available: false, reason, rootCause };

/** What is asked about does not exist here, and need not. */
export const notApplicable: Unavailable = { available: false, reason: 'not-applicable' };
