import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { addAbortListener } from 'node:events';
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { GuardRefusal } from '../../contract/vocabulary.ts';

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
  /** Hosts the guard refused, each once per code and at most 50; `requests` counts every attempt. */
  refused: readonly { host: string; code: GuardRefusal }[];
}

/** One scan's access to the proxy; closing it closes all its connections. */
export type ProxyLease = Pick<ActiveLease, 'username' | 'password' | 'usage' | 'close'>;

/** The budget of a lease, and the signal that closes it. */
export interface LeaseOptions {
  budget: ProxyBudget;
  signal: AbortSignal;
}

const MAX_REFUSALS = 50;
const secretEquals = (a: string, b: string) =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));

/** The proxy's side of a lease: counts usage, tracks sockets and destroys them all on close. */
export class ActiveLease {
  readonly username = randomBytes(9).toString('base64url');
  readonly password = randomBytes(24).toString('base64url');
  readonly #budget: ProxyBudget;
  readonly #ended = new AbortController();
  readonly #drained = Promise.withResolvers<void>();
  readonly #sockets = new Set<Socket>();
  readonly #refused = new Map<string, ProxyUsage['refused'][number]>();
  readonly #release: () => void;
  #bytes = 0;
  #requests = 0;
  #exhausted: keyof ProxyBudget | null = null;

  constructor({ budget, signal }: LeaseOptions, onClosed: (lease: ActiveLease) => void) {
    this.#budget = budget;
    const abort = addAbortListener(signal, () => void this.close());
    this.#release = () => {
      abort[Symbol.dispose]();
      onClosed(this);
    };
  }

  /** Aborts when the lease is closed. */
  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /** Compares in constant time. */
  accepts(password: string): boolean {
    return secretEquals(password, this.password);
  }

  /** Counts one attempt; false when the lease is closed or exhausted. */
  begin(): boolean {
    if (this.#ended.signal.aborted || this.#exhausted) return false;
    if (this.#requests >= this.#budget.requests) {
      this.#exhausted = 'requests';
      return false;
    }
    this.#requests += 1;
    return true;
  }

  refuse(host: string, code: GuardRefusal): void {
    const key = `${code} ${host}`;
    if (this.#refused.size < MAX_REFUSALS || this.#refused.has(key)) this.#refused.set(key, { host, code });
  }

  /** Destroys the socket when the lease is closed. */
  hold(socket: Socket): void {
    if (socket.destroyed || this.#sockets.has(socket)) return;
    if (this.#ended.signal.aborted) return void socket.destroy();
    this.#sockets.add(socket);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      if (this.#ended.signal.aborted && this.#sockets.size === 0) this.#drained.resolve();
    });
  }

  /** Counts the traffic of an upstream socket from now on; `source` emits the data written to it. */
  countTraffic(upstream: Socket, source: EventEmitter): void {
    let counted = upstream.bytesRead + upstream.bytesWritten;
    const count = () => {
      const total = upstream.bytesRead + upstream.bytesWritten;
      this.#spend(total - counted);
      counted = total;
    };
    upstream.on('data', count);
    source.on('data', count);
    upstream.once('close', () => {
      source.off('data', count);
      count();
    });
  }

  usage(): ProxyUsage {
    return {
      bytes: this.#bytes,
      requests: this.#requests,
      exhausted: this.#exhausted,
      refused: [...this.#refused.values()],
    };
  }

  /** Settles when no socket of this lease is left. */
  close(): Promise<void> {
    if (!this.#ended.signal.aborted) {
      this.#ended.abort(new Error('the proxy lease is closed'));
      this.#release();
      if (this.#sockets.size === 0) this.#drained.resolve();
      for (const socket of this.#sockets) socket.destroy();
    }
    return this.#drained.promise;
  }

  #spend(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes <= this.#budget.bytes || this.#exhausted === 'bytes') return;
    this.#exhausted = 'bytes';
    for (const socket of this.#sockets) socket.destroy();
  }
}
