import { healthyStore } from '../../world/stores/healthy.ts';
import { changed, redirect } from '../../world/stores/store.ts';
import type { Store } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';

const HOST = 'nordlysull.test';
const ORIGIN = `https://${HOST}`;
const DAY_MS = 86_400_000;
const healthy = healthyStore(HOST);
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const expired: Store['certificate'] = ({ authority }, names) =>
  authority.issue(names, { notBefore: inDays(-90), notAfter: inDays(-2) });
const oldTls: Store['certificate'] = ({ authority }, names) =>
  Object.assign(authority.issue(names), { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' });
const wrongNameOverHttp2: Store['certificate'] = ({ authority }) =>
  Object.assign(authority.issue(['annet.test']), { ALPNProtocols: ['h2', 'http/1.1'] });

/** Access to a store over a network; how each check judges is in its own table. */
export const ACCESS_CASES: readonly HealthCase[] = [
  {
    name: 'a healthy store, its robots.txt and its sitemap', store: healthy, outcome: 'scanned',
    expect: {
      'store-reachable': { status: 'pass', params: { host: HOST, status: 200 } },
      'bot-challenge': 'pass',
      'store-open': 'pass',
      https: 'pass',
      'http-to-https': { status: 'pass', params: { status: 301 } },
      'cert-valid': { status: 'pass', params: { host: HOST } },
      'cert-expiry': 'pass',
      'tls-version': { status: 'pass', params: { version: 'TLS 1.3' } },
      hsts: { status: 'pass', params: { days: 365 } },
      'redirect-chain': { status: 'pass', params: { hops: 0 } },
      'canonical-host': { status: 'pass', params: { host: HOST } },
      'soft-404': { status: 'pass', params: { status: 404 } },
      'mixed-content': 'pass',
      'geo-block': { status: 'info', params: { variant: 'not-refused' } },
      'cart-reachable': { status: 'pass', params: { path: '/handlekurv' } },
      'checkout-not-broken': { status: 'pass', params: { path: '/kasse' } },
      ipv6: 'not-measured: not-configured',
      'http-version': { status: 'info', params: { variant: 'http-1' } },
      'robots-status': { status: 'pass', params: { variant: 'found' } },
      'robots-is-text': 'pass',
      'robots-size': 'pass',
      'robots-syntax': 'pass',
      'robots-home-google': 'pass',
      'robots-product-google': { status: 'pass', params: { total: 3 } },
      'robots-bing': { status: 'pass', params: { total: 3 } },
      'robots-storebot': 'pass',
      'robots-assets': { status: 'pass', params: { total: 2 } },
      'robots-sitemap-line': {
        status: 'pass', params: { count: 1 },
        evidence: [{ value: `${ORIGIN}/sitemap.xml`, page: `${ORIGIN}/robots.txt`, line: 6 }],
      },
      'robots-crawl-delay': { status: 'pass', params: { variant: 'absent' } },
      'ai-search-bots': { status: 'pass', params: { total: 10 } },
      'ai-user-fetchers': { status: 'pass', params: { total: 8 } },
      'ai-training-bots': { status: 'info', params: { variant: 'allowed', total: 11 } },
      'ai-dead-tokens': 'pass',
      'preview-bots': 'pass',
      'content-signal': { status: 'info', params: { variant: 'absent' } },
      'rsl-license': { status: 'info', params: { variant: 'absent' } },
      'ai-edge-access': 'not-applicable',
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
    name: 'a store on http only, with a broken cart', outcome: 'scanned',
    store: changed(healthy, { plainOnly: true, plain: 'same', paths: { '/handlekurv': { status: 500 } } }),
    expect: {
      'store-reachable': 'pass',
      https: { status: 'fail', params: { host: HOST }, evidence: [{ label: 'refused' }, { label: '200' }] },
      'http-to-https': 'blamed on https',
      'tls-version': 'blamed on https',
      'http-version': { status: 'info', params: { variant: 'http-1' } },
      'cart-reachable': { status: 'fail', params: { variant: 'server-error', path: '/handlekurv', status: 500 } },
    },
  },
  {
    name: 'a server that names its software, and redirects to https temporarily', outcome: 'scanned',
    store: changed(healthy, { headers: { server: 'nginx/1.27.4' }, plain: redirect('{origin}/', 302) }),
    expect: {
      'http-to-https': {
        status: 'warn', params: { status: 302 },
        recipe: {
          system: 'nginx',
          code: `server {\n  listen 80;\n  listen [::]:80;\n  server_name ${HOST};\n  return 301 https://${HOST}$request_uri;\n}`,
        },
      },
    },
  },
  {
    name: 'a name that does not exist', store: healthy, input: { url: 'finnes-ikke.test' }, outcome: 'unreachable',
    expect: {
      'store-reachable': { status: 'fail', params: { variant: 'unknown-host', host: 'finnes-ikke.test' } },
      'http-to-https': 'not-measured: unreachable',
      ipv6: 'not-measured: unreachable',
      'robots-status': 'blamed on store-reachable',
      'sitemap-found': 'blamed on store-reachable',
    },
  },
  {
    name: 'a store that refuses us', store: changed(
      healthy, { paths: { '/': { status: 403, body: '<h1>Forbidden</h1>' } } },
    ), outcome: 'refused',
    expect: {
      'store-reachable': 'not-measured: refused',
      'store-open': 'not-measured: refused',
      'bot-challenge': 'not-measured: refused',
      'geo-block': { status: 'info', params: { variant: 'refused', status: 403 } },
      https: 'pass',
      'mixed-content': 'not-measured: refused',
    },
  },
  {
    name: 'a store under maintenance', outcome: 'closed',
    store: {
      host: HOST, paths: {},
      otherwise: { status: 503, headers: { 'retry-after': '3600' }, body: '<h1>Vi er nede for vedlikehold</h1>' },
    },
    expect: {
      'store-open': { status: 'fail', params: { variant: 'maintenance' } },
      'store-reachable': { status: 'pass', params: { status: 503 } },
    },
  },
  {
    name: 'a waiting room', outcome: 'waiting-room',
    store: { host: HOST, paths: {}, otherwise: '<title>Waiting room</title><p>You are in line.</p>' },
    expect: {
      'store-reachable': 'not-measured: refused', 'bot-challenge': 'not-measured: refused',
      'store-open': 'not-measured: refused',
    },
  },
  {
    name: 'an expired certificate', store: changed(healthy, { certificate: expired }), outcome: 'scanned',
    expect: {
      'store-reachable': 'pass', https: 'pass', 'cert-valid': { status: 'fail', params: { variant: 'expired' } },
      'cert-expiry': 'blamed on cert-valid',
    },
  },
  {
    name: 'a store with legacy TLS only', store: changed(healthy, { plain: 'same', certificate: oldTls }),
    expect: { https: 'fail', 'tls-version': { status: 'fail', params: { version: 'TLS 1.1' } } },
  },
  {
    name: 'a store with many redirects, a certificate for another name, and HTTP/2', outcome: 'scanned',
    store: changed(healthy, {
      certificate: wrongNameOverHttp2, www: 'none', plain: redirect(`${ORIGIN}/`, 302), otherwise: redirect('/', 302),
      paths: {
        '/': redirect('/steg-1'), '/steg-1': redirect('/steg-2'), '/steg-2': redirect('/steg-3'),
        '/steg-3': healthy.paths['/']!,
        '/handlekurv': redirect('/logg-inn', 302), '/logg-inn': '<h1>Logg inn</h1>',
      },
    }),
    expect: {
      'cert-valid': { status: 'fail', params: { variant: 'wrong-host', host: HOST } },
      'http-version': { status: 'info', params: { variant: 'http-2' } },
      'redirect-chain': { status: 'warn', params: { hops: 3 } },
      'http-to-https': { status: 'warn', params: { status: 302 } },
      'canonical-host': { status: 'fail', params: { variant: 'dead', other: `www.${HOST}` } },
      'soft-404': { status: 'warn', params: { variant: 'home', status: 302 } },
      'cart-reachable': { status: 'warn', params: { path: '/handlekurv' } },
      'checkout-not-broken': 'not-measured: not-found',
    },
  },
  {
    name: 'a store that serves a page at every URL, except a broken checkout', outcome: 'scanned',
    store: changed(healthy, {
      www: 'same', plain: 'same', otherwise: '<h1>Her er det ingenting</h1>',
      headers: { 'alt-svc': 'h3=":443"; ma=86400' },
      edit: { '/': [['</head>', `<script src="http://${HOST}/a.js"></script></head>`]] },
      paths: { '/kasse': { status: 502 } },
    }),
    expect: {
      'http-to-https': 'fail',
      'canonical-host': { status: 'fail', params: { variant: 'both', host: HOST, other: `www.${HOST}` } },
      hsts: 'fail',
      'soft-404': { status: 'fail', params: { status: 200 } },
      'http-version': { status: 'info', params: { variant: 'http-3' } },
      'mixed-content': { status: 'fail', params: { count: 1 } },
      'checkout-not-broken': { status: 'fail', params: { path: '/kasse', status: 502 } },
    },
  },
];
