import type { StreamEvent } from '../../contract/streams.ts';
import type { LoggedEvent, RunLog } from './run-log.ts';

/** What a watcher at another instance meets. */
export type RelayedWatch =
  | { ok: true; events: AsyncGenerator<LoggedEvent> }
  /** No such run, or nobody who could say. */
  | { ok: false; problem: 'unknown-run' | 'unavailable' };

/** What is known of a run that has ended. */
export type RecordedRun =
  | { ok: true; events: readonly StreamEvent[] }
  /** No such run, one that goes on, or nobody who could say. */
  | { ok: false; problem: 'unknown-run' | 'running' | 'unavailable' };

/** Lets any instance watch and cancel a run that goes on at another. Nothing here rejects; without it a run goes on. */
export interface RunRelay {
  /** Makes a run known, before anybody else is told of it. */
  open(runId: string): Promise<void>;
  /** Copies a run's log for the others until it has ended, through outages; a stop leaves one last try. */
  copy(runId: string, log: RunLog, stop: AbortSignal): Promise<void>;
  /** A run elsewhere from its event `after` on, ending with its terminal event whatever becomes of its instance. */
  watch(runId: string, options: { after: number; signal: AbortSignal }): Promise<RelayedWatch>;
  /** All that a run which has ended elsewhere has said. */
  recorded(runId: string): Promise<RecordedRun>;
  /** Tells a run's instance to cancel it; false when there is none, or it has ended. */
  cancel(runId: string): Promise<boolean>;
  /** For how many ms more somebody elsewhere is taken to watch. */
  watchedFor(runId: string): Promise<number>;
  /** Hears which run of this instance another one wants cancelled. */
  onCancel(cancel: (runId: string) => void): void;
}
