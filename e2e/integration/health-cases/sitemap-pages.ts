import { changed, redirect, text, xml } from '../../world/stores/store.ts';
import type { Store } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { HOST, ORIGIN, PRODUCTS, answering, healthy, mapping, page, urlset, withPages } from './sitemap-stores.ts';

/** What a sitemap says of the store's pages, and what those answer. */
export const SITEMAP_PAGE_CASES: readonly HealthCase[] = [
  {
    name: 'addresses of another host', store: mapping(...PRODUCTS, `https://www.${HOST}/kontakt`),
    expect: {
      'sitemap-host': {
        status: 'fail', params: { host: HOST, count: 1, total: 5 },
        evidence: [{ value: `https://www.${HOST}/kontakt`, url: `${ORIGIN}/sitemap.xml` }],
      },
    },
  },
  {
    name: 'a sitemap that lies under the other name',
    store: answering({ '/robots.txt': text(`Sitemap: https://www.${HOST}/sitemap.xml\n`) }),
    expect: { 'sitemap-host': { status: 'pass', params: { host: HOST, total: 12 } }, 'sitemap-sample-status': 'pass' },
  },
  {
    name: 'addresses in the wrong form',
    store: mapping(...PRODUCTS, 'kontakt', `${ORIGIN}/om oss`, `${ORIGIN}/${'a'.repeat(2048 - ORIGIN.length - 1)}`),
    expect: {
      'sitemap-loc': {
        status: 'fail', params: { count: 3, total: 7 },
        evidence: [{ value: 'kontakt' }, { value: `${ORIGIN}/om oss` }, {}],
      },
    },
  },
  {
    name: 'an address of 2,047 characters',
    store: mapping(...PRODUCTS, `${ORIGIN}/${'a'.repeat(2047 - ORIGIN.length - 1)}`),
    expect: { 'sitemap-loc': 'pass' },
  },
  {
    name: 'no dates', store: mapping(...PRODUCTS),
    expect: { 'sitemap-lastmod': { status: 'warn', params: { variant: 'missing', total: 4 } } },
  },
  {
    name: 'one date for all', store: mapping(...PRODUCTS.map((loc) => ({ loc, lastmod: '2026-10-01' }))),
    expect: { 'sitemap-lastmod': { status: 'warn', params: { variant: 'identical', total: 4, date: '2026-10-01' } } },
  },
  {
    name: 'a date that is none',
    store: mapping(...PRODUCTS.map((loc, day) => ({ loc, lastmod: day === 0 ? '1. oktober' : `2026-10-0${day}` }))),
    expect: {
      'sitemap-lastmod': {
        status: 'fail', params: { variant: 'unreadable', count: 1, total: 4 },
        evidence: [{ label: 'lastmod', value: '1. oktober' }],
      },
    },
  },
  {
    name: 'a date to come',
    store: mapping(
      ...PRODUCTS.map((loc, day) => ({ loc, lastmod: day === 0 ? '2999-01-01T10:00:00+01:00' : `2025-10-0${day}` })),
    ),
    expect: {
      'sitemap-lastmod': {
        status: 'fail', params: { variant: 'future', count: 1, total: 4 },
        evidence: [{ value: '2999-01-01T10:00:00+01:00' }],
      },
    },
  },
  {
    name: 'two pages that are gone', store: withPages(2, { status: 410 }),
    expect: {
      'sitemap-sample-status': {
        status: 'warn', params: { count: 2, total: 6 },
        evidence: [{ label: '410' }, { label: '410' }],
      },
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
  {
    name: 'three pages that are gone', store: withPages(3, { status: 404 }),
    expect: { 'sitemap-sample-status': { status: 'fail', params: { count: 3, total: 7 } } },
  },
  {
    name: 'nothing but pages that are gone', store: mapping('/borte-1', '/borte-2', '/borte-3'),
    expect: {
      'sitemap-sample-status': 'fail',
      'sitemap-noindex': 'blamed on sitemap-sample-status',
      'sitemap-noncanonical': 'blamed on sitemap-sample-status',
    },
  },
  {
    name: 'nothing but pages kept from us',
    store: changed(mapping('/lukket'), { paths: { '/lukket': { status: 403 } } }),
    expect: { 'sitemap-sample-status': 'not-measured: refused' },
  },
  {
    name: 'two pages with noindex',
    store: changed(
      withPages(2, page('<meta name="robots" content="noindex, follow">')),
      { paths: { '/side-2': { headers: { 'x-robots-tag': 'googlebot: noindex' }, body: page('') } } },
    ),
    expect: { 'sitemap-noindex': { status: 'warn', params: { count: 2, total: 6 } } },
  },
  {
    name: 'three pages with noindex', store: withPages(3, page('<meta name="googlebot" content="none">')),
    expect: {
      'sitemap-noindex': {
        status: 'fail', params: { count: 3, total: 7 },
        evidence: [{ label: 'meta robots', value: 'none' }, {}, {}],
      },
    },
  },
  {
    name: 'noindex for another crawler',
    store: withPages(3, { headers: { 'x-robots-tag': 'bingbot: noindex' }, body: page('') }),
    expect: { 'sitemap-noindex': 'pass' },
  },
  {
    name: 'two pages that robots.txt closes',
    store: changed(withPages(2, page('')), { edit: { '/robots.txt': [['Disallow: /sok', 'Disallow: /side-']] } }),
    expect: {
      'sitemap-blocked': {
        status: 'warn', params: { count: 2, total: 6 },
        evidence: [{ value: 'Disallow: /side-', line: 4 }, { line: 4 }],
      },
    },
  },
  {
    name: 'three pages that robots.txt closes',
    store: changed(withPages(3, page('')), { edit: { '/robots.txt': [['Disallow: /sok', 'Disallow: /side-']] } }),
    expect: { 'sitemap-blocked': { status: 'fail', params: { count: 3, total: 7 } } },
  },
  {
    name: 'a store that robots.txt closes',
    store: changed(healthy, { edit: { '/robots.txt': [['Disallow: /sok', 'Disallow: /']] } }),
    expect: { 'sitemap-blocked': 'blamed on robots-home-google' },
  },
  {
    name: 'two pages that point elsewhere', store: withPages(2, page('<link rel="canonical" href="/kontakt">')),
    expect: {
      'sitemap-noncanonical': {
        status: 'warn', params: { count: 2, total: 6 },
        evidence: [{ value: `${ORIGIN}/kontakt` }, {}],
      },
    },
  },
  {
    name: 'three pages that point elsewhere', store: withPages(3, page('<link rel="canonical" href="/kontakt">')),
    expect: { 'sitemap-noncanonical': { status: 'fail', params: { count: 3, total: 7 } } },
  },
  {
    name: 'no products', store: mapping('/', '/kontakt', '/om-oss'),
    expect: { 'sitemap-has-products': { status: 'fail', params: { total: 3 } } },
  },
  {
    name: 'products whose addresses tell nothing',
    store: changed(healthy, {
      paths: {
        '/sitemap.xml': xml(urlset(['/islender-herre', '/kontakt'])),
        '/islender-herre': healthy.paths['/produkt/islender-herre']!,
      },
    }),
    expect: {
      'sitemap-has-products': {
        status: 'pass', params: { count: 1, total: 2 },
        evidence: [{ value: `${ORIGIN}/islender-herre` }],
      },
    },
  },
  {
    name: 'products whose addresses tell nothing, and more pages than are read', store: flat(12),
    expect: { 'sitemap-has-products': 'not-measured: ambiguous' },
  },
  {
    name: 'products whose addresses tell nothing, and every page read', store: flat(3),
    expect: { 'sitemap-has-products': { status: 'fail', params: { total: 3 } } },
  },
];

/** A store whose products have the addresses of ordinary pages, and a sitemap of so many other pages. */
function flat(count: number): Store {
  const sides = Array.from({ length: count }, (_, place) => `/side-${place + 1}`);
  const lists = ['/', '/kategori/gensere', '/kategori/tilbehor'];
  return changed(healthy, {
    edit: Object.fromEntries(lists.map((path) => [path, [['/produkt/', '/']] as const])),
    paths: {
      ...Object.fromEntries(PRODUCTS.map((path) => [path.replace('/produkt', ''), healthy.paths[path]!])),
      ...Object.fromEntries(sides.map((path) => [path, page('')])),
      '/sitemap.xml': xml(urlset(sides)),
    },
  });
}
