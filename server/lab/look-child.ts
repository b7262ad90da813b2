import puppeteer from 'puppeteer-core';
import type { CDPSession, Page } from 'puppeteer-core';
import { systemClock } from '../clock.ts';
import type { LookOrder, LookOutcome } from './lab-result.ts';
import { shownPage } from './shown-page.ts';

// The process that opens a page for a second look, one an order, and ends with the service or at its word.

const POLL_MS = 250;
/** Nothing fetched and nothing changed for so long, and the page is taken to be done. */
const QUIET_MS = 750;
const MOST_HEADERS = 60;

/** A page needs no workers to show itself. Runs in every frame before its own scripts. */
function withoutWorkers(): void {
  for (const name of ['Worker', 'SharedWorker']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

const TOO_LATE: LookOutcome = { ok: false, reason: 'timeout', detail: 'the page held its browser' };

/** A page that answers no question any more costs its own answer: the next one is opened beside it. */
const lookInTime = (order: LookOrder): Promise<LookOutcome> =>
  Promise.race([look(order), systemClock.sleep(order.withinMs).then(() => TOO_LATE)]);

async function look(order: LookOrder): Promise<LookOutcome> {
  const { url, port, context, withinMs, htmlChars } = order;
  const deadline = systemClock.monotonic() + withinMs;
  try {
    await using browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
    const own = browser.browserContexts().find(({ id }) => id === context)!;
    await using page = await own.newPage();
    await own.overridePermissions(new URL(url).origin, []);
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    await page.evaluateOnNewDocument(withoutWorkers);
    await page.setBypassServiceWorker(true);
    const network = watchNetwork(page);
    const answer = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: withinMs });
    if (!answer) return { ok: false, reason: 'unreachable', detail: 'no answer' };
    const cdp = await page.createCDPSession();
    await settled(network, cdp, deadline);
    const shown = await read<{ url: string; html: string }>(cdp, `(${shownPage})(${htmlChars})`);
    return {
      ok: true,
      document: {
        ...shown, status: answer.status(),
        headers: Object.fromEntries(Object.entries(answer.headers()).slice(0, MOST_HEADERS)),
      },
    };
  } catch (error) {
    const { name, message } = error as Error;
    return { ok: false, reason: name === 'TimeoutError' ? 'timeout' : 'unreachable', detail: message.slice(0, 300) };
  }
}

/** What is being fetched, and since when that has not changed. */
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

/** Waits until the network and the page's content are quiet, or there is no time left: then it is read as it stands. */
async function settled(network: Network, cdp: CDPSession, deadline: number): Promise<void> {
  let unchangedSince = systemClock.monotonic();
  for (let before = -1; ; ) {
    const now = systemClock.monotonic();
    const isQuiet = network.open === 0 && now - network.since >= QUIET_MS && now - unchangedSince >= QUIET_MS;
    if (isQuiet || now + POLL_MS >= deadline) return;
    await systemClock.sleep(POLL_MS);
    const size = await read<number>(cdp, 'document.documentElement.innerHTML.length');
    if (size !== before) unchangedSince = systemClock.monotonic();
    before = size;
  }
}

/** Asks in a world of our own, where the page's scripts have changed nothing. */
async function read<T>(cdp: CDPSession, expression: string): Promise<T> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId } = await cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result } = await cdp.send('Runtime.evaluate', { expression, contextId: executionContextId, returnByValue: true });
  return result.value as T;
}

process.on('message', (order: LookOrder) => void lookInTime(order).then((outcome) => process.send?.(outcome)));
process.on('disconnect', () => process.exit());
