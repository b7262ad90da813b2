import { AI_USER_AGENTS } from '../../../site/crawlers.ts';
import { available } from '../available.ts';
import type { EdgeProbe, ReadPage, Available, Unmeasured } from '../gathered.ts';
import { unavailableBecause } from './store-fetcher.ts';
import type { StoreFetcher } from './store-fetcher.ts';

/** Requests the home page with AI crawlers' user agents. Runs after all `others`. */
export async function gatherEdgeProbe(
  { url }: ReadPage, fetcher: StoreFetcher, others: readonly Promise<unknown>[],
): Promise<Available<readonly EdgeProbe[]>> {
  await Promise.allSettled(others);
  const probes: EdgeProbe[] = [];
  let unmeasured: Unmeasured | null = null;
  for (const [name, userAgent] of Object.entries(AI_USER_AGENTS)) {
    const resource = await fetcher.readAs(url, userAgent);
    const { result, access } = resource;
    if (result?.ok) probes.push({ name, status: result.status, refused: access.kind !== 'store' });
    else unmeasured ??= unavailableBecause(resource);
  }
  return unmeasured && probes.length === 0 ? unmeasured : available(probes);
}
