import { useSyncExternalStore } from 'react';
import { createRunStore } from './run-store.ts';
import type { RunSnapshot, RunStore, RunStoreOptions } from './run-store.ts';
import { useOnline } from './use-online.ts';

/** A run as a component sees it: where it stands, and what can be done with it. */
export interface Run<Input, Progress>
  extends Omit<RunSnapshot<Input, Progress>, 'connection'>, Omit<RunStore<Input, Progress>, 'snapshot' | 'subscribe'> {
  connection: RunSnapshot<Input, Progress>['connection'] | 'offline';
}

/** Makes the hook of one tool: every component that uses it shows, starts and cancels the same run. */
export function createRunHook<Input, Event, Progress>(options: RunStoreOptions<Input, Event, Progress>): () => Run<Input, Progress> {
  const { subscribe, snapshot, ...actions } = createRunStore(options);
  return () => {
    const run = useSyncExternalStore(subscribe, snapshot, snapshot);
    const isOnline = useOnline();
    // The device tells at once; a connection is missed only after a while.
    const connection = run.status === 'running' && !isOnline ? 'offline' : run.connection;
    return { ...run, ...actions, connection };
  };
}
