import type { Unmeasured } from '../available.ts';
import { notApplicable, available } from '../available.ts';
import type { Available } from '../available.ts';
import type { EdgeProbe, ReadPage } from '../gathered.ts';
import { unavailableBecause } from './store-fetcher.ts';
import type { StoreFetcher } from './store-fetcher.ts';

/** Names of AI crawlers a store's edge may know; never Googlebot's, which is checked by address. */
const AGENTS = [
  { name: 'OAI-SearchBot', userAgent: 'Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)' },
  { name: 'PerplexityBot', userAgent: 'Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)' },
];

/** Asks for the home page under the names of AI crawlers, where the operator switched that on; waits for all else. */
export async function gatherEdgeProbe(
  home: Available<ReadPage>, fetcher: StoreFetcher, { switchedOn, others }: { switchedOn: boolean; others: readonly Promise<unknown>[] },
): Promise<Available<readonly EdgeProbe[]>> {
  if (!switchedOn) return notApplicable;
  if (!home.available) return home;
  await Promise.allSettled(others);
  const probes: EdgeProbe[] = [];
  let lost: Unmeasured | null = null;
  for (const { name, userAgent } of AGENTS) {
    const resource = await fetcher.readAs(home.value.url, userAgent);
    const status = resource.result?.ok ? resource.result.status : null;
    if (status === null) lost ??= unavailableBecause(resource);
    else probes.push({ name, status, refused: resource.access.kind !== 'store' });
  }
  return lost && probes.length === 0 ? lost : available(probes);
}
