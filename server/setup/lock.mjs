// @ts-check
// Plain JavaScript: it runs before the project's own Node is installed.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;
/** How long a lock is respected if its owner cannot be looked up (another host, a half-written file). */
const UNKNOWN_OWNER_MS = 15 * 60_000;

/**
 * Runs `work` while only this process holds `file`; a lock left by a dead process is taken over.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @param {(owner: number) => void} [onWait] called once if another process holds it
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = identity(process.pid);
  for (let notified = false; !take(file, mine); ) {
    const owner = read(file);
    if (owner === undefined) continue;
    if (isStale(file, owner)) {
      breakStale(file, owner);
      continue;
    }
    if (!notified) onWait?.(Number.parseInt(owner, 10));
    notified = true;
    await wait(POLL_MS);
  }
  const release = () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * Identifies a process by pid, start time and host, so that a reused pid differs.
 * @param {number} pid
 */
export function identity(pid) {
  return `${pid} ${startTimeOf(pid)} ${hostname()}`;
}

/** @param {number} pid */
function startTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}

/**
 * @param {string} file
 * @param {string} mine
 */
function take(file, mine) {
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} file
 * @returns {string | undefined} undefined if nobody holds it
 */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * @param {string} file
 * @param {string} owner
 */
function isStale(file, owner) {
  const [pid = '', , host] = owner.split(' ');
  if (host === hostname()) return identity(Number(pid)) !== owner || !isAlive(Number(pid));
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age > UNKNOWN_OWNER_MS;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Two processes may find the same stale lock: the file moved away is put back if it is not the expected one.
 * @param {string} file
 * @param {string} expected
 */
function breakStale(file, expected) {
  const moved = `${file}.${process.pid}`;
  try {
    renameSync(file, moved);
    if (readFileSync(moved, 'utf8') !== expected) linkSync(moved, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(moved, { force: true });
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
