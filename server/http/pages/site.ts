import { join } from 'node:path';
import type { RequestListener } from 'node:http';
import express from 'express';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';
import { PAGE_PATHS, SHARED_PATH, sharedIdAt } from '../../../contract/routes.ts';
import type { PagePath } from '../../../contract/routes.ts';
import type { Refusal } from '../../admission/refusal.ts';
import { once } from '../../async/once.ts';
import type { Logger } from '../../log.ts';
import type { Sharing } from '../../runs/sharing.ts';
import { wantsMarkdown } from '../accept.ts';
import { discardBody } from '../discard-body.ts';
import { refusalHeaders, reply } from '../rest/reply.ts';
import { TRPC_PATH } from '../trpc/handler.ts';
import { answerGet } from './answer-get.ts';
import { BUILD_IN_PROGRESS, createBuiltPages } from './built-pages.ts';
import { createContentPages, PAGE_VARY } from './content-pages.ts';
import { createTextSender, textAssets } from './encoding.ts';
import { notFoundPage, shareNotFoundPage, tooManyRequestsPage } from './error-pages.ts';
import { publicInfo } from './facts.ts';
import type { ServiceFacts } from './facts.ts';
import { fillTemplate } from './fill-template.ts';
import { preferencesOf } from './preferences.ts';
import { SEARCH_ENTRY_PATH, searchEntryFrame } from './search-entry.ts';
import { securityHeaders } from './security-headers.ts';

interface SiteDeps {
  facts: ServiceFacts;
  /** The client build; it may appear and change while the service runs. */
  clientDir: string;
  /** Called on the first request for it, to start faster. */
  openapi: () => unknown;
  trpc: RequestListener;
  /** Undefined if the operator has switched it off. */
  sharing?: Pick<Sharing, 'has'> & {
    /** Counts one opening against the caller's limit. */
    consumeLimit(req: Request): Promise<Refusal | undefined>;
  } | undefined;
  log: Logger;
}

/** Everything but `/api`: the client and its files, the content pages, OpenAPI and tRPC. */
export function createSite({ facts, clientDir, openapi, trpc, sharing, log }: SiteDeps): Express {
  const { publicUrl } = facts;
  const site = express();
  site.disable('x-powered-by').enable('strict routing').enable('case sensitive routing');
  site.use(securityHeaders);
  site.use((req, res, next) => {
    if (req.path.startsWith(`${TRPC_PATH}/`)) return trpc(req, res);
    discardBody(req);
    next();
  });

  // One buffer for all responses, however many clients read slowly.
  const openapiJson = once(() => Buffer.from(JSON.stringify(openapi())));
  answerGet(site, '/openapi.json', (_req, res) => void res.type('json').send(openapiJson()));
  const sendText = createTextSender();
  const built = createBuiltPages(clientDir);
  const contentPages = createContentPages({ facts, lastModified: built.lastModified, sendText });
  site.use(contentPages.routes);
  const notFound: RequestHandler = (req, res) => contentPages.sendPage(req, res.status(404), notFoundPage);

  answerGet(site, SEARCH_ENTRY_PATH, searchEntryFrame);

  const info = publicInfo(facts);
  /** Sends a page of the client. All but the page of shared reports are listed, and available in markdown too. */
  const sendBuilt = async (req: Request, res: Response, page: PagePath): Promise<void> => {
    const preferences = preferencesOf(req);
    const html = await built.read(page, preferences.language);
    if (!html) {
      return void res.status(503).set({ 'Retry-After': '5', Refresh: '3' }).type('html').send(BUILD_IN_PROGRESS);
    }
    const document = await built.document(page, preferences.language);
    // Sent as markdown, since `sendPage` reads the same `Accept`.
    if (document && wantsMarkdown(req.headers.accept)) return await contentPages.sendPage(req, res, () => document);
    const filled = fillTemplate(html, { ...preferences, info, publicUrl, path: page, document });
    await sendText(req, res.type('html'), filled);
  };
  for (const page of PAGE_PATHS) {
    answerGet(site, page, (req, res) => {
      res.set({ Vary: PAGE_VARY, 'Cache-Control': 'no-cache' });
      return sendBuilt(req, res, page);
    });
  }
  // Shared reports stay out of search engines, and their address out of referrers.
  site.use(SHARED_PATH, (_req, res, next) => {
    res.set({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
    next();
  });
  site.get(`${SHARED_PATH}/:id`, async (req, res, next) => {
    const id = sharedIdAt(req.path);
    if (!sharing) return notFound(req, res, next);
    if (id === undefined) return contentPages.sendPage(req, res.status(404), shareNotFoundPage);
    const refusal = await sharing.consumeLimit(req);
    if (refusal) {
      const { status, body, retryAfter = 1 } = refusal;
      const headers = refusalHeaders(refusal);
      if (req.accepts(['html', 'text/markdown', 'json']) === 'json') return reply(req, res, { status, headers, body });
      res.setHeaders(new Map(Object.entries(headers)));
      return contentPages.sendPage(req, res.status(429), (language) => tooManyRequestsPage(language, retryAfter));
    }
    if (!(await sharing.has(id))) return contentPages.sendPage(req, res.status(404), shareNotFoundPage);
    await sendBuilt(req, res.set('Vary', 'Accept-Encoding, Accept-Language, Cookie'), SHARED_PATH);
  });
  const assets = join(clientDir, 'assets');
  const others = express.static(assets, { immutable: true, maxAge: '1y', index: false, redirect: false });
  site.use('/assets', textAssets(assets, sendText), others);
  site.use(notFound);

  const onError: ErrorRequestHandler = (error, req, res, next) => {
    if (res.headersSent) return next(error);
    // A path that cannot be decoded is not found.
    if (error instanceof URIError) return void notFound(req, res, next);
    log.error({ err: error }, 'page failed');
    res.status(500).type('text').send('Something went wrong on our side.');
  };
  site.use(onError);
  return site;
}
