import { createSemaphore, type Semaphore } from '../async/semaphore.ts';
import type { Connection } from './connection.ts';
import { CONNECTIONS_PER_HOST } from './fetch-limits.ts';

/** A pool slot for one host; disposing releases it and keeps its connection for the next holder. */
export interface PoolSlot extends Disposable {
  /** The connection left by the previous holder, if any. */
  connection: Connection | null;
}

/** A connection pool with a limit per host; further requests wait in FIFO order. */
export interface ConnectionPool {
  /** Waits for a slot, preferring one connected to `origin`. Rejects with the signal's reason. */
  take(hostname: string, origin: string, signal: AbortSignal): Promise<PoolSlot>;
  /** Closes every idle connection. */
  closeIdle(): Promise<void>;
}

/** The slots of a host: at most as many are held at once as there are. */
interface Host {
  permits: Semaphore;
  idle: (Connection | null)[];
}

/** Creates the pool with `width` slots per host. */
export function createConnectionPool(width = CONNECTIONS_PER_HOST): ConnectionPool {
  const hosts = new Map<string, Host>();

  const hostOf = (hostname: string): Host => {
    const known = hosts.get(hostname) ?? { permits: createSemaphore(width), idle: Array<null>(width).fill(null) };
    hosts.set(hostname, known);
    return known;
  };

  return {
    async take(hostname, origin, signal) {
      const { permits, idle } = hostOf(hostname);
      const permit = await permits.acquire(signal);
      const reusable = idle.findIndex((connection) => connection?.origin === origin && connection.isAlive());
      const [connection = null] = idle.splice(Math.max(0, reusable), 1);
      const release = new DisposableStack();
      release.use(permit);
      release.defer(() => idle.push(slot.connection));
      const slot: PoolSlot = { connection, [Symbol.dispose]: () => release.dispose() };
      return slot;
    },
    async closeIdle() {
      const idle = [...hosts.values()].flatMap((host) => host.idle);
      await Promise.all(idle.map((connection) => connection?.close()));
    },
  };
}
