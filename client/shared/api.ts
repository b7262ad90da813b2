import { loadClient } from '../api/client.ts';
import type { Share, ShareOutcome } from '../../contract/share.ts';

const shares = async () => (await loadClient()).shares;

/** Asks the service to share what it recorded of a run. */
export const createShare = async (runId: string): Promise<ShareOutcome> => (await shares()).create.mutate({ runId });

/** The shared report of that id; null where there is none. */
export const readShare = async (id: string): Promise<Share | null> => (await shares()).read.query({ id });

/** False where it was gone before. */
export const removeShare = async (share: { id: string; secret: string }): Promise<boolean> =>
  (await (await shares()).remove.mutate({ id: share.id, secret: share.secret })).removed;
