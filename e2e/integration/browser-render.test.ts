import { platform } from 'node:os';
import { describe, expect, test } from 'vitest';
import { MAX_RENDERED_HTML } from '../../server/lab/page-renderer.ts';
import { BROWSER_HOGS } from '../world/browser-hogs.ts';
import { createHostileStore } from '../world/hostile-page.ts';
import { startWorldNetwork } from '../world/network.ts';
import { startCanaries } from './browser-canaries.ts';
import { chromiumHere, processesOf } from './browser-rig.ts';
import { startLabRig } from './lab-rig.ts';
import type { LabRig } from './lab-rig.ts';

const HOST = 'store.example';
const at = (path: string): URL => new URL(path, `https://${HOST}/`);
const never = new AbortController().signal;
/** More than any page here needs, even on machines that take ten seconds to start a browser. */
const OPTIONS = { signal: never, withinMs: 30_000 };

/** A store with these pages by path; `/api` responds with its query, and `/never` not at all. */
async function startStore(pages: Readonly<Record<string, string>>) {
  const world = await startWorldNetwork();
  await world.serve({
    names: [HOST],
    handler(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '/', `https://${HOST}`);
      response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('x-from', 'store');
      if (pathname === '/never') return;
      if (pathname === '/api') return void response.end(searchParams.get('say'));
      if (!(pathname in pages)) response.statusCode = 404;
      response.end(`<!doctype html><title>Store</title><main></main><script>const main = document.querySelector('main');</script>${pages[pathname] ?? ''}`);
    },
  });
  return world;
}

const said = (script: string): string => `<script>${script}</script>`;
const fetched = (words: string): string => `fetch('/api?say=${words}').then((answer) => answer.text()).then((text) => { main.textContent = text; });`;

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('rendered pages', { timeout: 60_000 }, () => {
  test('contain what scripts fetched and wrote, each with its URL, status and headers', async () => {
    await using world = await startStore({
      '/': said(fetched('Nordlys')), '/late': said(`setTimeout(() => { ${fetched('Sent')} }, 600);`),
      '/moved': said(`history.replaceState(null, '', '/here'); main.textContent = 'Her';`),
    });
    await using rig = startLabRig(world);
    const outcomes = await rig.lab.render(['/', '/late', '/moved', '/gone'].map(at), OPTIONS);
    expect(outcomes.map((outcome) => outcome.ok && [outcome.document.url, outcome.document.status, /<main>(.*?)<\/main>/.exec(outcome.document.html)?.[1]])).toEqual([
      [at('/').href, 200, 'Nordlys'], [at('/late').href, 200, 'Sent'], [at('/here').href, 200, 'Her'], [at('/gone').href, 404, ''],
    ]);
    expect(outcomes[0]).toMatchObject({ document: { headers: { 'x-from': 'store' } } });
    expect(rig.sessions).toHaveLength(1);
    await expectNothingLeft(rig);
  });

  test('are read although their content never rests', async () => {
    await using world = await startStore({ '/': said(`setInterval(() => { main.textContent += '.'; }, 20);`) });
    await using rig = startLabRig(world);
    const [outcome] = await rig.lab.render([at('/')], OPTIONS);
    expect(outcome).toMatchObject({ ok: true, document: { html: expect.stringMatching(/<main>\.+</) } });
  });

  test('get no dialogs, workers, pop-ups or geolocation', async () => {
    await using world = await startStore({
      '/': said(`alert('Hei'); const has = ['Worker', 'SharedWorker'].filter((name) => name in globalThis);
        const popped = window.open('/popup') !== null;
        main.textContent = [confirm('Ja?'), has.length, 'serviceWorker' in navigator].join();
        navigator.geolocation.getCurrentPosition(() => { main.textContent += ' seen'; }, () => { main.textContent += ' denied'; });`),
    });
    await using rig = startLabRig(world);
    const [outcome] = await rig.lab.render([at('/')], OPTIONS);
    expect(outcome).toMatchObject({ ok: true, document: { html: expect.stringContaining('<main>false,0,false denied</main>') } });
    await expectNothingLeft(rig);
  });

  test.each([
    ['while loading', 'for (;;);'], ['after loading', 'setTimeout(() => { for (;;); }, 300);'],
  ])('time out where the page blocks its browser %s, without affecting the next page', async (_when, script) => {
    await using world = await startStore({ '/busy': said(script), '/': said(fetched('Nordlys')) });
    await using rig = startLabRig(world);
    const [busy, next] = await rig.lab.render([at('/busy'), at('/')], { ...OPTIONS, withinMs: 15_000 });
    expect(busy).toMatchObject({ ok: false, reason: 'timeout' });
    expect(next).toMatchObject({ ok: true, document: { html: expect.stringContaining('<main>Nordlys</main>') } });
    await expectNothingLeft(rig);
  });

  test('are read also while a page keeps the processor busy', async () => {
    const mining = 'setInterval(() => { for (const until = performance.now() + 190; performance.now() < until;); }, 200);';
    await using world = await startStore({ '/': said(`${fetched('Nordlys')} ${mining}`) });
    await using rig = startLabRig(world);
    expect(await rig.lab.render([at('/')], OPTIONS)).toMatchObject([{ ok: true, document: { html: expect.stringContaining('<main>Nordlys</main>') } }]);
    await expectNothingLeft(rig);
  });

  test('are truncated, or ended with the browser, where they grow without end', async () => {
    await using world = await startStore({ '/': said(`(async () => { ${BROWSER_HOGS['infinite-dom-laid-out']!.script} })()`) });
    await using rig = startLabRig(world);
    const [outcome] = await rig.lab.render([at('/')], OPTIONS);
    if (outcome?.ok) expect(outcome.document.html.length).toBe(MAX_RENDERED_HTML);
    else expect(['budget', 'timeout']).toContain(outcome?.reason);
    await expectNothingLeft(rig);
  });

  test('reach no local address by any vector', async () => {
    await using canaries = await startCanaries();
    await using world = await startWorldNetwork();
    const store = createHostileStore({ tcpPort: canaries.tcpPort, udpPort: canaries.udpPort, navigatesAway: false });
    await world.serve({ names: [HOST], handler: store.handler });
    await using rig = startLabRig(world);
    const [outcome] = await rig.lab.render([at('/')], OPTIONS);
    expect(outcome?.ok).toBe(true);
    await expectNothingLeft(rig);
    expect(canaries.contacts).toEqual([]);
    expect([...store.succeeded]).toEqual([]);
    expect(store.tried).toContain('service-worker');
  });

  test('end with their browser when the caller aborts', async () => {
    await using world = await startStore({ '/': said("fetch('/never');") });
    await using rig = startLabRig(world);
    const reader = new AbortController();
    const left = rig.lab.render([at('/')], { ...OPTIONS, signal: reader.signal });
    const gone = expect(left).rejects.toThrow('left');
    await expect.poll(() => rig.sessions.length).toBe(1);
    reader.abort(new Error('left'));
    await gone;
    await expectNothingLeft(rig);
  });
});

async function expectNothingLeft({ lab, sessions }: LabRig): Promise<void> {
  await lab[Symbol.asyncDispose]();
  for (const { pid } of sessions) expect(processesOf({ group: pid })).toEqual([]);
}
