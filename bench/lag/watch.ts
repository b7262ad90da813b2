import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the service before it starts. On SIGUSR2 it reports the longest event-loop block since the last report,
 * and the highest CPU time of the thread between two polls, which excludes the time taken by other processes.
 */
if (isMainThread) {
  const POLL_MS = 5;
  const cpuTime = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const delay = monitorEventLoopDelay({ resolution: POLL_MS });
  delay.enable();
  let last = cpuTime();
  let max = 0;
  setInterval(() => {
    const now = cpuTime();
    max = Math.max(max, now - last);
    last = now;
  }, POLL_MS).unref();
  process.on('SIGUSR2', () => {
    process.stdout.write(`blocked ${delay.max / 1e6} cpu ${max}\n`);
    delay.reset();
    max = 0;
  });
}
