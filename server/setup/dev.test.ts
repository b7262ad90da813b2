import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serviceBehindVite } from './dev.ts';

describe('page and API in one process', () => {
  let root: string;
  let server: ViteDevServer;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const answerFrom = (path: string, init?: RequestInit): Promise<Response> => {
    const address = server.httpServer?.address();
    if (typeof address !== 'object' || !address) throw new Error('not listening');
    return fetch(`http://127.0.0.1:${address.port}${path}`, { redirect: 'manual', ...init });
  };

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'dev-'));
    write('package.json', '{"type": "module"}');
    write('client/index.html', '<!doctype html><html><head></head><body><script type="module" src="/main.ts"></script></body></html>');
    write('client/main.ts', 'document.title = "page" as string;');
    write('server/word.ts', "export const word = 'first';");
    write('server/config.ts', 'export const readConfig = () => ({ ok: true, config: {} });');
    write('server/deps.ts', `
      globalThis.devTest = { stopped: 0, disposed: 0 };
      export const createDeps = () => ({ async [Symbol.asyncDispose]() { globalThis.devTest.disposed++; } });`);
    write('server/app.ts', `
      import { readFileSync } from 'node:fs';
      import { word } from './word.ts';
      export const createApp = (deps, { clientDir }) => ({
        handle(req, res) {
          if (req.url === '/') {
            res.setHeader('content-security-policy', "default-src 'none'");
            return res.setHeader('content-type', 'text/html').end(readFileSync(clientDir + '/index.html'));
          }
          res.writeHead(req.url.startsWith('/api') ? 200 : 404, { 'x-service': 'yes' }).end(req.method + ' ' + word);
        },
        async stop() { globalThis.devTest.stopped++; },
      });`);
    server = await createServer({
      root: join(root, 'client'),
      configFile: false,
      logLevel: 'silent',
      plugins: [serviceBehindVite(root)],
      server: { host: '127.0.0.1', port: 0, watch: null },
    });
    await server.listen(0);
  });
  afterEach(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });

  test('API requests go to the service, untouched by Vite', async () => {
    const response = await answerFrom('/api/health/scan', { method: 'OPTIONS', headers: { origin: 'http://else.example' } });
    expect([response.status, await response.text()]).toEqual([200, 'OPTIONS first']);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('pages come from the service with Vite’s client in them, modules from Vite; the rest is a real 404', async () => {
    const page = await answerFrom('/');
    expect(await page.text()).toContain('/@vite/client');
    expect(page.headers.has('content-security-policy')).toBe(false);
    expect(await (await answerFrom('/main.ts')).text()).toContain('document.title = "page";');
    expect((await answerFrom('/nothing')).status).toBe(404);
  });

  test('an edit of the server is live on the next request, and the replaced service is stopped', async () => {
    expect(await (await answerFrom('/api')).text()).toBe('GET first');
    const before = (globalThis as unknown as { devTest: object }).devTest;
    write('server/word.ts', "export const word = 'second';");
    // What the watcher would emit, without waiting for it.
    server.watcher.emit('change', join(root, 'server/word.ts'));
    await expect.poll(async () => (await answerFrom('/api')).text()).toBe('GET second');
    expect(before).toEqual({ stopped: 1, disposed: 1 });
  });
});
