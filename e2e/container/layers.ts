import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { cpSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file system of its own over this machine's: what is written stays in `upper`. */
export interface Layer {
  root: string;
  upper: string;
}

const MOUNTED = ['/proc', '/sys', '/dev'];

/** Puts an empty layer over this machine. Needs root and a mount namespace of our own, with which it goes away. */
export function createLayer(folder: string, lower = '/'): Layer {
  const [root, upper, work] = ['root', 'upper', 'work'].map((name) => join(folder, name)) as [string, string, string];
  for (const path of [root, upper, work]) mkdirSync(path, { recursive: true });
  must('mount', ['-t', 'overlay', 'overlay', '-o', `lowerdir=${lower},upperdir=${upper},workdir=${work}`, root]);
  for (const path of MOUNTED) must('mount', ['--rbind', path, join(root, path)]);
  return { root, upper };
}

/** Runs a shell command inside, as root, and ends with its failure if it fails. */
export function runInside(
  { root }: Layer, { command, cwd, env }: { command: string; cwd: string; env: NodeJS.ProcessEnv },
): void {
  must('chroot', [root, '/bin/sh', '-c', `cd ${cwd} && ${command}`], { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Copies a path into the layer; of a folder its content, as Docker does. */
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
  /** What may be written besides /tmp. */
  volume: string;
  /** False: as where a container's runtime refuses them. */
  userNamespaces: boolean;
}

/**
 * Starts a program as a container would: an ordinary user with no capability and no way to any, a root that cannot be
 * written, an empty /tmp, processes numbered from 1.
 */
export function startConfined(layer: Layer, confined: Confined): ChildProcess {
  const { command, cwd, env, uid, gid, volume, userNamespaces } = confined;
  const inside = [
    'set -e',
    ...(userNamespaces ? [] : ['echo 0 > /proc/sys/user/max_user_namespaces']),
    // A process that was only moved by chroot may make no user namespaces: the root itself is changed.
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
  // Their number is a limit of each user namespace: one of our own is given none, and the machine's keeps its own.
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

/** Runs a program to its end and answers with its output; throws when it fails. */
export function must(command: string, args: readonly string[], options: SpawnOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status === 0) return String(stdout ?? '').trim();
  const why = error?.message ?? (String(stderr ?? '').trim() || `exit code ${status}`);
  throw new Error(`${command} ${args.join(' ').slice(0, 200)}: ${why}`);
}
