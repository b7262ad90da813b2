import { parentPort, workerData } from 'node:worker_threads';
import type { PageTask } from './off-thread.ts';

const { module, name, input } = workerData as { module: string; name: string; input: unknown };
const task = (await import(module) as Record<string, PageTask<unknown, unknown>>)[name];
if (!task) throw new Error(`${module} exports no ${name}`);
parentPort?.postMessage(task.run(input));
