import type { StreamEvent } from '../../contract/streams.ts';
import type { LoggedEvent, RunLog, WatchOptions } from './run-log.ts';

/** A run's events, or why they cannot be watched. */
export type RunWatch = AsyncGenerator<LoggedEvent> | 'unknown-run' | 'unavailable';

/** The events of an ended run, or why there are none. */
export type RecordedRun = readonly StreamEvent[] | 'unknown-run' | 'running' | 'unavailable';

/** Lets any instance watch and cancel another instance's runs. Never rejects; a run does not depend on it. */
export interface RunRelay {
  /** Registers a run, before its id is handed out. */
  open(runId: string): Promise<void>;
  /** Copies a run's log until it has ended, retrying through outages; after `stop` only once more. */
  copy(runId: string, log: RunLog, stop: AbortSignal): Promise<void>;
  /** Events of another instance's run after `after`; they end with a terminal event even if that instance crashes. */
  watch(runId: string, options: WatchOptions): Promise<RunWatch>;
  /** All events of another instance's ended run. */
  recorded(runId: string): Promise<RecordedRun>;
  /** Cancels another instance's run; false if it is unknown or has ended. */
  cancel(runId: string): Promise<boolean>;
  /** For how many more ms the run counts as watched on another instance. */
  watchedForMs(runId: string): Promise<number>;
  /** Called with the id of each run of this instance that another one cancels. */
  onCancel(cancel: (runId: string) => void): void;
}
