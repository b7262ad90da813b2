import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  createCertificateAuthority, type CertificateAuthority, type KeyAndCertificate,
} from './certificate-authority.ts';
import { startDnsServer, type DnsServer } from './dns-server.ts';

export interface HostOptions {
  /** Its names; the first is its main one. */
  names: readonly string[];
  /** Answers on port 443, over TLS. */
  handler: RequestListener;
  /** On port 80: a permanent redirect to https (default), the same handler, its own listener, or nothing. */
  plain?: 'redirect' | 'same' | 'none' | RequestListener;
  /** Replaces the one issued by the world's authority for `names`. */
  certificate?: KeyAndCertificate;
}

/** A host of the test world. */
export interface WorldHost extends AsyncDisposable {
  /** `https://` and its first name. */
  readonly origin: string;
  /** Its ports on loopback; `plainPort` is `null` where port 80 is closed. */
  readonly port: number;
  readonly plainPort: number | null;
}

/** The test world's network: a name server, a certificate authority, and hosts that `EGRESS_MAP` leads to. */
export interface WorldNetwork extends AsyncDisposable {
  readonly dns: DnsServer;
  readonly authority: CertificateAuthority;
  /** Starts a host under its real names on ports 443 and 80. */
  serve(options: HostOptions): Promise<WorldHost>;
  /** Maps another `host:port` to a loopback port. */
  map(hostAndPort: string, port: number): void;
  /** The environment for the service to run in this world; call again after adding hosts. */
  environment(): Record<'DNS_SERVERS' | 'EGRESS_MAP' | 'NODE_EXTRA_CA_CERTS', string>;
}

/** Starts an empty world on loopback. */
export async function startWorldNetwork(): Promise<WorldNetwork> {
  await using stack = new AsyncDisposableStack();
  const authority = createCertificateAuthority();
  const dns = stack.use(await startDnsServer());
  const directory = await mkdtemp(join(tmpdir(), 'storefront-world-'));
  stack.defer(() => rm(directory, { recursive: true, force: true }));
  const rootFile = join(directory, 'root.pem');
  await writeFile(rootFile, authority.root);
  const mapping = new Map<string, number>();
  const owned = stack.move();

  return {
    dns,
    authority,
    map: (hostAndPort, port) => void mapping.set(hostAndPort, port),
    async serve({ names, handler, plain = 'redirect', certificate = authority.issue(names) }) {
      await using starting = new AsyncDisposableStack();
      const secure = starting.use(await listen(createHttpsServer(certificate, handler)));
      const plainListener = listenerFor(plain, handler);
      const open = plainListener && starting.use(await listen(createHttpServer(plainListener)));
      for (const name of names) {
        mapping.set(`${name}:443`, secure.port);
        if (open) mapping.set(`${name}:80`, open.port);
      }
      const host = starting.move();
      owned.use(host);
      return {
        origin: `https://${names[0]}`,
        port: secure.port,
        plainPort: open?.port ?? null,
        [Symbol.asyncDispose]: () => host.disposeAsync(),
      };
    },
    environment: () => ({
      DNS_SERVERS: dns.address,
      EGRESS_MAP: [...mapping].map(([name, port]) => `${name}=127.0.0.1:${port}`).join(','),
      NODE_EXTRA_CA_CERTS: rootFile,
    }),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

function listenerFor(plain: HostOptions['plain'], same: RequestListener): RequestListener | null {
  if (plain === 'none') return null;
  if (plain === 'same') return same;
  if (typeof plain === 'function') return plain;
  return (request, response) => {
    response.writeHead(301, { location: `https://${request.headers.host}${request.url}` }).end();
  };
}

/** Listens on a free loopback port until disposed; disposing closes open connections. */
export async function listen(server: Server, port = 0): Promise<AsyncDisposable & { port: number }> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
