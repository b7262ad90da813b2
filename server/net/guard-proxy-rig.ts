import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createManualClock } from '../manual-clock.ts';
import { startGuardProxy } from './guard-proxy.ts';
import type { GuardProxyOptions } from './guard-proxy.ts';
import type { ProxyBudget, ProxyLease } from './guard-proxy-lease.ts';
import type { AddressGuard } from './guard.ts';

/** A guard that pins `*.store.example` to one loopback port and refuses everything else as `private`. */
function guardFor(port: number, judged: string[] = []): AddressGuard {
  return { judge: async (url) => {
    judged.push(url.href);
    if (!url.hostname.endsWith('store.example')) return { ok: false, code: 'private', detail: 'not a store' };
    return { ok: true, target: { url, port, addresses: [{ address: '127.0.0.1', family: 4 }], mapped: true } };
  } };
}

/** A TCP listener that passes every connection to `serve` and counts them. */
export async function listen(serve: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  let accepted = 0;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server, sockets,
    get accepted() {
      return accepted;
    },
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

/** A raw TCP client that writes exactly what it is given. */
export async function dial(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const received: Buffer[] = [];
  const over = Promise.withResolvers<void>();
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  for (const event of ['end', 'close']) socket.once(event, () => over.resolve());
  await once(socket, 'connect');
  const text = () => Buffer.concat(received).toString('latin1');
  return {
    socket, text,
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(text())) {
        if (socket.destroyed || socket.readableEnded) throw new Error(`ended without ${pattern}: ${text()}`);
        await Promise.race([once(socket, 'data'), over.promise]);
      }
      return text();
    },
    /** Everything received, after the proxy has ended or reset the connection. */
    async ended(): Promise<string> {
      await over.promise;
      return text();
    },
    [Symbol.dispose]: () => socket.destroy(),
  };
}

type RigOptions = Partial<Pick<GuardProxyOptions, 'guard' | 'headersTimeoutMs'>>;

/** A proxy in front of one listener, with a manual clock. */
export async function startRig(serve: (socket: Socket) => void, options: RigOptions = {}) {
  const judged: string[] = [];
  const store = await listen(serve);
  const clock = createManualClock();
  const proxy = await startGuardProxy({ guard: guardFor(store.port, judged), clock, ...options });
  const aborter = new AbortController();
  return {
    store, clock, proxy, judged, aborter,
    open: (budget: Partial<ProxyBudget> = {}) =>
      proxy.open({ budget: { bytes: 1_000_000, requests: 20, ...budget }, signal: aborter.signal }),
    async [Symbol.asyncDispose]() {
      await proxy.close();
      await store[Symbol.asyncDispose]();
    },
  };
}

/** The `Proxy-Authorization` header line. */
export function credentialOf({ username, password }: Pick<ProxyLease, 'username' | 'password'>): string {
  return `Proxy-Authorization: Basic ${Buffer.from(`${username}:${password}`).toString('base64')}\r\n`;
}
