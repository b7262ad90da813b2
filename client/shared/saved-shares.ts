import { storedJson } from '../app/stored-json.ts';

/** A share made in this browser, with the secret that deletes it. */
export interface SavedShare {
  id: string;
  secret: string;
  /** ISO 8601. */
  until: string;
}

/**
 * The shares made in this browser, by run id, in local storage; where that is full or blocked, they are lost on reload.
 */
export function createSavedShares(storage: () => Storage = () => localStorage, now = () => Date.now()) {
  /** Those that are not stored. */
  const here = new Map<string, SavedShare>();
  const stored = storedJson('shares', storage);
  /** Includes shares that another tab has stored since; expired ones are dropped. */
  const all = (): Map<string, SavedShare> => {
    const shares = [...Object.entries(stored.read() ?? {}).filter(isShare), ...here];
    return new Map(shares.filter(([, { until }]) => Date.parse(until) > now()));
  };

  return {
    /** Undefined if there is none, or if it has expired. */
    read: (runId: string): SavedShare | undefined => all().get(runId),
    /** Returns whether the share was stored, and so survives a reload. */
    save(runId: string, share: SavedShare): boolean {
      here.set(runId, share);
      const isStored = stored.write(Object.fromEntries(all()));
      if (isStored) here.clear();
      return isStored;
    },
    /** Whether the share survives a reload. */
    isStored: (runId: string): boolean => !here.has(runId),
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

/** The shares made in this browser. */
export const savedShares = createSavedShares();
