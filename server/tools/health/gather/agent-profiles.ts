import { PROFILE_BYTES } from '../../../net/fetch.ts';
import type { Available } from '../available.ts';
import { servedOr } from './store-fetcher.ts';
import type { ServedResource, StoreFetcher } from './store-fetcher.ts';

/** Where agents look for a store's profile of the Universal Commerce Protocol, and of the Agentic Commerce Protocol. */
export const UCP_PATH = '/.well-known/ucp';
export const ACP_PATH = '/.well-known/acp.json';

/** Asks for a profile, wherever it is sent on to; what its status means is for who judges it. */
export async function gatherAgentProfile(url: URL, fetcher: StoreFetcher): Promise<Available<ServedResource>> {
  return servedOr(await fetcher.read(url, 'profiles', { maxBytes: PROFILE_BYTES }));
}
