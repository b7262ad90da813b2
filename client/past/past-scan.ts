import { useSyncExternalStore } from 'react';
import { createListeners } from '../app/listeners.ts';
import { pastStore } from './store.ts';
import type { PastScan } from './store.ts';
import { useQuery } from '@tanstack/react-query';

const unsaved = new Set<string>();
const { subscribe, emitChange } = createListeners();

/** Saves an ended scan in this browser; `useSaveFailed` tells if that failed. */
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

/** A scan saved in this browser, by id, if it was made with this tool. */
export function usePastScan<Tool extends PastScan['tool']>(id: string | undefined, tool: Tool) {
  const { data, isLoading, isError: isUnreadable } = useQuery({
    queryKey: ['past', tool, id ?? ''],
    queryFn: async () => (await pastStore.get(id ?? '', tool)) ?? null,
    enabled: id !== undefined,
    staleTime: Infinity,
  });
  return { scan: data ?? undefined, isLoading, isUnreadable };
}
