import { connect, type Socket } from 'node:net';

import type { Clock } from '../clock.ts';
import { NetFault, type FetchFault } from './faults.ts';
import { canonicalIp } from './ip.ts';
import type { Target } from './verdict.ts';
import type { PinnedAddress } from './resolve.ts';

export interface DialOptions {
  clock: Clock;
  signal: AbortSignal;
  /** For all addresses together; 5 s unless told. */
  budgetMs?: number;
  /** Whether our side stays open when the other has ended its own, as a relay needs it. */
  allowHalfOpen?: boolean;
}

/** The budget for a connection, TLS included, before scaling. */
export const CONNECT_MS = 5_000;
/** RFC 8305 § 5: how long an address is alone before the next one is tried beside it. */
const HEAD_START_MS = 250;

/**
 * Opens a TCP connection to one of the target's kept addresses and to nothing else, the families in turn, the first to
 * answer wins. Rejects with a `NetFault`, or with the signal's reason; no socket outlives a rejection.
 */
export function dial(target: Pick<Target, 'addresses' | 'port'>, options: DialOptions): Promise<Socket> {
  const { clock, signal, budgetMs = CONNECT_MS, allowHalfOpen = false } = options;
  const waiting = inTurn(target.addresses);
  const attempts = new Set<Socket>();
  const faults: NetFault[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const kept = new DisposableStack();
  let headStart: Disposable | undefined;

  const giveUp = (reason: unknown): void => {
    for (const socket of attempts) socket.destroy();
    reject(reason);
  };
  const onAbort = (): void => giveUp(signal.reason);
  const win = (socket: Socket): void => {
    for (const other of attempts) other.destroy();
    attempts.clear();
    resolve(socket);
  };

  const tryNext = (): void => {
    headStart?.[Symbol.dispose]();
    const pinned = waiting.shift();
    if (!pinned) {
      if (attempts.size === 0) giveUp(mostTelling(faults));
      return;
    }
    const { address: host, family } = pinned;
    const socket = connect({ host, port: target.port, family, allowHalfOpen, noDelay: true });
    attempts.add(socket);
    socket.once('connect', () => {
      attempts.delete(socket);
      if (canonicalIp(socket.remoteAddress ?? '') === canonicalIp(pinned.address)) return win(socket);
      socket.destroy();
      giveUp(new NetFault('guard-blocked', 'the connection did not lead to the address that was judged'));
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!attempts.delete(socket)) return;
      faults.push(new NetFault(faultOf(error.code), `${pinned.address}: ${error.code ?? error.message}`));
      tryNext();
    });
    headStart = kept.use(clock.after(HEAD_START_MS, tryNext));
  };

  if (signal.aborted) return Promise.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  kept.defer(() => signal.removeEventListener('abort', onAbort));
  kept.use(clock.after(budgetMs, () => {
    giveUp(new NetFault('connect-timeout', `no connection within ${budgetMs} ms`));
  }));
  tryNext();
  return promise.finally(() => kept.dispose());
}

/** IPv6 and IPv4 in turn (RFC 8305 § 4), each family in the order it was answered. */
function inTurn(addresses: readonly PinnedAddress[]): PinnedAddress[] {
  const six = addresses.filter(({ family }) => family === 6);
  const four = addresses.filter(({ family }) => family === 4);
  return Array.from({ length: Math.max(six.length, four.length) }, (_, turn) => [six[turn], four[turn]])
    .flat()
    .filter((pinned) => pinned !== undefined);
}

/** The fault a system error of a socket stands for. */
export function faultOf(code: string | undefined): FetchFault {
  switch (code) {
    case 'ECONNREFUSED': return 'refused';
    case 'ECONNRESET':
    case 'ECONNABORTED':
    case 'EPIPE': return 'reset';
    case 'ETIMEDOUT': return 'connect-timeout';
    case 'ENETUNREACH':
    case 'EHOSTUNREACH':
    case 'ENETDOWN':
    case 'EHOSTDOWN':
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EACCES':
    case 'EPERM': return 'no-route';
    default: return 'failed';
  }
}

// Having no IPv6 here must not hide that the store's IPv4 refused.
function mostTelling(faults: readonly NetFault[]): NetFault {
  const rank: FetchFault[] = ['refused', 'reset', 'connect-timeout', 'failed', 'no-route'];
  return faults.toSorted((a, b) => rank.indexOf(a.code) - rank.indexOf(b.code))[0]
    ?? new NetFault('no-route', 'there was no address to connect to');
}
