import { healthyStore } from '../world/stores/healthy.ts';
import { challengedStore } from '../world/stores/barred.ts';
import { changed, file, xml } from '../world/stores/store.ts';
import type { Store, StoreAnswer } from '../world/stores/store.ts';

/** The page of every odd store that the schema emitter is asked to read. */
export const PRODUCT_PATH = '/produkt/islender-herre';

const ODD_PATHS = ['/', PRODUCT_PATH] as const;
const MANY = 50_000;
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Both pages with `addition` at the end of their text. */
const withMore = (host: string, addition: string): Store => changed(healthyStore(host), {
  edit: Object.fromEntries(ODD_PATHS.map((path) => [path, [['</main>', `${addition}</main>`]] as const])),
});

function withData(host: string, json: string): Store {
  const script = `<script type="application/ld+json">${json}</script>`;
  return changed(healthyStore(host), {
    edit: Object.fromEntries(ODD_PATHS.map((path) => [path, [['</head>', `${script}</head>`]] as const])),
  });
}

const withSitemaps = (host: string, paths: Store['paths']): Store => changed(healthyStore(host), { paths });

function sitemapIndex(locations: readonly string[]): StoreAnswer {
  const entries = locations.map((at) => `<sitemap><loc>{origin}${at}</loc></sitemap>`);
  return xml(`<sitemapindex ${NS}>${entries.join('')}</sitemapindex>`);
}

/** Says UTF-8 and writes Latin-1. */
function wrongCharset(host: string): Store {
  const store = healthyStore(host);
  const latin = (path: string): StoreAnswer => file(
    'text/html; charset=utf-8',
    Buffer.from(String(store.paths[path]).replaceAll('{origin}', `https://${host}`), 'latin1'),
  );
  return changed(store, { paths: Object.fromEntries(ODD_PATHS.map((path) => [path, latin(path)])) });
}

function sitemapFlood(host: string): Store {
  const numbers = Array.from({ length: MANY }, (_, index) => index);
  const urls = numbers.map((index) => `<url><loc>https://${host}/produkt/${index}</loc></url>`).join('');
  const child = file('application/xml', Buffer.from(`<urlset ${NS}>${urls}</urlset>`));
  return withSitemaps(host, {
    '/sitemap.xml': sitemapIndex(numbers.map((index) => `/kart/sitemap.xml?del=${index}`)),
    '/kart/sitemap.xml': child,
  });
}

/** Stores with content that is hard to read. */
export const ODD_STORES = {
  'wrong-charset': wrongCharset,
  'lone-surrogates': (host) => withData(
    host, '{"@context":"https://schema.org","@type":"WebSite","name":"\\ud800\\udfff\\udc00"}',
  ),
  'nul-in-page': (host) => withMore(host, '<p title="a\0b">\0 &#0; &#xD800; \0</p>'),
  'sitemap-loop': (host) => withSitemaps(host, {
    '/sitemap.xml': sitemapIndex(['/sitemap.xml', '/sitemap-2.xml']),
    '/sitemap-2.xml': sitemapIndex(['/sitemap.xml', '/sitemap-2.xml']),
  }),
  'sitemap-50k-x-50k': sitemapFlood,
  'a-million-links': (host) => withMore(host, '<a href="/produkt/votter-dame">v</a>'.repeat(1_000_000)),
  'nested-100k': (host) => withMore(host, `${'<div>'.repeat(100_000)}x${'</div>'.repeat(100_000)}`),
  'jsonld-20-mb': (host) => withData(host, `{"@type":"Thing","name":"${'x'.repeat(20_000_000)}"}`),
  'jsonld-nested-100k': (host) => withData(host, `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  'bot-wall': challengedStore,
} satisfies Record<string, (host: string) => Store>;

export type OddStoreName = keyof typeof ODD_STORES;
