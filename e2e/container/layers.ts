import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { cpSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An overlay on this machine's file system: writes go to `upper`. */
export interface Layer {
  root: string;
  upper: string;
}

const MOUNTED = ['/proc', '/sys', '/dev'];

/** Mounts an empty overlay; unmounted with its namespace. Needs root and its own mount namespace. */
export function createLayer(folder: string, lower = '/'): Layer {
  const [root, upper, work] = ['root', 'upper', 'work'].map((name) => join(folder, name)) as [string, string, string];
  for (const path of [root, upper, work]) mkdirSync(path, { recursive: true });
  runOrThrow('mount', ['-t', 'overlay', 'overlay', '-o', `lowerdir=${lower},upperdir=${upper},workdir=${work}`, root]);
  for (const path of MOUNTED) runOrThrow('mount', ['--rbind', path, join(root, path)]);
  return { root, upper };
}

/** Runs a shell command inside the layer, as root; throws if it fails. */
export function runInside(
  { root }: Layer, { command, cwd, env }: { command: string; cwd: string; env: NodeJS.ProcessEnv },
): void {
  const args = [root, '/bin/sh', '-c', `cd ${cwd} && ${command}`];
  runOrThrow('chroot', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Copies a path into the layer; of a folder only the content, as Docker does. */
export function copyInto({ root }: Layer, from: string, to: string): void {
  const target = join(root, to);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(from, target, { recursive: true, verbatimSymlinks: true });
}

export interface Confined {
  command: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  uid: number;
  gid: number;
  /** The writable folder besides /tmp. */
  volume: string;
  /** If false, they are disabled, as some container runtimes do. */
  userNamespaces: boolean;
}

/**
 * Starts a program as a container would: as an ordinary user who has no capabilities and cannot gain any, with a
 * read-only root, an empty /tmp and its own PID namespace.
 */
export function startConfined(layer: Layer, confined: Confined): ChildProcess {
  const { command, cwd, env, uid, gid, volume, userNamespaces } = confined;
  const inside = [
    'set -e',
    ...(userNamespaces ? [] : ['echo 0 > /proc/sys/user/max_user_namespaces']),
    // A process in a mere chroot may not create user namespaces, so the root itself is changed.
    'mount --rbind "$0" "$0" && cd "$0"',
    'mount -t tmpfs -o mode=1777 tmpfs tmp',
    `mkdir -p tmp/volume && chown ${uid}:${gid} tmp/volume && mount --bind tmp/volume .${volume}`,
    'mount -t proc proc proc',
    'pivot_root . . && umount -l .',
    'mount -o remount,bind,ro /',
    `cd ${cwd} && exec setpriv --reuid=${uid} --regid=${gid} --clear-groups`
      + ' --no-new-privs --bounding-set=-all --inh-caps=-all "$@"',
  ].join('\n');
  const args = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', inside, layer.root, ...command];
  const options: SpawnOptions = { env, stdio: ['ignore', 'pipe', 'pipe'] };
  if (userNamespaces) return spawn('unshare', args, options);
  // The limit belongs to a user namespace: a new one gets a limit of zero, and the machine's limit stays as it is.
  const mapped = ['--user', 'sh', '-c', 'read go && exec unshare "$@"', 'sh', ...args];
  const child = spawn('unshare', mapped, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  mapUsers(child.pid!);
  child.stdin!.end('go\n');
  return child;
}

function mapUsers(pid: number): void {
  const namespaceOf = (who: number | 'self'): string => readlinkSync(`/proc/${who}/ns/user`);
  while (namespaceOf(pid) === namespaceOf('self')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  for (const map of ['uid_map', 'gid_map']) writeFileSync(`/proc/${pid}/${map}`, '0 0 65536\n');
}

/** Runs a program to completion and returns its output; throws if it fails. */
export function runOrThrow(command: string, args: readonly string[], options: SpawnOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status === 0) return String(stdout ?? '').trim();
  const why = error?.message ?? (String(stderr ?? '').trim() || `exit code ${status}`);
  throw new Error(`${command} ${args.join(' ').slice(0, 200)}: ${why}`);
}
