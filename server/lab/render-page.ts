import type { CDPSession, Page } from 'puppeteer-core';
import type { Clock } from '../clock.ts';
import { withPage } from './driver-process.ts';
import { TIMED_OUT } from './failures.ts';
import type { RenderRequest, RenderOutcome } from './lab-result.ts';
import { MAX_RENDERED_HTML, serializePage } from './serialize-page.ts';
import { untilSettled } from './settle.ts';
import type { Network } from './settle.ts';
import { truncateUrl } from './truncate.ts';

/** Reserved for reading a page that does not settle: a busy browser is slow to answer. */
const READ_MARGIN_MS = 1_000;
const MAX_HEADERS = 60;

/** Removes workers, which rendering does not need. Runs in every frame before its own scripts. */
function withoutWorkers(): void {
  for (const name of ['Worker', 'SharedWorker']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Renders a page in its time. One that hangs loses only its own result: the next page opens while it still hangs. */
export function renderPage(request: RenderRequest, clock: Clock): Promise<RenderOutcome> {
  const { withinMs } = request;
  const deadline = clock.monotonic() + withinMs;
  const rendered = withPage(request, (page) => render(page, request, { clock, deadline })).catch(failureOf);
  return Promise.race([rendered, clock.sleep(withinMs).then(() => TIMED_OUT)]);
}

const failureOf = ({ name, message }: Error): RenderOutcome =>
  ({ ok: false, reason: name === 'TimeoutError' ? 'timeout' : 'unreachable', detail: message.slice(0, 300) });

async function render(
  page: Page, { url, withinMs }: RenderRequest, { clock, deadline }: { clock: Clock; deadline: number },
): Promise<RenderOutcome> {
  await page.browserContext().overridePermissions(new URL(url).origin, []);
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  await page.evaluateOnNewDocument(withoutWorkers);
  await page.setBypassServiceWorker(true);
  const network = watchNetwork(page, clock);
  const response = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: withinMs });
  if (!response) return { ok: false, reason: 'unreachable', detail: 'no response' };
  const cdp = await page.createCDPSession();
  await untilSettled({
    clock, network, deadline: deadline - READ_MARGIN_MS,
    measure: () => evaluate<number>(cdp, 'document.documentElement?.innerHTML.length'),
  });
  const { url: shown, html } = await evaluate<{ url: string; html: string }>(cdp, `(${serializePage})(${MAX_RENDERED_HTML})`);
  const headers = Object.fromEntries(Object.entries(response.headers()).slice(0, MAX_HEADERS));
  return { ok: true, document: { url: truncateUrl(shown), html, status: response.status(), headers } };
}

function watchNetwork(page: Page, clock: Clock): Network {
  const network: Network = { open: 0, since: clock.monotonic() };
  const count = (by: number) => () => {
    network.open = Math.max(0, network.open + by);
    network.since = clock.monotonic();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return network;
}

/** Evaluates in an isolated world, which the page's scripts cannot change. */
async function evaluate<T>(cdp: CDPSession, expression: string): Promise<T> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId } = await cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result } = await cdp.send('Runtime.evaluate', {
    expression, contextId: executionContextId, returnByValue: true,
  });
  return result.value as T;
}
