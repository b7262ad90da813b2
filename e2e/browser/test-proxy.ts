import { createServer, request, ServerResponse } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { checkResponse } from '../world/contract-check.ts';
import type { BodyCheck } from '../world/contract-check.ts';
import { listen } from '../world/network.ts';

/** Answers a request instead of the service; false leaves it to the service. */
export type Stub = (req: IncomingMessage, res: ServerResponse) => boolean;

/** Answers watchers of a health scan that the service no longer knows it. */
export const forgotten: Stub = (req, res) => {
  if (!req.url?.includes('health.watch')) return false;
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  const error = { message: 'gone', code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404 } };
  res.end(`event: connected\ndata: {}\n\nevent: serialized-error\ndata: ${JSON.stringify(error)}\n\n`);
  return true;
};

/** A proxy between browser and service, which can break like a network and counts requests. */
export interface TestProxy extends AsyncDisposable {
  readonly baseUrl: string;
  /** The number of requests whose path begins with this. */
  count(path: string): number;
  /** Breaks every connection, and refuses new ones until `reconnect`. */
  disconnect(): void;
  reconnect(): void;
  /** Lets `stub` answer instead of the service; undefined ends that. */
  stub(stub: Stub | undefined): void;
}

/** Checks every response to the browser, from the service or a stub, against the contract. */
class CheckedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #bodyCheck: BodyCheck | undefined;

  override writeHead(status: number, headers?: unknown): this {
    const { method = '', url: target = '' } = this.req;
    const known = Object.entries(headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
    this.#bodyCheck = checkResponse({ method, target, status, headers: new Headers(known) });
    return super.writeHead(status, headers as OutgoingHttpHeaders);
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#bodyCheck?.read(Buffer.from(chunk));
    return super.write(chunk);
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string') this.#bodyCheck?.read(Buffer.from(chunk));
    this.#bodyCheck?.end();
    return super.end(chunk);
  }
}

/** Starts a proxy on a free port for the service on `port`. */
export async function startTestProxy(port: number): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  const paths: string[] = [];
  let isDisconnected = false;
  let stub: Stub | undefined;
  const server = createServer({ ServerResponse: CheckedResponse }, (req, res) => {
    paths.push(req.url ?? '');
    if (stub?.(req, res)) return;
    // One connection per request: the service may close a kept-alive one just as it is reused.
    const { method, headers, url: path } = req;
    const upstreamRequest = request({ agent: false, host: '127.0.0.1', port, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    upstreamRequest.on('error', () => res.destroy());
    res.on('close', () => upstreamRequest.destroy());
    req.pipe(upstreamRequest);
  });
  server.on('connection', (socket) => {
    if (isDisconnected) return socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listening = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${listening.port}`,
    count: (path) => paths.filter((each) => each.startsWith(path)).length,
    disconnect() {
      isDisconnected = true;
      for (const socket of sockets) socket.destroy();
    },
    reconnect() {
      isDisconnected = false;
    },
    stub(next) {
      stub = next;
    },
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  };
}
