import { createServer, request as openRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './network.ts';

/** A round-robin proxy in front of several instances. */
export interface RoundRobin extends AsyncDisposable {
  readonly baseUrl: string;
  /** The number of requests to each instance, in the given order. */
  readonly requestCounts: readonly number[];
}

/** Starts one on loopback; a failing instance gives a 502. */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const requestCounts = ports.map(() => 0);
  let next = 0;
  const forward = (client: IncomingMessage, answer: ServerResponse): void => {
    const place = next;
    next = (next + 1) % ports.length;
    requestCounts[place]! += 1;
    const upstream = openRequest({
      host: '127.0.0.1', port: ports[place], method: client.method,
      path: client.url, headers: client.headers, agent: false,
    });
    upstream.once('response', (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      answer.flushHeaders();
      response.pipe(answer);
      response.once('error', () => answer.destroy());
    });
    upstream.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.once('close', () => upstream.destroy());
    client.pipe(upstream);
  };
  const listening = await listen(createServer(forward));
  return {
    baseUrl: `http://127.0.0.1:${listening.port}`,
    requestCounts,
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  };
}
