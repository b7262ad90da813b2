import { createSemaphore } from '../../async/semaphore.ts';
import { headOnly } from '../../net/fetch-types.ts';
import type { FetchSession } from '../../net/fetch-types.ts';
import { parseUrl } from '../../net/parse-url.ts';
import { unresolvedRedirect } from './citations.ts';
import type { SourceLink } from './engines/engine.ts';

const TOTAL_MS = 5_000;
/** The most links followed in one scan, and at a time. */
export const MAX_FOLLOWED = 60;
const AT_ONCE = 6;

/** Follows engines' redirect links to their `Location`, each once a scan. */
export function createRedirects(session: Pick<FetchSession, 'stream'>) {
  const cache = new Map<string, Promise<string | undefined>>();
  const places = createSemaphore(AT_ONCE);

  async function target(url: string): Promise<string | undefined> {
    using _place = await places.acquire();
    const result = await session.stream(new URL(url), headOnly, { maxRedirects: 0, totalMs: TOTAL_MS });
    if (!result.ok || result.status < 300 || result.status >= 400) return undefined;
    const location = result.headers.get('location') ?? '';
    return /^https?:\/\//i.test(location) && parseUrl(location) ? location : undefined;
  }

  /** A link beyond the budget is left unresolved before anything is started for it. */
  function follow(url: string): Promise<string | undefined> | undefined {
    const known = cache.get(url);
    if (known || cache.size === MAX_FOLLOWED) return known;
    const answer = target(url);
    cache.set(url, answer);
    return answer;
  }

  return {
    /** The targets of links, by their addresses; unresolved ones are left out. */
    async resolve(links: readonly SourceLink[]): Promise<ReadonlyMap<string, string>> {
      const urls = links.flatMap((link) => unresolvedRedirect(link) ?? []);
      const found = await Promise.all(urls.map(async (url) => [url, await follow(url)] as const));
      return new Map(found.flatMap(([url, to]) => (to === undefined ? [] : [[url, to]])));
    },
  };
}
export type Redirects = ReturnType<typeof createRedirects>;
