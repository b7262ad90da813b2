import { useSyncExternalStore } from 'react';
import { pastStore } from './store.ts';
import type { PastScan } from './store.ts';

const unkept = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Keeps what came to its end in this browser, and remembers where the browser does not let us. */
export async function keepScan(scan: PastScan): Promise<void> {
  try {
    await pastStore.save(scan);
  } catch {
    unkept.add(scan.id);
    for (const notify of listeners) notify();
  }
}

/** Whether this browser did not let us keep what this run brought. */
export const useIsUnkept = (runId: string | undefined): boolean =>
  useSyncExternalStore(subscribe, () => runId !== undefined && unkept.has(runId), () => false);
