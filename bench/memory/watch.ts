import { setImmediate } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** Loaded into the service before it starts, with `--expose-gc`. On SIGUSR2 it reports the memory after collection. */
if (isMainThread) {
  const ROUNDS = 5;
  process.on('SIGUSR2', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      globalThis.gc?.();
      await setImmediate();
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    process.stdout.write(`kept ${heapUsed + external} rss ${rss} open ${process.getActiveResourcesInfo().length}\n`);
  });
}
