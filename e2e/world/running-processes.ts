import { processIds, statOf } from '../../server/net/processes.ts';

/** The processes that have not ended; Linux only. */
export const runningProcesses = () => processIds().flatMap((pid) => {
  const stat = statOf(pid);
  return stat && stat.state !== 'Z' && stat.state !== 'X' ? [{ pid, ...stat }] : [];
});
