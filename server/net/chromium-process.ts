import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { atMost } from '../async/at-most.ts';
import type { Clock } from '../clock.ts';
import { openCdpPipe } from './chromium-pipe.ts';
import { processIds, readProc, sendSignal, statOf } from './processes.ts';

/** The user Chromium runs as; its sandbox does not work as root. */
export interface SandboxUser {
  uid: number;
  gid: number;
}

/** The user to start Chromium as; `null` for the current one. */
export const sandboxUser = (): SandboxUser | null =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

interface SpawnOptions {
  path: string;
  flags: readonly string[];
  /** Its home and temp folder, the only folder it gets. */
  folder: string;
  user: SandboxUser | null;
  clock: Clock;
}

export type ChromiumProcess = Awaited<ReturnType<typeof spawnChromium>>;

const EXIT_WAIT_MS = 5_000;
const KILL_WAIT_MS = 1_000;
const POLL_MS = 20;
const STDERR_WAIT_MS = 200;
const STDERR_CHARS = 8_192;
const SANDBOX_OFF_FLAGS = [
  '--no-sandbox', '--disable-seccomp-filter-sandbox', '--disable-namespace-sandbox', '--single-process', '--no-zygote',
];

/** Starts Chromium as the leader of its own process group; rejects with Node's own error when it cannot be spawned. */
export async function spawnChromium({ path, flags, folder, user, clock }: SpawnOptions) {
  const child = spawn(path, flags, {
    ...user,
    cwd: folder,
    detached: true,
    // Our environment is not inherited: it holds keys.
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(() => {});
  exited.catch(() => {});
  const cdp = openCdpPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  let stderrTail = '';
  const stderr = child.stdio[2] as Readable;
  stderr.on('data', (chunk: Buffer) => {
    stderrTail = (stderrTail + chunk.toString('latin1')).slice(-STDERR_CHARS);
  });
  const stderrClosed = new Promise((resolve) => void stderr.once('close', resolve));
  try {
    await once(child, 'spawn');
  } catch (error) {
    cdp.close();
    throw error;
  }
  const pid = child.pid as number;
  return {
    pid,
    cdp,
    /** Settles when the leader has exited. */
    exited,
    /** The last part of its standard error. */
    stderrTail: () => stderrTail,
    /** Kills its group and its strays. Settles when none is left, at the latest after about 6.2 s. */
    async kill(): Promise<void> {
      cdp.close();
      sendSignal(-pid, 'SIGKILL');
      // The kernel may delay the exit, for instance while the process waits for a disk.
      await atMost(clock, EXIT_WAIT_MS, exited);
      for (let left = KILL_WAIT_MS; left > 0; left -= POLL_MS) {
        const strays = straysOf(folder);
        for (const stray of strays) sendSignal(stray, 'SIGKILL');
        if (!isGroupAlive(pid) && strays.length === 0) break;
        await clock.sleep(POLL_MS);
      }
      // Standard error may still arrive after the exit.
      await atMost(clock, STDERR_WAIT_MS, stderrClosed);
      stderr.destroy();
    },
  };
}

/** The flag on its real command line that weakens the sandbox: a distribution's launcher may add its own flags. */
export function sandboxOffFlag(pid: number): string | null {
  const line = readProc(`${pid}/cmdline`).split(/[\0 ]/);
  return SANDBOX_OFF_FLAGS.find((flag) => line.includes(flag)) ?? null;
}

/** Whether any process of the group still runs; zombies do not count, as there may be nobody to reap them. */
function isGroupAlive(leader: number): boolean {
  if (!sendSignal(-leader, 0)) return false;
  const pids = processIds();
  if (pids.length === 0) return true;
  return pids.map(statOf).some((stat) => stat?.group === leader && stat.state !== 'Z' && stat.state !== 'X');
}

/** Crash reporters leave the group; they are found by the folder on their command line, which is unique. */
function straysOf(folder: string): number[] {
  return processIds().filter((pid) => pid !== process.pid && readProc(`${pid}/cmdline`).includes(`${folder}/`));
}
