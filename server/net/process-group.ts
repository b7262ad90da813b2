import { readFile } from 'node:fs/promises';
import { processIds, readProc, statOf } from './processes.ts';

/** What a process group takes of the machine. Linux alone can tell; elsewhere it takes nothing. */
export interface ProcessGroup {
  /** Its own pages in bytes, those that several of it share counted for each: cheap, and never much too low. */
  memory(): number;
  /** Its part of every page in bytes, swapped ones too: exact, but the kernel walks all its pages to tell. */
  proportionalMemory(): Promise<number>;
  /** The processor time of its processes, the ended ones included as far as they were seen. */
  cpuMs(): number;
}

/** What Linux counts processor time in for others to read, whatever its own clock. */
const MS_PER_TICK = 10;

const OWN = /^(?:RssAnon|RssShmem|VmSwap):\s+(\d+) kB/gm;
const PROPORTIONAL = /^(?:Pss|SwapPss):\s+(\d+) kB/gm;

/** Looks at the group that `leader` leads. */
export function processGroup(leader: number): ProcessGroup {
  // Who is not in the group never joins it, so nobody else is asked twice.
  const others = new Set<number>();
  const ticks = new Map<number, number>();

  const members = (): number[] => processIds().filter((pid) => {
    if (others.has(pid)) return false;
    const stat = statOf(pid);
    if (stat?.group === leader) ticks.set(pid, stat.ticks);
    else others.add(pid);
    return stat?.group === leader;
  });

  return {
    memory: () => members().reduce((sum, pid) => sum + bytesIn(readProc(`${pid}/status`), OWN), 0),
    async proportionalMemory() {
      const told = await Promise.all(members().map((pid) =>
        readFile(`/proc/${pid}/smaps_rollup`, 'latin1').catch(() => '')));
      return told.reduce((sum, text) => sum + bytesIn(text, PROPORTIONAL), 0);
    },
    cpuMs: () => [...ticks.values()].reduce((sum, own) => sum + own, 0) * MS_PER_TICK,
  };
}

const bytesIn = (text: string, lines: RegExp): number =>
  [...text.matchAll(lines)].reduce((sum, [, kb]) => sum + Number(kb) * 1024, 0);
