import { headOnly } from '../../net/fetch-types.ts';
import type { FetchSession } from '../../net/fetch-types.ts';
import { unresolvedRedirect } from './citations.ts';
import type { SourceLink } from './engines/engine.ts';

const TOTAL_MS = 5_000;

/** Finds where an engine's own redirects lead: each asked once a scan, never followed. What does not tell stays out. */
export interface Redirects {
  resolve(links: readonly SourceLink[]): Promise<ReadonlyMap<string, string>>;
}

export function createRedirects(session: Pick<FetchSession, 'stream'>): Redirects {
  const known = new Map<string, Promise<string | undefined>>();

  async function target(url: string): Promise<string | undefined> {
    const result = await session.stream(new URL(url), headOnly, { maxRedirects: 0, totalMs: TOTAL_MS });
    if (!result.ok || result.status < 300 || result.status >= 400) return undefined;
    const location = result.headers.get('location') ?? '';
    return /^https?:\/\//i.test(location) && URL.canParse(location) ? location : undefined;
  }

  return {
    async resolve(links) {
      const asked = links.flatMap((link) => unresolvedRedirect(link) ?? []);
      const found = await Promise.all(asked.map(async (url) => {
        const answer = known.get(url) ?? target(url);
        known.set(url, answer);
        return [url, await answer] as const;
      }));
      return new Map(found.flatMap(([url, to]) => (to === undefined ? [] : [[url, to]])));
    },
  };
}
