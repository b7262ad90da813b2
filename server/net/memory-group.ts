import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A cgroup that limits the memory of one browser's processes. */
export interface MemoryGroup extends Disposable {
  /** Moves a process into the group; its later children join it too. */
  add(pid: number): void;
}

/** The paths of the cgroup file system. */
export interface ControlGroups {
  root: string;
  /** `/proc/self/cgroup`. */
  self: string;
}

const SYSTEM: ControlGroups = { root: '/sys/fs/cgroup', self: '/proc/self/cgroup' };
const PREFIX = 'storefront-browser-';
const SUBTREE_CONTROL = 'cgroup.subtree_control';
const PROCS = 'cgroup.procs';

/** Creates a cgroup below or beside our own; null where cgroups are unavailable or not writable. */
export function createMemoryGroup(
  leader: number, bytes: number, { root, self }: ControlGroups = SYSTEM,
): MemoryGroup | null {
  for (const { folder, limit } of candidatesIn(readOr(self, ''), root)) {
    const group = join(folder, `${PREFIX}${leader}`);
    try {
      // cgroup v2: the parent must enable the memory controller; v1 has no such file.
      if (existsSync(join(folder, SUBTREE_CONTROL))) writeFileSync(join(folder, SUBTREE_CONTROL), '+memory');
      mkdirSync(group);
    } catch {
      continue;
    }
    try {
      if (!existsSync(join(group, limit))) throw new Error(`no ${limit}`);
      writeFileSync(join(group, limit), String(bytes));
      return {
        add: (pid) => ignoreErrors(() => writeFileSync(join(group, PROCS), String(pid))),
        [Symbol.dispose]: () => ignoreErrors(() => rmdirSync(group)),
      };
    } catch {
      ignoreErrors(() => rmdirSync(group));
    }
  }
  return null;
}

/** Removes the cgroups of exited browsers that could not be removed when they ended. */
export function sweepMemoryGroups({ root, self }: ControlGroups = SYSTEM): void {
  for (const { folder } of candidatesIn(readOr(self, ''), root)) {
    const stale = namesIn(folder).filter((name) => name.startsWith(PREFIX));
    // The kernel refuses to remove a group in use.
    for (const name of stale) ignoreErrors(() => rmdirSync(join(folder, name)));
  }
}

/** Our own cgroup, v1 and v2, and its parent, which a service manager may have delegated to us. */
function candidatesIn(own: string, root: string): { folder: string; limit: string }[] {
  return own.split('\n').flatMap((line) => {
    const [, controllers, path] = /^\d+:([^:]*):(\/.+)$/.exec(line) ?? [];
    if (path === undefined || (controllers !== '' && controllers !== 'memory')) return [];
    const mount = controllers === '' ? root : join(root, 'memory');
    const limit = controllers === '' ? 'memory.max' : 'memory.limit_in_bytes';
    return [path, dirname(path)].filter((at) => at !== '/').map((at) => ({ folder: join(mount, at), limit }));
  });
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The process may have exited, and a group may still contain an exiting one: neither is an error. */
function ignoreErrors(step: () => void): void {
  try {
    step();
  } catch {
    // The resource watch enforces the budget without the group.
  }
}
