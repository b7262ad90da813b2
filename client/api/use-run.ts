import { useSyncExternalStore } from 'react';
import type { RunSnapshot, RunStore } from './run-store.ts';
import { useOnline } from './use-online.ts';

/** Subscribes a component to a run store. */
export function useRun<Input, Progress>(
  { subscribe, snapshot }: RunStore<Input, Progress>,
): RunSnapshot<Input, Progress> {
  const run = useSyncExternalStore(subscribe, snapshot, snapshot);
  const isOnline = useOnline();
  // `navigator.onLine` reports a lost network long before the stream does.
  return run.status === 'running' && !isOnline ? { ...run, connection: 'offline' } : run;
}
