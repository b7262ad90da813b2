import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOnline } from './use-online.ts';
import type { RunSnapshot, RunStore } from './run-store.ts';

/** A run as a component sees it: where it stands, and what can be done with it. */
export interface Run<Input, Progress> extends Omit<RunSnapshot<Input, Progress>, 'connection'> {
  connection: RunSnapshot<Input, Progress>['connection'] | 'offline';
  /** Starts; answers whether it was admitted. A second press while one start is on its way does nothing. */
  start: RunStore<Input, Progress>['start'];
  cancel(): void;
  clear(): void;
}

/** Shows a tool's run and lets it be started and cancelled. */
export function useRun<Input, Progress>(store: RunStore<Input, Progress>): Run<Input, Progress> {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const starting = useMutation({ mutationFn: (args: Parameters<typeof store.start>) => store.start(...args) });
  const cancelling = useMutation({ mutationFn: store.cancel });
  const isOnline = useOnline();
  return {
    ...snapshot,
    // The device tells at once; a connection is missed only after a while.
    connection: snapshot.status === 'running' && !isOnline ? 'offline' : snapshot.connection,
    start: (...args) => (starting.isPending ? Promise.resolve(false) : starting.mutateAsync(args)),
    cancel: () => cancelling.mutate(),
    clear: store.clear,
  };
}
