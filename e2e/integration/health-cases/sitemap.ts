import { challengedStore } from '../../world/stores/barred.ts';
import { changed, file, text, xml } from '../../world/stores/store.ts';
import type { Store } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { SITEMAP_PAGE_CASES } from './sitemap-pages.ts';
import {
  HOST, NS, ORIGIN, PRODUCTS, answering, gzip, healthy, index, named, packed, urlset,
} from './sitemap-stores.ts';
import type { Entry } from './sitemap-stores.ts';

const unnamed = { '/robots.txt': { status: 404 } };
/** For files that a busy machine may need its time to read. */
const unhurried = { config: { budgetScale: 1 } };

const dated = (loc: string) => ({ loc, lastmod: '2026-10-01' });

/** The store with an index of files that hold these. */
const indexing = (...files: readonly (readonly Entry[])[]): Store => answering({
  '/sitemap.xml': xml(index(files.map((_, place) => `/del-${place + 1}.xml`))),
  ...Object.fromEntries(files.map((list, place) => [`/del-${place + 1}.xml`, xml(urlset(list))])),
});

/** A sitemap of just so many bytes. */
function blownUp(bytes: number): string {
  const [head, foot] = [`<urlset ${NS}>`, '</urlset>'];
  return `${head}${' '.repeat(bytes - head.length - foot.length)}${foot}`;
}

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
  {
    name: 'at its usual place', store: answering(unnamed),
    expect: { 'sitemap-found': { status: 'pass', params: { variant: 'default' } } },
  },
  {
    name: 'where only a guess finds it',
    store: answering({ ...unnamed, '/sitemap.xml': null, '/wp-sitemap.xml': xml(urlset(PRODUCTS)) }),
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
    name: 'a robots.txt that cannot be read may name one',
    store: answering({ '/robots.txt': 'hang', '/sitemap.xml': null }),
    expect: { 'sitemap-found': 'not-measured: timeout' },
  },
  {
    name: 'a store that cannot be reached', store: healthy, input: { url: 'finnes-ikke.test' },
    expect: { 'sitemap-found': 'blamed on store-reachable', 'sitemap-gzip': 'blamed on store-reachable' },
  },
  {
    name: 'a store behind a challenge', store: challengedStore(HOST),
    expect: { 'sitemap-found': 'not-measured: challenged', 'sitemap-has-products': 'not-measured: challenged' },
  },
  {
    name: 'a sitemap that is gone', store: answering({ '/sitemap.xml': null }),
    expect: {
      'sitemap-found': 'pass',
      'sitemap-fetch': {
        status: 'fail', params: { variant: 'status', url: `${ORIGIN}/sitemap.xml`, status: 404 },
        evidence: [{ label: '404' }],
      },
      'sitemap-xml': 'blamed on sitemap-fetch',
      'sitemap-index': 'blamed on sitemap-fetch',
      'sitemap-gzip': 'blamed on sitemap-fetch',
      'sitemap-host': 'blamed on sitemap-fetch',
    },
  },
  {
    name: 'a feed for a sitemap',
    store: answering({
      '/sitemap.xml': file(
        'application/rss+xml',
        `<rss version="2.0"><channel>${PRODUCTS.map((path) => `<item><link>${ORIGIN}${path}</link></item>`).join('')}</channel></rss>`,
      ),
    }),
    expect: {
      'sitemap-fetch': 'pass', 'sitemap-xml': { status: 'pass', params: { total: 1 } }, 'sitemap-index': 'not-applicable',
      'sitemap-loc': { status: 'pass', params: { total: 4 } }, 'sitemap-lastmod': 'not-applicable',
      'sitemap-has-products': { status: 'pass', params: { count: 4, total: 4 } },
    },
  },
  {
    name: 'a sitemap sent as a web page',
    store: answering({ '/sitemap.xml': file('text/html; charset=utf-8', urlset(PRODUCTS)) }),
    expect: {
      'sitemap-found': 'pass', 'sitemap-fetch': 'pass', 'sitemap-xml': { status: 'pass', params: { total: 1 } },
      'sitemap-loc': { status: 'pass', params: { total: 4 } }, 'sitemap-has-products': 'pass', 'sitemap-gzip': 'not-applicable',
    },
  },
  {
    name: 'a packed sitemap sent as a web page',
    store: named('/kart.xml.gz', file('text/html', packed(urlset(PRODUCTS)))),
    expect: { 'sitemap-fetch': 'pass', 'sitemap-gzip': 'pass', 'sitemap-loc': { status: 'pass', params: { total: 4 } } },
  },
  {
    name: 'a sitemap that is a web page', store: answering({ '/sitemap.xml': healthy.paths['/']! }),
    expect: {
      'sitemap-fetch': { status: 'fail', params: { variant: 'html' }, evidence: [{ label: 'html' }] },
      'sitemap-limits': 'blamed on sitemap-fetch',
    },
  },
  {
    name: 'a sitemap that is kept from us', store: answering({ '/sitemap.xml': { status: 403 } }),
    expect: {
      'sitemap-fetch': 'not-measured: refused',
      'sitemap-xml': 'not-measured: refused',
      'sitemap-index': 'not-measured: refused',
      'sitemap-gzip': 'not-measured: refused',
      'sitemap-has-products': 'not-measured: refused',
    },
  },
  {
    name: 'a sitemap that never comes', store: answering({ '/sitemap.xml': 'hang' }),
    expect: { 'sitemap-fetch': 'not-measured: timeout' },
  },
  {
    name: 'XML that breaks',
    store: answering(
      { '/sitemap.xml': xml(`<urlset ${NS}>\n<url><loc>{origin}/</loc></url>\n<url><lok></url></urlset>`) },
    ),
    expect: {
      'sitemap-fetch': 'pass',
      'sitemap-xml': {
        status: 'fail', params: { url: `${ORIGIN}/sitemap.xml` },
        evidence: [{ label: 'error', line: 3 }],
      },
    },
  },
  {
    name: 'no XML at all', store: answering({ '/sitemap.xml': xml('her kommer det snart noe') }),
    expect: {
      'sitemap-xml': 'fail',
      'sitemap-limits': 'blamed on sitemap-xml',
      'sitemap-index': 'blamed on sitemap-xml',
    },
  },
  {
    name: 'the wrong namespace', store: answering({ '/sitemap.xml': xml(urlset(PRODUCTS, '')) }),
    expect: {
      'sitemap-xml': { status: 'warn', evidence: [{ label: 'namespace', url: `${ORIGIN}/sitemap.xml` }] },
      'sitemap-has-products': 'pass',
    },
  },
  {
    name: 'another prefix',
    store: answering({
      '/sitemap.xml': xml(
        `<s:urlset ${NS.replace('xmlns', 'xmlns:s')}><s:url><s:loc>{origin}${PRODUCTS[0]}</s:loc></s:url></s:urlset>`,
      ),
    }),
    expect: { 'sitemap-xml': 'pass', 'sitemap-has-products': { status: 'pass', params: { count: 1, total: 1 } } },
  },
  {
    name: 'a plain list of addresses',
    store: answering({ '/sitemap.xml': text(PRODUCTS.map((path) => `{origin}${path}`).join('\n')) }),
    expect: {
      'sitemap-xml': 'not-applicable',
      'sitemap-lastmod': 'not-applicable',
      'sitemap-limits': { status: 'pass', params: { urls: 4 } },
      'sitemap-index': 'not-applicable',
    },
  },
  {
    name: '50,000 addresses', deps: unhurried,
    store: answering({ '/sitemap.xml': xml(urlset(Array.from({ length: 50_000 }, () => '/'))) }),
    expect: { 'sitemap-limits': { status: 'pass', params: { urls: 50_000 } } },
  },
  {
    name: '50,001 addresses', deps: unhurried,
    store: answering({ '/sitemap.xml': xml(urlset(Array.from({ length: 50_001 }, () => '/'))) }),
    expect: { 'sitemap-limits': { status: 'fail', params: { variant: 'urls', urls: 50_001 } } },
  },
  {
    name: 'just 50 MiB', store: named('/sitemap.xml.gz', gzip(packed(blownUp(52_428_800)))), deps: unhurried,
    expect: { 'sitemap-limits': { status: 'pass', params: { bytes: 52_428_800 } }, 'sitemap-xml': 'pass' },
  },
  {
    name: 'more than 50 MiB', store: named('/sitemap.xml.gz', gzip(packed(blownUp(52_428_801)))), deps: unhurried,
    expect: {
      'sitemap-limits': { status: 'fail', params: { variant: 'bytes', bytes: 52_428_801 } },
      'sitemap-xml': 'not-measured: truncated',
    },
  },
  {
    name: 'an index',
    store: answering({
      '/sitemap.xml': xml(index(['/a.xml', '/b.xml'])),
      '/a.xml': xml(urlset(PRODUCTS)),
      '/b.xml': xml(urlset(['/kontakt'])),
    }),
    expect: {
      'sitemap-fetch': { status: 'pass', params: { total: 3 } },
      'sitemap-index': { status: 'pass', params: { total: 2 } },
      'sitemap-has-products': { status: 'pass', params: { count: 4, total: 5 } },
    },
  },
  {
    name: 'an index with a dead file',
    store: answering({ '/sitemap.xml': xml(index(['/a.xml', '/b.xml'])), '/a.xml': xml(urlset(['/kontakt'])) }),
    expect: {
      'sitemap-fetch': { status: 'pass', params: { total: 2 } },
      'sitemap-index': {
        status: 'warn', params: { count: 1, total: 2 },
        evidence: [{ label: '404', url: `${ORIGIN}/b.xml` }],
      },
      'sitemap-has-products': 'blamed on sitemap-index',
    },
  },
  {
    name: 'an index without products', store: indexing(['/kontakt'], ['/om-oss']),
    expect: { 'sitemap-index': 'pass', 'sitemap-has-products': { status: 'fail', params: { total: 2 } } },
  },
  {
    name: 'an index with a file that is kept from us',
    store: changed(indexing(['/kontakt'], ['/om-oss']), { paths: { '/del-2.xml': { status: 403 } } }),
    expect: {
      'sitemap-index': { status: 'pass', params: { total: 1 } },
      'sitemap-has-products': 'not-measured: refused',
    },
  },
  {
    name: 'an index of files with one date, and an empty one',
    store: indexing([dated('/kontakt'), dated('/om-oss')], [dated('/'), dated('/personvern')], []),
    expect: { 'sitemap-lastmod': { status: 'warn', params: { variant: 'identical', total: 4 } } },
  },
  {
    name: 'an index of dead files', store: answering({ '/sitemap.xml': xml(index(['/a.xml', '/b.xml'])) }),
    expect: { 'sitemap-index': { status: 'fail', params: { variant: 'dead', total: 2 } } },
  },
  {
    name: 'an index of an index',
    store: answering(
      { '/sitemap.xml': xml(index(['/a.xml'])), '/a.xml': xml(index(['/b.xml'])), '/b.xml': xml(urlset(PRODUCTS)) },
    ),
    expect: {
      'sitemap-index': { status: 'fail', params: { variant: 'deep', url: `${ORIGIN}/a.xml` } },
      'sitemap-has-products': 'not-measured: truncated',
    },
  },
  {
    name: 'an index of more files than are read',
    store: answering({
      '/sitemap.xml': xml(index(Array.from({ length: 6 }, (_, place) => `/del-${place}.xml`))),
      ...Object.fromEntries(Array.from({ length: 6 }, (_, place) => [`/del-${place}.xml`, xml(urlset(['/kontakt']))])),
    }),
    expect: {
      'sitemap-index': { status: 'pass', params: { total: 5 } },
      'sitemap-has-products': 'not-measured: budget',
    },
  },
  {
    name: 'a packed file', store: named('/sitemap.xml.gz', gzip(packed(urlset(PRODUCTS)))),
    expect: { 'sitemap-gzip': { status: 'pass', params: { total: 1 } }, 'sitemap-has-products': 'pass' },
  },
  {
    name: 'a packed file by its name alone',
    store: named('/kart.xml.gz', file('application/xml', packed(urlset(PRODUCTS)))),
    expect: { 'sitemap-gzip': 'pass' },
  },
  {
    name: 'a packed file by its type alone', store: named('/kart.xml', gzip(packed(urlset(PRODUCTS)))),
    expect: { 'sitemap-gzip': 'pass' },
  },
  {
    name: 'a file packed for the way alone',
    store: named('/sitemap.xml.gz', file('application/xml', packed(urlset(PRODUCTS)), { 'content-encoding': 'gzip' })),
    expect: { 'sitemap-gzip': 'pass', 'sitemap-has-products': 'pass' },
  },
  {
    name: 'a packed name for a plain file', store: named('/sitemap.xml.gz', gzip(urlset(PRODUCTS))),
    expect: {
      'sitemap-gzip': {
        status: 'fail', params: { url: `${ORIGIN}/sitemap.xml.gz` },
        evidence: [{ label: 'Content-Type: application/gzip' }],
      },
      'sitemap-xml': 'pass',
    },
  },
  {
    name: 'a plain name for a packed file',
    store: named('/kart.xml', file('application/xml', packed(urlset(PRODUCTS)))),
    expect: { 'sitemap-gzip': 'fail', 'sitemap-has-products': 'pass' },
  },
  {
    name: 'a packed file cut off', store: named('/sitemap.xml.gz', gzip(packed(urlset(PRODUCTS)).subarray(0, 40))),
    expect: { 'sitemap-gzip': 'fail', 'sitemap-xml': 'blamed on sitemap-gzip' },
  },
  {
    name: 'packed for the way, and not at all',
    store: named('/sitemap.xml', file('application/xml', urlset(PRODUCTS), { 'content-encoding': 'gzip' })),
    expect: {
      'sitemap-gzip': {
        status: 'fail',
        evidence: [{ label: 'Content-Type: application/xml, Content-Encoding: gzip' }],
      },
      'sitemap-limits': 'blamed on sitemap-gzip',
    },
  },
  ...SITEMAP_PAGE_CASES,
];
