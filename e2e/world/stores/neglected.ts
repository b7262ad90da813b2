import { redirect, text, xml } from './store.ts';
import type { Store } from './store.ts';

const PRODUCTS = ['lampe', 'stol', 'bord'];

const page = (title: string, body: string): string => `<html><head><title>${title}</title>
<link rel="stylesheet" href="http://gammelbutikk.test/stil.css"></head>
<body><div id="meny"><nav><a href="/index.php">Hjem</a> <a href="/kategori/mobler">Møbler</a> <a href="/kategori/borte">Salg</a>
<a href="/cart">Kurv</a> <a href="/checkout">Til kassen</a></nav></div>
${body}
<p><a href="http://localhost:8080/admin">Admin</a> <a href="https://ec.europa.eu/consumers/odr">Klage</a>
<a href="javascript:void(0)" onclick="vis()">Vis mer</a></p>
</body></html>`;

/** A neglected Norwegian store: faults in every phase, all of them the store's own. */
export function neglectedStore(host: string): Store {
  const products = Object.fromEntries(PRODUCTS.map((slug) => [`/produkt/${slug}`, page('Butikk', `<h1>${slug}</h1><h1>Pris</h1>
<img src="http://gammelbutikk.test/${slug}.jpg"><p>Kr 1 299,- Legg i kurv. På lager.</p>
<script type="application/ld+json">{"@type":"Product","name":"${slug}",,"offers":{}}</script>`)]));
  return {
    host, www: 'same', plain: 'same',
    paths: {
      '/': redirect('/start', 302),
      '/start': redirect('/index.php', 302),
      '/index.php': page('Butikk', `<p>Velkommen til butikken vår. Vi selger møbler og lamper til gode priser, og du finner oss
i sentrum hver dag fra ti til fire. Spør oss gjerne om hva som helst, vi har holdt på siden nittensyttifire.</p>
${PRODUCTS.map((slug) => `<a href="/produkt/${slug}">${slug}</a> <img src="/${slug}.jpg">`).join('\n')}
<a href="/borte-1">En</a> <a href="/borte-2">To</a> <a href="/borte-3">Tre</a> <a href="/borte-4">Fire</a>`),
      '/kategori/mobler': page('Butikk', '<p>Ingen varer her for tiden.</p>'),
      '/borte-1': redirect('/index.php'), '/borte-2': redirect('/index.php'),
      '/cart': { status: 500, body: 'Feil' },
      '/checkout': { status: 500, body: 'Feil' },
      '/robots.txt': text('Disallow: /\nUser-agent: *\nDisallow: /produkt\nCrawl-delay: 60\nSitemap: /sitemap.xml\n'),
      '/sitemap.xml': xml(
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>/om-oss</loc></url></urlset',
      ),
      '/llms.txt': '<!doctype html><title>Butikk</title><p>Velkommen</p>',
      ...products,
    },
    otherwise: redirect('/index.php', 302),
  };
}
