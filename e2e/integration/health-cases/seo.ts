import { scriptRenderedStore } from '../../world/stores/special.ts';
import { changed, redirect } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { GENSER, HOST, ORIGIN, PRODUCTS, everywhere, healthy, inHead } from './editing.ts';

const CANONICAL = /<link rel="canonical"[^>]*>/;
const canonical = (path: string) => [CANONICAL, `<link rel="canonical" href="${ORIGIN}${path}">`] as const;
const [, VOTTER, LUE] = PRODUCTS as [string, string, string];

/** What only a page's response, bytes or other pages show; its source is judged in the checks' own tables. */
export const SEO_CASES: readonly HealthCase[] = [
  {
    name: 'a healthy store', store: healthy,
    expect: {
      'index-home': 'pass',
      'index-product': { status: 'pass', params: { total: 3 } },
      'page-title': { status: 'pass', params: { total: 11 } },
      'page-title-unique': { status: 'pass', params: { total: 11 } },
      'meta-description': { status: 'pass', params: { total: 11 } },
      canonical: { status: 'pass', params: { total: 11 } },
      'canonical-target': { status: 'pass', params: { total: 11 } },
      h1: { status: 'pass', params: { total: 12 } },
      'html-lang': { status: 'pass', params: { lang: 'nb', count: 11, total: 12 } },
      hreflang: 'not-applicable',
      viewport: { status: 'pass', params: { total: 12 } },
      'og-basics': { status: 'pass', params: { total: 11 } },
      'img-alt': { status: 'pass', params: { count: 0 } },
      'content-without-js': { status: 'pass', params: { total: 3 } },
      'doctype-charset': { status: 'pass', params: { total: 12 } },
      'llms-txt': 'pass',
      'internal-broken': { status: 'pass', params: { total: 10 } },
      'nav-broken': { status: 'pass', params: { total: 4 } },
      'internal-redirects': { status: 'pass', params: { count: 0, total: 12 } },
      'insecure-links': 'pass', 'localhost-links': 'pass', 'crawlable-anchors': 'pass', 'odr-dead-link': 'pass',
      'external-broken': 'not-applicable',
      'terms-link': { status: 'pass', params: { total: 11 } },
      'returns-link': { status: 'pass', params: { total: 11 } },
      'privacy-link': { status: 'pass', params: { total: 11 } },
      'contact-link': { status: 'pass', params: { total: 11 } },
      'jsonld-parses': { status: 'pass', params: { total: 9 } },
      organization: 'pass',
      'product-present': {
        status: 'pass', params: { total: 3 },
        evidence: [{ label: '@type', value: 'Product', page: ORIGIN + GENSER, line: 14 }],
      },
      'offer-complete': 'pass', 'price-visible': 'pass', 'product-id': 'pass', 'product-brand': 'pass',
      'product-image': 'pass', breadcrumb: 'pass', 'shipping-returns': 'pass', 'rating-sane': 'pass',
      'price-agrees': {
        status: 'pass', params: { total: 3 },
        evidence: [{ label: 'price', value: '1299.00', line: 14 }, { label: 'text', page: ORIGIN + GENSER }],
      },
      'product-availability': { status: 'pass', params: { count: 3, total: 3 } },
    },
  },
  {
    name: 'a script-rendered store that names no product', expect: {
      'content-without-js': { status: 'fail', params: { variant: 'shell' }, evidence: [{ label: 'text', value: '0' }] },
      'index-product': 'not-measured: needs-script',
    },
    store: changed(
      scriptRenderedStore(HOST), { paths: { '/sitemap.xml': { status: 404 }, '/robots.txt': { status: 404 } } },
    ),
  },
  {
    name: 'noindex in the header, and a byte order mark, a comment and a declaration before the doctype',
    store: changed(
      everywhere(
        ['<meta charset="utf-8">', ''],
        ['<!doctype html>', '\uFEFF<?xml version="1.0"?>\n<!-- Nordlys -->\n<!DOCTYPE html>'],
      ),
      { headers: { 'content-type': 'text/html', 'x-robots-tag': 'googlebot: noindex' } },
    ),
    expect: {
      'doctype-charset': 'pass',
      'index-home': {
        status: 'fail', params: { variant: 'header', value: 'googlebot: noindex' },
        evidence: [{ label: 'X-Robots-Tag' }],
      },
      'index-product': { status: 'fail', params: { count: 3, total: 3, value: 'googlebot: noindex' } },
    },
  },
  {
    name: 'no character set in header or page',
    store: changed(everywhere(['<meta charset="utf-8">', '']), { headers: { 'content-type': 'text/html' } }),
    expect: { 'doctype-charset': { status: 'fail', params: { variant: 'charset', count: 12, total: 12 } } },
  },
  {
    name: 'canonical URLs that redirect, are gone or have noindex; a server error at llms.txt',
    store: changed(healthy, {
      edit: {
        [GENSER]: [canonical('/gammel')], [VOTTER]: [canonical('/borte')], [LUE]: [canonical('/kategori/gensere')],
        '/kategori/gensere': [inHead('<meta name="robots" content="noindex">')],
      },
      paths: { '/gammel': redirect(GENSER), '/llms.txt': { status: 500 } },
    }),
    expect: {
      'canonical-target': {
        status: 'fail', params: { count: 2, total: 10 },
        evidence: [
          { label: '404', value: `${ORIGIN}/borte`, page: ORIGIN + VOTTER },
          { label: '<meta name="robots">', page: `${ORIGIN}/kategori/gensere` },
          { label: '301', page: ORIGIN + GENSER },
        ],
      },
      'llms-txt': { status: 'fail', params: { variant: 'server-error', status: 500 }, evidence: [{ label: '500' }] },
    },
  },
  {
    name: 'a canonical URL that only the header states, and that is gone',
    store: changed(healthy, {
      paths: {
        [VOTTER]: {
          headers: { link: '<{origin}/borte>; rel="canonical"' },
          body: (healthy.paths[VOTTER] as string).replace(CANONICAL, ''),
        },
      },
    }),
    expect: {
      canonical: { status: 'pass', params: { total: 11 } },
      'canonical-target': {
        status: 'fail', params: { count: 1, total: 11 },
        evidence: [{ label: '404', value: `${ORIGIN}/borte`, page: ORIGIN + VOTTER }],
      },
    },
  },
];
