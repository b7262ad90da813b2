import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The maximum memory and disk of the watched browsers, in bytes. */
export interface BrowserFootprint extends AsyncDisposable {
  readonly memory: number;
  readonly disk: number;
  /** Whether the watcher had to end them. */
  readonly ended: boolean;
}

export interface WatchLimits {
  /** Ends the browsers above this many bytes of memory. */
  bytes: number;
  ms: number;
}

const EVERY_MS = 100;

/**
 * Watches the browsers that `parent` starts: its descendants in process groups of their own. It measures independently
 * of the code under test, and ends what exceeds the limits, so that no machine is put at risk.
 */
export function watchBrowsers(parent: number, { bytes, ms }: WatchLimits): BrowserFootprint {
  const over = new AbortController();
  const most = { memory: 0, disk: 0, ended: false };
  const watching = (async () => {
    for (let began = 0; !over.signal.aborted; await sleep(EVERY_MS)) {
      const browsers = await browsersOf(parent);
      if (browsers.size === 0) continue;
      began ||= performance.now();
      const memory = sum(await Promise.all([...browsers.values()].flat().map(pssOf)));
      const disk = sum(await Promise.all([...browsers.keys()].map(async (leader) => sizeOf(await folderOf(leader)))));
      most.memory = Math.max(most.memory, memory);
      most.disk = Math.max(most.disk, disk);
      if (memory < bytes && performance.now() - began < ms) continue;
      most.ended = true;
      for (const leader of browsers.keys()) end(leader);
    }
  })();
  return Object.assign(most, {
    async [Symbol.asyncDispose]() {
      over.abort();
      await watching;
    },
  });
}

/** The processes of every browser, by its leader. */
async function browsersOf(root: number): Promise<Map<number, number[]>> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map(async (name) => {
    const [state, parent, group] = (await read(`/proc/${name}/stat`)).split(') ').at(-1)!.split(' ');
    return {
      pid: Number(name),
      parent: Number(parent),
      group: Number(group),
      isDead: group === undefined || state === 'Z',
    };
  }))).filter(({ isDead }) => !isDead);
  const leaders = all.filter(({ pid, parent, group }) => parent === root && group === pid);
  return new Map(leaders.map(({ pid: leader }) =>
    [leader, all.filter(({ group }) => group === leader).map(({ pid }) => pid)]));
}

async function pssOf(pid: number): Promise<number> {
  const rollup = await read(`/proc/${pid}/smaps_rollup`);
  return sum([...rollup.matchAll(/^(?:Pss|SwapPss):\s+(\d+) kB/gm)].map(([, kb]) => Number(kb) * 1024));
}

const folderOf = (pid: number): Promise<string> => readlink(`/proc/${pid}/cwd`).catch(() => '');

async function sizeOf(path: string): Promise<number> {
  const facts = await lstat(path).catch(() => null);
  if (!facts) return 0;
  const names = facts.isDirectory() ? await readdir(path).catch(() => []) : [];
  return facts.blocks * 512 + sum(await Promise.all(names.map((name) => sizeOf(join(path, name)))));
}

function end(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // The process has ended by itself.
  }
}

const read = (path: string): Promise<string> => readFile(path, 'latin1').catch(() => '');

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
