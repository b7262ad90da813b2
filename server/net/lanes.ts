import type { Connection } from './connection.ts';

/** A pool slot for one host; disposing releases it and keeps its connection for the next holder. */
export interface Lane extends Disposable {
  /** The connection left by the previous holder, if any. */
  connection: Connection | null;
}

/** A connection pool with a limit per host; further requests wait in FIFO order. */
export interface HostLanes {
  /** Waits for a lane, preferring one connected to `origin`. Rejects with the signal's reason. */
  take(hostname: string, origin: string, signal: AbortSignal): Promise<Lane>;
  /** Closes every idle connection. */
  closeIdle(): Promise<void>;
}

interface Host {
  free: Slot[];
  waiting: ((slot: Slot) => void)[];
}

interface Slot {
  connection: Connection | null;
}

/** Creates the pool with `width` lanes per host. */
export function createHostLanes(width = 2): HostLanes {
  const hosts = new Map<string, Host>();

  const hostOf = (hostname: string): Host => {
    const known = hosts.get(hostname);
    if (known) return known;
    const created: Host = { free: Array.from({ length: width }, () => ({ connection: null })), waiting: [] };
    hosts.set(hostname, created);
    return created;
  };
  const laneOf = (host: Host, slot: Slot): Lane => {
    let released = false;
    return {
      get connection() { return slot.connection; },
      set connection(connection) { slot.connection = connection; },
      [Symbol.dispose]() {
        if (released) return;
        released = true;
        const next = host.waiting.shift();
        if (next) next(slot);
        else host.free.push(slot);
      },
    };
  };

  return {
    async take(hostname, origin, signal) {
      signal.throwIfAborted();
      const host = hostOf(hostname);
      const reusable = host.free.findIndex(({ connection }) => connection?.origin === origin && connection.isAlive());
      const [slot] = host.free.splice(Math.max(0, reusable), 1);
      if (slot) return laneOf(host, slot);
      const { promise, resolve, reject } = Promise.withResolvers<Slot>();
      const onAbort = (): void => {
        const index = host.waiting.indexOf(resolve);
        if (index === -1) return;
        host.waiting.splice(index, 1);
        reject(signal.reason);
      };
      host.waiting.push(resolve);
      signal.addEventListener('abort', onAbort, { once: true });
      const freed = await promise;
      signal.removeEventListener('abort', onAbort);
      return laneOf(host, freed);
    },
    async closeIdle() {
      const idle = [...hosts.values()].flatMap(({ free }) => free);
      await Promise.all(idle.map((slot) => slot.connection?.close()));
    },
  };
}
