import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** Callers that mean no good, until disposed. */
export interface HostileCallers extends Disposable {
  /** How many of their connections the service has cut or let go so far. */
  gone(): number;
}

const HEAD = 'GET /api/health/scan HTTP/1.1\r\nHost: localhost\r\n';
const PAGE = 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
const DRIP_MS = 1_000;
/** All have come after this long. */
const ARRIVAL_MS = 5_000;
/** Half of what the service lets wait on one connection. */
const ASKED_AT_ONCE = 4;

/** Connect, and then nothing. */
export const idleCallers = (port: number, count: number): HostileCallers =>
  callers(port, count, (socket) => void socket.resume());

/** Slowloris: a header field a second, and never the last one. */
export const drippingCallers = (port: number, count: number): HostileCallers =>
  callers(port, count, (socket) => {
    socket.resume();
    socket.write(HEAD);
    const timer = setInterval(() => socket.write('X-A: b\r\n'), DRIP_MS);
    socket.once('close', () => clearInterval(timer));
  });

/** A body that never comes to its end. */
export const bodyDrippingCallers = (port: number, count: number): HostileCallers =>
  callers(port, count, (socket) => {
    socket.resume();
    socket.write('POST /api/health/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 10000\r\n\r\n{"url":"');
    const timer = setInterval(() => socket.write('a'), DRIP_MS);
    socket.once('close', () => clearInterval(timer));
  });

/** Slow readers: ask for more and more, and take none of it; soon the system's own buffers are full. */
export const unreadingCallers = (port: number, count: number): HostileCallers =>
  callers(port, count, (socket) => {
    socket.pause();
    const ask = (): void => void socket.write(PAGE.repeat(ASKED_AT_ONCE));
    const timer = setInterval(ask, DRIP_MS);
    socket.once('close', () => clearInterval(timer));
    ask();
  });

/** They come one after the other, and whoever is let go dials again, so that as many are there all the time. */
function callers(port: number, count: number, behave: (socket: Socket) => void): HostileCallers {
  const open = new Set<Socket>();
  let gone = 0;
  let isOver = false;
  const dial = (): void => {
    const socket = connect(port, '127.0.0.1', () => behave(socket));
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => {
      open.delete(socket);
      if (isOver) return;
      gone += 1;
      setTimeout(dial, DRIP_MS);
    });
  };
  const coming = Array.from({ length: count }, (_, caller) => setTimeout(dial, (caller * ARRIVAL_MS) / count));
  return {
    gone: () => gone,
    [Symbol.dispose]() {
      isOver = true;
      for (const timer of coming) clearTimeout(timer);
      for (const socket of open) socket.destroy();
    },
  };
}
