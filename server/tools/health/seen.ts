import type { CheckId } from '../../../contract/catalogue/checks.ts';
import type { UnmeasuredReason } from '../../../contract/vocabulary.ts';

/** What was gathered; or why it was not, which is a value of its own. */
export type Seen<T> = { seen: true; value: T } | Unseen;

/** Nothing to judge: not measured for a reason, or nothing of the kind that would apply. */
export type Unseen = Unmeasured | { seen: false; reason: 'not-applicable' };

/** Not measured; `rootCause` names the check whose failure is to blame. */
export interface Unmeasured {
  seen: false;
  reason: UnmeasuredReason;
  rootCause?: CheckId;
}

/** Wraps what was gathered. */
export const seen = <T>(value: T): { seen: true; value: T } => ({ seen: true, value });

/** Says why there is nothing. */
export const unseen = (reason: UnmeasuredReason, rootCause?: CheckId): Unmeasured =>
  rootCause === undefined ? { seen: false, reason } : { seen: false, reason, rootCause };

/** What is asked about does not exist here, and need not. */
export const notApplicable: Unseen = { seen: false, reason: 'not-applicable' };
