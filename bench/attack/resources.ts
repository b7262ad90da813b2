import { readdirSync, readFileSync } from 'node:fs';

const POLL_MS = 250;

/** The peak resources of a process; zero if the system does not report them. */
export interface Resources {
  residentMb: number;
  descriptors: number;
}

/** Polls the process until disposed. */
export function watchResources(pid: number): Disposable & { peak(): Resources } {
  const peak: Resources = { residentMb: 0, descriptors: 0 };
  const poll = (): void => {
    try {
      const kib = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      peak.residentMb = Math.max(peak.residentMb, (kib * 1024) / 1e6);
      peak.descriptors = Math.max(peak.descriptors, readdirSync(`/proc/${pid}/fd`).length);
    } catch {
      // The process has exited, or the system has no /proc.
    }
  };
  poll();
  const timer = setInterval(poll, POLL_MS);
  return { peak: () => peak, [Symbol.dispose]: () => clearInterval(timer) };
}
