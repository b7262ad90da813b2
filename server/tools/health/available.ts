import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { ScanOutcome, UnmeasuredReason } from '../../../contract/vocabulary.ts';
import type { Unavailable, Unmeasured } from './gathered.ts';

/** Wraps a gathered value. */
export const available = <T>(value: T): { available: true; value: T } => ({ available: true, value });

/** Creates the reason for a missing value. */
export const unavailable = (reason: UnmeasuredReason, rootCause?: CheckId): Unmeasured =>
  ({ available: false, reason, ...(rootCause && { rootCause }) });

/** The subject does not exist on this store, and need not. */
export const notApplicable: Unavailable = { available: false, reason: 'not-applicable' };

/** Why nothing else is measured of a store that was not scanned. */
export const REASON_OF_OUTCOME: Record<Exclude<ScanOutcome, 'scanned'>, UnmeasuredReason> = {
  unreachable: 'unreachable',
  refused: 'refused',
  challenged: 'challenged',
  'waiting-room': 'refused',
  closed: 'closed',
};
