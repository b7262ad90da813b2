import { join } from 'node:path';
import type { RequestListener } from 'node:http';
import express from 'express';
import type { ErrorRequestHandler, Express, Request, Response } from 'express';
import { PAGE_PATHS, SHARED_PATH, sharedIdAt } from '../../../contract/routes.ts';
import type { Logger } from '../../log.ts';
import type { Sharing } from '../../runs/sharing.ts';
import { createBuiltPages } from './built-pages.ts';
import { builtDocument } from './built-document.ts';
import { choicesOf } from './choices.ts';
import { createCompanionPages } from './companion-pages.ts';
import { encodingFor, packed } from './encoding.ts';
import { serviceTerms } from './facts.ts';
import type { ServiceFacts } from './facts.ts';
import { wantsMarkdown } from './negotiate.ts';
import { packedAssets } from './packed-assets.ts';
import { BEING_BUILT } from './plain-pages.ts';
import { SEARCH_ENTRY_PATH, searchEntryFrame } from './search-entry.ts';
import { securityHeaders } from './security-headers.ts';
import { writePage } from './write-page.ts';

export interface SiteDeps {
  facts: ServiceFacts;
  /** Where the client build lies; it may come, and change, while the service runs. */
  clientDir: string;
  /** Made on the first request for it: at start nobody waits for it. */
  openapi: () => unknown;
  trpc: RequestListener;
  /** Nothing where the operator has switched it off. */
  sharing?: Pick<Sharing, 'has'> | undefined;
  log: Logger;
}

export const TRPC_PATH = '/trpc';


/** Everything that is not under `/api`: the page, its files, the API's description, and tRPC for the page. */
export function createSite({ facts, clientDir, openapi, trpc, sharing, log }: SiteDeps): Express {
  const { publicUrl } = facts;
  const site = express();
  site.disable('x-powered-by').enable('strict routing').enable('case sensitive routing');
  site.use(securityHeaders);
  site.use((req, res, next) => (isTrpc(req.path) ? trpc(req, res) : next()));

  // Bytes that every answer shares, however many readers take them slowly.
  let description: Buffer | undefined;
  site.get('/openapi.json', (_req, res) => {
    description ??= Buffer.from(JSON.stringify(openapi()));
    res.type('json').send(description);
  });
  const built = createBuiltPages(clientDir);
  const companions = createCompanionPages({ facts, changedAt: built.changedAt });
  site.use(companions.routes);

  site.get(SEARCH_ENTRY_PATH, searchEntryFrame);

  const terms = serviceTerms(facts);
  site.get([...PAGE_PATHS], async (req, res) => {
    const choices = choicesOf(req);
    const html = await built.read(req.path, choices.language);
    res.set('Vary', 'Accept, Accept-Encoding, Accept-Language, Cookie');
    if (!html) return sendBeingBuilt(res);
    const prose = wantsMarkdown(req.headers.accept) && builtDocument(html);
    if (prose) return companions.sendMarkdown(req, res.set('Cache-Control', 'no-cache'), prose);
    res.type('html').set('Cache-Control', 'no-cache');
    await sendPacked(req, res, writePage(html, { ...choices, terms, publicUrl, path: req.path }));
  });
  /** A shared report is for those who have its address: for no search engine, and for no page that it links to. */
  site.use(SHARED_PATH, (_req, res, next) => {
    res.set({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
    next();
  });
  site.get(`${SHARED_PATH}/:id`, async (req, res, next) => {
    const id = sharedIdAt(req.path);
    const choices = choicesOf(req);
    const html = await built.read(SHARED_PATH, choices.language);
    if (!sharing) return companions.notFound(req, res, next);
    if (id === undefined || !(await sharing.has(id))) return companions.noShare(req, res, next);
    if (!html) return sendBeingBuilt(res);
    res.type('html').set('Vary', 'Accept-Encoding, Accept-Language, Cookie');
    await sendPacked(req, res, writePage(html, { ...choices, terms, publicUrl, path: undefined }));
  });
  const assets = join(clientDir, 'assets');
  site.use('/assets', packedAssets(assets));
  site.use(
    '/assets',
    express.static(assets, { immutable: true, maxAge: '1y', index: false, redirect: false }),
  );
  site.use(companions.notFound);

  const onError: ErrorRequestHandler = (error, req, res, next) => {
    if (res.headersSent) return next(error);
    // An address that cannot be decoded is no address of ours.
    if (error instanceof URIError) return void companions.notFound(req, res, next);
    log.error({ err: error }, 'page failed');
    res.status(500).type('text').send('Something went wrong on our side.');
  };
  site.use(onError);
  return site;
}

function sendBeingBuilt(res: Response): void {
  res.status(503).set({ 'Retry-After': '5', Refresh: '3' }).type('html').send(BEING_BUILT);
}

async function sendPacked(req: Request, res: Response, html: string): Promise<void> {
  const encoding = encodingFor(req.headers['accept-encoding']);
  if (!encoding) return void res.send(html);
  const body = await packed(Buffer.from(html), encoding, { thorough: false });
  res.set('Content-Encoding', encoding).send(body);
}

function isTrpc(path: string): boolean {
  return path.startsWith(`${TRPC_PATH}/`);
}
