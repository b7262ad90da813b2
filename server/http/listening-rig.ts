import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A server on a free port, with raw connections to it; both end with it. */
interface Listening extends AsyncDisposable {
  /** Starts to connect; errors of the connection are ignored. */
  open(localAddress?: string): Socket;
}

/** Starts the server on a free port of the loopback interface. */
export async function listening(server: Server): Promise<Listening> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  return {
    open(localAddress = '127.0.0.1') {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      sockets.push(socket.on('error', () => {}));
      return socket;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
