import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all it started take of memory, shared pages counted once in parts; Linux alone can tell. */
export function treeBytes(root: number): number {
  return processTree(root).reduce((sum, pid) => sum + pssOf(pid), 0);
}

/** A process and everything below it, the dead left out. */
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

/** The most the tree took while the work went on, looked at four times a second. */
export async function peakBytes(root: number, work: Promise<unknown>): Promise<number> {
  let most = 0;
  const timer = setInterval(() => { most = Math.max(most, treeBytes(root)); }, 250);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
  return most;
}
