import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';

import type { CertificateAuthority } from './certificate-authority.ts';
import { HTTP_FAULTS, type HttpFaultName } from './faults-http.ts';
import { startUnacceptingPort } from './unaccepting-port.ts';

/** Faults that occur before a request can be sent. */
export const CONNECT_FAULTS = [
  'connect-hang', 'connect-refused', 'tls-expired', 'tls-not-yet', 'tls-wrong-name', 'tls-self-signed', 'tls-old',
  'tls-plain', 'tls-silent', 'tls-cut',
] as const;
export type ConnectFaultName = (typeof CONNECT_FAULTS)[number];
export type FaultName = HttpFaultName | ConnectFaultName;

/** All faults. */
export const FAULT_NAMES = [...CONNECT_FAULTS, ...Object.keys(HTTP_FAULTS)] as FaultName[];

export interface FaultServerOptions {
  authority: CertificateAuthority;
  /** Milliseconds between the pieces of slow responses. */
  pace?: number;
}

/** Faulty hosts, one for each fault, named `<fault>.faults.test`. */
export interface FaultServer extends AsyncDisposable {
  urlOf(fault: FaultName): string;
  /** The mapping to them, for `EGRESS_MAP`. */
  readonly egressMap: string;
  /** The number of open connections. */
  openConnections(): number;
  /** The number of connections so far to the listener that represents a private service. */
  privateContacts(): number;
}

const DAY = 86_400_000;

/** Starts all of them on loopback. */
export async function startFaultServer({ authority, pace = 20 }: FaultServerOptions): Promise<FaultServer> {
  await using starting = new AsyncDisposableStack();
  const open = new Set<Socket>();
  const mapping = new Map<string, number>();
  let privateContacts = 0;

  const listen = async (server: Server): Promise<number> => {
    server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => open.delete(socket));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    starting.defer(async () => {
      server.close();
      for (const socket of open) socket.destroy();
      if (server.listening) await once(server, 'close');
    });
    return (server.address() as AddressInfo).port;
  };
  const tls = (options: TlsOptions): Server => {
    const server = createTlsServer(options, serve);
    server.on('tlsClientError', () => undefined);
    return server;
  };

  const privatePort = await listen(createServer((socket) => {
    privateContacts += 1;
    socket.destroy();
  }));

  function serve(socket: Socket): void {
    socket.on('error', () => undefined);
    let head = '';
    const onData = (chunk: Buffer): void => {
      head += chunk.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      socket.off('data', onData);
      socket.resume();
      const [, path = '/'] = /^GET (\S+)/.exec(head) ?? [];
      const [, host = '', name = ''] = /^host: *(([\w.-]+?)\.faults\.test)/im.exec(head) ?? [];
      const fault = HTTP_FAULTS[name as HttpFaultName] ?? HTTP_FAULTS.healthy;
      fault(socket, { path, host, pace, privateUrl: `http://127.0.0.1:${privatePort}/` });
    };
    socket.on('data', onData);
  }

  const plain = await listen(createServer(serve));
  for (const name of Object.keys(HTTP_FAULTS)) mapping.set(`${name}.faults.test:80`, plain);

  const closedPort = async (): Promise<number> => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return port;
  };
  const nameOf = (fault: ConnectFaultName): string => `${fault}.faults.test`;
  const issue = (fault: ConnectFaultName, options?: Parameters<CertificateAuthority['issue']>[1]) =>
    authority.issue([nameOf(fault)], options);
  const ports: Record<ConnectFaultName, () => Promise<number>> = {
    'connect-hang': async () => starting.use(await startUnacceptingPort()).port,
    'connect-refused': closedPort,
    'tls-expired': () => listen(tls(issue('tls-expired', { notAfter: new Date(Date.now() - DAY / 2) }))),
    'tls-not-yet': () => listen(tls(issue('tls-not-yet', { notBefore: new Date(Date.now() + DAY) }))),
    'tls-wrong-name': () => listen(tls(authority.issue(['another.test']))),
    'tls-self-signed': () => listen(tls(issue('tls-self-signed', { selfSigned: true }))),
    'tls-old': () => listen(tls({
      ...issue('tls-old'), minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0',
    })),
    'tls-plain': () => listen(createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n'));
    })),
    'tls-silent': () => listen(createServer((socket) => void socket.resume())),
    'tls-cut': () => listen(createServer((socket) => socket.once('data', () => socket.destroy()))),
  };
  for (const fault of CONNECT_FAULTS) mapping.set(`${nameOf(fault)}:443`, await ports[fault]());

  const owned = starting.move();
  return {
    urlOf: (fault) => (fault in HTTP_FAULTS ? `http://${fault}.faults.test/` : `https://${fault}.faults.test/`),
    egressMap: [...mapping].map(([name, port]) => `${name}=127.0.0.1:${port}`).join(','),
    openConnections: () => open.size,
    privateContacts: () => privateContacts,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
