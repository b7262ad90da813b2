import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '../world/network.ts';

/** Answers a request in the service's place, or leaves it to the service. */
export type Stand = (req: IncomingMessage, res: ServerResponse) => boolean;

/** Answers whoever watches a health scan that the service no longer knows of it. */
export const forgotten: Stand = (req, res) => {
  if (!req.url?.includes('health.watch')) return false;
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  const error = { message: 'gone', code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404 } };
  res.end(`event: connected\ndata: {}\n\nevent: serialized-error\ndata: ${JSON.stringify(error)}\n\n`);
  return true;
};

/** What stands between the browser and the service, as a network does: it can break, and it counts what passes. */
export interface Front extends AsyncDisposable {
  readonly baseUrl: string;
  /** How many requests began with the path. */
  count(path: string): number;
  /** Breaks every connection, and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  /** Puts `stand` in the service's place until it is taken away again. */
  stand(stand: Stand | undefined): void;
}

/** A front on a free port before the service on `port`. */
export async function startFront(port: number): Promise<Front> {
  const sockets = new Set<Socket>();
  const paths: string[] = [];
  let isCut = false;
  let stand: Stand | undefined;
  const server = createServer((req, res) => {
    paths.push(req.url ?? '');
    if (stand?.(req, res)) return;
    // A connection each: one kept from before may be closed by the service in the moment it is used.
    const { method, headers, url: path } = req;
    const onward = request({ agent: false, host: '127.0.0.1', port, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  });
  server.on('connection', (socket) => {
    if (isCut) return socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listening = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${listening.port}`,
    count: (path) => paths.filter((each) => each.startsWith(path)).length,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    stand(next) {
      stand = next;
    },
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  };
}
