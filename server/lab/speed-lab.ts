import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { GuardedBrowser } from '../net/browser.ts';
import type { ProxyBudget } from '../net/guard-proxy-lease.ts';
import type { LabProcess, LookProcess } from './lab-process.ts';
import type { LabFailure, LabOutcome, LabRun, LookOutcome } from './lab-result.ts';

/** Where pages are measured: one at a time for a machine. */
export interface SpeedLab extends AsyncDisposable {
  /** Measures a page when its turn has come. What keeps it from that is an answer; rejects on abort alone. */
  measure(url: URL, options: MeasureOptions): Promise<LabOutcome>;
  /**
   * Opens pages of one store, one after the other, when its turn has come, and reads them when their scripts have run:
   * an answer for each, in their order. Rejects on abort alone.
   */
  look(urls: readonly URL[], options: LookOptions): Promise<readonly LookOutcome[]>;
  /** Whether another scan may be begun, for all that waits already. */
  hasRoom(): Promise<boolean>;
  /** Whether there is what it takes, found out by starting a browser; `by` where others than this machine measure. */
  probe(signal: AbortSignal): Promise<{ ok: true; by?: string } | LabFailure>;
}

export interface MeasureOptions {
  /** Ends the waiting and the measuring. */
  signal: AbortSignal;
  /** For whom, by the key its limits go by: where instances share a queue, nobody fills it for the others. */
  caller?: string;
  /** Called when the queue is over, before the browser starts. */
  onStart?: () => void;
  /** Whether it is the store itself that was loaded; a run of anything else is not repeated nor counted with others. */
  isStore?: (run: LabRun) => boolean | Promise<boolean>;
  /** Of the final page's HTML so much is kept: enough to tell what it is, unless told. */
  htmlChars?: number;
}

export interface LookOptions extends Pick<MeasureOptions, 'signal' | 'caller'> {
  /** For its turn; waits as long as it takes where nothing is given. */
  waitMs?: number;
  /** From its turn to the last answer. */
  withinMs: number;
}

export interface SpeedLabOptions {
  browser: GuardedBrowser;
  /** Starts the process that runs Lighthouse. */
  startProcess: () => LabProcess;
  /** Starts the process that takes second looks. */
  startLooking: () => LookProcess;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** Hears how many scans wait. */
  onQueue?: (waiting: number) => void;
  /** From the start of the browser until everything is killed; waiting is not counted. */
  capMs?: number;
  /** Scales the cap that is taken where none is given. */
  budgetScale?: number;
  budget?: ProxyBudget;
}
