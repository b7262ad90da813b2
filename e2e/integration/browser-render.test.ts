import { platform } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Clock } from '../../server/clock.ts';
import type { startRenderProcess } from '../../server/lab/lab-process.ts';
import type { RenderOutcome } from '../../server/lab/lab-result.ts';
import { MAX_RENDERED_HTML } from '../../server/lab/serialize-page.ts';
import { renderPage } from '../../server/lab/render-page.ts';
import { BROWSER_HOGS } from '../world/browser-hogs.ts';
import { createHostileStore } from '../world/hostile-page.ts';
import { createMovableClock } from '../world/movable-clock.ts';
import { startWorldNetwork } from '../world/network.ts';
import { startCanaries } from './browser-canaries.ts';
import { chromiumHere, processesOf } from './browser-rig.ts';
import { startLabRig } from './lab-rig.ts';
import type { LabRig } from './lab-rig.ts';

const HOST = 'store.example';
const HOSTILE = 'hostile.example';
/** A page that never ends: only here the time limit is reached, by advancing the clock. */
const ENDLESS = '/endless';
const at = (path: string): URL => new URL(path, `https://${HOST}/`);
const never = new AbortController().signal;
/** More than any page here needs, even on machines that take ten seconds to start a browser. */
const OPTIONS = { signal: never, withinMs: 30_000 };

/** A store with these pages by path; `/api` responds with its query, `/never` not at all, and `/held` is reported. */
async function startStore(pages: Readonly<Record<string, string>>, onHeld = () => {}) {
  const world = await startWorldNetwork();
  await world.serve({
    names: [HOST],
    handler(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '/', `https://${HOST}`);
      response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('x-from', 'store');
      if (pathname === '/never') return;
      if (pathname === '/held') onHeld();
      if (pathname === '/api') return void response.end(searchParams.get('say'));
      if (!(pathname in pages)) response.statusCode = 404;
      response.end(`<!doctype html><title>Store</title><main></main><script>const main = document.querySelector('main');</script>${pages[pathname] ?? ''}`);
    },
  });
  return world;
}

const said = (script: string): string => `<script>${script}</script>`;
const fetched = (words: string): string => `fetch('/api?say=${words}').then((answer) => answer.text()).then((text) => { main.textContent = text; });`;

/** Reports that the page has begun, and holds its browser from then on. */
const HOLDING = `const request = new XMLHttpRequest(); request.open('GET', '/held', false); request.send(); for (;;);`;

/** Renders in this process, by this clock. */
const rendererBy = (clock: Clock): ReturnType<typeof startRenderProcess> =>
  ({ pid: undefined, load: (request) => renderPage(request, clock), [Symbol.asyncDispose]: async () => {} });

/** Fills a page with more than is kept of it. */
const LONG = `document.body.insertAdjacentHTML('beforeend', '<p><b>row</b> of many'.repeat(${MAX_RENDERED_HTML / 20}));`;

/** Pages that end in time, by path; all are rendered in one browser. */
const PAGES = {
  '/': said(fetched('Nordlys')),
  '/late': said(`setTimeout(() => { ${fetched('Sent')} }, 600);`),
  '/moved': said(`history.replaceState(null, '', '/here'); main.textContent = 'Her';`),
  '/restless': said(`setInterval(() => { main.textContent += '.'; }, 20);`),
  '/asking': said(`alert('Hei'); const has = ['Worker', 'SharedWorker'].filter((name) => name in globalThis);
    const popped = window.open('/popup') !== null;
    main.textContent = [confirm('Ja?'), has.length, 'serviceWorker' in navigator].join();
    navigator.geolocation.getCurrentPosition(() => { main.textContent += ' seen'; }, () => { main.textContent += ' denied'; });`),
  '/mining': said(`${fetched('Sølv')}
    setInterval(() => { for (const until = performance.now() + 190; performance.now() < until;); }, 200);`),
  '/long': said(LONG),
  '/far': said(`history.replaceState(null, '', '/far?' + 'a'.repeat(1_500_000)); main.textContent = 'Langt';`),
  '/empty': said('document.documentElement.remove();'),
};

