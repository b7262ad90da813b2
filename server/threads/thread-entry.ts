import { createBridge } from './bridge.ts';
import type { ThreadJob, ThreadOutcome, ThreadWork } from './thread-job.ts';

// A stray rejection of a finished run must not end the thread of the next one.
process.on('unhandledRejection', () => {});

/** Runs a job in a worker thread; a task's errors are returned as data. */
export async function runJob(job: ThreadJob): Promise<ThreadOutcome | null> {
  if ('load' in job) {
    for (const module of job.load) await import(module);
    return null;
  }
  const { module, name, port, input } = job;
  using bridge = createBridge(port);
  const work = (await import(module) as Record<string, ThreadWork<unknown, unknown>>)[name];
  if (!work) throw new Error(`${module} exports no ${name}`);
  bridge.ready();
  try {
    return { ok: true, value: bridge.serialize(await work.run(bridge.deserialize(input))).serialized };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.stack ?? error.message : String(error) };
  }
}
