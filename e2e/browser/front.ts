import { createServer, request, ServerResponse } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { hear } from '../world/contract-hold.ts';
import type { Hearing } from '../world/contract-hold.ts';
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

/** What the browser is answered, by the service or in its place, is held to the contract. */
class HeardResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #hearing: Hearing | undefined;

  override writeHead(status: number, headers?: unknown): this {
    const { method = '', url: target = '' } = this.req;
    const known = Object.entries(headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
    this.#hearing = hear({ method, target, status, headers: new Headers(known) });
    return super.writeHead(status, headers as OutgoingHttpHeaders);
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#hearing?.read(Buffer.from(chunk));
    return super.write(chunk);
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string') this.#hearing?.read(Buffer.from(chunk));
    this.#hearing?.end();
    return super.end(chunk);
  }
}

/** A front on a free port before the service on `port`. */
export async function startFront(port: number): Promise<Front> {
  const sockets = new Set<Socket>();
  const paths: string[] = [];
  let isCut = false;
  let stand: Stand | undefined;
  const server = createServer({ ServerResponse: HeardResponse }, (req, res) => {
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
