import type { ServerResponse } from 'node:http';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { startWorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import { startTestProxy } from './test-proxy.ts';
import type { TestProxy } from './test-proxy.ts';
import { withHydration } from './hydration.ts';
import { createWorldTest } from './world-test.ts';
import { wall } from './stores.ts';

const HOST = 'varebua.browser.test';

/** The pages that the specs read, each with another outcome. */
export const PAGES = {
  /** Valid JSON-LD that lacks the brand and has a price search engines cannot read. */
  product: `${HOST}/vare/turjakke`,
  /** A product in meta tags only. */
  plain: `${HOST}/vare/enkel`,
  article: `${HOST}/om`,
  shell: `${HOST}/skall`,
  inward: `${HOST}/innover`,
  held: `${HOST}/vent`,
  walled: 'mur.browser.test/vare',
  silent: 'taus.browser.test/vare',
  missing: 'borte.browser.test/vare',
  hidden: 'lukket.browser.test/vare',
} as const;

const BODY = `<p>Vind- og vanntett turjakke i resirkulert polyester, sydd på Vestlandet for regn og vind. Tåler maskinvask i tretti grader,
og har hette som kan strammes.</p><p>Nå 1 499,- inkl. mva</p><p>På lager</p><label>Størrelse <select name="storrelse"><option>S</option><option>M</option></select></label>
<button>Legg i handlekurven</button>`;

const PRODUCT = `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Turjakke Nordmarka – Fjellvev</title>
<meta property="product:price:amount" content="1499.00"><meta property="product:price:currency" content="NOK"><meta property="product:brand" content="Fjellvev">
<link rel="stylesheet" href="/wp-content/plugins/woocommerce/assets/style.css">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Turjakke Nordmarka","sku":"SS-2041",
"image":"https://${HOST}/bilder/jakke.jpg","offers":{"@type":"Offer","price":"1 499,-","priceCurrency":"NOK","availability":"https://schema.org/InStock"}}</script>
</head><body><main><h1>Turjakke Nordmarka</h1><img src="/bilder/jakke.jpg" alt="Jakke"><p>Merke: Fjellvev</p>${BODY}</main></body></html>`;

const PLAIN = `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Turjakke Enkel</title>
<meta property="og:type" content="product"><meta property="og:title" content="Turjakke Enkel"><meta property="product:price:amount" content="1499.00">
<meta property="product:price:currency" content="NOK"></head>
<body><main><h1>Turjakke Enkel</h1><img src="x" alt=""><script>window.hostile = 1</script>${BODY.replace('<p>På lager</p>', '')}</main></body></html>`;

const ARTICLE = `<!doctype html><html lang="nb"><head><title>Om oss</title></head><body><article><h1>Om oss</h1>
<p>${'Vi er en liten butikk som har holdt til i Trondheim siden 1984, og vi skriver gjerne om ull. '.repeat(8)}</p></article></body></html>`;

const SHELL = '<!doctype html><html><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>';

/** The service in a world of product pages, behind a proxy that can fail. */
export interface ProductWorld {
  proxy: TestProxy;
  /** How often the held page was requested. */
  heldVisits(): number;
  /** Answers every request for the held page. */
  reset(): void;
}

/** Starts a world of its own. */
async function startProductWorld(): Promise<ProductWorld & AsyncDisposable> {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await startWorldNetwork());
  const html: Record<string, string> = {
    '/vare/turjakke': PRODUCT,
    '/vare/enkel': PLAIN,
    '/om': ARTICLE,
    '/skall': SHELL,
  };
  const held: ServerResponse[] = [];
  let heldVisits = 0;
  await network.serve({
    names: [HOST],
    handler: (req, res) => {
      const [path = '/'] = (req.url ?? '/').split('?');
      if (path === '/vent') {
        heldVisits += 1;
        held.push(res);
      } else if (path === '/innover') res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
      else if (html[path]) res.setHeader('content-type', 'text/html; charset=utf-8').end(html[path]);
      else res.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>404</title>');
    },
  });
  await network.serve({ names: ['mur.browser.test'], handler: wall });
  await network.serve({ names: ['taus.browser.test'], handler: (_req, res) => void res.destroy() });
  network.dns.set('lukket.browser.test', [{ type: 'A', address: '10.11.12.13' }]);
  const service = stack.use(await startService({ ...network.environment(), LIMIT_FACTOR: '100' }));
  const proxy = stack.use(await startTestProxy(service.port));
  const owned = stack.move();
  return {
    proxy,
    heldVisits: () => heldVisits,
    reset() {
      for (const res of held.splice(0)) res.setHeader('content-type', 'text/html; charset=utf-8').end(PRODUCT);
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

export const test = createWorldTest(startProductWorld).extend({ page: ({ page }, use) => use(withHydration(page)) });

/** Submits a page to read, in Norwegian. */
export async function readPage(page: Page, address: string): Promise<void> {
  await page.goto('/schema');
  await page.getByLabel('Adressen til én vare').fill(address);
  await page.getByRole('button', { name: 'Les siden' }).click();
}

/** Makes the service report the next page as rendered by a browser. */
export async function asRendered(page: Page): Promise<void> {
  await page.route(/\/trpc\/schema\.generate/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('"version":1,', '"version":1,"rendered":true,'),
    });
  }, { times: 1 });
}

export { expect };
