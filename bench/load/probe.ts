import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The results of repeatedly requesting a 405. */
export interface ProbeReport {
  /** The time of each response in ms, including connecting. */
  times: number[];
  /** Refused or closed connections, and other responses. */
  failures: number;
}

/** Requests a 405 every `pauseMs` from now on, each time over a new connection. */
export function startProbe(port: number, pauseMs = 10): { stop(): Promise<ProbeReport> } {
  const worker = new Worker(new URL('./probe-worker.ts', import.meta.url), { workerData: { port, pauseMs } });
  return {
    async stop() {
      const reported = once(worker, 'message');
      worker.postMessage('stop');
      const [report] = await reported as [ProbeReport];
      await worker.terminate();
      return report;
    },
  };
}

/** The value that this share of the values is at or below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
