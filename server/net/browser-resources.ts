import type { Clock } from '../clock.ts';
import type { ProcessGroup } from './process-group.ts';

/** What one browser may take of the machine. */
export interface ResourceBudget {
  /** Of all its processes together. */
  memoryBytes: number;
  /** Of its folder, which is all it may write to. */
  diskBytes: number;
  cpuMs: number;
}

/** A page that is measured well takes some 400 MB, 3 MB and 10 s. */
export const BROWSER_RESOURCES: ResourceBudget = { memoryBytes: 1_150_000_000, diskBytes: 150_000_000, cpuMs: 120_000 };

export interface ResourceWatch {
  group: ProcessGroup;
  /** What lies in its folder, in bytes. */
  disk: () => Promise<number>;
  budget: ResourceBudget;
  clock: Clock;
  /** Called once, with what was spent; nothing is looked at any more after that. */
  onSpent: (what: keyof ResourceBudget) => void;
}

/** A page fills a gigabyte a second, and a look takes a millisecond. */
const LOOK_MS = 50;
/** The exact figure takes the kernel longer, and a disk is slower than memory. */
const LOOKS_A_SURVEY = 8;

/** Looks at what a browser takes until it is more than its budget, or the answer is disposed. */
export function watchResources({ group, disk, budget, clock, onSpent }: ResourceWatch): Disposable {
  let looks = 0;
  let isOver = false;
  let next: Disposable | undefined;

  async function spent(): Promise<keyof ResourceBudget | null> {
    looks += 1;
    const isSurvey = looks % LOOKS_A_SURVEY === 0;
    // What is shared is counted more than once there, so nobody is condemned by it; files are not counted at all.
    const mayBeFull = group.memory() > budget.memoryBytes;
    if ((mayBeFull || isSurvey) && await group.proportionalMemory() > budget.memoryBytes) return 'memoryBytes';
    if (group.cpuMs() > budget.cpuMs) return 'cpuMs';
    return isSurvey && await disk() > budget.diskBytes ? 'diskBytes' : null;
  }

  async function look(): Promise<void> {
    const what = await spent();
    if (isOver) return;
    if (what === null) next = clock.after(LOOK_MS, look);
    else onSpent(what);
  }

  next = clock.after(LOOK_MS, look);
  return {
    [Symbol.dispose]() {
      isOver = true;
      next?.[Symbol.dispose]();
    },
  };
}
