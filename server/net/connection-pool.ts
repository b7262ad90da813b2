import { createSemaphore } from '../async/semaphore.ts';
import type { Connection } from './connection.ts';
import { CONNECTIONS_PER_HOST } from './fetch-limits.ts';

/** A pool slot for one host; disposing releases it and keeps its connection for the next holder. */
export interface PoolSlot extends Disposable {
  /** The connection left by the previous holder, if any. */
  connection: Connection | null;
}

export type ConnectionPool = ReturnType<typeof createConnectionPool>;

/** Creates a pool with `width` slots per host; when all are taken, further requests wait in FIFO order. */
export function createConnectionPool(width = CONNECTIONS_PER_HOST) {
  const newHost = () => ({ permits: createSemaphore(width), idle: Array<Connection | null>(width).fill(null) });
  const hosts = new Map<string, ReturnType<typeof newHost>>();

  return {
    /** Waits for a slot, preferring one connected to `origin`. Rejects with the signal's reason. */
    async take(hostname: string, origin: string, signal: AbortSignal): Promise<PoolSlot> {
      const host = hosts.get(hostname) ?? newHost();
      hosts.set(hostname, host);
      const { permits, idle } = host;
      const permit = await permits.acquire(signal);
      const reusable = idle.findIndex((connection) => connection?.origin === origin && connection.isAlive());
      const [connection = null] = idle.splice(Math.max(0, reusable), 1);
      const release = new DisposableStack();
      release.use(permit);
      release.defer(() => idle.push(slot.connection));
      const slot: PoolSlot = { connection, [Symbol.dispose]: () => release.dispose() };
      return slot;
    },
    /** Closes every idle connection. */
    async closeIdle(): Promise<void> {
      await Promise.all(hosts.values().flatMap(({ idle }) => idle).map((connection) => connection?.close()));
    },
  };
}
