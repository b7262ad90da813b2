// The worker thread of `createThreadedResolver`.
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../clock.ts';
import { createResolver } from './resolve.ts';
import type { LookupAnswer, LookupMessage, ResolverSettings } from './threaded-resolver.ts';

const { servers, budgetScale } = workerData as ResolverSettings;
const resolver = createResolver({ servers, clock: { ...systemClock, budgetScale } });
const running = new Map<number, AbortController>();

parentPort!.on('message', async (message: LookupMessage) => {
  const { id } = message;
  if ('cancelled' in message) return running.get(id)?.abort();
  const stop = new AbortController();
  running.set(id, stop);
  try {
    const answer = await resolver[message.method](message.host, stop.signal);
    parentPort!.postMessage({ id, answer } satisfies LookupAnswer);
  } catch (error) {
    // Nobody waits for a cancelled lookup; anything else ends the thread, and so fails all lookups that wait for it.
    if (!stop.signal.aborted) throw error;
  } finally {
    running.delete(id);
  }
});
