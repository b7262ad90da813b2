import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';

/** The composed service, as `server/app.ts` makes it. */
interface App {
  handle(req: IncomingMessage, res: ServerResponse): void;
  close(): Promise<void>;
}

/** `npm run dev`: Vite as the one process; page and API share its port, and an edit of either is live at once. */
export async function dev(root: string): Promise<void> {
  const { createServer } = await import('vite');
  loadEnvFile(join(root, '.env'));
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT || 3000), strictPort: true, cors: false },
  });
  await server.listen();
  server.printUrls();
}

/** Puts the service behind Vite's own files: `/api` and `/trpc` go straight to it, pages after what Vite serves. */
export function serviceBehindVite(root: string): Plugin {
  return {
    name: 'service-behind-vite',
    apply: 'serve',
    configureServer(server) {
      const current = keepCurrent(server, root);
      const serve: Connect.NextHandleFunction = (req, res, next) => {
        current().then((app) => app.handle(req, res), next);
      };
      server.middlewares.use((req, res, next) => {
        if (/^\/(api|trpc)\b/.test(req.url ?? '')) serve(req, res, next);
        else next();
      });
      return () => void server.middlewares.use(serve);
    },
  };
}

/** The service made from the sources as they are now; the one it replaces is closed. */
function keepCurrent(server: ViteDevServer, root: string): () => Promise<App> {
  const load = (file: string): Promise<Record<string, any>> => server.ssrLoadModule(join(root, 'server', file));
  let known: { createApp: unknown; app: Promise<App> } | undefined;
  const replace = async (former: Promise<App> | undefined): Promise<App> => {
    await (await former?.catch(() => undefined))?.close();
    const [app, config, deps] = [await load('app.ts'), await load('config.ts'), await load('deps.ts')];
    const outcome = config.readConfig(process.env);
    if (!outcome.ok) throw new Error(outcome.problems.join('\n'));
    return app.createApp(await deps.createDeps(outcome.config));
  };
  return async () => {
    const { createApp } = await load('app.ts');
    if (known && known.createApp === createApp) return await known.app;
    const app = replace(known?.app);
    known = { createApp, app };
    return await app;
  };
}

/** Reads `.env` where there is one; what the environment already says wins. */
function loadEnvFile(file: string): void {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