/** Renders them all, a page that is missing, and one that tries every way to reach local addresses. */
async function renderAll() {
  await using canaries = await startCanaries();
  await using world = await startStore(PAGES);
  const hostile = createHostileStore({ tcpPort: canaries.tcpPort, udpPort: canaries.udpPort, navigatesAway: false });
  await world.serve({ names: [HOSTILE], handler: hostile.handler });
  await using rig = startLabRig(world);
  const urls = [...[...Object.keys(PAGES), '/gone'].map(at), new URL(`https://${HOSTILE}/`)];
  const outcomes = await rig.lab.render(urls, { ...OPTIONS, withinMs: OPTIONS.withinMs * urls.length });
  const browsers = rig.sessions.length;
  await expectNothingLeft(rig);
  return { outcomes: new Map(urls.map(({ href }, index) => [href, outcomes[index]!])), browsers, hostile, contacts: canaries.contacts };
}

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('rendered pages', { timeout: 60_000 }, () => {
  describe('of one browser', () => {
    let all: Awaited<ReturnType<typeof renderAll>>;
    beforeAll(async () => {
      all = await renderAll();
    }, 300_000);
    const outcomeOf = (path: string): RenderOutcome => all.outcomes.get(at(path).href)!;

    test('contain what scripts fetched and wrote, each with its URL, status and headers', () => {
      const outcomes = ['/', '/late', '/moved', '/gone'].map(outcomeOf);
      expect(outcomes.map((outcome) => outcome.ok && [outcome.document.url, outcome.document.status, /<main>(.*?)<\/main>/.exec(outcome.document.html)?.[1]])).toEqual([
        [at('/').href, 200, 'Nordlys'], [at('/late').href, 200, 'Sent'], [at('/here').href, 200, 'Her'], [at('/gone').href, 404, ''],
      ]);
      expect(outcomes[0]).toMatchObject({ document: { headers: { 'x-from': 'store' } } });
      expect(all.browsers).toBe(1);
    });

    test('are read although their content never rests', () => {
      expect(outcomeOf('/restless')).toMatchObject({ ok: true, document: { html: expect.stringMatching(/<main>\.+</) } });
    });

    test('get no dialogs, workers, pop-ups or geolocation', () => {
      expect(outcomeOf('/asking')).toMatchObject({ ok: true, document: { html: expect.stringContaining('<main>false,0,false denied</main>') } });
    });

    test('are read also while a page keeps the processor busy', () => {
      expect(outcomeOf('/mining')).toMatchObject({ ok: true, document: { html: expect.stringContaining('<main>Sølv</main>') } });
    });

    test('are truncated where they are long', () => {
      const outcome = outcomeOf('/long');
      expect(outcome.ok && outcome.document.html.length).toBe(MAX_RENDERED_HTML);
    });

    test('have an address of a length that a report can hold', () => {
      const outcome = outcomeOf('/far');
      expect(outcome).toMatchObject({ ok: true, document: { html: expect.stringContaining('<main>Langt</main>') } });
      expect(outcome.ok && outcome.document.url.length).toBeLessThan(2_000);
    });

    test('are empty where a script has removed all that there was', () => {
      expect(outcomeOf('/empty')).toMatchObject({ ok: true, document: { url: at('/empty').href, html: '<!DOCTYPE html>' } });
    });

    test('reach no local address by any vector', () => {
      expect(all.outcomes.get(`https://${HOSTILE}/`)?.ok).toBe(true);
      expect(all.contacts).toEqual([]);
      expect([...all.hostile.succeeded]).toEqual([]);
      expect(all.hostile.tried).toContain('service-worker');
    });
  });

  test.each([
    ['while loading', HOLDING], ['after loading', `setTimeout(() => { ${HOLDING} }, 300);`],
  ])('time out where the page blocks its browser %s, without affecting the next page', async (_when, script) => {
    const clock = createMovableClock();
    await using world = await startStore({ [ENDLESS]: said(script), '/': PAGES['/'] }, () => clock.advance(OPTIONS.withinMs));
    await using rig = startLabRig(world, { startRenderer: () => rendererBy(clock) });
    const [busy, next] = await rig.lab.render([at(ENDLESS), at('/')], OPTIONS);
    expect(busy).toMatchObject({ ok: false, reason: 'timeout' });
    expect(next).toMatchObject({ ok: true, document: { html: expect.stringContaining('<main>Nordlys</main>') } });
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
