import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the service before it starts. On SIGUSR2 it tells the longest its event loop was held up since the last
 * time, and the most its thread itself worked between two looks at it: what other processes take from it is not in that.
 */
if (isMainThread) {
  const LOOK_MS = 5;
  const worked = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  let last = worked();
  let most = 0;
  setInterval(() => {
    const now = worked();
    most = Math.max(most, now - last);
    last = now;
  }, LOOK_MS).unref();
  process.on('SIGUSR2', () => {
    process.stdout.write(`held up ${delay.max / 1e6} worked ${most}\n`);
    delay.reset();
    most = 0;
  });
}
