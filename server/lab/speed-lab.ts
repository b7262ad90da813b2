import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { GuardedBrowser } from '../net/browser.ts';
import type { startLighthouseProcess, startRenderProcess } from './lab-process.ts';
import type { LabFailure, LabOutcome, LabRun, RenderOutcome } from './lab-result.ts';

/** Measures and renders pages, one job at a time per machine. */
export interface SpeedLab extends AsyncDisposable {
  /** Measures a page when the lab is free. Failures are results; rejects only on abort. */
  measure(url: URL, options: MeasureOptions): Promise<LabOutcome>;
  /**
   * Renders pages of one store, one after the other, when the lab is free; returns an outcome for each, in their order.
   * Rejects only on abort.
   */
  render(urls: readonly URL[], options: RenderOptions): Promise<readonly RenderOutcome[]>;
  /** Whether the queue that instances share has room for another scan; a lab without one limits no scans. */
  hasRoom?(): Promise<boolean>;
  /** Checks whether pages can be measured: starts a browser, or counts the workers of other machines (`by`). */
  probe(signal: AbortSignal): Promise<{ ok: true; by?: string } | LabFailure>;
}

/** How a page is measured. */
export interface MeasureOptions {
  /** Cancels waiting and measuring. */
  signal: AbortSignal;
  /** The caller's rate-limit key: in a shared queue, no caller may starve the others. */
  caller?: string | undefined;
  /** Called when the lab is free, before the browser starts. */
  onStart?: () => void;
  /** Whether the store itself was loaded; a run of anything else is neither repeated nor merged with others. */
  isStore?: (run: LabRun) => boolean | Promise<boolean>;
}

/** How pages are rendered. */
export interface RenderOptions extends Pick<MeasureOptions, 'signal' | 'caller'> {
  /** How long to wait for the lab; unlimited if absent. */
  waitMs?: number;
  /** Time from the start of the browser to the last outcome. */
  withinMs: number;
}

/** What a lab with a browser of its own needs. */
export interface SpeedLabOptions {
  /** Disposed of with the lab. */
  browser: GuardedBrowser;
  /** Starts the process that runs Lighthouse. */
  startLighthouse: typeof startLighthouseProcess;
  /** Starts the process that renders pages. */
  startRenderer: typeof startRenderProcess;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** Called with the number of waiting scans. */
  onQueue?: (waiting: number) => void;
  /** Time from the start of the browser until everything is killed; waiting is not counted. */
  capMs?: number;
}
