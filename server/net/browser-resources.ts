import type { Clock } from '../clock.ts';
import type { ProcessGroup } from './process-group.ts';

/** The machine resources one browser may use. */
export interface ResourceBudget {
  /** All its processes together. */
  memoryBytes: number;
  /** The size of its folder, the only place it may write to. */
  diskBytes: number;
  cpuMs: number;
}

/** A typical page uses some 400 MB of memory, 3 MB of disk and 2 s of CPU. */
export const BROWSER_RESOURCES: ResourceBudget = { memoryBytes: 1_000_000_000, diskBytes: 150_000_000, cpuMs: 120_000 };

/** A page can allocate a gigabyte a second; the check takes a millisecond. */
const FAST_CHECK_MS = 50;
/** Exact memory takes the kernel ten times as long, and reading the disk is slower still. */
const FULL_CHECK_MS = 400;

type Exceeded = keyof ResourceBudget | null;

/** Polls a browser's resource usage until it exceeds its budget; rejects if it cannot be read. */
export async function exceededBudget({ group, outOfMemory, disk, budget, clock }: {
  group: ProcessGroup;
  /** Whether the kernel has killed a process of it for its memory. */
  outOfMemory: () => boolean;
  /** The size of its folder in bytes. */
  disk: () => number;
  budget: ResourceBudget;
  clock: Clock;
}): Promise<keyof ResourceBudget> {
  const fastCheck = (): Exceeded => {
    if (outOfMemory() || group.memory() > budget.memoryBytes) return 'memoryBytes';
    return group.cpuMs() > budget.cpuMs ? 'cpuMs' : null;
  };
  const fullCheck = (): Exceeded => {
    if (group.proportionalMemory() > budget.memoryBytes) return 'memoryBytes';
    return disk() > budget.diskBytes ? 'diskBytes' : null;
  };

  const stopping = new AbortController();
  async function poll(ms: number, check: () => Exceeded): Promise<keyof ResourceBudget> {
    for (;;) {
      await clock.sleep(ms, stopping.signal);
      const exceeded = check();
      if (exceeded !== null) return exceeded;
    }
  }
  try {
    return await Promise.race([poll(FAST_CHECK_MS, fastCheck), poll(FULL_CHECK_MS, fullCheck)]);
  } finally {
    stopping.abort();
  }
}
