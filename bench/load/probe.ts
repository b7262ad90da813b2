import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What asking for a 405 over and over came to. */
export interface ProbeReport {
  /** Milliseconds each answer took, the connection's making included. */
  times: number[];
  /** Connections that were refused or cut, and answers that were none. */
  failures: number;
}

/** Asks for a 405 every `pauseMs` from now on, each time over a new connection. */
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

/** The value that this share of all lies at or below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
