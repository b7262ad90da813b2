import { PROFILE_BYTES } from '../../../net/fetch-limits.ts';
import type { Available } from '../available.ts';
import { servedOr } from './store-fetcher.ts';
import type { ServedResource, StoreFetcher } from './store-fetcher.ts';

/** Well-known paths of the Universal Commerce Protocol profile and the Agentic Commerce Protocol profile. */
export const UCP_PATH = '/.well-known/ucp';
export const ACP_PATH = '/.well-known/acp.json';

/** Fetches a profile, following redirects. The checks decide what its status means. */
export async function gatherAgentProfile(url: URL, fetcher: StoreFetcher): Promise<Available<ServedResource>> {
  return servedOr(await fetcher.read(url, 'profiles', { maxBytes: PROFILE_BYTES }));
}
