import { createBridge } from './bridge.ts';
import type { ThreadJob, ThreadOutcome, ThreadTask } from './threads.ts';

/** What a thread does with a job: loads the task, runs it, and hands its errors over as data. */
export async function runJob({ module, name, port, input }: ThreadJob): Promise<ThreadOutcome> {
  using bridge = createBridge(port);
  bridge.ready();
  const task = (await import(module) as Record<string, ThreadTask<unknown, unknown>>)[name];
  if (!task) throw new Error(`${module} exports no ${name}`);
  try {
    return { ok: true, value: bridge.pack(await task.run(bridge.unpack(input))).parcel };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.stack ?? error.message : String(error) };
  }
}
