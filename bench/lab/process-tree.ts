import { readdirSync, readFileSync } from 'node:fs';

/** The memory of a process and its descendants, with shared pages counted proportionally (PSS); Linux only. */
export function treeBytes(root: number): number {
  return processTree(root).reduce((sum, pid) => sum + pssOf(pid), 0);
}

/** A process and its descendants, without zombies. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [state, parent] = read(`${name}/stat`).split(') ').at(-1)!.split(' ');
    if (parent !== undefined && state !== 'Z') parents.set(Number(name), Number(parent));
  }
  const tree = [root];
  for (const at of tree) {
    for (const [pid, parent] of parents) if (parent === at) tree.push(pid);
  }
  return tree;
}

const pssOf = (pid: number): number => Number(/^Pss:\s+(\d+) kB/m.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;

function read(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch {
    return '';
  }
}

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
