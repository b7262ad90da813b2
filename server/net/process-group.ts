import { processIds, readProc, statOf } from './processes.ts';

export type ProcessGroup = ReturnType<typeof processGroup>;

/** Linux reports CPU time in ticks of 10 ms (USER_HZ), whatever rate the kernel itself uses. */
const MS_PER_TICK = 10;

const PRIVATE = /^(?:RssAnon|VmSwap):\s+(\d+) kB/gm;
const SHARED = /^RssShmem:\s+(\d+) kB/gm;
const PROPORTIONAL = /^(?:Pss|SwapPss):\s+(\d+) kB/gm;

/** Reads the resource usage of the process group led by `leader`. Linux only; zero elsewhere. */
export function processGroup(leader: number) {
  // A process outside the group never joins it, so it is checked once only.
  const outsiders = new Set<number>();
  const ticks = new Map<number, number>();

  const members = (): number[] => processIds().filter((pid) => {
    if (outsiders.has(pid)) return false;
    const stat = statOf(pid);
    if (!stat) return false;
    if (stat.group === leader) ticks.set(pid, stat.ticks);
    else outsiders.add(pid);
    return stat.group === leader;
  });

  return {
    /** A cheap lower bound in bytes: private and swapped pages, plus the largest shared memory of one process. */
    memory(): number {
      const statuses = members().map((pid) => readProc(`${pid}/status`));
      const shared = statuses.map((text) => bytesIn(text, SHARED));
      return sum(statuses.map((text) => bytesIn(text, PRIVATE))) + Math.max(0, ...shared);
    },
    /** Exact bytes (PSS with swap); expensive, as the kernel walks every page. */
    proportionalMemory: () => sum(members().map((pid) => bytesIn(readProc(`${pid}/smaps_rollup`), PROPORTIONAL))),
    /** CPU time of its processes; an exited one counts with its last reading. */
    cpuMs: () => sum([...ticks.values()]) * MS_PER_TICK,
  };
}

const bytesIn = (text: string, lines: RegExp): number =>
  sum([...text.matchAll(lines)].map(([, kb]) => Number(kb) * 1024));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
