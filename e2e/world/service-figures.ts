import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';
import type { RunningService } from './service.ts';

/** The environment for a service whose memory can be read after a garbage collection. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** The resources that a process holds. */
export interface ServiceFigures {
  /** Live objects and buffers after a full garbage collection, in MB. */
  keptMb: number;
  /** Resident memory after the same, in MB; NaN where unavailable. */
  residentMb: number;
  /** Open files and sockets; NaN where unavailable. */
  descriptors: number;
}

/** Reads the figures of a service started with `INSPECTED` from outside, without code of ours in it. */
export interface FiguresReader extends Disposable {
  take(): Promise<ServiceFigures>;
  /** Its `descriptors` alone, without a garbage collection. */
  descriptors(): number;
}

/** Connects to the service's inspector. */
export async function readFigures({ pid, output }: Pick<RunningService, 'pid' | 'output'>): Promise<FiguresReader> {
  const address = /ws:\/\/\S+/.exec(output())?.[0];
  if (!address) throw new Error('The service was not started with an inspector.');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: Record<string, unknown> };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let calls = 0;
  const call = (method: string, params: object = {}): Promise<Record<string, unknown>> =>
    new Promise((resolve) => {
      calls += 1;
      waiting.set(calls, resolve);
      socket.send(JSON.stringify({ id: calls, method, params }));
    });
  const descriptors = (): number => (platform() === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : Number.NaN);
  return {
    descriptors,
    async take() {
      // The second collection removes what the finalizers of the first one released.
      for (let time = 0; time < 2; time += 1) await call('HeapProfiler.collectGarbage');
      const expression = 'JSON.stringify(process.memoryUsage())';
      const { result } = await call('Runtime.evaluate', { expression }) as { result: { value: string } };
      const { heapUsed, external } = JSON.parse(result.value) as NodeJS.MemoryUsage;
      const residentMb = platform() === 'linux' ? residentOf(pid) : Number.NaN;
      return { keptMb: (heapUsed + external) / 1e6, residentMb, descriptors: descriptors() };
    },
    [Symbol.dispose]: () => socket.close(),
  };
}

function residentOf(pid: number): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kib) * 1024) / 1e6;
}
