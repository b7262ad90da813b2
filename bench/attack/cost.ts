import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 250;

/** The most a process held at any look; zero where the system does not tell. */
export interface Cost {
  residentMb: number;
  descriptors: number;
}

/** Looks at the process until disposed. */
export function watchCost(pid: number): Disposable & { most(): Cost } {
  const most: Cost = { residentMb: 0, descriptors: 0 };
  const look = (): void => {
    try {
      const kib = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      most.residentMb = Math.max(most.residentMb, (kib * 1024) / 1e6);
      most.descriptors = Math.max(most.descriptors, readdirSync(`/proc/${pid}/fd`).length);
    } catch {
      // It is gone, or the system has no /proc.
    }
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return { most: () => most, [Symbol.dispose]: () => clearInterval(timer) };
}
