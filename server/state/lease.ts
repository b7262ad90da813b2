/** Sole right to one piece of work; disposing it gives the right back. */
export interface Lease extends AsyncDisposable {
  /** Grows from each lease to the next: of two who both think they hold a key, the one with the larger does. */
  readonly fence: number;
}

/** Single flight: who holds the lease of a key does its work, others are told to come back. */
export interface Leases {
  /** The lease; else whether another holds it, or whether those who would know are away. */
  acquire(key: string): Promise<Lease | 'held' | 'away'>;
}

/** Leases of this process. A holder here cannot die without taking the process along, so none runs out. */
export function createLeases(): Leases {
  const held = new Set<string>();
  let fence = 0;
  return {
    async acquire(key) {
      if (held.has(key)) return 'held';
      held.add(key);
      fence += 1;
      let mine = true;
      return {
        fence,
        async [Symbol.asyncDispose]() {
          if (mine) held.delete(key);
          mine = false;
        },
      };
    },
  };
}
