import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';

/** The composed service, as `server/app.ts` makes it. */
interface App {
  handle: RequestListener;
  stop(): Promise<void>;
}

/** `npm run dev`: Vite as the only process; page and API share its port, and edits of either are live at once. */
export async function dev(root: string): Promise<void> {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT || 3000), strictPort: true },
  });
  await server.listen();
  server.printUrls();
}

/**
 * Puts the service behind Vite: `/api` and `/trpc` go straight to it, other requests only if Vite does not serve them.
 * Vite transforms the service's HTML, and the policy that would forbid Vite's inline scripts is removed.
 */
export function serviceBehindVite(root: string): Plugin {
  return {
    name: 'service-behind-vite',
    apply: 'serve',
    config: () => ({ appType: 'custom', server: { cors: false } }),
    configureServer(server) {
      const current = keepCurrent(server, root);
      const serve: Connect.NextHandleFunction = (req, res, next) => {
        current().then(({ handle }) => handle(req, res), next);
      };
      server.middlewares.use((req, res, next) => {
        if (isForService(req.url ?? '')) serve(req, res, next);
        else next();
      });
      return () => {
        server.middlewares.use((req, res, next) => {
          transformHtmlOf(server, req, res);
          serve(req, res, next);
        });
      };
    },
  };
}

/** The page has an `api` folder too: requests for its sources are not for the service. */
const isForService = (url: string): boolean => /^\/(api|trpc)\b/.test(url) && !/\.tsx?(?:\?|$)/.test(url);

/** Returns a service built from the current sources; the one it replaces is stopped first. */
function keepCurrent(server: ViteDevServer, root: string): () => Promise<App> {
  const load = (file: string): Promise<Record<string, any>> => server.ssrLoadModule(join(root, 'server', file));
  let known: { createApp: unknown; made: Promise<{ app: App; deps: AsyncDisposable }> } | undefined;
  const replace = async (previous: typeof known): Promise<{ app: App; deps: AsyncDisposable }> => {
    const ended = await previous?.made.catch(() => undefined);
    await ended?.app.stop();
    await ended?.deps[Symbol.asyncDispose]();
    const { createApp } = await load('app.ts');
    const { readConfig } = await load('config.ts');
    const { createDeps } = await load('deps.ts');
    const outcome = readConfig(process.env);
    if (!outcome.ok) throw new Error(outcome.problems.join('\n'));
    const deps = await createDeps(outcome.config);
    return { app: await createApp(deps, { clientDir: join(root, 'client') }), deps };
  };
  return async () => {
    const { createApp } = await load('app.ts');
    if (!known || known.createApp !== createApp) known = { createApp, made: replace(known) };
    return (await known.made).app;
  };
}

function transformHtmlOf(server: ViteDevServer, req: IncomingMessage, res: ServerResponse): void {
  const { url = '/' } = req;
  const end = res.end.bind(res) as (chunk?: unknown) => ServerResponse;
  delete req.headers['if-none-match'];
  delete req.headers['accept-encoding'];
  res.end = ((chunk?: unknown) => {
    if (!String(res.getHeader('content-type')).startsWith('text/html') || res.headersSent || !chunk) return end(chunk);
    void server.transformIndexHtml(url, String(chunk)).then(
      (html) => {
        for (const header of ['content-security-policy', 'content-length', 'etag']) res.removeHeader(header);
        end(html);
      },
      (error: Error) => {
        res.statusCode = 500;
        res.removeHeader('content-length');
        end(error.message);
      },
    );
    return res;
  }) as ServerResponse['end'];
}
