import type { BrowserEnd } from '../net/chromium.ts';
import type { LabFailure } from './lab-result.ts';

/** The page took longer than it may. */
export const TIMED_OUT: LabFailure = {
  ok: false, reason: 'timeout', detail: 'the page was not measured within the time there is',
};

/** The lab was not free in time. */
export const NO_SLOT: LabFailure = { ok: false, reason: 'timeout', detail: 'the browser was busy for too long' };

/** The failure for each reason why a browser may end. */
export const FAILURE_BY_END: Readonly<Record<BrowserEnd, LabFailure>> = {
  cap: TIMED_OUT,
  budget: { ok: false, reason: 'budget', detail: 'the page took more of the machine than a browser may have' },
  crashed: { ok: false, reason: 'browser-failed', detail: 'the browser ended' },
  aborted: { ok: false, reason: 'browser-failed', detail: 'the measurement was called off' },
  closed: { ok: false, reason: 'browser-failed', detail: 'the browser was closed' },
};
