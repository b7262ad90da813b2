import { once } from 'node:events';
import { connect, SocketAddress } from 'node:net';
import type { LookupFunction, Socket } from 'node:net';
import type { Clock } from '../clock.ts';
import type { PinnedAddress, Target } from './verdict.ts';

const CONNECT_MS = 5_000;
const NEXT_ADDRESS_MS = 250;

const canonical = (address: string) =>
  new SocketAddress({ address, family: address.includes(':') ? 'ipv6' : 'ipv4' }).address;

const answering = (addresses: readonly PinnedAddress[]): LookupFunction => (_host, _options, done) =>
  done(null, addresses.map(({ address, family }) => ({ address, family })));

/** Connects to the target's pinned addresses alone, the families in turn; rejects after 5 s or on abort. */
export async function connectPinned(target: Target, clock: Clock, signal: AbortSignal): Promise<Socket> {
  signal.throwIfAborted();
  if (target.addresses.length === 0) throw new Error('no address to connect to');
  const socket = connect({
    // A name no literal can take the place of: for a literal Node would not call `lookup`.
    host: 'pinned.invalid',
    port: target.port,
    lookup: answering(target.addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
    allowHalfOpen: true,
    noDelay: true,
  });
  const tooLate = clock.after(CONNECT_MS, () => socket.destroy(new Error('no connection in time')));
  try {
    await once(socket, 'connect', { signal });
    const reached = socket.remoteAddress;
    const pinned = target.addresses.some(({ address }) => reached && canonical(address) === canonical(reached));
    if (!pinned) throw new Error('connected to an address that was not pinned');
    return socket;
  } catch (error) {
    socket.on('error', () => {});
    socket.destroy();
    throw error;
  } finally {
    tooLate[Symbol.dispose]();
  }
}
