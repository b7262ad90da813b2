import { platform } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmitterResponse } from '../../contract/emitter.ts';
import type { EmitterResult } from '../../contract/emitter.ts';
import { systemClock } from '../../server/clock.ts';
import type { RenderOutcome } from '../../server/lab/lab-result.ts';
import { createPage } from '../../server/page/page.ts';
import { createThreadPool } from '../../server/threads/threads.ts';
import type { ThreadPool } from '../../server/threads/threads.ts';
import { brokenProofs } from '../../server/tools/emitter/emitter-rig.ts';
import { generate } from '../../server/tools/emitter/generate.ts';
import { guardedWorld, trustRoot } from '../world/guarded-world.ts';
import { createMovableClock } from '../world/movable-clock.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { healthyStore } from '../world/stores/healthy.ts';
import { scriptRendered } from '../world/stores/rendered.ts';
import { changed, serveStore } from '../world/stores/store.ts';
import { chromiumHere, processesOf } from './browser-rig.ts';
import { startLabRig } from './lab-rig.ts';
import type { LabRig } from './lab-rig.ts';
import type { SpeedLab } from '../../server/lab/speed-lab.ts';

const SENT = 'sendt.example';
const BUILT = 'bygget.example';
const never = new AbortController().signal;
/** By then a page is judged as sent, whatever the browser is doing. */
const LONGEST_WAIT_MS = 5_000;

const shown = '<p>Merke: Wilfa</p><p>Varenr: KV-100</p><p class="price">kr 1 299,-</p><p>På lager</p><button>Legg i handlekurv</button>';

/** Products in meta tags, in microdata, and in visible text alone. */
const PRODUCTS: Readonly<Record<string, string>> = {
  '/produkt/meta': `<!doctype html><html lang="nb"><head><title>Kaffekvern Pro &amp; Co</title><meta property="og:type" content="product">
<meta property="og:title" content="Kaffekvern Pro &amp; Co"><meta property="og:image" content="/kvern.jpg"><meta property="product:price:amount" content="1299">
<meta property="product:price:currency" content="NOK"></head><body><main><h1>Kaffekvern Pro &amp; Co</h1><img src="/kvern.jpg" alt="">${shown}</main></body></html>`,
  '/produkt/mikro': `<!doctype html><html lang="nb"><head><title>Kaffekvern Pro</title></head><body><main itemscope itemtype="https://schema.org/Product">
<h1 itemprop="name">Kaffekvern Pro</h1><p>Merke: <b itemprop="brand">Wilfa</b></p><div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
<span itemprop="price" content="1299.00">kr 1 299,-</span><meta itemprop="priceCurrency" content="NOK"><link itemprop="availability" href="https://schema.org/InStock">
</div><p>På lager</p><button>Legg i handlekurv</button></main></body></html>`,
  '/produkt/ord': `<!doctype html><html lang="nb-NO"><head><title>Kaffekvern Pro</title></head><body><main><h1>Kaffekvern Pro</h1>${shown}</main></body></html>`,
};
const PRODUCT_PATHS = ['/produkt/islender-herre', ...Object.keys(PRODUCTS)];
const store = (host: string) => changed(healthyStore(host), { paths: PRODUCTS });

