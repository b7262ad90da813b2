import { useQuery } from '@tanstack/react-query';
import type { GeoResult } from '../../contract/geo.ts';
import { pastStore } from '../past/store.ts';

/** Saved earlier measurements of the same store, industry, language and name, newest first. */
export function useEarlier(result: GeoResult | undefined): readonly GeoResult[] {
  const { data } = useQuery({
    queryKey: ['past', 'earlier', result?.domain ?? '', result?.vertical ?? '', result?.measuredAt ?? ''],
    queryFn: async () => {
      const kept = (await pastStore.all()).flatMap((scan) => (scan.tool === 'geo' ? [scan.result] : []));
      return kept.filter((other) => result && other.domain === result.domain && other.vertical === result.vertical
        && other.lang === result.lang && other.brand === result.brand && other.measuredAt < result.measuredAt);
    },
    enabled: result !== undefined,
    staleTime: 0,
  });
  return data ?? NONE;
}

const NONE: readonly GeoResult[] = [];
