import { useSyncExternalStore } from 'react';
import { createListeners } from '../app/listeners.ts';
import { pastStore } from './store.ts';
import type { PastScan } from './store.ts';

const unsaved = new Set<string>();
const { subscribe, emitChange } = createListeners();

/** Saves a scan that has ended in this browser; a failure is shown to the reader. */
export async function savePastScan(scan: PastScan | undefined): Promise<void> {
  if (!scan) return;
  try {
    await pastStore.save(scan);
  } catch {
    unsaved.add(scan.id);
    emitChange();
  }
}

/** Whether saving the result of this run failed. */
export const useSaveFailed = (runId: string | undefined): boolean =>
  useSyncExternalStore(subscribe, () => runId !== undefined && unsaved.has(runId), () => false);
