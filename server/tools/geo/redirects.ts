import { headOnly } from '../../net/fetch-types.ts';
import type { FetchSession } from '../../net/fetch-types.ts';
import { unresolvedRedirect } from './citations.ts';
import type { SourceLink } from './engines/engine.ts';

const TOTAL_MS = 5_000;

/** Resolves engines' redirect links by their `Location`, once per scan; unresolved ones are left out. */
export interface Redirects {
  resolve(links: readonly SourceLink[]): Promise<ReadonlyMap<string, string>>;
}

export function createRedirects(session: Pick<FetchSession, 'stream'>): Redirects {
  const cache = new Map<string, Promise<string | undefined>>();

  async function target(url: string): Promise<string | undefined> {
    const result = await session.stream(new URL(url), headOnly, { maxRedirects: 0, totalMs: TOTAL_MS });
    if (!result.ok || result.status < 300 || result.status >= 400) return undefined;
    const location = result.headers.get('location') ?? '';
    return /^https?:\/\//i.test(location) && URL.canParse(location) ? location : undefined;
  }

  return {
    async resolve(links) {
      const urls = links.flatMap((link) => unresolvedRedirect(link) ?? []);
      const found = await Promise.all(urls.map(async (url) => {
        const answer = cache.get(url) ?? target(url);
        cache.set(url, answer);
        return [url, await answer] as const;
      }));
      return new Map(found.flatMap(([url, to]) => (to === undefined ? [] : [[url, to]])));
    },
  };
}
