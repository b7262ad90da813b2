import { useSyncExternalStore } from 'react';
import type { RunSnapshot, RunStore } from './run-store.ts';
import { useOnline } from './use-online.ts';

/** A run as a component sees it. */
export function useRun<Input, Progress>(
  { subscribe, snapshot }: RunStore<Input, Progress>,
): RunSnapshot<Input, Progress> {
  const run = useSyncExternalStore(subscribe, snapshot, snapshot);
  const isOnline = useOnline();
  // The device tells at once; a connection is missed only after a while.
  return run.status === 'running' && !isOnline ? { ...run, connection: 'offline' } : run;
}
