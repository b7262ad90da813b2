import { useSyncExternalStore } from 'react';
import { useOnline } from './use-online.ts';
import type { RunSnapshot, RunStore } from './run-store.ts';

/** A run as a component sees it: where it stands, and what can be done with it. */
export interface Run<Input, Progress>
  extends Omit<RunSnapshot<Input, Progress>, 'connection'>, Pick<RunStore<Input, Progress>, 'start' | 'cancel' | 'clear'> {
  connection: RunSnapshot<Input, Progress>['connection'] | 'offline';
}

/** Shows a tool's run and lets it be started and cancelled. */
export function useRun<Input, Progress>({ subscribe, snapshot, start, cancel, clear }: RunStore<Input, Progress>): Run<Input, Progress> {
  const run = useSyncExternalStore(subscribe, snapshot, snapshot);
  const isOnline = useOnline();
  // The device tells at once; a connection is missed only after a while.
  const connection = run.status === 'running' && !isOnline ? 'offline' : run.connection;
  return { ...run, connection, start, cancel, clear };
}
