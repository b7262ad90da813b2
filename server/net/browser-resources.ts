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

/** A page that is measured well takes some 400 MB, 3 MB and 2 s. */
export const BROWSER_RESOURCES: ResourceBudget = { memoryBytes: 1_000_000_000, diskBytes: 150_000_000, cpuMs: 120_000 };

export interface ResourceWatch {
  group: ProcessGroup;
  /** What lies in its folder, in bytes. */
  disk: () => number;
  budget: ResourceBudget;
  clock: Clock;
  /** Called once, with what was spent; nothing is looked at any more after that. */
  onSpent: (what: keyof ResourceBudget) => void;
}

/** A page fills a gigabyte a second, and a look takes a millisecond. */
const LOOK_MS = 50;
/** The exact figure takes the kernel ten times as long, and a disk is slower than memory. */
const SURVEY_MS = 400;

type Spent = keyof ResourceBudget | null;

/** Looks at what a browser takes until it is more than its budget, or the answer is disposed. */
export function watchResources({ group, disk, budget, clock, onSpent }: ResourceWatch): Disposable {
  const over = new AbortController();

  const look = (): Spent => {
    if (group.memory() > budget.memoryBytes) return 'memoryBytes';
    return group.cpuMs() > budget.cpuMs ? 'cpuMs' : null;
  };
  const survey = (): Spent => {
    if (group.proportionalMemory() > budget.memoryBytes) return 'memoryBytes';
    return disk() > budget.diskBytes ? 'diskBytes' : null;
  };

  async function repeat(ms: number, spent: () => Spent): Promise<void> {
    for (;;) {
      await clock.sleep(ms, over.signal);
      const what = spent();
      if (what === null) continue;
      over.abort();
      onSpent(what);
    }
  }

  for (const watching of [repeat(LOOK_MS, look), repeat(SURVEY_MS, survey)]) {
    watching.catch(() => {
      if (over.signal.aborted) return;
      // What cannot be watched is not left running.
      over.abort();
      onSpent('memoryBytes');
    });
  }
  return { [Symbol.dispose]: () => over.abort() };
}
