/** Exclusive right to one piece of work, released when disposed. */
export interface Lease extends AsyncDisposable {
  /** Fencing token: grows with each lease, so the later of two presumed holders wins. */
  readonly fence: number;
}

/** Single flight: only the holder of a key's lease does its work. */
export interface Leases {
  /** The lease; `held` by another, or `unavailable` while the shared state is unreachable. */
  acquire(key: string): Promise<Lease | 'held' | 'unavailable'>;
}

/** Leases within this process: they need no expiry, since a holder cannot outlive the process. */
export function createLeases(): Leases {
  const held = new Set<string>();
  let fence = 0;
  return {
    async acquire(key) {
      if (held.has(key)) return 'held';
      held.add(key);
      fence += 1;
      const mine = new DisposableStack();
      mine.defer(() => held.delete(key));
      return { fence, [Symbol.asyncDispose]: async () => mine.dispose() };
    },
  };
}
