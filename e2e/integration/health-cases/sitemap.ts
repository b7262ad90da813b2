import { gzipSync } from 'node:zlib';
import { healthyStore } from '../../world/stores/healthy.ts';
import { changed, file, redirect, text, xml } from '../../world/stores/store.ts';
import type { Store, StoreAnswer } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';

const HOST = 'nordlysull.test';
const ORIGIN = `https://${HOST}`;
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const healthy = healthyStore(HOST);
const PRODUCTS = ['/produkt/islender-herre', '/produkt/votter-dame', '/produkt/lue-barn'];

const entries = (list: readonly string[], tag: string): string =>
  list.map((loc) => `<${tag}><loc>${loc.startsWith('/') ? ORIGIN : ''}${loc}</loc></${tag}>`).join('\n');
const urlset = (...list: readonly string[]): string => `<urlset ${NS}>${entries(list, 'url')}</urlset>`;
const index = (...list: readonly string[]): string => `<sitemapindex ${NS}>${entries(list, 'sitemap')}</sitemapindex>`;

/** The healthy store with a sitemap index of these files. */
const indexing = (files: Readonly<Record<string, StoreAnswer>>): Store =>
  changed(healthy, { paths: { '/sitemap.xml': xml(index(...Object.keys(files))), ...files } });

const page = (head = ''): string =>
  `<!doctype html><html lang="nb"><head><title>Oppskrift</title>${head}</head><body><h1>Oppskrift</h1></body></html>`;
const gzip = (body: Uint8Array | string): StoreAnswer => file('application/gzip', body);
const gzipped = (body: string): Uint8Array => gzipSync(body);

/** A sitemap of exactly this many bytes. */
function ofSize(bytes: number): string {
  const [head, foot] = [`<urlset ${NS}>`, '</urlset>'];
  return `${head}${' '.repeat(bytes - head.length - foot.length)}${foot}`;
}

/** One URL of each kind, beside three products. */
const SIDES: Readonly<Record<string, StoreAnswer>> = {
  '/borte': { status: 410 },
  '/flyttet': redirect('/kontakt'),
  '/skjult-1': page('<meta name="robots" content="noindex, follow">'),
  '/skjult-2': { headers: { 'x-robots-tag': 'googlebot: noindex' }, body: page() },
  '/kopi': page('<link rel="canonical" href="/kontakt">'),
  '/stengt': page(),
  '/lukket': { status: 403 },
};

