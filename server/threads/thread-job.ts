import type { MessagePort } from 'node:worker_threads';
import type { SerializedValue } from './serialize-value.ts';

/**
 * Work on untrusted input. The input may contain plain data, bytes, URLs, signals and functions; functions called from
 * the thread return a promise.
 */
export interface ThreadWork<In, Out> {
  run(input: In): Out | Promise<Out>;
}

/** A job for a thread: a task to run, or modules to preload. */
export type ThreadJob = TaskJob | { load: readonly string[] };

/** A task, by its module and export name, and the port of its bridge. */
export interface TaskJob {
  module: string;
  name: string;
  port: MessagePort;
  input: SerializedValue;
}

/** The result of a task; its own error is data, to distinguish it from a failure of the thread. */
export type ThreadOutcome = { ok: true; value: SerializedValue } | { ok: false; message: string };
