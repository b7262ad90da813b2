import { storedJson } from '../app/stored-json.ts';

/** A share that was made here, with what deletes it. */
export interface SavedShare {
  id: string;
  secret: string;
  /** ISO. */
  until: string;
}

/**
 * The shares that this browser made, by the run each shows. Kept in this browser; where its storage is full or forbidden,
 * for as long as the page lives.
 */
export function createKeptShares(storage: () => Storage = () => localStorage, now = () => Date.now()) {
  const here = new Map<string, SavedShare>();
  const stored = storedJson('shares', storage);
  /** Another tab may have made some meanwhile; those that have run out are forgotten. */
  const all = (): Map<string, SavedShare> => {
    const shares = [...Object.entries(stored.read() ?? {}).filter(isShare), ...here];
    return new Map(shares.filter(([, { until }]) => Date.parse(until) > now()));
  };

  return {
    /** One that has not run out. */
    read: (runId: string): SavedShare | undefined => all().get(runId),
    /** Returns whether it outlives the page. */
    keep(runId: string, share: SavedShare): boolean {
      here.set(runId, share);
      return stored.write(Object.fromEntries(all()));
    },
    forget(runId: string): void {
      here.delete(runId);
      const left = all();
      left.delete(runId);
      stored.write(Object.fromEntries(left));
    },
  };
}

function isShare(entry: [string, unknown]): entry is [string, SavedShare] {
  const { id, secret, until } = (entry[1] ?? {}) as Partial<SavedShare>;
  return [id, secret, until].every((part) => typeof part === 'string');
}

/** The shares of this browser. */
export const savedShares = createKeptShares();
