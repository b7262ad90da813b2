import { scriptRenderedStore } from '../../world/stores/special.ts';
import { changed, redirect } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { GENSER, HOST, ORIGIN, PRODUCTS, atHome, edited, everywhere, healthy, inHead } from './editing.ts';
import { SEO_CONTENT_CASES } from './seo-content.ts';

const CANONICAL = /<link rel="canonical"[^>]*>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const OPEN_GRAPH = /<meta property="og:[^>]*>\s*/g;
const GENSERE = `${ORIGIN}/kategori/gensere`;
const VERSIONS = PRODUCTS.slice(0, 2)
  .map((path, at) => `<link rel="alternate" hreflang="${['nb', 'x-default'][at]}" href="${ORIGIN}${path}">`).join('');

/** Every SEO check in each of its states. */
export const SEO_CASES: readonly HealthCase[] = [
  {
    name: 'a healthy store', store: healthy,
    expect: {
      'index-home': 'pass',
      'index-product': { status: 'pass', params: { total: 3 } },
      'page-title': { status: 'pass', params: { total: 10 } },
      'page-title-unique': { status: 'pass', params: { total: 10 } },
      'meta-description': { status: 'pass', params: { total: 10 } },
      canonical: { status: 'pass', params: { total: 10 } },
      'canonical-target': { status: 'pass' },
      h1: { status: 'pass', params: { total: 11 } },
      'html-lang': { status: 'pass', params: { lang: 'nb' } },
      hreflang: 'not-applicable',
      viewport: { status: 'pass', params: { total: 11 } },
      'og-basics': { status: 'pass', params: { total: 10 } },
      'img-alt': { status: 'pass', params: { count: 0 } },
      'content-without-js': { status: 'pass', params: { total: 3 } },
      'doctype-charset': { status: 'pass', params: { total: 11 } },
      'llms-txt': 'pass',
    },
  },
  {
    name: 'a name that does not exist', store: healthy, input: { url: 'finnes-ikke.test' }, outcome: 'unreachable',
    expect: {
      'index-home': 'blamed on store-reachable', 'index-product': 'blamed on store-reachable',
      viewport: 'blamed on store-reachable', 'og-basics': 'blamed on store-reachable',
      'doctype-charset': 'blamed on store-reachable', 'content-without-js': 'blamed on store-reachable',
    },
  },
  {
    name: 'a store drawn by a script', store: scriptRenderedStore(HOST),
    expect: {
      'index-home': 'pass', viewport: 'pass', 'doctype-charset': 'pass', 'og-basics': 'fail',
      'page-title': 'not-measured: needs-script', 'page-title-unique': 'not-measured: needs-script',
      'meta-description': 'not-measured: needs-script', canonical: 'not-measured: needs-script',
      h1: 'not-measured: needs-script',
      'html-lang': 'not-measured: needs-script', hreflang: 'not-measured: needs-script',
      'img-alt': 'not-measured: needs-script',
      'content-without-js': {
        status: 'fail', params: { variant: 'products', count: 2, total: 2 }, evidence: [{ label: 'name', value: '0' }],
      },
      'llms-txt': 'blamed on soft-404',
    },
  },
  {
    name: 'a store drawn by a script, that names no product', expect: {
      'content-without-js': { status: 'fail', params: { variant: 'shell' }, evidence: [{ label: 'text', value: '0' }] },
      'index-product': 'not-measured: needs-script',
    },
    store: changed(
      scriptRenderedStore(HOST), { paths: { '/sitemap.xml': { status: 404 }, '/robots.txt': { status: 404 } } },
    ),
  },
  {
    name: 'noindex in the home page', store: atHome(inHead('<meta name="robots" content="noindex, follow">')),
    expect: {
      'index-home': {
        status: 'fail', params: { variant: 'meta', value: 'noindex, follow' },
        evidence: [{ label: '<meta name="robots">', value: 'noindex, follow', page: `${ORIGIN}/`, line: 15 }],
      },
      'index-product': 'pass',
    },
  },
  {
    name: 'noindex in the header of every answer',
    store: changed(healthy, { headers: { 'x-robots-tag': 'googlebot: noindex' } }),
    expect: {
      'index-home': {
        status: 'fail', params: { variant: 'header', value: 'googlebot: noindex' },
        evidence: [{ label: 'X-Robots-Tag' }],
      },
      'index-product': { status: 'fail', params: { count: 3, total: 3 } },
    },
  },
  {
    name: 'noindex for a crawler of another kind',
    store: changed(healthy, { headers: { 'x-robots-tag': 'otherbot: noindex' } }),
    expect: { 'index-home': 'pass', 'index-product': 'pass' },
  },
  {
    name: 'noindex on one product', store: edited([GENSER], inHead('<meta name="googlebot" content="none">')),
    expect: {
      'index-product': {
        status: 'fail', params: { count: 1, total: 3 }, evidence: [{ value: 'none', page: ORIGIN + GENSER }],
      },
    },
  },
  {
    name: 'a home page without a title', store: atHome([TITLE, '<title> </title>']),
    expect: {
      'page-title': {
        status: 'fail', params: { count: 1, total: 10 },
        evidence: [{ label: '<title>', value: '0', page: `${ORIGIN}/` }],
      },
      'page-title-unique': 'blamed on page-title',
    },
  },
  {
    name: 'two titles on a page', store: atHome(inHead('<title>Enda en tittel</title>')),
    expect: {
      'page-title': {
        status: 'warn', params: { variant: 'several', count: 1 }, evidence: [{ line: 5 }, { value: 'Enda en tittel' }],
      },
    },
  },
  {
    name: 'a short title and a long one',
    expect: { 'page-title': { status: 'warn', params: { variant: 'length', count: 2, total: 10 } } },
    store: changed(
      healthy,
      { edit: { '/': [[TITLE, '<title>Ull</title>']], [GENSER]: [[TITLE, `<title>${'Genser '.repeat(10)}</title>`]] } },
    ),
  },
  {
    name: 'one title for all products', store: edited(PRODUCTS, [TITLE, '<title>Produkt – Nordlys Ull</title>']),
    expect: {
      'page-title-unique': {
        status: 'fail', params: { count: 3, total: 10, text: 'Produkt – Nordlys Ull' },
        evidence: [{ page: ORIGIN + GENSER }],
      },
    },
  },
  {
    name: 'one title for two addresses of one page',
    expect: { 'page-title-unique': { status: 'pass', params: { total: 9 } } },
    store: edited(
      PRODUCTS.slice(0, 2), [TITLE, '<title>Produkt – Nordlys Ull</title>'],
      [CANONICAL, `<link rel="canonical" href="${ORIGIN}${GENSER}">`],
    ),
  },
  {
    name: 'one title for two versions that name each other',
    expect: { 'page-title-unique': { status: 'pass', params: { total: 10 } } },
    store: edited(PRODUCTS.slice(0, 2), [TITLE, `<title>Produkt – Nordlys Ull</title>${VERSIONS}`]),
  },
  {
    name: 'no summary', store: atHome([DESCRIPTION, '']),
    expect: {
      'meta-description': {
        status: 'fail', params: { count: 1, total: 10 }, evidence: [{ page: `${ORIGIN}/`, value: '0' }],
      },
    },
  },
  {
    name: 'a short summary', store: atHome([DESCRIPTION, '<meta name="description" content="Klær i ull.">']),
    expect: {
      'meta-description': {
        status: 'warn', params: { count: 1, total: 10 }, evidence: [{ value: 'Klær i ull.', line: 6 }],
      },
    },
  },
  {
    name: 'a cart without a summary', expect: { 'meta-description': 'pass', canonical: 'pass', 'og-basics': 'pass' },
    store: edited(['/handlekurv'], [DESCRIPTION, ''], [CANONICAL, ''], [OPEN_GRAPH, '']),
  },
  {
    name: 'no canonical addresses', store: everywhere([CANONICAL, '']),
    expect: {
      canonical: { status: 'warn', params: { variant: 'missing', count: 10, total: 10 } },
      'canonical-target': 'not-applicable',
    },
  },
  {
    name: 'a relative canonical address', store: atHome([CANONICAL, '<link rel="canonical" href="/">']),
    expect: {
      canonical: { status: 'warn', params: { variant: 'relative', count: 1 }, evidence: [{ value: '/', line: 8 }] },
    },
  },
  {
    name: 'two canonical addresses that do not agree',
    store: atHome(inHead(`<link rel="canonical" href="${GENSERE}">`)),
    expect: {
      canonical: { status: 'fail', params: { count: 1, total: 10 }, evidence: [{ line: 8 }, { value: GENSERE }] },
      'canonical-target': 'blamed on canonical',
    },
  },
  {
    name: 'products that give the home page as their address',
    store: edited(PRODUCTS, [CANONICAL, `<link rel="canonical" href="${ORIGIN}/">`]),
    expect: { canonical: { status: 'fail', params: { count: 3, total: 10 } } },
  },
  {
    name: 'a canonical address below the head',
    store: atHome([CANONICAL, ''], ['</main>', `<link rel="canonical" href="${ORIGIN}/"></main>`]),
    expect: {
      canonical: {
        status: 'warn', params: { variant: 'missing', count: 1 },
        evidence: [{ label: '<body> <link rel="canonical">' }],
      },
    },
  },
  {
    name: 'canonical addresses with and without a parameter, a slash, www', expect: { canonical: 'pass' },
    store: changed(healthy, {
      edit: {
        '/': [[CANONICAL, `<link rel="canonical" href="https://www.${HOST}/">`]],
        [GENSER]: [[CANONICAL, `<link rel="canonical" href="${ORIGIN}${GENSER}/?variant=1">`]],
      },
    }),
  },
  {
    name: 'a canonical address that redirects',
    store: changed(healthy, {
      edit: { [GENSER]: [[CANONICAL, `<link rel="canonical" href="${ORIGIN}/gammel">`]] },
      paths: { '/gammel': redirect(GENSER) },
    }),
    expect: {
      'canonical-target': {
        status: 'warn', params: { count: 1, total: 10 }, evidence: [{ label: '301', page: ORIGIN + GENSER }],
      },
    },
  },
  {
    name: 'a canonical address that is gone',
    store: edited([GENSER], [CANONICAL, `<link rel="canonical" href="${ORIGIN}/borte">`]),
    expect: {
      'canonical-target': {
        status: 'fail', params: { count: 1, total: 10 }, evidence: [{ label: '404', value: `${ORIGIN}/borte` }],
      },
    },
  },
  {
    name: 'a canonical address that asks not to be indexed',
    expect: { 'canonical-target': { status: 'fail', params: { count: 1 } } },
    store: changed(healthy, {
      edit: {
        [GENSER]: [[CANONICAL, `<link rel="canonical" href="${ORIGIN}/kategori/gensere">`]],
        '/kategori/gensere': [inHead('<meta name="robots" content="noindex">')],
      },
    }),
  },
  ...SEO_CONTENT_CASES,
];
