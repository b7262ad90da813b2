import type { MessagePort } from 'node:worker_threads';
import type { Parcel } from './parcel.ts';

/**
 * Work on what strangers wrote. Its input may hold plain data, bytes, URLs, signals and functions; a function that is
 * called from the thread answers with a promise.
 */
export interface ThreadWork<In, Out> {
  run(input: In): Out | Promise<Out>;
}

/** What goes into a thread: a task to run, or modules to load. */
export type ThreadJob = TaskJob | { load: readonly string[] };

/** A task by the module that exports it, and the port it talks over. */
export interface TaskJob {
  module: string;
  name: string;
  port: MessagePort;
  input: Parcel;
}

/** What comes out; an error of the task's own as data, so that it is told from the thread's. */
export type ThreadOutcome = { ok: true; value: Parcel } | { ok: false; message: string };
