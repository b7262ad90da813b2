import { challengedStore, closedStore, walledStore } from '../../world/stores/barred.ts';
import { healthyStore } from '../../world/stores/healthy.ts';
import { changed, redirect } from '../../world/stores/store.ts';
import type { Store, StoreAnswer } from '../../world/stores/store.ts';
import type { HealthDeps } from '../../../server/tools/health/scan.ts';
import type { HealthCase } from './case.ts';

const DAY_MS = 86_400_000;
const healthy = healthyStore('nordlysull.test');
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** The healthy store with a certificate of that lifetime. */
const certified = (from: number, to: number): Store => changed(healthy, {
  certificate: ({ authority }, names) => authority.issue(names, { notBefore: inDays(from), notAfter: inDays(to) }),
});

/** The healthy store behind so many redirects. */
const behind = (hops: number): Store => changed(healthy, {
  paths: Object.fromEntries<StoreAnswer>([
    ...Array.from({ length: hops }, (_, hop) => [hop === 0 ? '/' : `/steg-${hop}`, redirect(`/steg-${hop + 1}`)] as const),
    [`/steg-${hops}`, healthy.paths['/']!],
  ]),
});

const withHead = (markup: string): Store => changed(healthy, { edit: { '/': [['</head>', `${markup}</head>`]] } });
const withBody = (markup: string): Store => changed(healthy, { edit: { '/': [['</main>', `${markup}</main>`]] } });

/** A guard that found these addresses; the fetch has its own. */
const resolvingTo = (ipv6: boolean): HealthDeps['guard'] => ({
  judge: async (url) => ({
    ok: true,
    target: {
      url, port: 443, mapped: false,
      addresses: [{ address: '93.184.216.34', family: 4 }, ...(ipv6 ? [{ address: '2606:2800:220:1::1', family: 6 as const }] : [])],
    },
  }),
});

const NOTHING_HERE: Store = { host: 'nordlysull.test', paths: {}, otherwise: 'hang' };