/** The same store twice, rendered by the server and by scripts, and a page that never settles. */
async function startStores(): Promise<WorldNetwork> {
  const world = await startWorldNetwork();
  await serveStore(world, store(SENT));
  await serveStore(world, scriptRendered(store(BUILT)));
  await world.serve({
    names: ['evig.example'],
    handler(request, response) {
      if (request.url !== '/never') response.setHeader('content-type', 'text/html').end('<script>fetch("/never");</script>');
    },
  });
  return world;
}

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('a product page rendered by scripts', { timeout: 60_000 }, () => {
  let world: WorldNetwork;
  let trust: Disposable;
  let threads: ThreadPool;
  beforeAll(async () => {
    world = await startStores();
    trust = trustRoot(world.authority.root);
    threads = createThreadPool({ clock: systemClock, maxThreads: 2 });
  });
  afterAll(async () => {
    await threads[Symbol.asyncDispose]();
    trust[Symbol.dispose]();
    await world[Symbol.asyncDispose]();
  });

  const run = async (url: string, { lab }: { lab: Pick<SpeedLab, 'render'> }, signal = never) => EmitterResponse.parse(await generate(
    { url, requestedUrl: new URL(url) }, { fetch: guardedWorld(world.environment()).fetch, clock: systemClock, threads, lab, model: null }, signal,
  ));

  describe('in one browser with others', () => {
    /** The pages rendered by scripts, by URL. */
    let rendered: ReadonlyMap<string, RenderOutcome>;
    beforeAll(async () => {
      await using rig = startLabRig(world);
      const urls = [...PRODUCT_PATHS, '/om-oss'].map((path) => new URL(path, `https://${BUILT}`));
      const outcomes = await rig.lab.render(urls, { signal: never, withinMs: 12_000 * urls.length });
      expect(outcomes.map(({ ok }) => ok)).toEqual(urls.map(() => true));
      rendered = new Map(urls.map(({ href }, index) => [href, outcomes[index]!]));
      await expectNothingLeft(rig);
    }, 120_000);

    /** Gives the pages as they were rendered, and notes which were asked for. */
    const startLab = () => {
      const asked: string[] = [];
      const render: SpeedLab['render'] = async (urls) => {
        asked.push(...urls.map(({ href }) => href));
        return urls.map(({ href }) => rendered.get(href)!);
      };
      return { asked, lab: { render } };
    };

    test.each(PRODUCT_PATHS)('gives the same result as one rendered by the server, with quotes from the rendered page: %s', async (path) => {
      const { asked, lab } = startLab();
      const sent = resultOf(await run(`https://${SENT}${path}`, { lab }));
      expect(asked).toEqual([]);
      const url = `https://${BUILT}${path}`;
      const built = resultOf(await run(url, { lab }));
      expect(asked).toEqual([url]);
      expect(comparable(built)).toEqual({ ...comparable(sent), rendered: true });
      // Without a model, nothing is verified for a product in visible text alone.
      expect(built.fields.some(({ status }) => status === 'verified')).toBe(path !== '/produkt/ord');
      const { document } = rendered.get(url) as Extract<RenderOutcome, { ok: true }>;
      expect(brokenProofs(createPage(document.html, new URL(document.url)), built.fields)).toEqual([]);
    });

    test('is not rendered where the HTML has enough text, for a product or another page', async () => {
      const { asked, lab } = startLab();
      expect(await run(`https://${SENT}/produkt/islender-herre`, { lab })).toMatchObject({ ok: true });
      expect(await run(`https://${SENT}/om-oss`, { lab })).toMatchObject({ ok: false, reason: 'not-product-page' });
      expect(asked).toEqual([]);
    });

    test('is rejected where the rendered page is not a product', async () => {
      expect(await run(`https://${BUILT}/om-oss`, startLab())).toEqual({ ok: false, reason: 'not-product-page', rendered: true, message: expect.any(String) });
    });
  });

  test('is judged as sent while the browser is busy, and the response says so', async () => {
    const clock = createMovableClock();
    const onQueue = (waiting: number): void => {
      if (waiting > 0) clock.advance(LONGEST_WAIT_MS);
    };
    await using rig = startLabRig(world, { clock, onQueue });
    const other = new AbortController();
    const rendering = expect(rig.lab.render([new URL('https://evig.example/')], { signal: other.signal, withinMs: 30_000 })).rejects.toThrow('ferdig');
    const response = await run(`https://${BUILT}/produkt/meta`, rig);
    expect(response).toMatchObject({ reason: 'not-product-page', lowText: true, renderedUnseen: 'timeout' });
    // Only a browser that has started can be left behind.
    await expect.poll(() => rig.sessions.length).toBe(1);
    other.abort(new Error('ferdig'));
    await rendering;
    await expectNothingLeft(rig);
  });

  test('is judged as sent where the browser crashes', async () => {
    await using rig = startLabRig(world);
    const answer = run('https://evig.example/', rig);
    await expect.poll(() => rig.sessions.length).toBe(1);
    process.kill(rig.sessions[0]!.pid, 'SIGKILL');
    // The reason depends on who notices first: the service, or the process that controls the browser.
    expect(await answer).toMatchObject({ lowText: true, renderedUnseen: expect.stringMatching(/^(?:browser-failed|unreachable)$/) });
    await expectNothingLeft(rig);
  });

  test('is no longer rendered once its caller has disconnected', async () => {
    await using rig = startLabRig(world);
    const caller = new AbortController();
    const answer = expect(run('https://evig.example/', rig, caller.signal)).rejects.toThrow('borte');
    await expect.poll(() => rig.sessions.length).toBe(1);
    caller.abort(new Error('borte'));
    await answer;
    await expectNothingLeft(rig);
  });
});

function resultOf(response: EmitterResponse): EmitterResult {
  if (!response.ok) throw new Error(`${response.reason}: ${response.message}`);
  return response.result;
}

/** What must be equal: the browser serializes HTML in its own way, so quotes and positions may differ. */
function comparable({ fields, url: _url, finalUrl: _final, fetchedAt: _at, ...result }: EmitterResult): object {
  const told = fields.map((field) => (field.status === 'verified' ? { ...field, evidence: field.evidence.source } : field));
  return JSON.parse(JSON.stringify({ fields: told, ...result }).replaceAll(BUILT, SENT)) as object;
}

async function expectNothingLeft({ lab, sessions }: LabRig): Promise<void> {
  await lab[Symbol.asyncDispose]();
  for (const { pid } of sessions) expect(processesOf({ group: pid })).toEqual([]);
}
