import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pastStore } from './store.ts';
import type { PastHealthScan, PastScan } from './store.ts';

/** The scans of one store, newest first. */
export interface StoreScans {
  host: string;
  scans: readonly PastScan[];
}

export const isHealth = (scan: PastScan): scan is PastHealthScan => scan.tool === 'health';

/** Scans by store, those with the newest scan first. */
export const byStore = (scans: readonly PastScan[]): StoreScans[] =>
  [...Map.groupBy(scans, ({ host }) => host)].map(([host, own]) => ({ host, scans: own }));

/** What this browser keeps, and the way to delete it. */
export interface Shelf {
  scans: readonly PastScan[] | undefined;
  /** The browser forbids storage. */
  isShut: boolean;
  remove: (ids: readonly string[]) => Promise<void>;
}

const KEY = ['past', 'all'];

export function useShelf(): Shelf {
  const queries = useQueryClient();
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: () => pastStore.all(), networkMode: 'always', staleTime: 0 });
  const removal = useMutation({
    mutationFn: (ids: readonly string[]) => pastStore.remove(ids),
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey: ['past'] }),
  });
  return { scans: data, isShut: isError, remove: (ids) => removal.mutateAsync(ids) };
}

/** Which two scans are compared: those asked for, else the two newest of the first store that has two. */
export function chosenPair(
  scans: readonly PastScan[], asked: { before: string | null; after: string | null },
): { host: string; before: PastHealthScan; after: PastHealthScan } | undefined {
  const health = scans.filter(isHealth);
  const after = health.find(({ id }) => id === asked.after);
  const before = health.find(({ id }) => id === asked.before);
  if (before && after && before.host === after.host) return { host: after.host, before, after };
  for (const { host, scans: own } of byStore(health)) {
    const [newest, older] = own.filter(isHealth);
    if (newest && older) return { host, before: older, after: newest };
  }
  return undefined;
}
