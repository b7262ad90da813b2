import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { keepConnected } from './connections.ts';
import { loopback, untilAborted } from './scenario.ts';
import type { Attack } from './scenario.ts';

const CALLERS = 1_100;
const ADDRESSES = 200;
const DRIP_MS = 1_000;

/** Connections that send `head`, then `drip` every second, and never complete the request. */
function dripping(name: string, head: string, drip: string): Attack {
  return {
    name: `${name} from ${ADDRESSES} addresses`,
    seconds: 30,
    async run({ port }, signal) {
      using connections = keepConnected(
        CALLERS,
        (place) => drippingCaller({ port, localAddress: loopback(place % ADDRESSES) }, head, drip),
      );
      await untilAborted(signal);
      return `${CALLERS} callers, ${connections.cut()} cut`;
    },
  };
}

function drippingCaller(at: { port: number; localAddress: string }, head: string, drip: string): Socket {
  const socket = connect({ host: '127.0.0.1', ...at }, () => socket.write(head)).resume();
  const timer = setInterval(() => drip && socket.write(drip), DRIP_MS);
  return socket.once('close', () => clearInterval(timer));
}

const REQUEST_LINE = 'POST /api/health/scan HTTP/1.1\r\nHost: localhost\r\n';

export const HALF_REQUESTS: readonly Attack[] = [
  dripping('idle connections', '', ''),
  dripping('dripped headers', REQUEST_LINE, 'X-A: b\r\n'),
  dripping(
    'dripped bodies',
    `${REQUEST_LINE}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"url":"`,
    'a',
  ),
];
