import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The most that browsers took while they were watched, in bytes. */
export interface BrowserFootprint extends Disposable {
  readonly memory: number;
  readonly disk: number;
  /** Whether they had to be ended from here. */
  readonly ended: boolean;
}

export interface WatchLimits {
  /** Ends the browsers above so many bytes of memory. */
  bytes: number;
  ms: number;
}

const EVERY_MS = 50;

/**
 * Watches the browsers that `parent` starts: its descendants in a process group of their own. It measures apart from
 * what it is there to test, and ends what goes too far, so that no machine is put at risk.
 */
export function watchBrowsers(parent: number, { bytes, ms }: WatchLimits): BrowserFootprint {
  let [memory, disk, began] = [0, 0, 0];
  let ended = false;
  const timer = setInterval(() => {
    const browser = browsersOf(parent);
    if (browser.length === 0) return;
    began ||= performance.now();
    const now = browser.reduce((sum, { pid }) => sum + pssOf(pid), 0);
    memory = Math.max(memory, now);
    for (const folder of new Set(browser.map(({ group }) => folderOf(group)))) disk = Math.max(disk, sizeOf(folder));
    if (now < bytes && performance.now() - began < ms) return;
    ended = true;
    for (const group of new Set(browser.map((one) => one.group))) end(group);
  }, EVERY_MS);
  return {
    get memory() { return memory; },
    get disk() { return disk; },
    get ended() { return ended; },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

interface Process {
  pid: number;
  parent: number;
  group: number;
}

function browsersOf(root: number): Process[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((name): Process[] => {
    const [state, parent, group] = read(`${name}/stat`).split(') ').at(-1)!.split(' ');
    return parent === undefined || state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), group: Number(group) }];
  });
  const own = all.find(({ pid }) => pid === root)?.group;
  const leaders = new Set(all.filter(({ pid, parent, group }) => parent === root && group === pid && group !== own)
    .map(({ pid }) => pid));
  return all.filter(({ group }) => leaders.has(group));
}

const pssOf = (pid: number): number =>
  [...read(`${pid}/smaps_rollup`).matchAll(/^(?:Pss|SwapPss):\s+(\d+) kB/gm)].reduce((sum, [, kb]) => sum + Number(kb) * 1024, 0);

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function sizeOf(path: string): number {
  try {
    const facts = lstatSync(path);
    if (!facts.isDirectory()) return facts.blocks * 512;
    return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), facts.blocks * 512);
  } catch {
    return 0;
  }
}

function end(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

function read(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch {
    return '';
  }
}
