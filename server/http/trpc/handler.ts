import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import type { ClientKey } from '../client-key.ts';
import { preferredLanguage } from '../language.ts';
import { readJsonBody } from '../rest/body.ts';
import { createRouter } from './router.ts';
import type { RouterDeps } from './router.ts';

export interface TrpcDeps extends RouterDeps {
  clientKey: ClientKey;
}

/** Serves the router under `basePath`; refuses cross-site requests. */
export function createTrpcHandler(deps: TrpcDeps, basePath: string): RequestListener {
  const handle = createHTTPHandler({
    router: createRouter(deps),
    basePath: `${basePath}/`,
    allowBatching: false,
    createContext: ({ req }) => ({
      key: deps.clientKey(req),
      language: preferredLanguage(req.headers['accept-language']),
    }),
  });
  const refuse = (res: ServerResponse, status: number, message: string): void => {
    res.writeHead(status, { 'Content-Type': 'application/json', ...(status === 405 ? { Allow: 'GET, POST' } : {}) });
    res.end(JSON.stringify({ error: { message } }));
  };
  return async (req, res) => {
    if (!isSameOrigin(req)) return refuse(res, 403, 'Only this site’s own pages may call this.');
    if (req.method !== 'GET' && req.method !== 'POST') return refuse(res, 405, 'Use GET or POST.');
    // tRPC would accept multipart forms, which any page may submit; our client sends only JSON.
    const isJson = /^application\/json\b/i.test(req.headers['content-type'] ?? '');
    if (req.method === 'POST' && !isJson) return refuse(res, 415, 'Send JSON.');
    res.setHeader('Cache-Control', 'no-store');
    if (req.method === 'GET') return handle(req, res);
    const body = await readJsonBody(req, res, deps.clock);
    // A body that REST would refuse becomes an empty input, which tRPC refuses.
    handle(Object.assign(req, { body: body.ok ? JSON.stringify(body.value) : '' }), res);
  };
}

/** Browsers send `Sec-Fetch-Site` or `Origin`; a client that sends neither carries no user's credentials. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}
