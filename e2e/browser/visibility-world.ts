import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { GeoEvent } from '../../contract/geo.ts';
import type { EngineId } from '../../contract/vocabulary.ts';
import { geminiRedirects, startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import type { Script } from '../world/engines-answers.ts';
import { startWorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import { startTestProxy } from './test-proxy.ts';
import type { TestProxy } from './test-proxy.ts';
import { withHydration } from './hydration.ts';
import { createWorldTest } from './world-test.ts';

/** The measured store and its competitors. */
export const SHOP = { brand: 'Skog og Sjø', domain: 'skogogsjo.browser.test' } as const;
export const RIVALS = ['Fjellrypa', 'Nordstien', 'Vidde & Vann'] as const;

const ROBOTS = `# Skog og Sjø
User-agent: *
Disallow: /kasse

User-agent: PerplexityBot
Disallow: /

User-agent: GPTBot
User-agent: CCBot
User-agent: Bytespider
Disallow: /
`;

const page = (host: string): string => `https://${host}.browser.test/`;
const OWN = `https://${SHOP.domain}/kategori/jakker`;
const GUIDES = [page('friluftsguiden'), page('testavisa'), page('turkompis')];

/** Answers that sometimes name the store and its rivals, determined by engine and prompt alone. */
export const answers: Script = (engine, prompt) => {
  const roll = [...`${engine} ${prompt}`]
    .reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7);
  const [isNamed, isCited] = [roll % 3 === 0, roll % 5 < 2];
  const searched = roll % 11 !== 0;
  const rivals = RIVALS.filter((_, at) => (roll >> (at + 2)) % 3 === 0);
  const cites = (url: string): readonly string[] => (searched ? [url] : []);
  return {
    searched,
    parts: [
      { text: 'Flere butikker går igjen i tester og kundeomtaler: 🎒\n' },
      ...rivals.map((name, at) => ({
        text: `${at + 1}. **${name}** har godt utvalg og rask levering.`,
        cites: cites(GUIDES[at]!),
      })),
      ...(isNamed ? [
        { text: 'Skog og Sjø er mindre, men får ros for jakker og ull.', cites: isCited ? cites(OWN) : [] },
        { text: 'Er du usikker på størrelsen, er Skog og Sjøs målskjema mer detaljert enn de fleste. <b>Ikke</b> glem frakt.' },
      ] : [
        {
          text: 'Sammenlign frakt og returvilkår før du bestemmer deg.',
          cites: isCited && roll % 2 === 0 ? cites(OWN) : [],
        },
      ]),
    ],
    found: searched ? [page('varehuset'), ...(roll % 4 === 0 ? [`https://${SHOP.domain}/`] : [])] : [],
  };
};

/** A service with six engines behind a proxy, and the controls of all three. */
export interface VisibilityWorld {
  proxy: TestProxy;
  engines: EnginesWorld;
  /** Ends all faults of the engines. */
  reset(): void;
}

/** Starts a world; `missing` engines have no key. */
export async function startVisibilityWorld(
  environment: Record<string, string> = {},
  missing: readonly string[] = [],
): Promise<VisibilityWorld & AsyncDisposable> {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await startWorldNetwork());
  const engines = stack.use(await startEngines(answers));
  await network.serve({
    names: [SHOP.domain],
    handler: (req, res) => {
      if (req.url === '/robots.txt') res.setHeader('content-type', 'text/plain').end(ROBOTS);
      else if (req.url === '/') res.setHeader('content-type', 'text/html; charset=utf-8')
        .end('<!doctype html><title>Skog og Sjø</title><h1>Skog og Sjø</h1>');
      else res.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>404</title>');
    },
  });
  await network.serve({ names: ['vertexaisearch.cloud.google.com'], handler: geminiRedirects });
  const keys = Object.entries(engines.environment())
    .filter(([name]) => !missing.some((engine) => name.startsWith(engine)));
  const service = stack.use(
    await startService({ ...network.environment(), ...Object.fromEntries(keys), LIMIT_FACTOR: '100', ...environment }),
  );
  const proxy = stack.use(await startTestProxy(service.port));
  const owned = stack.move();
  return {
    proxy, engines,
    reset() {
      engines.clearFaults();
      engines.useScript(answers);
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

/** In a world with all six engines. */
export const test = createWorldTest(startVisibilityWorld)
  .extend({ page: ({ page: shown }, use) => use(withHydration(shown)) });

export { expect };

/** The URL of a filled-in form; each vertical is a separate measurement. */
export const formAddress = (vertical: string, more: Record<string, string> = {}): string =>
  `/visibility?${new URLSearchParams({ ...SHOP, vertical, competitors: RIVALS.join(','), lang: 'no', ...more }).toString()}`;

export const startButton = (shown: Page) => shown.getByRole('button', { name: 'Start målingen' });
export const newMeasurementButton = (shown: Page) => shown.getByRole('button', { name: 'Ny måling' });

/** Opens the form and waits until the link has filled it in; `address` leads to another service than the test's own. */
export async function openForm(
  shown: Page,
  vertical: string,
  { address = '', ...more }: Record<string, string> = {},
): Promise<void> {
  await shown.goto(address + formAddress(vertical, more));
  await expect(shown.locator('input[name=domain]')).toHaveValue(more.domain ?? SHOP.domain);
}

/** Opens the filled-in form and starts, in Norwegian; each test in its own industry: stored measurements are reused. */
export async function startMeasuring(shown: Page, vertical: string, more: Record<string, string> = {}): Promise<void> {
  await openForm(shown, vertical, more);
  await startButton(shown).click();
  await expect(shown.getByRole('heading', { level: 1, name: more.brand ?? SHOP.brand })).toBeVisible();
}

/** Every event of a real measurement, so that its states can be shown one by one. */
export async function recordEvents(
  { proxy }: Pick<VisibilityWorld, 'proxy'>,
  body: { vertical: string; competitors?: readonly string[]; brand?: string },
): Promise<GeoEvent[]> {
  const answer = await fetch(`${proxy.baseUrl}/api/geo/scan`, {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...SHOP, competitors: RIVALS, ...body }),
  });
  const lines = (await answer.text()).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as GeoEvent);
}

/** Makes some answers of the engines fail, each engine in its own realistic way. */
export function breakSome(engines: EnginesWorld): void {
  const some = (engine: EngineId, every: number) =>
    (prompt: string): boolean => (prompt.length + engine.length) % every === 0;
  engines.break('grok', 'error-in-200', { when: some('grok', 3) });
  engines.break('perplexity', 'blank', { when: some('perplexity', 5) });
  engines.break('claude', 'incomplete', { when: some('claude', 4) });
}
