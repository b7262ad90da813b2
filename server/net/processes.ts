import { readdirSync, readFileSync } from 'node:fs';
import { attempt } from './attempt.ts';

/** The ids of all processes; empty without `/proc`. */
export const processIds = (): number[] =>
  (attempt(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name)).map(Number);

/** Reads a file below `/proc`; empty when the process has exited. */
export const readProc = (path: string): string => attempt(() => readFileSync(`/proc/${path}`, 'latin1')) ?? '';

/** Sends a signal to a process, or to the group of a negative leader; false when there is none. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // EPERM: it belongs to another user, so it exists.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** State, parent, group and CPU ticks of a process, and when it began; `null` when it has exited. */
export function statOf(pid: number) {
  // The process name may contain spaces and brackets.
  const fields = readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const [state, parent, group, , , , , , , , , user, system, , , , , , , start] = fields;
  if (!state) return null;
  const ticks = Number(user) + Number(system);
  return { state, parent: Number(parent), group: Number(group), ticks, start: Number(start) };
}
