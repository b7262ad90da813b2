import type { ServerResponse } from 'node:http';
import { startWorldNetwork } from '../world/network.ts';
import { startRegister } from '../world/register.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { newClient } from './client.ts';
import type { Client } from './client.ts';

/** The argument of a check. */
export interface ConformanceWorld {
  readonly service: RunningService;
  client(): Client;
}

export const HOSTS = {
  shop: 'shop.conformance.test',
  slow: 'slow.conformance.test',
  walled: 'walled.conformance.test',
  elsewhere: 'elsewhere.conformance.test',
  missing: 'missing.conformance.test',
  hidden: 'hidden.conformance.test',
  company: 'company.conformance.test',
} as const;

/** The company behind the store at `HOSTS.company`, as in the register of the test world. */
export const COMPANY = { orgnr: '923609016', name: 'NORDLYS ULL AS' } as const;

const COMPANY_FRONT =
  `<!doctype html><html lang="nb"><head><title>Nordlys Ull</title></head><body><main><h1>Nordlys Ull</h1>
<p><a href="/produkt/ullgenser">Ullgenser Fjell</a></p></main><footer>Nordlys Ull AS, org.nr. 923 609 016 MVA</footer></body></html>`;

/** The product page of the shop. */
export const PRODUCT_PAGE = `<!doctype html><html lang="nb"><head><title>Ullgenser Fjell – Butikken</title>
<meta charset="utf-8"><meta name="description" content="Varm genser av norsk ull.">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Ullgenser Fjell",
"sku":"UG-100","brand":{"@type":"Brand","name":"Fjellvev"},"image":"https://${HOSTS.shop}/bilder/genser.jpg",
"offers":{"@type":"Offer","price":"1299.00","priceCurrency":"NOK","availability":"https://schema.org/InStock"}}</script>
</head><body><main><h1>Ullgenser Fjell</h1><img src="/bilder/genser.jpg" alt="Genser"><p>Varm genser fra Fjellvev, strikket
på Vestlandet i norsk ull. Passer til tur og hverdag, og tåler maskinvask på ullprogram i tretti grader.</p><p>1 299,-</p>
<p>På lager</p><button>Legg i handlekurven</button></main></body></html>`;

const TEXT = `<p>Varm genser fra Fjellvev og Metamerket, strikket på Vestlandet. Passer til tur og hverdag, og tåler maskinvask på ullprogram.</p>
<p>1 299,-</p><p>På lager</p><button>Legg i handlekurven</button>`;

/** The same product in two kinds of markup that contradict each other, of which the weaker one must not be used. */
const META = `<meta property="og:type" content="product"><meta property="og:title" content="Ullgenser Fjell">
<meta property="product:price:amount" content="1299.00"><meta property="product:price:currency" content="NOK">
<meta property="product:availability" content="instock"><meta property="product:brand" content="Metamerket">`;
const MICRODATA = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Ullgenser Fjell</h1>
<span itemprop="brand">Fjellvev</span><div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
<meta itemprop="price" content="1299.00"><meta itemprop="priceCurrency" content="NOK">
<link itemprop="availability" href="https://schema.org/InStock"></div></div>`;
const page = (head: string, body: string): string =>
  `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Ullgenser Fjell</title>${head}</head><body><main>${body}${TEXT}</main></body></html>`;

/** A product with only the markup that makes it one; a model is asked for the rest. */
const GAPS = page(
  '<meta property="og:type" content="product"><meta property="og:title" content="Ullgenser Fjell">',
  '<h1>Ullgenser Fjell</h1><p>Varenr: UG-100</p>',
);

const ARTICLE = `<!doctype html><html lang="nb"><head><title>Om oss</title></head><body><article><h1>Om oss</h1>
<p>${'Vi er en liten butikk som har holdt til i Trondheim siden 1984, og vi skriver gjerne om ull. '.repeat(8)}</p></article></body></html>`;

const SHELL = '<!doctype html><html><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>';

const html = (text: string) => (res: ServerResponse): void =>
  void res.setHeader('content-type', 'text/html; charset=utf-8').end(text);

/** The service in a small world: a shop, one that never answers, a wall, redirects, and names that do not resolve. */
export async function startConformanceWorld(
  environment: Record<string, string> = {},
): Promise<ConformanceWorld & AsyncDisposable> {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await startWorldNetwork());
  const pages: Record<string, (res: ServerResponse) => void> = {
    '/vare': html(PRODUCT_PAGE),
    '/mikrodata': html(page(META, MICRODATA)),
    '/meta': html(page(META, '<h1>Ullgenser Fjell</h1>')),
    '/hull': html(GAPS),
    '/om': html(ARTICLE),
    '/skall': html(SHELL),
    '/flyttet': (res) => void res.writeHead(301, { location: '/vare' }).end(),
    '/innover': (res) => void res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    '/': html(ARTICLE),
  };
  await network.serve({
    names: [HOSTS.shop],
    handler: (req, res) => {
      const page = pages[req.url ?? '/'];
      if (page) page(res);
      else res.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>404</title>');
    },
  });
  // Takes requests and never answers them.
  await network.serve({ names: [HOSTS.slow], handler: () => {}, plain: 'same' });
  await network.serve({
    names: [HOSTS.walled],
    handler: (_req, res) => {
      res.writeHead(403, { 'content-type': 'text/html', 'cf-mitigated': 'challenge', server: 'cloudflare' });
      res.end('<!doctype html><title>Just a moment...</title>');
    },
  });
  await network.serve({
    names: [HOSTS.company],
    handler: (req, res) => html(req.url === '/produkt/ullgenser' ? PRODUCT_PAGE : COMPANY_FRONT)(res),
  });
  const register = stack.use(await startRegister());
  network.dns.set(HOSTS.hidden, [{ type: 'A', address: '10.11.12.13' }]);
  const service = stack.use(
    await startService({
      ...network.environment(), ...register.environment(), TRUST_PROXY: '127.0.0.0/8',
      PUBLIC_URL: 'https://analyse.example', ...environment,
    }),
  );
  const owned = stack.move();
  return { service, client: () => newClient(service), [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
