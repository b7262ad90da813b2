import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** Hostile callers, until disposed. */
export interface HostileCallers extends Disposable {
  /** How many of their connections the service has closed so far. */
  closed(): number;
}

const HEAD = 'GET /api/health/scan HTTP/1.1\r\nHost: localhost\r\n';
const PAGE = 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
const DRIP_MS = 1_000;
/** All are connected after this long. */
const ARRIVAL_MS = 5_000;
/** Half of what the service queues on one connection. */
const REQUESTS_AT_ONCE = 4;

/** Connect and send nothing. */
export const idleCallers = (port: number, count: number): HostileCallers =>
  callers(port, count, (socket) => void socket.resume());

/** Slowloris: one header field per second, never the last one. */
export const drippingCallers = (port: number, count: number): HostileCallers =>
  callers(port, count, (socket) => {
    socket.resume();
    socket.write(HEAD);
    const timer = setInterval(() => socket.write('X-A: b\r\n'), DRIP_MS);
    socket.once('close', () => clearInterval(timer));
  });

/** A body that never ends. */
export const bodyDrippingCallers = (port: number, count: number): HostileCallers =>
  callers(port, count, (socket) => {
    socket.resume();
    socket.write('POST /api/health/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 10000\r\n\r\n{"url":"');
    const timer = setInterval(() => socket.write('a'), DRIP_MS);
    socket.once('close', () => clearInterval(timer));
  });

/** Slow readers: keep sending requests and read nothing; soon the system's buffers are full. */
export const unreadingCallers = (port: number, count: number): HostileCallers =>
  callers(port, count, (socket) => {
    socket.pause();
    const ask = (): void => void socket.write(PAGE.repeat(REQUESTS_AT_ONCE));
    const timer = setInterval(ask, DRIP_MS);
    socket.once('close', () => clearInterval(timer));
    ask();
  });

/** They connect one after the other, and reconnect when closed, so that their number stays the same. */
function callers(port: number, count: number, behave: (socket: Socket) => void): HostileCallers {
  const open = new Set<Socket>();
  let closed = 0;
  let isDisposed = false;
  const connectOne = (): void => {
    const socket = connect(port, '127.0.0.1', () => behave(socket));
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => {
      open.delete(socket);
      if (isDisposed) return;
      closed += 1;
      setTimeout(connectOne, DRIP_MS);
    });
  };
  const timers = Array.from({ length: count }, (_, caller) => setTimeout(connectOne, (caller * ARRIVAL_MS) / count));
  return {
    closed: () => closed,
    [Symbol.dispose]() {
      isDisposed = true;
      for (const timer of timers) clearTimeout(timer);
      for (const socket of open) socket.destroy();
    },
  };
}
