import type { UnmeasuredReason } from '../../../contract/vocabulary.ts';

/** What was gathered; or why it was not, which is a value of its own. */
export type Seen<T> = Sighted<T> | Unseen;

export interface Sighted<T> {
  seen: true;
  value: T;
}

/** Nothing to judge: not measured for a reason, or nothing of the kind that would apply. */
export type Unseen =
  | { seen: false; reason: UnmeasuredReason; rootCause?: string | undefined }
  | { seen: false; reason: 'not-applicable' };

/** Wraps what was gathered. */
export const seen = <T>(value: T): Sighted<T> => ({ seen: true, value });

/** Says why there is nothing; `rootCause` names the check whose failure is to blame. */
export const unseen = (reason: UnmeasuredReason, rootCause?: string): Unseen =>
  rootCause === undefined ? { seen: false, reason } : { seen: false, reason, rootCause };

/** What is asked about does not exist here, and need not. */
export const notApplicable: Unseen = { seen: false, reason: 'not-applicable' };
