import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A control group in which the kernel lets one browser's processes have no more memory than its limit. */
export interface MemoryGroup extends Disposable {
  /** Moves a process in; what it starts from then on is in it, too. */
  add(pid: number): void;
}

/** Where the kernel shows its control groups, and this process's own. */
export interface ControlGroups {
  root: string;
  /** `/proc/self/cgroup`. */
  self: string;
}

const SYSTEM: ControlGroups = { root: '/sys/fs/cgroup', self: '/proc/self/cgroup' };
const PREFIX = 'storefront-browser-';
const ENABLED = 'cgroup.subtree_control';
const PROCESSES = 'cgroup.procs';

/** Makes a group for a browser, below ours or beside it; null where the machine gives none, or none to us. */
export function createMemoryGroup(leader: number, bytes: number, { root, self }: ControlGroups = SYSTEM): MemoryGroup | null {
  for (const { folder, limit } of placesIn(readOr(self, ''), root)) {
    const group = join(folder, `${PREFIX}${leader}`);
    try {
      // Of the second version a group offers what the one above has been told to; of the first there is no such file.
      if (existsSync(join(folder, ENABLED))) writeFileSync(join(folder, ENABLED), '+memory');
      mkdirSync(group);
    } catch {
      continue;
    }
    try {
      if (!existsSync(join(group, limit))) throw new Error(`no ${limit}`);
      writeFileSync(join(group, limit), String(bytes));
      return {
        add: (pid) => quietly(() => writeFileSync(join(group, PROCESSES), String(pid))),
        [Symbol.dispose]: () => quietly(() => rmdirSync(group)),
      };
    } catch {
      quietly(() => rmdirSync(group));
    }
  }
  return null;
}

/** Removes the groups of browsers that are no more: a process, or the service, ended too late or too early for it. */
export function sweepMemoryGroups({ root, self }: ControlGroups = SYSTEM): void {
  for (const { folder } of placesIn(readOr(self, ''), root)) {
    const left = namesIn(folder).filter((name) => name.startsWith(PREFIX));
    // The kernel removes none that is in use.
    for (const name of left) quietly(() => rmdirSync(join(folder, name)));
  }
}

/** Our own group by each version of the interface, and the one above, which a service manager may have given us. */
function placesIn(own: string, root: string): { folder: string; limit: string }[] {
  return own.split('\n').flatMap((line) => {
    const [, controllers, path] = /^\d+:([^:]*):(\/.+)$/.exec(line) ?? [];
    if (path === undefined || (controllers !== '' && controllers !== 'memory')) return [];
    const mount = controllers === '' ? root : join(root, 'memory');
    const limit = controllers === '' ? 'memory.max' : 'memory.limit_in_bytes';
    return [path, dirname(path)].filter((each) => each !== '/').map((each) => ({ folder: join(mount, each), limit }));
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

/** A process may have ended, and a group may still have one that is ending: neither is worth more than the limit. */
function quietly(step: () => void): void {
  try {
    step();
  } catch {
    // The watch over the processes holds by itself.
  }
}
