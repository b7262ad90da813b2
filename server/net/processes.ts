import { readdirSync, readFileSync } from 'node:fs';

/** Every process there is; none where the system has no `/proc`. */
export function processIds(): number[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number);
  } catch {
    return [];
  }
}

/** A file below `/proc`; empty when the process is gone. */
export function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch {
    return '';
  }
}

/** State, group and processor time of a process; `null` when it is gone. */
export function statOf(pid: number): { state: string; group: number; ticks: number } | null {
  // Its name may hold spaces and brackets.
  const [state, , group, , , , , , , , , user, system] = readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return state ? { state, group: Number(group), ticks: Number(user) + Number(system) } : null;
}
