import { createSemaphore } from '../../async/semaphore.ts';
import { headOnly } from '../../net/fetch-types.ts';
import type { FetchSession } from '../../net/fetch-types.ts';
import { parseUrl } from '../../net/parse-url.ts';
import { unresolvedRedirect } from './citations.ts';
import type { SourceLink } from './engines/engine.ts';

const TOTAL_MS = 5_000;
/** The most links followed in one scan. */
export const MAX_FOLLOWED = 60;
const CONCURRENCY = 6;

/** Resolves the redirect links of engines by their `Location`, each once in a scan. */
export function createRedirects(session: Pick<FetchSession, 'stream'>) {
  const cache = new Map<string, Promise<string | undefined>>();
  const slots = createSemaphore(CONCURRENCY);

  async function target(url: string): Promise<string | undefined> {
    using _slot = await slots.acquire();
    const result = await session.stream(new URL(url), headOnly, { maxRedirects: 0, totalMs: TOTAL_MS });
    if (!result.ok || result.status < 300 || result.status >= 400) return undefined;
    const location = result.headers.get('location') ?? '';
    return /^https?:\/\//i.test(location) && parseUrl(location) ? location : undefined;
  }

  // For a new link beyond the limit nothing is requested, and it stays unresolved.
  function follow(url: string): Promise<string | undefined> | undefined {
    const known = cache.get(url);
    if (known || cache.size === MAX_FOLLOWED) return known;
    const answer = target(url);
    cache.set(url, answer);
    return answer;
  }

  return {
    /** The targets of redirects among the links, by their URLs, without those that could not be resolved. */
    async resolve(links: readonly SourceLink[]): Promise<ReadonlyMap<string, string>> {
      const urls = links.flatMap((link) => unresolvedRedirect(link) ?? []);
      const found = await Promise.all(urls.map(async (url) => [url, await follow(url)] as const));
      return new Map(found.flatMap(([url, to]) => (to === undefined ? [] : [[url, to]])));
    },
  };
}
export type Redirects = ReturnType<typeof createRedirects>;
