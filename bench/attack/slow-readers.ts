import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { absorbedBytes, keepConnected } from './connections.ts';
import { loopback, over } from './scenario.ts';
import type { Attack } from './scenario.ts';

const PAGE = 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** A kilobyte in twenty seconds. */
const READ_BYTES = 51;
const READ_MS = 1_000;
const ASK_MS = 100;
/** Half of what the service lets wait on one connection. */
const WAITING = 4;
/** More than this is not taken of the system's memory for sockets, which all its processes share. */
const MAX_BYTES = 500_000_000;
const MAX_PLACES = 1_000;
/** For each place: whoever is cut comes again, and somebody always waits for a place. */
const READERS = 1.1;

/** Each takes large answers at a kilobyte every twenty seconds; there are a few more of them than the service has places. */
function slowReaders(addresses: number, environment: Record<string, string> = {}): Attack {
  let places = 0;
  let absorbed = 0;
  return {
    name: `slow readers from ${addresses} ${addresses === 1 ? 'address' : 'addresses'}${Object.keys(environment).length > 0 ? ', no cap' : ''}`,
    seconds: 40,
    async prepare() {
      absorbed = await absorbedBytes();
      places = Math.min(MAX_PLACES, Math.floor(MAX_BYTES / absorbed));
      return { MAX_CONNECTIONS: String(places), ...environment };
    },
    async run({ port, baseUrl }, signal) {
      const size = (await (await fetch(`${baseUrl}/openapi.json`)).text()).length;
      const asked = Math.ceil(absorbed / size) + WAITING;
      using connections = keepConnected(places * READERS, (place) => slowReader(port, loopback(place % addresses), asked));
      await over(signal);
      return `${Math.round(places * READERS)} readers for ${places} places, ${connections.cut()} cut`;
    },
  };
}

/** Asks until the system's own buffers are full and some answers wait. */
function slowReader(port: number, localAddress: string, asked: number): Socket {
  const onread = { buffer: Buffer.alloc(READ_BYTES), callback: () => false };
  const socket = connect({ port, host: '127.0.0.1', localAddress, onread });
  let left = asked;
  const asking = setInterval(() => {
    socket.write(PAGE.repeat(Math.min(left, WAITING)));
    left -= WAITING;
    if (left <= 0) clearInterval(asking);
  }, ASK_MS);
  // Whoever was cut hears of it only when writing: an empty line between requests is none.
  const reading = setInterval(() => socket.write('\r\n') && socket.resume(), READ_MS);
  socket.once('close', () => {
    clearInterval(asking);
    clearInterval(reading);
  });
  return socket;
}

export const SLOW_READERS: readonly Attack[] = [
  slowReaders(1), slowReaders(1, { MAX_CONNECTIONS_PER_IP: '100000' }), slowReaders(200),
];
