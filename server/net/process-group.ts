import { processIds, readProc, statOf } from './processes.ts';

/** What a process group takes of the machine. Linux alone can tell; elsewhere it takes nothing. */
export interface ProcessGroup {
  /** At least so many bytes: its own pages, swapped ones too, and what the process with most of it shares. Cheap. */
  memory(): number;
  /** Its part of every page in bytes, files' and swapped ones too: exact, but the kernel walks all pages to tell. */
  proportionalMemory(): number;
  /** The processor time of its processes, the ended ones included as far as they were seen. */
  cpuMs(): number;
}

/** What Linux counts processor time in for others to read, whatever its own clock. */
const MS_PER_TICK = 10;

const OWN = /^(?:RssAnon|VmSwap):\s+(\d+) kB/gm;
const SHARED = /^RssShmem:\s+(\d+) kB/gm;
const PROPORTIONAL = /^(?:Pss|SwapPss):\s+(\d+) kB/gm;

/** Looks at the group that `leader` leads. */
export function processGroup(leader: number): ProcessGroup {
  // Who is not in the group never joins it, so nobody else is asked twice.
  const others = new Set<number>();
  const ticks = new Map<number, number>();

  const members = (): number[] => processIds().filter((pid) => {
    if (others.has(pid)) return false;
    const stat = statOf(pid);
    if (!stat) return false;
    if (stat.group === leader) ticks.set(pid, stat.ticks);
    else others.add(pid);
    return stat.group === leader;
  });

  return {
    memory() {
      const told = members().map((pid) => readProc(`${pid}/status`));
      return sum(told.map((text) => bytesIn(text, OWN))) + Math.max(0, ...told.map((text) => bytesIn(text, SHARED)));
    },
    proportionalMemory: () => sum(members().map((pid) => bytesIn(readProc(`${pid}/smaps_rollup`), PROPORTIONAL))),
    cpuMs: () => sum([...ticks.values()]) * MS_PER_TICK,
  };
}

const bytesIn = (text: string, lines: RegExp): number =>
  sum([...text.matchAll(lines)].map(([, kb]) => Number(kb) * 1024));

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
