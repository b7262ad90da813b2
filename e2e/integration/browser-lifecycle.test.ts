import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:https';
import { platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { BrowserSession } from '../../server/net/chromium.ts';
import type { AddressGuard } from '../../server/net/guard.ts';
import { createMovableClock } from '../world/movable-clock.ts';
import { listen, startWorldNetwork } from '../world/network.ts';
import { chromiumHere, processesOf, startBrowserRig, targetsOf, visit, whyEnded } from './browser-rig.ts';

const HOST = 'store.example';
const folderOf = ({ pid }: Pick<BrowserSession, 'pid'>) => readlinkSync(`/proc/${pid}/cwd`);

/** A world with one store that reports when its page has loaded. */
async function startStore(page: string) {
  const world = await startWorldNetwork();
  const asked = Promise.withResolvers<void>();
  await world.serve({
    names: [HOST],
    plain: 'same',
    handler(request, response) {
      response.setHeader('content-type', 'text/html').end(page);
      if (request.url === '/loaded') asked.resolve();
    },
  });
  return { world, loaded: asked.promise };
}
const LOADED = '<title>Store</title><script>fetch("/loaded")</script>';

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('a guarded browser', { timeout: 60_000 }, () => {
  test('runs its pages in a sandbox and not as root', async () => {
    const store = await startStore(LOADED);
    await using world = store.world;
    await using rig = await startBrowserRig(world);
    await using session = await rig.open();
    await visit(session, `http://${HOST}/`);
    await store.loaded;
    const folder = folderOf(session);
    const seccomp = (): (string | undefined)[] => processesOf({ group: session.pid, text: folder })
      .filter(({ command }) => command.includes('--type=renderer'))
      .map(({ status }) => /^Seccomp:\s*(\d)$/m.exec(status)?.[1]);
    expect(seccomp()).toContain('2');
    // Chromium keeps a spare renderer, which may still be starting: it enters the sandbox before it gets a page.
    await expect.poll(() => new Set(seccomp())).toEqual(new Set(['2']));
    const processes = processesOf({ group: session.pid, text: folder });
    for (const { status, command } of processes) {
      expect(status).not.toMatch(/^Uid:\s*0\s/m);
      expect(command).not.toContain('--no-sandbox');
    }
    expect(session.usage().exhausted).toBe(null);
    expect(rig.refused).toEqual([]);
  });

  test.each([
    ['closed', async (session: BrowserSession) => session[Symbol.asyncDispose]()],
    ['aborted', async (_session: BrowserSession, aborter: AbortController) => aborter.abort(new Error('over'))],
    ['crashed', async (session: BrowserSession) => void process.kill(session.pid, 'SIGKILL')],
  ] as const)('leaves no process and no folder when it is %s, even with a page in an endless loop', async (why, act) => {
    const store = await startStore(`${LOADED}<script>fetch("/loaded").then(() => { for (;;); })</script>`);
    await using world = store.world;
    await using rig = await startBrowserRig(world);
    const aborter = new AbortController();
    const session = await rig.open({ signal: aborter.signal });
    await visit(session, `http://${HOST}/`);
    await store.loaded;
    const [group, text] = [session.pid, folderOf(session)];
    expect(processesOf({ group, text }).length).toBeGreaterThan(3);
    await act(session, aborter);
    expect(await whyEnded(session)).toBe(why);
    expect(processesOf({ group, text })).toEqual([]);
    expect(existsSync(text)).toBe(false);
  });

  test('is killed at its time limit', async () => {
    const clock = createMovableClock();
    await using world = await startWorldNetwork();
    await using rig = await startBrowserRig(world, { clock });
    const session = await rig.open({ capMs: 300_000 });
    const [group, text] = [session.pid, folderOf(session)];
    clock.advance(300_000);
    expect(await whyEnded(session)).toBe('cap');
    expect(processesOf({ group, text })).toEqual([]);
    expect(existsSync(text)).toBe(false);
  });

  test('does not outlive a killed service', async () => {
    const script = fileURLToPath(new URL('browser-orphan.ts', import.meta.url));
    const service = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(service.stdout, 'data') as [Buffer];
    const { pid } = JSON.parse(line.toString()) as { pid: number };
    const [group, text] = [pid, folderOf({ pid })];
    expect(processesOf({ group, text }).length).toBeGreaterThan(3);
    service.kill('SIGKILL');
    await expect.poll(() => processesOf({ group, text }), { timeout: 10_000 }).toEqual([]);
    // Its folder is removed at the next start.
    await using world = await startWorldNetwork();
    await using rig = await startBrowserRig(world);
    await using _next = await rig.open();
    expect(existsSync(text)).toBe(false);
  });

  test('stops a page at the byte budget and reports it', async () => {
    const world = await startWorldNetwork();
    await using _world = world;
    const cut = Promise.withResolvers<void>();
    await world.serve({
      names: [HOST],
      handler(request, response) {
        if (request.url !== '/big') return void response.end(`<script>fetch('/big').then((r) => r.blob())</script>`);
        const more = () => {
          while (response.write(Buffer.alloc(65_536)));
        };
        response.on('drain', more).on('close', cut.resolve);
        more();
      },
    });
    await using rig = await startBrowserRig(world);
    await using session = await rig.open({ budget: { bytes: 500_000, requests: 20 } });
    await visit(session, `https://${HOST}/`);
    await cut.promise;
    expect(session.usage().exhausted).toBe('bytes');
    expect(session.usage().bytes).toBeLessThan(1_500_000);
  });

  test('ignores certificate errors for mapped hosts only', async () => {
    const mapped = await startStore(LOADED);
    await using world = mapped.world;
    const other = createServer(world.authority.issue(['other.example']), (_request, response) => {
      response.setHeader('content-type', 'text/html').end('<title>never shown</title>');
    });
    await using listening = await listen(other);
    const judge: AddressGuard['judge'] = async (url) => {
      const at = await realPort(world.environment().EGRESS_MAP, url, listening.port);
      return { ok: true, target: { url, port: at, addresses: [{ address: '127.0.0.1', family: 4 }], mapped: false } };
    };
    await using rig = await startBrowserRig(world, { guard: { judge } });
    await using session = await rig.open();
    const failed = once(other, 'tlsClientError');
    await visit(session, 'https://other.example/');
    await failed;
    await visit(session, `https://${HOST}/`);
    await mapped.loaded;
    const titles = (await targetsOf(session)).filter(({ type }) => type === 'page').map(({ title }) => title);
    expect(titles).not.toContain('never shown');
  });
});

async function realPort(map: string, url: URL, otherwise: number): Promise<number> {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const entry = map.split(',').find((pair) => pair.startsWith(`${url.hostname}:${port}=`));
  return entry ? Number(entry.split(':').at(-1)) : otherwise;
}
