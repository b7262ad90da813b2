import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Listeners on loopback that record every contact; both address families share the TCP port. */
export interface Canaries extends AsyncDisposable {
  readonly tcpPort: number;
  readonly udpPort: number;
  /** The recorded contacts, one line per connection or packet. */
  readonly contacts: readonly string[];
}

/** Starts one TCP and one UDP canary. */
export async function startCanaries(): Promise<Canaries> {
  const contacts: string[] = [];
  const listen = async (host: string, port: number) => {
    const server = createServer((socket) => {
      contacts.push(`tcp ${host}`);
      socket.on('error', () => {});
      socket.end('HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
    server.listen(port, host);
    await once(server, 'listening');
    return server;
  };
  const first = await listen('127.0.0.1', 0);
  const { port: tcpPort } = first.address() as AddressInfo;
  // The machine may have no IPv6.
  const second = await listen('::1', tcpPort).catch(() => null);
  const udp = createSocket('udp4', (_packet) => contacts.push('udp'));
  udp.bind(0, '127.0.0.1');
  await once(udp, 'listening');
  return {
    tcpPort, udpPort: udp.address().port, contacts,
    async [Symbol.asyncDispose]() {
      first.close();
      second?.close();
      udp.close();
    },
  };
}
