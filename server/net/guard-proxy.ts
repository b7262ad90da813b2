import { once } from 'node:events';
import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import { dial } from './dial.ts';
import { basicCredential, forwardUrl, tunnelUrl } from './guard-proxy-headers.ts';
import { openLease } from './guard-proxy-lease.ts';
import type { ActiveLease, LeaseOptions, ProxyBudget, ProxyLease } from './guard-proxy-lease.ts';
import { forward, relayTunnel } from './guard-proxy-relay.ts';
import type { AddressGuard } from './guard.ts';

/** A browser's budget for one scan. */
export const BROWSER_BUDGET: ProxyBudget = { bytes: 25_000_000, requests: 200 };

/** The proxy answers every request to this host itself, so that a browser can authenticate in advance. */
export const AUTH_URL = 'http://guard-proxy.invalid/';

const AUTH_ORIGIN = new URL(AUTH_URL).origin;
const METHODS = new Set(['CONNECT', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const CHALLENGE = 'Basic realm="guard-proxy", charset="UTF-8"';

export type GuardProxy = Awaited<ReturnType<typeof startGuardProxy>>;

export interface GuardProxyOptions {
  guard: AddressGuard;
  clock: Clock;
  /** Timeout for the headers of a client's request. */
  headersTimeoutMs?: number;
}

/** What the proxy answers itself. */
interface ProxyAnswer {
  status: 200 | 400 | 403 | 405 | 407 | 429 | 502;
  text: string;
}

const NO_CREDENTIAL: ProxyAnswer = { status: 407, text: 'a credential is needed' };
const NOT_A_PROXY_REQUEST: ProxyAnswer = { status: 400, text: 'not a request for a proxy' };

/** Starts the proxy of all our browsers on a random loopback port; it requires a lease's credential. */
export async function startGuardProxy({ guard, clock, headersTimeoutMs = 10_000 }: GuardProxyOptions) {
  const leases = new Map<string, ActiveLease>();

  /** Every request passes here: checks the credential and the budget, asks the guard, connects. */
  const connectUpstream = async (
    request: IncomingMessage, url: URL | null,
  ): Promise<{ lease: ActiveLease; url: URL; upstream: Socket } | ProxyAnswer> => {
    const credential = basicCredential(request.headers['proxy-authorization']);
    const lease = credential && leases.get(credential.username);
    if (!lease?.accepts(credential!.password)) return NO_CREDENTIAL;
    lease.hold(request.socket);
    if (!url) return NOT_A_PROXY_REQUEST;
    if (!METHODS.has(request.method ?? '')) return { status: 405, text: 'method not forwarded' };
    if (url.origin === AUTH_ORIGIN) return { status: 200, text: 'ready' };
    if (!lease.begin()) return { status: 429, text: 'the budget is spent' };
    try {
      const verdict = await guard.judge(url, lease.signal);
      if (!verdict.ok) return { status: 403, text: 'the address is refused' };
      const upstream = await dial(verdict.target, { clock, signal: lease.signal, allowHalfOpen: true });
      lease.hold(upstream);
      if (!request.socket.destroyed) return { lease, url, upstream };
      upstream.destroy();
    } catch {
      // Answered below.
    }
    return { status: 502, text: 'the store could not be reached' };
  };

  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.on('error', () => {});
    const connected = await connectUpstream(request, forwardUrl(request.url));
    if ('upstream' in connected) {
      connected.lease.countTraffic(connected.upstream, request);
      return forward({ request, response, url: connected.url }, connected.upstream);
    }
    const { status, text } = connected;
    const challenge = status === 407 ? { 'proxy-authenticate': CHALLENGE } : {};
    const closing = status === 200 ? {} : { connection: 'close' };
    response.writeHead(status, { ...challenge, ...closing, 'content-type': 'text/plain' }).end(text);
  };

  const onConnect = async (request: IncomingMessage, client: Socket, head: Buffer): Promise<void> => {
    client.on('error', () => client.destroy());
    const connected = await connectUpstream(request, tunnelUrl(request.url));
    if (!('upstream' in connected)) return endWithAnswer(client, connected);
    connected.lease.countTraffic(connected.upstream, client);
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) connected.upstream.write(head);
    relayTunnel(client, connected.upstream, clock);
  };

  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: headersTimeoutMs,
    requestTimeout: 3 * headersTimeoutMs,
    connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
    keepAliveTimeout: 5_000,
  });
  server.maxConnections = 512;
  server.on('request', (request, response) => void onRequest(request, response));
  server.on('connect', (request, client, head) => void onConnect(request, client as Socket, head));
  server.on('upgrade', (_request, client) => endWithAnswer(client, NOT_A_PROXY_REQUEST));
  server.on('clientError', (_error, client) => endWithAnswer(client, NOT_A_PROXY_REQUEST));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    /** The port on 127.0.0.1. */
    port: (server.address() as AddressInfo).port,
    /** Opens a lease; its credential gives access to the proxy until it is closed. */
    open(options: LeaseOptions): ProxyLease {
      const lease = openLease(options, () => leases.delete(lease.username));
      leases.set(lease.username, lease);
      return lease;
    },
    /** Closes every lease and the listener; settles when no socket is left. */
    async close(): Promise<void> {
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      await Promise.all(leases.values().map((lease) => lease.close()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function endWithAnswer(client: Duplex, { status, text }: ProxyAnswer): void {
  client.on('error', () => client.destroy());
  if (client.destroyed || !client.writable) return void client.destroy();
  const challenge = status === 407 ? `Proxy-Authenticate: ${CHALLENGE}\r\n` : '';
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${challenge}Content-Type: text/plain\r\n`;
  client.end(`${head}Content-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`, () => client.destroy());
}
