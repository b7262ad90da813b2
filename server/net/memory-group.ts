import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from './attempt.ts';

// Any step here may fail: `watchBrowser` limits a browser's memory even without a group.

/** The cgroup file system, and the file that says where in it this process is. */
const SYSTEM = { root: '/sys/fs/cgroup', self: '/proc/self/cgroup' };
const PREFIX = 'storefront-browser-';
const SUBTREE_CONTROL = 'cgroup.subtree_control';
const PROCS = 'cgroup.procs';
/** Where cgroup v2 and v1 count the killed: v2 for any cause, so its own limit must have been reached too. */
const KILL_COUNTS: readonly (readonly [file: string, counts: readonly RegExp[]])[] = [
  ['memory.events', [/^oom [1-9]/m, /^oom_kill [1-9]/m]],
  ['memory.oom_control', [/^oom_kill [1-9]/m]],
];

/**
 * Creates a cgroup below or beside our own that limits the memory of one browser's processes; null where cgroups are
 * unavailable or not writable.
 */
export function createMemoryGroup(leader: number, bytes: number, { root, self } = SYSTEM) {
  for (const { folder, limit } of candidatesIn(self, root)) {
    const group = join(folder, `${PREFIX}${leader}`);
    // cgroup v2: the parent must enable the memory controller; v1 has no such file.
    attempt(() => writeExisting(join(folder, SUBTREE_CONTROL), '+memory'));
    try {
      mkdirSync(group);
      writeExisting(join(group, limit), String(bytes));
      return {
        folder: group,
        /** Moves a process into the group; its later children join it too. */
        add: (pid: number) => void attempt(() => writeExisting(join(group, PROCS), String(pid))),
        [Symbol.dispose]: () => void attempt(() => rmdirSync(group)),
      };
    } catch {
      attempt(() => rmdirSync(group));
    }
  }
  return null;
}

/** Whether the kernel has killed a process of the cgroup because it reached its memory limit. */
export function hasKilled(folder: string): boolean {
  return KILL_COUNTS.some(([file, counts]) => {
    const text = attempt(() => readFileSync(join(folder, file), 'utf8')) ?? '';
    return counts.every((count) => count.test(text));
  });
}

/** Removes the cgroups of exited browsers that could not be removed when they ended. */
export function sweepMemoryGroups({ root, self } = SYSTEM): void {
  for (const { folder } of candidatesIn(self, root)) {
    const stale = (attempt(() => readdirSync(folder)) ?? []).filter((name) => name.startsWith(PREFIX));
    // The kernel refuses to remove a group in use.
    for (const name of stale) attempt(() => rmdirSync(join(folder, name)));
  }
}

/** Our own cgroup, v1 and v2, and its parent, which a service manager may have delegated to us. */
function candidatesIn(self: string, root: string): { folder: string; limit: string }[] {
  return (attempt(() => readFileSync(self, 'utf8')) ?? '').split('\n').flatMap((line) => {
    const [, controllers, path] = /^\d+:([^:]*):(\/.+)$/.exec(line) ?? [];
    if (path === undefined || (controllers !== '' && controllers !== 'memory')) return [];
    const mount = controllers === '' ? root : join(root, 'memory');
    const limit = controllers === '' ? 'memory.max' : 'memory.limit_in_bytes';
    return [path, dirname(path)].filter((at) => at !== '/').map((at) => ({ folder: join(mount, at), limit }));
  });
}

/** Fails instead of creating a file that the kernel does not provide. */
const writeExisting = (file: string, text: string): void => writeFileSync(file, text, { flag: 'r+' });
