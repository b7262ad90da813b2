import { useSyncExternalStore } from 'react';
import { createListeners } from '../app/listeners.ts';
import { pastStore } from './store.ts';
import type { PastScan } from './store.ts';

const unkept = new Set<string>();
const { subscribe, tell } = createListeners();

/** Keeps what came to its end in this browser; where the browser does not let us, the reader is told. */
export async function keepScan(scan: PastScan | undefined): Promise<void> {
  if (!scan) return;
  try {
    await pastStore.save(scan);
  } catch {
    unkept.add(scan.id);
    tell();
  }
}

/** Whether this browser did not let us keep what this run brought. */
export const useIsUnkept = (runId: string | undefined): boolean =>
  useSyncExternalStore(subscribe, () => runId !== undefined && unkept.has(runId), () => false);
