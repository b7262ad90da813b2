import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from '../../server/http/trpc/router.ts';
import type { RunningService } from '../world/service.ts';

/** A complete response. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; throws if it is not JSON. */
  json(): Record<string, unknown>;
  /** The body as NDJSON. */
  lines(): Record<string, unknown>[];
}

/** A caller with its own IP address, and therefore its own rate limits. */
export interface Client {
  readonly address: string;
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Starts a POST; resolves as soon as the head has arrived. */
  open(path: string, body: unknown, signal?: AbortSignal): Promise<Response>;
}

export interface SendOptions {
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

export const PATHS = { health: '/api/health/scan', geo: '/api/geo/scan', schema: '/api/schema/generate' } as const;

let callers = 0;

/** A caller with its own address, sent in X-Forwarded-For, which the service trusts from loopback. */
export function newClient(service: Pick<RunningService, 'baseUrl'>): Client {
  callers += 1;
  const address = `198.18.${callers >> 8}.${callers & 255}`;
  const call = (path: string, init: RequestInit): Promise<Response> => {
    // One connection per request: the service may close a kept-alive one just as it is reused.
    const headers = { Connection: 'close', 'X-Forwarded-For': address, ...(init.headers as Record<string, string>) };
    return fetch(`${service.baseUrl}${path}`, { ...init, headers });
  };
  const json = { 'Content-Type': 'application/json' };
  return {
    address,
    send: async (method, path, { headers = {}, body } = {}) => read(await call(path, { method, headers, body })),
    post: async (path, body, headers = {}) =>
      read(await call(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })),
    open: (path, body, signal) => call(path, { method: 'POST', headers: json, body: JSON.stringify(body), signal }),
  };
}

/** One caller over both facades. */
export function newCaller(service: Pick<RunningService, 'baseUrl'>) {
  const rest = newClient(service);
  const link = httpLink({ url: `${service.baseUrl}/trpc`, headers: { 'X-Forwarded-For': rest.address } });
  return { rest, trpc: createTRPCClient<AppRouter>({ links: [link] }) };
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text),
    lines: () => text.trimEnd().split('\n').map((line) => JSON.parse(line)),
  };
}
