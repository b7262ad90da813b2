import type { BrowserEnd } from '../net/chromium.ts';
import type { LabFailure } from './lab-result.ts';

/** The time a visit may take is over. */
export const TOO_LATE: LabFailure = {
  ok: false, reason: 'timeout', detail: 'the page was not measured within the time there is',
};

/** Its turn did not come in time. */
export const NO_SLOT: LabFailure = { ok: false, reason: 'timeout', detail: 'the browser was busy for too long' };

/** What a visit comes to whose browser was ended. */
export const WHY_ENDED: Readonly<Record<BrowserEnd, LabFailure>> = {
  cap: TOO_LATE,
  budget: { ok: false, reason: 'budget', detail: 'the page took more of the machine than a browser may have' },
  crashed: { ok: false, reason: 'browser-failed', detail: 'the browser ended' },
  aborted: { ok: false, reason: 'browser-failed', detail: 'the measurement was called off' },
  closed: { ok: false, reason: 'browser-failed', detail: 'the browser was closed' },
};
