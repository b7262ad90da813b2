import { gzipSync } from 'node:zlib';
import { challengedStore } from '../../world/stores/barred.ts';
import { healthyStore } from '../../world/stores/healthy.ts';
import { changed, file, redirect, text, xml } from '../../world/stores/store.ts';
import type { Store, StoreAnswer } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';

const HOST = 'nordlysull.test';
const ORIGIN = `https://${HOST}`;
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const healthy = healthyStore(HOST);
const PRODUCTS = ['/produkt/islender-herre', '/produkt/votter-dame', '/produkt/lue-barn', '/produkt/skjerf-ull'];

interface Entry {
  loc: string;
  lastmod?: string;
}

const entries = (list: readonly (string | Entry)[], tag = 'url'): string => list.map((one) => {
  const { loc, lastmod } = typeof one === 'string' ? { loc: one } : one;
  const full = loc.startsWith('/') ? `{origin}${loc}` : loc;
  return `<${tag}><loc>${full}</loc>${lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`}</${tag}>`;
}).join('\n');

const urlset = (list: readonly (string | Entry)[], attributes = NS): string => `<urlset ${attributes}>${entries(list)}</urlset>`;
const index = (list: readonly string[]): string => `<sitemapindex ${NS}>${entries(list, 'sitemap')}</sitemapindex>`;

/** The healthy store with these answers in place of its own. */
const answering = (paths: Record<string, StoreAnswer | null>): Store => changed(healthy, { paths });
const mapping = (...list: readonly (string | Entry)[]): Store => answering({ '/sitemap.xml': xml(urlset(list)) });
const unnamed = { '/robots.txt': { status: 404 } };

/** A sitemap of four products and so many pages that answer like this. */
const withPages = (count: number, answer: StoreAnswer): Store => {
  const paths = Array.from({ length: count }, (_, place) => `/side-${place + 1}`);
  return answering({ '/sitemap.xml': xml(urlset([...PRODUCTS, ...paths])), ...Object.fromEntries(paths.map((path) => [path, answer])) });
};

const page = (head: string): string => `<!doctype html><html lang="nb"><head><title>Strikkeoppskrift</title>${head}</head><body><h1>Oppskrift</h1></body></html>`;
const packed = (body: string): Uint8Array => gzipSync(body.replaceAll('{origin}', ORIGIN));
const gzip = (body: Uint8Array | string, headers: Record<string, string> = {}): StoreAnswer => file('application/gzip', body, headers);

/** The store naming `/sitemap.xml.gz`, which answers this. */
const named = (path: string, answer: StoreAnswer): Store =>
  answering({ '/robots.txt': text(`Sitemap: {origin}${path}\n`), '/sitemap.xml': null, [path]: answer });

/** Every sitemap check in each of its states. */
export const SITEMAP_CASES: readonly HealthCase[] = [
  {
    name: 'a sitemap as it should be', store: healthy,
    expect: {
      'sitemap-found': { status: 'pass', params: { variant: 'robots', url: `${ORIGIN}/sitemap.xml` } },
      'sitemap-fetch': { status: 'pass', params: { total: 1 } },
      'sitemap-xml': { status: 'pass', params: { total: 1 } },
      'sitemap-limits': { status: 'pass', params: { urls: 12 } },
      'sitemap-index': 'not-applicable',
      'sitemap-gzip': 'not-applicable',
      'sitemap-host': { status: 'pass', params: { host: HOST, total: 12 } },
      'sitemap-loc': { status: 'pass', params: { total: 12 } },
      'sitemap-lastmod': { status: 'pass', params: { total: 12 } },
      'sitemap-sample-status': { status: 'pass', params: { total: 10 } },
      'sitemap-noindex': { status: 'pass', params: { total: 10 } },
      'sitemap-blocked': { status: 'pass', params: { total: 10 } },
      'sitemap-noncanonical': { status: 'pass', params: { total: 10 } },
      'sitemap-has-products': { status: 'pass', params: { count: 4, total: 12 } },
    },
  },
  { name: 'at its usual place', store: answering(unnamed), expect: { 'sitemap-found': { status: 'pass', params: { variant: 'default' } } } },
  {
    name: 'where only a guess finds it', store: answering({ ...unnamed, '/sitemap.xml': null, '/wp-sitemap.xml': xml(urlset(PRODUCTS)) }),
    expect: { 'sitemap-found': { status: 'warn', params: { url: `${ORIGIN}/wp-sitemap.xml` } } },
  },
  {
    name: 'no sitemap', store: answering({ ...unnamed, '/sitemap.xml': null }),
    expect: {
      'sitemap-found': 'fail',
      'sitemap-fetch': 'blamed on sitemap-found',
      'sitemap-xml': 'blamed on sitemap-found',
      'sitemap-limits': 'blamed on sitemap-found',
      'sitemap-index': 'blamed on sitemap-found',
      'sitemap-gzip': 'blamed on sitemap-found',
      'sitemap-host': 'blamed on sitemap-found',
      'sitemap-loc': 'blamed on sitemap-found',
      'sitemap-lastmod': 'blamed on sitemap-found',
      'sitemap-sample-status': 'blamed on sitemap-found',
      'sitemap-noindex': 'blamed on sitemap-found',
      'sitemap-blocked': 'blamed on sitemap-found',
      'sitemap-noncanonical': 'blamed on sitemap-found',
      'sitemap-has-products': 'blamed on sitemap-found',
    },
  },
  {
    name: 'a robots.txt that cannot be read may name one', store: answering({ '/robots.txt': 'hang', '/sitemap.xml': null }),
    expect: { 'sitemap-found': 'not-measured: timeout' },
  },
  { name: 'a store behind a challenge', store: challengedStore(HOST), expect: { 'sitemap-found': 'not-measured: challenged', 'sitemap-has-products': 'not-measured: challenged' } },
  {
    name: 'a sitemap that is gone', store: answering({ '/sitemap.xml': null }),
    expect: {
      'sitemap-found': 'pass',
      'sitemap-fetch': { status: 'fail', params: { variant: 'status', url: `${ORIGIN}/sitemap.xml`, status: 404 }, evidence: [{ label: '404' }] },
      'sitemap-xml': 'blamed on sitemap-fetch',
      'sitemap-index': 'blamed on sitemap-fetch',
      'sitemap-gzip': 'blamed on sitemap-fetch',
      'sitemap-host': 'blamed on sitemap-fetch',
    },
  },
  {
    name: 'a sitemap that is a web page', store: answering({ '/sitemap.xml': healthy.paths['/']! }),
    expect: { 'sitemap-fetch': { status: 'fail', params: { variant: 'html' }, evidence: [{ label: 'html' }] }, 'sitemap-limits': 'blamed on sitemap-fetch' },
  },
  { name: 'a sitemap that is kept from us', store: answering({ '/sitemap.xml': { status: 403 } }), expect: { 'sitemap-fetch': 'not-measured: refused', 'sitemap-has-products': 'not-measured: refused' } },
  { name: 'a sitemap that never comes', store: answering({ '/sitemap.xml': 'hang' }), expect: { 'sitemap-fetch': 'not-measured: timeout' } },
  {
    name: 'XML that breaks', store: answering({ '/sitemap.xml': xml(`<urlset ${NS}>\n<url><loc>{origin}/</loc></url>\n<url><lok></url></urlset>`) }),
    expect: { 'sitemap-fetch': 'pass', 'sitemap-xml': { status: 'fail', params: { url: `${ORIGIN}/sitemap.xml` }, evidence: [{ label: 'error', line: 3 }] } },
  },
  {
    name: 'no XML at all', store: answering({ '/sitemap.xml': xml('her kommer det snart noe') }),
    expect: { 'sitemap-xml': 'fail', 'sitemap-limits': 'blamed on sitemap-xml', 'sitemap-index': 'blamed on sitemap-xml' },
  },
  {
    name: 'the wrong namespace', store: answering({ '/sitemap.xml': xml(urlset(PRODUCTS, '')) }),
    expect: { 'sitemap-xml': { status: 'warn', evidence: [{ label: 'namespace', url: `${ORIGIN}/sitemap.xml` }] }, 'sitemap-has-products': 'pass' },
  },
  {
    name: 'another prefix', store: answering({ '/sitemap.xml': xml(`<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:url><s:loc>{origin}${PRODUCTS[0]}</s:loc></s:url></s:urlset>`) }),
    expect: { 'sitemap-xml': 'pass', 'sitemap-has-products': { status: 'pass', params: { count: 1, total: 1 } } },
  },
  {
    name: 'a plain list of addresses', store: answering({ '/sitemap.xml': text(PRODUCTS.map((path) => `{origin}${path}`).join('\n')) }),
    expect: { 'sitemap-xml': 'not-applicable', 'sitemap-lastmod': 'not-applicable', 'sitemap-limits': { status: 'pass', params: { urls: 4 } }, 'sitemap-index': 'not-applicable' },
  },
  {
    name: '50,001 addresses', store: answering({ '/sitemap.xml': xml(urlset(Array.from({ length: 50_001 }, () => '/'))) }),
    expect: { 'sitemap-limits': { status: 'fail', params: { variant: 'urls', urls: 50_001 } } },
  },
  {
    name: 'more than 50 MiB', store: named('/sitemap.xml.gz', gzip(packed(`<urlset ${NS}>${entries(PRODUCTS)}${' '.repeat(52_428_800)}</urlset>`))),
    expect: { 'sitemap-limits': { status: 'fail', params: { variant: 'bytes', bytes: 52_428_801 } }, 'sitemap-xml': 'not-measured: truncated' },
  },
  {
    name: 'an index', store: answering({ '/sitemap.xml': xml(index(['/a.xml', '/b.xml'])), '/a.xml': xml(urlset(PRODUCTS)), '/b.xml': xml(urlset(['/kontakt'])) }),
    expect: {
      'sitemap-fetch': { status: 'pass', params: { total: 3 } },
      'sitemap-index': { status: 'pass', params: { total: 2 } },
      'sitemap-has-products': { status: 'pass', params: { count: 4, total: 5 } },
    },
  },
  {
    name: 'an index with a dead file', store: answering({ '/sitemap.xml': xml(index(['/a.xml', '/b.xml'])), '/a.xml': xml(urlset(['/kontakt'])) }),
    expect: {
      'sitemap-index': { status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: '404', url: `${ORIGIN}/b.xml` }] },
      'sitemap-has-products': 'blamed on sitemap-index',
    },
  },
  {
    name: 'an index of dead files', store: answering({ '/sitemap.xml': xml(index(['/a.xml', '/b.xml'])) }),
    expect: { 'sitemap-index': { status: 'fail', params: { variant: 'dead', total: 2 } } },
  },
  {
    name: 'an index of an index', store: answering({ '/sitemap.xml': xml(index(['/a.xml'])), '/a.xml': xml(index(['/b.xml'])), '/b.xml': xml(urlset(PRODUCTS)) }),
    expect: { 'sitemap-index': { status: 'fail', params: { variant: 'deep', url: `${ORIGIN}/a.xml` } }, 'sitemap-has-products': 'not-measured: truncated' },
  },
  {
    name: 'an index of more files than are read',
    store: answering({
      '/sitemap.xml': xml(index(Array.from({ length: 6 }, (_, place) => `/del-${place}.xml`))),
      ...Object.fromEntries(Array.from({ length: 6 }, (_, place) => [`/del-${place}.xml`, xml(urlset(['/kontakt']))])),
    }),
    expect: { 'sitemap-index': { status: 'pass', params: { total: 5 } }, 'sitemap-has-products': 'not-measured: budget' },
  },
  { name: 'a packed file', store: named('/sitemap.xml.gz', gzip(packed(urlset(PRODUCTS)))), expect: { 'sitemap-gzip': { status: 'pass', params: { total: 1 } }, 'sitemap-has-products': 'pass' } },
  {
    name: 'a file packed for the way alone', store: named('/sitemap.xml.gz', file('application/xml', packed(urlset(PRODUCTS)), { 'content-encoding': 'gzip' })),
    expect: { 'sitemap-gzip': 'pass', 'sitemap-has-products': 'pass' },
  },
  {
    name: 'a packed name for a plain file', store: named('/sitemap.xml.gz', gzip(urlset(PRODUCTS))),
    expect: { 'sitemap-gzip': { status: 'fail', params: { url: `${ORIGIN}/sitemap.xml.gz` }, evidence: [{ label: 'Content-Type: application/gzip' }] }, 'sitemap-xml': 'pass' },
  },
  { name: 'a plain name for a packed file', store: named('/kart.xml', file('application/xml', packed(urlset(PRODUCTS)))), expect: { 'sitemap-gzip': 'fail', 'sitemap-has-products': 'pass' } },
  {
    name: 'a packed file cut off', store: named('/sitemap.xml.gz', gzip(packed(urlset(PRODUCTS)).subarray(0, 40))),
    expect: { 'sitemap-gzip': 'fail', 'sitemap-xml': 'blamed on sitemap-gzip' },
  },
  {
    name: 'packed for the way, and not at all', store: named('/sitemap.xml', file('application/xml', urlset(PRODUCTS), { 'content-encoding': 'gzip' })),
    expect: { 'sitemap-gzip': { status: 'fail', evidence: [{ label: 'Content-Type: application/xml, Content-Encoding: gzip' }] }, 'sitemap-limits': 'blamed on sitemap-gzip' },
  },
  {
    name: 'addresses of another host', store: mapping(...PRODUCTS, `https://www.${HOST}/kontakt`),
    expect: { 'sitemap-host': { status: 'fail', params: { host: HOST, count: 1, total: 5 }, evidence: [{ value: `https://www.${HOST}/kontakt`, url: `${ORIGIN}/sitemap.xml` }] } },
  },
  {
    name: 'a sitemap that lies under the other name', store: answering({ '/robots.txt': text(`Sitemap: https://www.${HOST}/sitemap.xml\n`) }),
    expect: { 'sitemap-host': { status: 'pass', params: { host: HOST, total: 12 } }, 'sitemap-sample-status': 'pass' },
  },
  {
    name: 'addresses in the wrong form', store: mapping(...PRODUCTS, 'kontakt', `${ORIGIN}/om oss`, `${ORIGIN}/${'a'.repeat(2048 - ORIGIN.length - 1)}`),
    expect: { 'sitemap-loc': { status: 'fail', params: { count: 3, total: 7 }, evidence: [{ value: 'kontakt' }, { value: `${ORIGIN}/om oss` }, {}] } },
  },
  {
    name: 'an address of 2,047 characters', store: mapping(...PRODUCTS, `${ORIGIN}/${'a'.repeat(2047 - ORIGIN.length - 1)}`), expect: { 'sitemap-loc': 'pass' },
  },
  { name: 'no dates', store: mapping(...PRODUCTS), expect: { 'sitemap-lastmod': { status: 'warn', params: { variant: 'missing', total: 4 } } } },
  {
    name: 'one date for all', store: mapping(...PRODUCTS.map((loc) => ({ loc, lastmod: '2026-10-01' }))),
    expect: { 'sitemap-lastmod': { status: 'warn', params: { variant: 'identical', total: 4, date: '2026-10-01' } } },
  },
  {
    name: 'a date that is none', store: mapping(...PRODUCTS.map((loc, day) => ({ loc, lastmod: day === 0 ? '1. oktober' : `2026-10-0${day}` }))),
    expect: { 'sitemap-lastmod': { status: 'fail', params: { variant: 'unreadable', count: 1, total: 4 }, evidence: [{ label: 'lastmod', value: '1. oktober' }] } },
  },
  {
    name: 'a date to come', store: mapping(...PRODUCTS.map((loc, day) => ({ loc, lastmod: day === 0 ? '2999-01-01T10:00:00+01:00' : `2025-10-0${day}` }))),
    expect: { 'sitemap-lastmod': { status: 'fail', params: { variant: 'future', count: 1, total: 4 }, evidence: [{ value: '2999-01-01T10:00:00+01:00' }] } },
  },
  {
    name: 'two pages that are gone', store: withPages(2, { status: 410 }),
    expect: {
      'sitemap-sample-status': { status: 'warn', params: { count: 2, total: 6 }, evidence: [{ label: '410' }, { label: '410' }] },
      'sitemap-noindex': { status: 'pass', params: { total: 4 } },
    },
  },
  {
    name: 'a page that has moved', store: withPages(1, redirect('/kontakt')),
    expect: {
      'sitemap-sample-status': {
        status: 'warn', params: { count: 1, total: 5 },
        evidence: [{ label: '301', value: `${ORIGIN}/side-1 → ${ORIGIN}/kontakt`, url: `${ORIGIN}/side-1` }],
      },
    },
  },
  { name: 'three pages that are gone', store: withPages(3, { status: 404 }), expect: { 'sitemap-sample-status': { status: 'fail', params: { count: 3, total: 7 } } } },
  {
    name: 'nothing but pages that are gone', store: mapping('/borte-1', '/borte-2', '/borte-3'),
    expect: {
      'sitemap-sample-status': 'fail',
      'sitemap-noindex': 'blamed on sitemap-sample-status',
      'sitemap-noncanonical': 'blamed on sitemap-sample-status',
    },
  },
  { name: 'nothing but pages kept from us', store: changed(mapping('/lukket'), { paths: { '/lukket': { status: 403 } } }), expect: { 'sitemap-sample-status': 'not-measured: refused' } },
  {
    name: 'two pages with noindex',
    store: changed(withPages(2, page('<meta name="robots" content="noindex, follow">')), { paths: { '/side-2': { headers: { 'x-robots-tag': 'googlebot: noindex' }, body: page('') } } }),
    expect: { 'sitemap-noindex': { status: 'warn', params: { count: 2, total: 6 } } },
  },
  {
    name: 'three pages with noindex', store: withPages(3, page('<meta name="googlebot" content="none">')),
    expect: { 'sitemap-noindex': { status: 'fail', params: { count: 3, total: 7 }, evidence: [{ label: 'meta robots', value: 'none' }, {}, {}] } },
  },
  { name: 'noindex for another crawler', store: withPages(3, { headers: { 'x-robots-tag': 'bingbot: noindex' }, body: page('') }), expect: { 'sitemap-noindex': 'pass' } },
  {
    name: 'two pages that robots.txt closes', store: changed(withPages(2, page('')), { edit: { '/robots.txt': [['Disallow: /sok', 'Disallow: /side-']] } }),
    expect: { 'sitemap-blocked': { status: 'warn', params: { count: 2, total: 6 }, evidence: [{ value: 'Disallow: /side-', line: 4 }, { line: 4 }] } },
  },
  {
    name: 'three pages that robots.txt closes', store: changed(withPages(3, page('')), { edit: { '/robots.txt': [['Disallow: /sok', 'Disallow: /side-']] } }),
    expect: { 'sitemap-blocked': { status: 'fail', params: { count: 3, total: 7 } } },
  },
  {
    name: 'a store that robots.txt closes', store: changed(healthy, { edit: { '/robots.txt': [['Disallow: /sok', 'Disallow: /']] } }),
    expect: { 'sitemap-blocked': 'blamed on robots-home-google' },
  },
  {
    name: 'two pages that point elsewhere', store: withPages(2, page('<link rel="canonical" href="/kontakt">')),
    expect: { 'sitemap-noncanonical': { status: 'warn', params: { count: 2, total: 6 }, evidence: [{ value: `${ORIGIN}/kontakt` }, {}] } },
  },
  { name: 'three pages that point elsewhere', store: withPages(3, page('<link rel="canonical" href="/kontakt">')), expect: { 'sitemap-noncanonical': { status: 'fail', params: { count: 3, total: 7 } } } },
  { name: 'no products', store: mapping('/', '/kontakt', '/om-oss'), expect: { 'sitemap-has-products': { status: 'fail', params: { total: 3 } } } },
  {
    name: 'products whose addresses tell nothing',
    store: changed(healthy, {
      paths: {
        '/sitemap.xml': xml(urlset(['/islender-herre', '/kontakt'])), '/islender-herre': healthy.paths['/produkt/islender-herre']!,
      },
    }),
    expect: { 'sitemap-has-products': { status: 'pass', params: { count: 1, total: 2 }, evidence: [{ value: `${ORIGIN}/islender-herre` }] } },
  },
];