/** Every access check in each of its states. */
export const ACCESS_CASES: readonly HealthCase[] = [
  {
    name: 'a healthy store', store: healthy, outcome: 'scanned',
    expect: {
      'store-reachable': { status: 'pass', params: { host: 'nordlysull.test', status: 200 } },
      'bot-challenge': 'pass',
      'store-open': 'pass',
      https: 'pass',
      'http-to-https': { status: 'pass', params: { status: 301 } },
      'cert-valid': { status: 'pass', params: { host: 'nordlysull.test' } },
      'cert-expiry': 'pass',
      'tls-version': { status: 'pass', params: { version: 'TLS 1.3' } },
      hsts: { status: 'pass', params: { days: 365 } },
      'redirect-chain': { status: 'pass', params: { hops: 0 } },
      'canonical-host': { status: 'pass', params: { host: 'nordlysull.test' } },
      'soft-404': { status: 'pass', params: { status: 404 } },
      'mixed-content': 'pass',
      'geo-block': { status: 'info', params: { variant: 'not-refused' } },
      'cart-reachable': { status: 'pass', params: { path: '/handlekurv' } },
      'checkout-not-broken': { status: 'pass', params: { path: '/kasse' } },
      ipv6: 'not-measured: not-configured',
      'http-version': { status: 'info', params: { variant: 'http-1' } },
    },
  },
  {
    name: 'a store on http alone', store: changed(healthy, { plainOnly: true, plain: 'same' }), outcome: 'scanned',
    expect: {
      'store-reachable': 'pass',
      https: { status: 'fail', params: { host: 'nordlysull.test' }, evidence: [{ label: 'refused' }, { label: '200' }] },
      'http-to-https': 'blamed on https',
      'cert-valid': 'blamed on https',
      'cert-expiry': 'blamed on https',
      'tls-version': 'blamed on https',
      hsts: 'blamed on https',
      'mixed-content': 'blamed on https',
      'http-version': { status: 'info', params: { variant: 'http-1' } },
    },
  },
  {
    name: 'a store whose ports are all closed', store: changed(healthy, { plainOnly: true, plain: 'none' }), outcome: 'unreachable',
    expect: { 'store-reachable': { status: 'fail', params: { variant: 'connection-refused' } } },
  },
  {
    name: 'a name that does not exist', store: healthy, input: { url: 'finnes-ikke.test' }, outcome: 'unreachable',
    expect: {
      'store-reachable': { status: 'fail', params: { variant: 'unknown-host', host: 'finnes-ikke.test' } },
      'bot-challenge': 'blamed on store-reachable',
      'store-open': 'blamed on store-reachable',
      https: 'blamed on store-reachable',
      'http-to-https': 'not-measured: unreachable',
      'cert-valid': 'blamed on store-reachable',
      'cert-expiry': 'blamed on store-reachable',
      'tls-version': 'blamed on store-reachable',
      hsts: 'blamed on store-reachable',
      'redirect-chain': 'blamed on store-reachable',
      'canonical-host': 'blamed on store-reachable',
      'soft-404': 'blamed on store-reachable',
      'mixed-content': 'blamed on store-reachable',
      'geo-block': 'blamed on store-reachable',
      'cart-reachable': 'blamed on store-reachable',
      'checkout-not-broken': 'blamed on store-reachable',
      ipv6: 'not-measured: unreachable',
      'http-version': 'blamed on store-reachable',
    },
  },
  {
    name: 'a store that never answers', store: { ...NOTHING_HERE, plain: 'same' }, outcome: 'unreachable',
    expect: { 'store-reachable': 'not-measured: unreachable', 'redirect-chain': 'not-measured: unreachable' },
  },
  {
    name: 'a store that answers with an error, twice', store: changed(healthy, { paths: { '/': { status: 500 } } }), outcome: 'unreachable',
    expect: { 'store-reachable': { status: 'fail', params: { variant: 'server-error', status: 500 } } },
  },
  {
    name: 'a store that answers with an error once', outcome: 'scanned',
    store: changed(healthy, { paths: { '/': [{ status: 502 }, healthy.paths['/'] as string] } }),
    expect: { 'store-reachable': { status: 'pass', evidence: [{ label: '502' }, { label: '200' }] } },
  },
  {
    name: 'a store that refuses us', store: changed(healthy, { paths: { '/': { status: 403, body: '<h1>Forbidden</h1>' } } }), outcome: 'refused',
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
    name: 'a store that is busy', store: changed(healthy, { paths: { '/': { status: 429 } } }), outcome: 'refused',
    expect: { 'store-reachable': 'not-measured: refused', 'geo-block': 'not-applicable' },
  },
  {
    name: 'a store behind a challenge', store: challengedStore('nordlysull.test'), outcome: 'challenged',
    expect: {
      'store-reachable': 'not-measured: challenged',
      'bot-challenge': { status: 'fail', params: { variant: 'named', vendor: 'Cloudflare' }, evidence: [{ label: '403' }, { label: 'marker', value: 'cf-mitigated: challenge' }] },
      'store-open': 'blamed on bot-challenge',
      'mixed-content': 'blamed on bot-challenge',
      'geo-block': 'blamed on bot-challenge',
    },
  },
  {
    name: 'a store behind a wall of its own', outcome: 'challenged',
    store: changed(healthy, {
      paths: {
        '/': {
          body: '<title>nordlysull.test</title><h1>nordlysull.test</h1><p>Bekreft at du ikke er en robot.</p>'
            + '<script src="/captcha.js"></script>',
        },
      },
    }),
    expect: {
      'bot-challenge': { status: 'fail', params: { variant: 'unnamed' }, evidence: [{ label: '200' }, { label: 'marker' }] },
      'store-open': 'blamed on bot-challenge',
    },
  },
  {
    name: 'a store whose wall rises midway', store: walledStore('nordlysull.test'), outcome: 'scanned',
    expect: { 'bot-challenge': 'pass', 'cart-reachable': 'not-measured: challenged', 'checkout-not-broken': 'not-measured: challenged' },
  },
  {
    name: 'a store with its door closed', store: closedStore('nordlysull.test'), outcome: 'closed',
    expect: {
      'store-reachable': 'pass', 'bot-challenge': 'pass', 'store-open': { status: 'fail', params: { variant: 'password' } },
      'mixed-content': 'blamed on store-open', 'cart-reachable': 'blamed on store-open',
    },
  },
  {
    name: 'a store that opens soon', outcome: 'closed',
    store: { host: 'nordlysull.test', paths: {}, otherwise: '<title>Nordlys</title><h1>Kommer snart</h1>' },
    expect: { 'store-open': { status: 'fail', params: { variant: 'coming-soon' } } },
  },
  {
    name: 'a store under maintenance', outcome: 'closed',
    store: { host: 'nordlysull.test', paths: {}, otherwise: { status: 503, headers: { 'retry-after': '3600' }, body: '<h1>Vi er nede for vedlikehold</h1>' } },
    expect: { 'store-open': { status: 'fail', params: { variant: 'maintenance' } }, 'store-reachable': { status: 'pass', params: { status: 503 } } },
  },
  {
    name: 'a waiting room', outcome: 'waiting-room',
    store: { host: 'nordlysull.test', paths: {}, otherwise: '<title>Waiting room</title><p>You are in line.</p>' },
    expect: { 'store-reachable': 'not-measured: refused', 'bot-challenge': 'not-measured: refused', 'store-open': 'not-measured: refused' },
  },
  {
    name: 'port 80 sends on for now only', store: changed(healthy, { plain: redirect('https://nordlysull.test/', 302) }),
    expect: { 'http-to-https': { status: 'warn', params: { status: 302 } } },
  },
  {
    name: 'port 80 is the store too', store: changed(healthy, { plain: 'same' }),
    expect: { 'http-to-https': 'fail' },
  },
  {
    name: 'nothing on port 80', store: changed(healthy, { plain: 'none' }),
    expect: { 'http-to-https': 'not-applicable' },
  },
  {
    name: 'a certificate that has run out', store: certified(-90, -2), outcome: 'scanned',
    expect: {
      'store-reachable': 'pass', https: 'pass', 'cert-valid': { status: 'fail', params: { variant: 'expired' } },
      'cert-expiry': 'blamed on cert-valid',
    },
  },
  {
    name: 'a certificate that is not valid yet', store: certified(2, 90),
    expect: { 'cert-valid': { status: 'fail', params: { variant: 'not-yet-valid' } } },
  },
  {
    name: 'a certificate for another name',
    store: changed(healthy, { certificate: ({ authority }) => authority.issue(['annet.test']) }),
    expect: { 'cert-valid': { status: 'fail', params: { variant: 'wrong-host', host: 'nordlysull.test' } } },
  },
  {
    name: 'a certificate nobody vouches for',
    store: changed(healthy, { certificate: ({ authority }, names) => authority.issue(names, { selfSigned: true }) }),
    expect: { 'cert-valid': { status: 'fail', params: { variant: 'untrusted' } } },
  },
  { name: 'a certificate with a fifth of its time left', store: certified(-80, 20), expect: { 'cert-expiry': 'warn' } },
  { name: 'a certificate about to run out', store: certified(-95, 5), expect: { 'cert-expiry': { status: 'fail', params: { days: 4 } } } },
  {
    name: 'a store that speaks only old TLS',
    store: changed(healthy, {
      plain: 'same',
      certificate: ({ authority }, names) => Object.assign(authority.issue(names), {
        minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0',
      }),
    }),
    expect: { https: 'fail', 'tls-version': { status: 'fail', params: { version: 'TLS 1.1' } } },
  },
  { name: 'a short HSTS', store: changed(healthy, { headers: { 'strict-transport-security': 'max-age=86400' } }), expect: { hsts: { status: 'warn', params: { days: 1 } } } },
  { name: 'no HSTS', store: changed(healthy, { headers: {} }), expect: { hsts: 'fail' } },
  { name: 'three redirects to the home page', store: behind(3), expect: { 'redirect-chain': { status: 'warn', params: { hops: 3 } } } },
  { name: 'four redirects to the home page', store: behind(4), expect: { 'redirect-chain': { status: 'fail', params: { variant: 'long', hops: 4 } } } },
  {
    name: 'redirects in a circle', outcome: 'unreachable',
    store: changed(healthy, { paths: { '/': redirect('/a', 302), '/a': redirect('/', 302) } }),
    expect: { 'redirect-chain': { status: 'fail', params: { variant: 'loop' } }, 'store-reachable': 'not-measured: unreachable' },
  },
  {
    name: 'the store under both names', store: changed(healthy, { www: 'same' }),
    expect: { 'canonical-host': { status: 'fail', params: { variant: 'both', host: 'nordlysull.test', other: 'www.nordlysull.test' } } },
  },
  {
    name: 'no www', store: changed(healthy, { www: 'none' }),
    expect: { 'canonical-host': { status: 'fail', params: { variant: 'dead', other: 'www.nordlysull.test' } } },
  },
  {
    name: 'a store on a name of its own below another', store: changed(healthyStore('butikk.nordlysull.test'), { www: 'none' }),
    expect: { 'canonical-host': 'not-applicable' },
  },
  {
    name: 'unknown addresses lead home', store: changed(healthy, { otherwise: redirect('/', 302) }),
    expect: { 'soft-404': { status: 'warn', params: { status: 302 } } },
  },
  {
    name: 'unknown addresses have a page', store: changed(healthy, { otherwise: '<h1>Her er det ingenting</h1>' }),
    expect: { 'soft-404': { status: 'fail', params: { status: 200 } } },
  },
  {
    name: 'unknown addresses lead to a login',
    store: changed(healthy, { otherwise: redirect('/logg-inn', 302), paths: { '/logg-inn': '<h1>Logg inn</h1>' } }),
    expect: { 'soft-404': 'not-measured: ambiguous' },
  },
  {
    name: 'a picture over http', store: withBody('<img src="http://nordlysull.test/a.jpg" alt="Garn">'),
    expect: { 'mixed-content': { status: 'warn', params: { count: 1 }, evidence: [{ label: '<img>', page: 'https://nordlysull.test/' }] } },
  },
  {
    name: 'a picture over http for sharp screens alone',
    store: withBody('<img src="/a.jpg" srcset="/a.jpg 1x, http://nordlysull.test/a2.jpg 2x" alt="Garn">'),
    expect: { 'mixed-content': { status: 'warn', params: { count: 1 }, evidence: [{ value: 'http://nordlysull.test/a2.jpg' }] } },
  },
  {
    name: 'a script over http', store: withHead('<script src="http://nordlysull.test/a.js"></script>'),
    expect: { 'mixed-content': { status: 'fail', params: { count: 1 } } },
  },
  {
    name: 'a form that sends over http', store: withBody('<form action="http://nordlysull.test/sok"></form>'),
    expect: { 'mixed-content': 'fail' },
  },
  {
    name: 'a cart behind a login',
    store: changed(healthy, { paths: { '/handlekurv': redirect('/logg-inn', 302), '/logg-inn': '<h1>Logg inn</h1>' } }),
    expect: { 'cart-reachable': { status: 'warn', params: { path: '/handlekurv' } }, 'checkout-not-broken': 'not-measured: not-found' },
  },
  {
    name: 'a cart that is broken', store: changed(healthy, { paths: { '/handlekurv': { status: 500 } } }),
    expect: { 'cart-reachable': { status: 'fail', params: { path: '/handlekurv', status: 500 } } },
  },
  {
    name: 'a store that links to no cart', store: changed(healthy, { edit: { '/': [['<a href="/handlekurv">Handlekurv</a>', '']] } }),
    expect: { 'cart-reachable': 'not-measured: not-found' },
  },
  {
    name: 'a checkout that is broken', store: changed(healthy, { paths: { '/kasse': { status: 502 } } }),
    expect: { 'checkout-not-broken': { status: 'fail', params: { path: '/kasse', status: 502 } } },
  },
  ...[true, false].map((has): HealthCase => ({
    name: `a host ${has ? 'with' : 'without'} an IPv6 address`, store: healthy, deps: { guard: resolvingTo(has) },
    expect: { ipv6: { status: 'info', params: { variant: has ? 'yes' : 'no', host: 'nordlysull.test' } } },
  })),
  {
    name: 'HTTP/2', expect: { 'http-version': { status: 'info', params: { variant: 'http-2' } } },
    store: changed(healthy, {
      certificate: ({ authority }, names) => Object.assign(authority.issue(names), { ALPNProtocols: ['h2', 'http/1.1'] }),
    }),
  },
  {
    name: 'HTTP/3 on offer', store: changed(healthy, { headers: { 'alt-svc': 'h3=":443"; ma=86400' } }),
    expect: { 'http-version': { status: 'info', params: { variant: 'http-3' } } },
  },
];
