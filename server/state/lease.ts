/** Sole right to one piece of work; disposing it gives the right back. */
export type Lease = AsyncDisposable;

/** Single flight: who holds the lease of a key does its work, others are told to come back. */
export interface Leases {
  /** The lease, or nothing while another holds it. It runs out by itself after `ttlMs`, should its holder die. */
  acquire(key: string, ttlMs: number): Promise<Lease | undefined>;
}

/** Leases of this process. A holder here cannot die without taking the process along, so none runs out. */
export function createLeases(): Leases {
  const held = new Set<string>();
  return {
    async acquire(key) {
      if (held.has(key)) return undefined;
      held.add(key);
      let mine = true;
      return {
        async [Symbol.asyncDispose]() {
          if (mine) held.delete(key);
          mine = false;
        },
      };
    },
  };
}