/** Responses of sitemap files and their URLs over a network; their content is judged in the checks' own tables. */
export const SITEMAP_CASES: readonly HealthCase[] = [
  {
    name: 'an index of files with every kind of compression',
    store: indexing({
      '/pakket.xml.gz': file('text/html', gzipped(urlset(...PRODUCTS))),
      '/underveis.xml.gz': file('application/xml', gzipped(urlset('/kontakt')), { 'content-encoding': 'gzip' }),
      '/upakket.xml.gz': gzip(urlset('/om-oss')),
      '/aldri.xml': file('application/xml', urlset('/'), { 'content-encoding': 'gzip' }),
      '/kuttet.xml.gz': gzip(gzipped(urlset(...PRODUCTS)).subarray(0, 40)),
    }),
    expect: {
      'sitemap-gzip': {
        status: 'fail', params: { url: `${ORIGIN}/upakket.xml.gz` },
        evidence: [
          { label: 'Content-Type: application/gzip', url: `${ORIGIN}/upakket.xml.gz` },
          { label: 'Content-Type: application/xml, Content-Encoding: gzip', url: `${ORIGIN}/aldri.xml` },
          { label: 'Content-Type: application/gzip', url: `${ORIGIN}/kuttet.xml.gz` },
        ],
      },
      'sitemap-xml': { status: 'pass', params: { total: 4 } },
      'sitemap-index': { status: 'pass', params: { total: 5 } },
      'sitemap-has-products': { status: 'pass', params: { count: 3, total: 5 } },
    },
  },
  {
    name: 'exactly 50 MiB, and one byte more',
    store: indexing(
      { '/mye.xml.gz': gzip(gzipped(ofSize(52_428_800))), '/for-mye.xml.gz': gzip(gzipped(ofSize(52_428_801))) },
    ),
    expect: {
      'sitemap-limits': {
        status: 'fail', params: { variant: 'bytes', url: `${ORIGIN}/for-mye.xml.gz`, bytes: 52_428_801 },
      },
      // They are filled with white space and list no URL.
      'sitemap-xml': { status: 'warn', params: { variant: 'no-urls', url: `${ORIGIN}/mye.xml.gz` } },
    },
  },
  {
    name: 'an index of more files than are read, one of them missing and one refused to us',
    store: indexing({
      ...Object.fromEntries(['/del-1.xml', '/del-2.xml', '/del-3.xml'].map((path) => [path, xml(urlset('/kontakt'))])),
      '/del-4.xml': { status: 404 }, '/del-5.xml': { status: 403 }, '/del-6.xml': xml(urlset('/om-oss')),
    }),
    expect: {
      'sitemap-fetch': { status: 'pass', params: { total: 4 } },
      'sitemap-index': {
        status: 'warn', params: { variant: 'dead', count: 1, total: 4 },
        evidence: [{ label: '404', url: `${ORIGIN}/del-4.xml` }],
      },
      'sitemap-has-products': 'not-measured: refused',
    },
  },
  {
    name: 'a sample with a page of every kind',
    store: changed(healthy, {
      edit: { '/robots.txt': [['Disallow: /sok', 'Disallow: /stengt']] },
      paths: { '/sitemap.xml': xml(urlset(...PRODUCTS, ...Object.keys(SIDES))), ...SIDES },
    }),
    expect: {
      'sitemap-sample-status': { status: 'warn', params: { count: 2, total: 9 } },
      'sitemap-noindex': { status: 'warn', params: { count: 2, total: 7 } },
      'sitemap-blocked': {
        status: 'warn', params: { count: 1, total: 9 }, evidence: [{ value: 'Disallow: /stengt', line: 4 }],
      },
      'sitemap-noncanonical': {
        status: 'warn', params: { count: 1, total: 7 },
        evidence: [{ value: `${ORIGIN}/kontakt`, page: `${ORIGIN}/kopi` }],
      },
      'sitemap-lastmod': { status: 'warn', params: { variant: 'missing', total: 10 } },
    },
  },
  {
    name: 'only pages that refuse us, in a sitemap on the www host',
    store: changed(healthy, {
      paths: {
        '/robots.txt': text(`Sitemap: https://www.${HOST}/kart.xml\n`), '/lukket': { status: 403 },
        '/kart.xml': xml(urlset('/lukket', 'kontakt', `https://www.${HOST}/kontakt`)),
      },
    }),
    expect: {
      'sitemap-host': {
        status: 'fail', params: { host: HOST, count: 2, total: 3 },
        evidence: [{ value: 'kontakt' }, { value: `https://www.${HOST}/kontakt` }],
      },
      'sitemap-loc': { status: 'fail', params: { count: 1, total: 3 }, evidence: [{ value: 'kontakt' }] },
      'sitemap-sample-status': 'not-measured: refused',
    },
  },
  {
    name: 'products whose URLs do not look like products, in a sitemap found only by guessing',
    store: changed(healthy, {
      paths: {
        '/robots.txt': { status: 404 }, '/sitemap.xml': null, '/wp-sitemap.xml': xml(
          urlset('/islender-herre', '/kontakt'),
        ),
        '/islender-herre': healthy.paths['/produkt/islender-herre']!,
      },
    }),
    expect: {
      'sitemap-found': { status: 'warn', params: { url: `${ORIGIN}/wp-sitemap.xml` } },
      'sitemap-has-products': {
        status: 'pass', params: { count: 1, total: 2 }, evidence: [{ value: `${ORIGIN}/islender-herre` }],
      },
    },
  },
];
