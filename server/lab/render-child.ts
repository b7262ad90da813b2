import puppeteer from 'puppeteer-core';
import type { CDPSession, Page } from 'puppeteer-core';
import { systemClock } from '../clock.ts';
import type { RenderRequest, RenderOutcome } from './lab-result.ts';
import { serializePage } from './serialize-page.ts';

// The process that renders pages, one per request. It exits when its parent disconnects.

const POLL_MS = 250;
/** A page has settled when nothing was fetched and nothing changed for this long. */
const QUIET_MS = 750;
const MAX_HEADERS = 60;

/** Rendering needs no workers. Runs in every frame before its own scripts. */
function withoutWorkers(): void {
  for (const name of ['Worker', 'SharedWorker']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

const TIMED_OUT: RenderOutcome = { ok: false, reason: 'timeout', detail: 'the page held its browser' };

/** A page that hangs costs only its own result: the next one opens beside it. */
const renderInTime = (request: RenderRequest): Promise<RenderOutcome> =>
  Promise.race([render(request), systemClock.sleep(request.withinMs).then(() => TIMED_OUT)]);

async function render(request: RenderRequest): Promise<RenderOutcome> {
  const { url, port, context, withinMs, htmlChars } = request;
  const deadline = systemClock.monotonic() + withinMs;
  try {
    await using browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
    const browserContext = browser.browserContexts().find(({ id }) => id === context)!;
    await using page = await browserContext.newPage();
    await browserContext.overridePermissions(new URL(url).origin, []);
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    await page.evaluateOnNewDocument(withoutWorkers);
    await page.setBypassServiceWorker(true);
    const network = watchNetwork(page);
    const response = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: withinMs });
    if (!response) return { ok: false, reason: 'unreachable', detail: 'no response' };
    const cdp = await page.createCDPSession();
    await waitUntilSettled(network, cdp, deadline);
    const serialized = await evaluate<{ url: string; html: string }>(cdp, `(${serializePage})(${htmlChars})`);
    return {
      ok: true,
      document: {
        ...serialized, status: response.status(),
        headers: Object.fromEntries(Object.entries(response.headers()).slice(0, MAX_HEADERS)),
      },
    };
  } catch (error) {
    const { name, message } = error as Error;
    return { ok: false, reason: name === 'TimeoutError' ? 'timeout' : 'unreachable', detail: message.slice(0, 300) };
  }
}

/** The number of open requests, and when it last changed. */
interface Network {
  open: number;
  since: number;
}

function watchNetwork(page: Page): Network {
  const network: Network = { open: 0, since: systemClock.monotonic() };
  const count = (by: number) => () => {
    network.open = Math.max(0, network.open + by);
    network.since = systemClock.monotonic();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return network;
}

/** Waits until the network and the page's content are quiet, or the time is up. */
async function waitUntilSettled(network: Network, cdp: CDPSession, deadline: number): Promise<void> {
  let unchangedSince = systemClock.monotonic();
  for (let before = -1; ; ) {
    const now = systemClock.monotonic();
    const isQuiet = network.open === 0 && now - network.since >= QUIET_MS && now - unchangedSince >= QUIET_MS;
    if (isQuiet || now + POLL_MS >= deadline) return;
    await systemClock.sleep(POLL_MS);
    const size = await evaluate<number>(cdp, 'document.documentElement.innerHTML.length');
    if (size !== before) unchangedSince = systemClock.monotonic();
    before = size;
  }
}

/** Evaluates in an isolated world, which the page's scripts cannot change. */
async function evaluate<T>(cdp: CDPSession, expression: string): Promise<T> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId } = await cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result } = await cdp.send('Runtime.evaluate', { expression, contextId: executionContextId, returnByValue: true });
  return result.value as T;
}

process.on('message', (request: RenderRequest) => void renderInTime(request).then((outcome) => process.send?.(outcome)));
process.on('disconnect', () => process.exit());
