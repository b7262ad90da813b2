import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { addAbortListener } from 'node:events';
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';

/** One scan's budget at the proxy; `requests` includes tunnels and refused attempts. */
export interface ProxyBudget {
  bytes: number;
  requests: number;
}

/** The usage of a lease so far. */
export interface ProxyUsage {
  /** Wire bytes to and from the stores. */
  bytes: number;
  requests: number;
  /** The exhausted budget, if any. */
  exhausted: keyof ProxyBudget | null;
}

/** One scan's access to the proxy; closing it closes all its connections. */
export type ProxyLease = Pick<ActiveLease, 'username' | 'password' | 'usage' | 'close'>;

/** The budget of a lease, and the signal that closes it. */
export interface LeaseOptions {
  budget: ProxyBudget;
  signal: AbortSignal;
}

const secretEquals = (a: string, b: string) =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));

/** The proxy's side of a lease. */
export type ActiveLease = ReturnType<typeof openLease>;

/** Opens a lease, which counts usage, and tracks sockets to destroy them all on close. */
export function openLease({ budget, signal }: LeaseOptions, onClosed: () => void) {
  const password = randomBytes(24).toString('base64url');
  const ended = new AbortController();
  const drained = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  let bytes = 0;
  let requests = 0;
  let exhausted: keyof ProxyBudget | null = null;
  const abort = addAbortListener(signal, () => void close());

  function close(): Promise<void> {
    if (!ended.signal.aborted) {
      ended.abort(new Error('the proxy lease is closed'));
      abort[Symbol.dispose]();
      onClosed();
      if (sockets.size === 0) drained.resolve();
      for (const socket of sockets) socket.destroy();
    }
    return drained.promise;
  }

  function spend(count: number): void {
    bytes += count;
    if (bytes <= budget.bytes || exhausted === 'bytes') return;
    exhausted = 'bytes';
    for (const socket of sockets) socket.destroy();
  }

  return {
    username: randomBytes(9).toString('base64url'),
    password,
    /** Aborts when the lease is closed. */
    signal: ended.signal,
    /** Compares in constant time. */
    accepts: (given: string): boolean => secretEquals(given, password),
    /** Counts one attempt; false when the lease is closed or exhausted. */
    begin(): boolean {
      if (ended.signal.aborted || exhausted) return false;
      if (requests >= budget.requests) {
        exhausted = 'requests';
        return false;
      }
      requests += 1;
      return true;
    },
    /** Destroys the socket when the lease is closed. */
    hold(socket: Socket): void {
      if (socket.destroyed || sockets.has(socket)) return;
      if (ended.signal.aborted) return void socket.destroy();
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        if (ended.signal.aborted && sockets.size === 0) drained.resolve();
      });
    },
    /** Counts the traffic of an upstream socket from now on; `source` emits the data written to it. */
    countTraffic(upstream: Socket, source: EventEmitter): void {
      let counted = upstream.bytesRead + upstream.bytesWritten;
      const count = () => {
        const total = upstream.bytesRead + upstream.bytesWritten;
        spend(total - counted);
        counted = total;
      };
      upstream.on('data', count);
      source.on('data', count);
      upstream.once('close', () => {
        source.off('data', count);
        count();
      });
    },
    usage: (): ProxyUsage => ({ bytes, requests, exhausted }),
    /** Settles when no socket of this lease is left. */
    close,
  };
}
