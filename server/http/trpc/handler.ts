import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { TRPCError } from '@trpc/server';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { yieldToEventLoop } from '../../async/event-loop.ts';
import { preferredLanguage } from '../accept.ts';
import { discardBody } from '../discard-body.ts';
import { readJsonBody } from '../rest/body.ts';
import { createRouter } from './router.ts';
import type { RouterDeps } from './router.ts';

export const TRPC_PATH = '/trpc';

/** Why a request does not reach a procedure. */
type TrpcRefusal = readonly [code: TRPC_ERROR_CODE_KEY, message: string];

/** Refuses a request in tRPC's own format. */
function refuse(res: ServerResponse, [code, message]: TrpcRefusal): void {
  const httpStatus = getHTTPStatusCodeFromError(new TRPCError({ code }));
  const body = { error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus } } };
  res.writeHead(httpStatus, { 'Content-Type': 'application/json', ...(httpStatus === 405 && { Allow: 'GET, POST' }) });
  res.end(JSON.stringify(body));
}

/** A request whose body has been read: its text for tRPC; if that failed, an empty text and the reason. */
type ReadRequest = IncomingMessage & { body?: string; unreadable?: string };

/** Serves the router under `TRPC_PATH`; refuses cross-site requests. */
export function createTrpcHandler(deps: RouterDeps): RequestListener {
  const handle = createHTTPHandler({
    router: createRouter(deps),
    basePath: `${TRPC_PATH}/`,
    allowBatching: false,
    createContext: ({ req }: { req: ReadRequest }) => ({
      caller: deps.callerOf(req),
      language: preferredLanguage(req.headers['accept-language']),
      unreadable: req.unreadable,
    }),
  });
  return async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    const refusal = refusalFor(req);
    if (refusal || req.method === 'GET') discardBody(req);
    if (refusal) return refuse(res, refusal);
    if (req.method === 'GET') {
      // Nothing limits how often a run is watched: many new watchers would keep everything else waiting.
      await yieldToEventLoop();
      return res.destroyed ? undefined : handle(req, res);
    }
    const body = await readJsonBody(req, res, { clock: deps.clock, signal: deps.shutdown });
    if (!body.ok) discardBody(req);
    // As with REST, it is admission that refuses an unreadable body.
    const read = body.ok ? { body: body.text } : { body: '', unreadable: body.detail };
    handle(Object.assign(req, read), res);
  };
}

function refusalFor(req: IncomingMessage): TrpcRefusal | undefined {
  if (!isSameOrigin(req)) return ['FORBIDDEN', 'Only this site’s own pages may call this.'];
  if (req.method !== 'GET' && req.method !== 'POST') return ['METHOD_NOT_SUPPORTED', 'Use GET or POST.'];
  // tRPC would accept multipart forms, which any page may submit; our client sends only JSON.
  const isJson = /^application\/json\b/i.test(req.headers['content-type'] ?? '');
  if (req.method === 'POST' && !isJson) return ['UNSUPPORTED_MEDIA_TYPE', 'Send JSON.'];
  // tRPC refuses a batch too, but as plain text.
  return /[?&]batch=1(?:&|$)/.test(req.url ?? '') ? ['BAD_REQUEST', 'Send one call in each request.'] : undefined;
}

/** Browsers send `Sec-Fetch-Site` or `Origin`; a client that sends neither carries no user's credentials. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  const origin = URL.parse(headers.origin);
  return origin !== null && origin.host === headers.host;
}
