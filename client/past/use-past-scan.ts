import { useQuery } from '@tanstack/react-query';
import { pastStore } from './store.ts';
import type { PastScan } from './store.ts';

/** A scan saved in this browser, by its id, if it was made with that tool. */
export function usePastScan<Tool extends PastScan['tool']>(id: string | undefined, tool: Tool) {
  const { data, isLoading, isError: isUnreadable } = useQuery({
    queryKey: ['past', tool, id ?? ''],
    queryFn: async () => (await pastStore.get(id ?? '', tool)) ?? null,
    enabled: id !== undefined,
    staleTime: Infinity,
  });
  return { scan: data ?? undefined, isLoading, isUnreadable };
}
