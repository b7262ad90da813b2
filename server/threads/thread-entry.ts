import { createBridge } from './bridge.ts';
import type { TaskJob, ThreadJob, ThreadOutcome, ThreadWork } from './thread-job.ts';
// A stray rejection of a finished run must not end the thread of the next one.
process.on('unhandledRejection', () => {});

/** Runs a job in a worker thread. */
export async function runJob(job: ThreadJob): Promise<ThreadOutcome | null> {
  if (!('load' in job)) return runTask(job);
  for (const module of job.load) await import(module);
  return null;
}

/** Loads and runs a task; returns its errors as data. */
async function runTask({ module, name, port, input }: TaskJob): Promise<ThreadOutcome> {
  using bridge = createBridge(port);
  const work = (await import(module) as Record<string, ThreadWork<unknown, unknown>>)[name];
  if (!work) throw new Error(`${module} exports no ${name}`);
  bridge.ready();
  try {
    return { ok: true, value: bridge.pack(await work.run(bridge.unpack(input))).parcel };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.stack ?? error.message : String(error) };
  }
}
