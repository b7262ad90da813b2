import { ROBOTS_BYTES } from '../../../net/fetch-limits.ts';
import { beginsAsHtml } from '../../../page/begins-as-html.ts';
import { parseRobots } from '../../../site/robots.ts';
import type { RobotsFile, ServedRobots, FetchedResource, Available } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import { unavailableBecause } from './store-fetcher.ts';
import type { StoreFetcher } from './store-fetcher.ts';

const TOO_MANY_REQUESTS = 429;

/**
 * Reads the host's robots.txt; retries once after a server error. If the whole store turns us away (`turnedAway`), its
 * refusal of the file says nothing about other crawlers.
 */
export async function gatherRobots(
  origin: URL, fetcher: StoreFetcher, { turnedAway }: { turnedAway: boolean },
): Promise<Available<RobotsFile>> {
  const url = new URL('/robots.txt', origin);
  let resource = await fetcher.read(url, 'robots', { maxBytes: ROBOTS_BYTES });
  if (isServerError(resource)) resource = await fetcher.readAgain(url, 'robots', { maxBytes: ROBOTS_BYTES });
  const { result, access } = resource;
  // Crawlers follow only a few redirects: beyond those, as in a loop, the file does not exist for them.
  const isTooFar = result?.ok === false && ['too-many-redirects', 'redirect-loop'].includes(result.code);
  // A server error, and a refusal by the store's own server of this file only, are responses for the file. A challenge
  // page or a refusal by a proxy is not.
  const isOwnRefusal = access.kind === 'refusal' && ((access.vendor === null && !turnedAway) || access.status >= 500);
  const why = isTooFar || isOwnRefusal ? null : unavailableBecause(resource);
  if (why) return why;
  const response = result?.ok ? result : null;
  const status = response?.status ?? null;
  // The parser strips exactly one byte order mark, so the decoder must leave it.
  const text = response && isFound(status)
    ? resource.page?.html ?? new TextDecoder('utf-8', { ignoreBOM: true }).decode(response.body) : '';
  // HTML is detected by content: crawlers parse the file whatever its Content-Type.
  const rules = rulesOf(status, text, result?.url ?? url);
  return available({ url, resource, status, text, isHtml: beginsAsHtml(text), rules });
}

/** RFC 9309: rules are read from any 2xx response. */
export const isFound = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** RFC 9309: a missing or forbidden file (4xx) allows everything; after a 429 or 5xx nothing can be concluded. */
function rulesOf(status: number | null, text: string, url: URL): Available<ServedRobots> {
  const isUnknown = status !== null && (status === TOO_MANY_REQUESTS || status >= 500);
  return isUnknown ? unavailable('root-cause', 'robots-status') : available({ ...parseRobots(text), url });
}

const isServerError = ({ result }: FetchedResource) => result?.ok === true && result.status >= 500;
