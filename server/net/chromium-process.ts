import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Clock } from '../clock.ts';
import { CdpPipe } from './chromium-pipe.ts';
import { processIds, readProc, statOf } from './processes.ts';

/** Who Chromium runs as. Its sandbox needs somebody other than root. */
export interface SandboxUser {
  uid: number;
  gid: number;
}

/** The user to start Chromium as; `null` when ours will do. */
export const sandboxUser = (): SandboxUser | null =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

export interface SpawnOptions {
  path: string;
  flags: readonly string[];
  /** The only folder it is given: home and scratch space alike. */
  folder: string;
  user: SandboxUser | null;
  clock: Clock;
}

/** A started Chromium, the leader of its own process group. */
export interface ChromiumProcess {
  readonly pid: number;
  readonly cdp: CdpPipe;
  /** Settles when the leader has ended. */
  readonly exited: Promise<void>;
  /** The end of what it said on standard error. */
  complaint(): string;
  /** Ends the whole group, unasked: nothing of it is kept. Settles within 2 s, when nothing of it runs. */
  kill(): Promise<void>;
}

const GONE_MS = 1_000;
const POLL_MS = 20;
const LAST_WORDS_MS = 200;
const COMPLAINT_CHARS = 8_192;
const WEAKENING = [
  '--no-sandbox', '--disable-seccomp-filter-sandbox', '--disable-namespace-sandbox', '--single-process', '--no-zygote',
];

/** Starts Chromium; rejects with Node's own error when it cannot be started at all. */
export async function spawnChromium({ path, flags, folder, user, clock }: SpawnOptions): Promise<ChromiumProcess> {
  const child = spawn(path, flags, {
    ...user,
    cwd: folder,
    detached: true,
    // Nothing of ours is handed on: the environment holds keys.
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(() => {});
  exited.catch(() => {});
  const cdp = new CdpPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  let complaint = '';
  const stderr = child.stdio[2] as Readable;
  const said = Promise.withResolvers<void>();
  stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('latin1')).slice(-COMPLAINT_CHARS);
  });
  stderr.once('close', said.resolve);
  try {
    await once(child, 'spawn');
  } catch (error) {
    cdp.close();
    throw error;
  }
  const pid = child.pid as number;
  const kill = async () => {
    cdp.close();
    signalGroup(pid, 'SIGKILL');
    await exited;
    for (let left = GONE_MS; left > 0; left -= POLL_MS) {
      for (const stray of straysOf(folder)) endProcess(stray);
      if (!groupLives(pid) && straysOf(folder).length === 0) break;
      await clock.sleep(POLL_MS);
    }
    // Its last words may still be on their way when it has ended.
    await within(clock, LAST_WORDS_MS, said.promise);
    stderr.destroy();
  };
  let killing: Promise<void> | undefined;
  return { pid, cdp, exited, complaint: () => complaint, kill: () => (killing ??= kill()) };
}

/** What on its real command line weakens the sandbox: a distribution's launcher may add flags of its own. */
export function weakenedBy(pid: number): string | null {
  const line = readProc(`${pid}/cmdline`).split(/[\0 ]/);
  return WEAKENING.find((flag) => line.includes(flag)) ?? null;
}

async function within(clock: Clock, ms: number, awaited: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  using _timer = clock.after(ms, late.resolve);
  await Promise.race([awaited, late.promise]);
}

function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

/** Whether anything of the group still runs; where nobody collects the dead they count as gone. */
function groupLives(leader: number): boolean {
  if (!signalGroup(leader, 0)) return false;
  const pids = processIds();
  if (pids.length === 0) return true;
  return pids.map(statOf).some((stat) => stat?.group === leader && stat.state !== 'Z' && stat.state !== 'X');
}

/** The crash reporters leave the group; their command line names the folder, which is like no other. */
function straysOf(folder: string): number[] {
  return processIds().filter((pid) => pid !== process.pid && readProc(`${pid}/cmdline`).includes(`${folder}/`));
}
