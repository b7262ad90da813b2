import { changed, redirect, text, xml } from './store.ts';
import type { Store } from './store.ts';
import { healthyStore } from './healthy.ts';

const SHELL = `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><title>Fjellsport</title><meta name="viewport" content="width=device-width">
<script src="/assets/app.8f3e2a.js" type="module"></script></head>
<body><div id="root"></div><noscript>Slå på JavaScript for å se butikken.</noscript></body></html>`;

/** A script-rendered store: every page is the same empty shell. */
export const scriptRenderedStore = (host: string): Store => ({
  host, otherwise: SHELL,
  headers: { 'strict-transport-security': 'max-age=31536000' },
  paths: {
    '/robots.txt': text('User-agent: *\nAllow: /\nSitemap: {origin}/sitemap.xml\n'),
    '/sitemap.xml': xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', '/product/telt', '/product/sovepose'].map((path) => `<url><loc>{origin}${path}</loc></url>`).join('\n')}</urlset>`),
    '/assets/app.8f3e2a.js': {
      headers: { 'content-type': 'text/javascript' },
      body: 'document.getElementById("root").textContent="Telt";',
    },
  },
});

const PRICE = /<p>Pris: <strong>[^<]+<\/strong> inkl\. mva\. /;

/** A B2B store: pages are public, prices and cart require login. */
export function tradeStore(host: string): Store {
  const healthy = healthyStore(host);
  const slugs = ['islender-herre', 'votter-dame', 'lue-barn', 'skjerf-ull'];
  const lists = ['/', '/kategori/gensere', '/kategori/tilbehor'];
  return changed(healthy, {
    edit: {
      ...Object.fromEntries(slugs.map((slug) => [`/produkt/${slug}`, [
        [PRICE, '<p><a href="/logg-inn">Logg inn for å se pris</a>. '],
        [/"price":"[\d.]+","priceCurrency":"NOK",/, ''],
        ['<button>Legg i handlekurv</button>', ''],
      ]] as const)),
      ...Object.fromEntries(
        lists.map((path) => [path, [[/<span>[^<]+kr<\/span>/g, '<span>Logg inn for å se pris</span>']]] as const),
      ),
    },
    paths: {
      '/handlekurv': redirect('/logg-inn', 302),
      '/logg-inn': String(healthy.paths['/kontakt']).replaceAll('Kontakt oss', 'Logg inn').replaceAll('/kontakt"', '/logg-inn"')
        .replace(
          /content="Kontakt Nordlys[^"]*"/,
          'content="Logg inn for å se prisene dine, tidligere ordrer og fakturaer hos Nordlys Ull i Trondheim."',
        )
        .replace(
          /<p>Ring oss[^]*?<\/p>/,
          '<form method="post"><label>Passord <input type="password" name="passord"></label></form>',
        ),
    },
  });
}

const VARIANTS = {
  '@context': 'https://schema.org', '@type': 'ProductGroup',
  name: 'Islender i ull til herre', productGroupID: 'islender-herre',
  variesBy: ['https://schema.org/size'], brand: { '@type': 'Brand', name: 'Nordlys' },
  image: '{origin}/bilder/islender-herre.jpg',
  hasVariant: [
    ['S', 1299, 'OutOfStock'],
    ['M', 1299, 'InStock'],
    ['L', 1399, 'InStock'],
  ].map(([size, price, stock]) => ({
    '@type': 'Product', name: `Islender i ull til herre, ${size}`, sku: `ISLENDER-${size}`, size,
    image: '{origin}/bilder/islender-herre.jpg',
    offers: { '@type': 'Offer', price, priceCurrency: 'NOK', availability: `https://schema.org/${stock}` },
  })),
};

/** The healthy store with a product in three sizes, one of them sold out and one dearer. */
export const variantStore = (host: string): Store => changed(healthyStore(host), {
  edit: {
    '/produkt/islender-herre': [
      [/<script type="application\/ld\+json">\{"@context":"https:\/\/schema\.org","@type":"Product"[^]*?<\/script>/,
        `<script type="application/ld+json">${JSON.stringify(VARIANTS)}</script>`],
      [
        '<form method="post"',
        '<select name="storrelse"><option>S</option><option>M</option><option>L</option></select><form method="post"',
      ],
    ],
  },
});
