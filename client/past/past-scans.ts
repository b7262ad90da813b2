import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Format } from '../../contract/report/format.ts';
import { tickStore } from '../health/ticks.ts';
import { pastStore } from './store.ts';
import type { PastGeoScan, PastHealthScan, PastScan } from './store.ts';

/** Scans of one store, newest first. */
export interface StoreScans {
  host: string;
  scans: readonly PastScan[];
}

export const isHealth = (scan: PastScan): scan is PastHealthScan => scan.tool === 'health';

export const isGeo = (scan: PastScan): scan is PastGeoScan => scan.tool === 'geo';

/** Groups scans by store. Expects the newest scan first; the store scanned last comes first. */
export const byStore = (scans: readonly PastScan[]): StoreScans[] =>
  [...Map.groupBy(scans, ({ host }) => host)].map(([host, own]) => ({ host, scans: own }));

const KEY = ['past', 'all'];

/** The scans saved in this browser, whether storage is blocked, and how to delete them. */
export function usePastScans() {
  const queries = useQueryClient();
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: () => pastStore.all(), staleTime: 0 });
  const removal = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await pastStore.remove(ids);
      tickStore.forget(storesWithout(data ?? [], ids));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['past'] }),
  });
  return { scans: data, isBlocked: isError, remove: removal.mutateAsync };
}

/** Stores with no scans left once these are removed. */
export function storesWithout(scans: readonly PastScan[], ids: readonly string[]): string[] {
  const left = new Set(scans.filter(({ id }) => !ids.includes(id)).map(({ host }) => host));
  return [...new Set(scans.map(({ host }) => host))].filter((host) => !left.has(host));
}

/** When a scan was made; with seconds if another of these was made in the same minute. */
export function timeAmong(scans: readonly Pick<PastScan, 'at'>[], at: string, format: Format): string {
  const minute = at.slice(0, 'yyyy-mm-ddThh:mm'.length);
  const isAlone = scans.filter((scan) => scan.at.startsWith(minute)).length === 1;
  return isAlone ? format.shortDateTime(at) : format.shortDateSecond(at);
}

/** Two scans of one store, made with the same tool. */
type ChosenPair =
  | { tool: 'health'; before: PastHealthScan; after: PastHealthScan }
  | { tool: 'geo'; before: PastGeoScan; after: PastGeoScan };

/**
 * The pair to compare: the requested one, else the two newest health scans, or measurements, of the first store with
 * two.
 */
export function chosenPair(
  scans: readonly PastScan[], asked: { before: string | null; after: string | null },
): ChosenPair | undefined {
  const before = scans.find(({ id }) => id === asked.before);
  const after = scans.find(({ id }) => id === asked.after);
  const wanted = before && after && before.host === after.host ? pairOf(before, after) : undefined;
  if (wanted) return wanted;
  const stores = byStore(scans);
  for (const own of [...stores.map((store) => store.scans), ...stores.map((store) => store.scans.filter(isGeo))]) {
    const [newest, older] = newestTwo(own);
    const pair = newest && older && pairOf(older, newest);
    if (pair) return pair;
  }
  return undefined;
}

/** The two newest health scans; for a store without any, the two newest distinct measurements. */
export function newestTwo(scans: readonly PastScan[]): PastScan[] {
  const health = scans.filter(isHealth);
  if (health.length > 0) return health.slice(0, 2);
  return scans.filter((scan, at) => scans.findIndex(({ at: time }) => time === scan.at) === at).slice(0, 2);
}

function pairOf(before: PastScan, after: PastScan): ChosenPair | undefined {
  if (isHealth(before) && isHealth(after)) return { tool: 'health', before, after };
  return isGeo(before) && isGeo(after) ? { tool: 'geo', before, after } : undefined;
}
