import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { absorbedBytes, keepConnected } from './connections.ts';
import { loopback, untilAborted } from './scenario.ts';
import type { Attack } from './scenario.ts';

const PAGE = 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** One kilobyte in twenty seconds. */
const READ_BYTES = 51;
const READ_MS = 1_000;
const REQUEST_MS = 100;
/** Half of what the service queues on one connection. */
const QUEUED = 4;
/** Upper limit for socket memory, which all processes of the system share. */
const MAX_BYTES = 500_000_000;
const MAX_SLOTS = 1_000;
/** Readers per slot: closed ones reconnect, so some are always waiting for a slot. */
const READERS = 1.1;

/** Each reads large responses at one kilobyte per twenty seconds; there are slightly more readers than slots. */
function slowReaders(addresses: number, environment: Record<string, string> = {}): Attack {
  let slots = 0;
  let absorbed = 0;
  return {
    name: `slow readers from ${addresses} ${addresses === 1 ? 'address' : 'addresses'}${Object.keys(environment).length > 0 ? ', no cap' : ''}`,
    seconds: 40,
    async prepare() {
      absorbed = await absorbedBytes();
      slots = Math.min(MAX_SLOTS, Math.floor(MAX_BYTES / absorbed));
      return { MAX_CONNECTIONS: String(slots), ...environment };
    },
    async run({ port, baseUrl }, signal) {
      const size = (await (await fetch(`${baseUrl}/openapi.json`)).text()).length;
      const requests = Math.ceil(absorbed / size) + QUEUED;
      using connections = keepConnected(
        slots * READERS, (place) => slowReader(port, loopback(place % addresses), requests),
      );
      await untilAborted(signal);
      return `${Math.round(slots * READERS)} readers for ${slots} slots, ${connections.cut()} cut`;
    },
  };
}

/** Sends requests until the system's buffers are full and some responses wait. */
function slowReader(port: number, localAddress: string, requests: number): Socket {
  const onread = { buffer: Buffer.alloc(READ_BYTES), callback: () => false };
  const socket = connect({ port, host: '127.0.0.1', localAddress, onread });
  let left = requests;
  const requestTimer = setInterval(() => {
    socket.write(PAGE.repeat(Math.min(left, QUEUED)));
    left -= QUEUED;
    if (left <= 0) clearInterval(requestTimer);
  }, REQUEST_MS);
  // A closed connection is noticed only on a write: an empty line between requests is ignored.
  const readTimer = setInterval(() => socket.write('\r\n') && socket.resume(), READ_MS);
  socket.once('close', () => {
    clearInterval(requestTimer);
    clearInterval(readTimer);
  });
  return socket;
}

export const SLOW_READERS: readonly Attack[] = [
  slowReaders(1), slowReaders(1, { MAX_CONNECTIONS_PER_IP: '100000' }), slowReaders(200),
];
