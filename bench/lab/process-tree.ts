import { readProc } from '../../server/net/processes.ts';
import { runningProcesses } from '../../e2e/world/running-processes.ts';

/** The memory of a process and its descendants, with shared pages counted proportionally (PSS); Linux only. */
export function treeBytes(root: number): number {
  return processTree(root).reduce((sum, pid) => sum + pssOf(pid), 0);
}

/** A process and its descendants, without zombies. */
export function processTree(root: number): number[] {
  const children = Map.groupBy(runningProcesses(), ({ parent }) => parent);
  const tree = [root];
  for (const at of tree) tree.push(...(children.get(at) ?? []).map(({ pid }) => pid));
  return tree;
}

const pssOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;

/** The peak memory of the tree during the work, polled four times a second. */
export async function peakBytes(root: number, work: Promise<unknown>): Promise<number> {
  let peak = 0;
  const timer = setInterval(() => { peak = Math.max(peak, treeBytes(root)); }, 250);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
  return peak;
}
