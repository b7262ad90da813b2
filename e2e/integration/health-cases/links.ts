import { challengedStore } from '../../world/stores/barred.ts';
import { healthyStore } from '../../world/stores/healthy.ts';
import { scriptRenderedStore } from '../../world/stores/special.ts';
import { changed, redirect, serveStore } from '../../world/stores/store.ts';
import type { Store, StoreAnswer } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';

const HOST = 'nordlysull.test';
const ORIGIN = `https://${HOST}`;
const OUTSIDE = 'veveriet.test';
const healthy = healthyStore(HOST);

/** The healthy store with more on its home page, and these answers. */
const showing = (markup: string, paths: Record<string, StoreAnswer> = {}): Store =>
  changed(healthy, { edit: { '/': [['</main>', `${markup}</main>`]] }, paths });
const inMenu = (markup: string): Store => changed(healthy, { edit: { '/': [['</nav>', `${markup}</nav>`]] } });

/** The healthy store without a piece of markup that stands on every page. */
const without = (...markup: readonly string[]): Store => changed(healthy, {
  edit: Object.fromEntries(Object.entries(healthy.paths).flatMap(([path, answer]) =>
    (typeof answer === 'string' && answer.includes(markup[0]!)
      ? [[path, markup.map((find) => [find, ''] as const)]] : []))),
});

const links = (count: number, prefix: string): string =>
  Array.from({ length: count }, (_, place) => `<a href="/${prefix}-${place + 1}">Oppskrift ${place + 1}</a>`).join(' ');

/** A link out of the store, to a host that answers like this. */
const leadingOut = (
  name: string, answer: StoreAnswer, expected: HealthCase['expect']['external-broken'],
): HealthCase => ({
  name, store: showing(`<a href="https://${OUTSIDE}/garn">Garnet vårt</a>`),
  prepare: (network) => serveStore(network, { host: OUTSIDE, paths: {}, otherwise: answer, www: 'none' }),
  expect: { 'external-broken': expected! },
});

const FOOTER = {
  terms: '<a href="/salgsbetingelser">Salgsbetingelser</a>',
  returns: '<a href="/angrerett">Angrerett og retur</a>',
  privacy: '<a href="/personvern">Personvern</a>',
  contact: '<a href="/kontakt">Kontakt oss</a>',
};
const MAIL = '<a href="mailto:post@nordlysull.example">post@nordlysull.example</a>';
const GENSERE = '/kategori/gensere';
const bareGensere = (markup: string): Store => changed(healthy, { edit: { [GENSERE]: [[markup, '']] } });

/** Every links check in each of its states. */
export const LINKS_CASES: readonly HealthCase[] = [
  {
    name: 'links as they should be', store: healthy,
    expect: {
      'internal-broken': { status: 'pass', params: { total: 10 } },
      'nav-broken': { status: 'pass', params: { total: 4 } },
      'internal-redirects': { status: 'pass', params: { count: 0, total: 12 } },
      'insecure-links': 'pass',
      'localhost-links': 'pass',
      'crawlable-anchors': 'pass',
      'external-broken': 'not-applicable',
      'odr-dead-link': 'pass',
      'terms-link': { status: 'pass', params: { total: 11 } },
      'returns-link': { status: 'pass', params: { total: 11 } },
      'privacy-link': { status: 'pass', params: { total: 11 } },
      'contact-link': { status: 'pass', params: { total: 11 } },
    },
  },
  {
    name: 'a mail address that a CDN hides behind a link of its own',
    store: inMenu('<a href="/cdn-cgi/l/email-protection#a1">[email&#160;protected]</a>'),
    expect: { 'internal-broken': 'pass', 'nav-broken': 'pass' },
  },
  {
    name: 'a store drawn by script', store: scriptRenderedStore(HOST),
    expect: {
      'internal-broken': 'not-measured: needs-script',
      'nav-broken': 'not-measured: needs-script',
      'internal-redirects': 'not-measured: needs-script',
      'insecure-links': 'not-measured: needs-script',
      'localhost-links': 'not-measured: needs-script',
      'crawlable-anchors': 'not-measured: needs-script',
      'external-broken': 'not-measured: needs-script',
      'odr-dead-link': 'not-measured: needs-script',
      'terms-link': 'not-measured: needs-script',
      'returns-link': 'not-measured: needs-script',
      'privacy-link': 'not-measured: needs-script',
      'contact-link': 'not-measured: needs-script',
    },
  },
  {
    name: 'a store behind a challenge', store: challengedStore(HOST),
    expect: {
      'internal-broken': 'blamed on bot-challenge',
      'nav-broken': 'blamed on bot-challenge',
      'terms-link': 'blamed on bot-challenge',
    },
  },
  {
    name: 'two links that are broken',
    store: showing(`${links(1, 'borte')} <a href="/feil">Feil</a>`, { '/feil': { status: 500 } }),
    expect: {
      'internal-broken': {
        status: 'warn', params: { count: 2, total: 12 },
        evidence: [
          { label: '404', value: 'Oppskrift 1', url: `${ORIGIN}/borte-1`, page: `${ORIGIN}/` },
          { label: '500', value: 'Feil', url: `${ORIGIN}/feil`, page: `${ORIGIN}/` },
        ],
      },
      'nav-broken': 'pass',
    },
  },
  {
    name: 'three links that are broken', store: showing(links(3, 'borte')),
    expect: { 'internal-broken': { status: 'fail', params: { count: 3, total: 13 } } },
  },
  {
    name: 'a link that is kept from us',
    store: showing('<a href="/lukket">For ansatte</a>', { '/lukket': { status: 403 } }),
    expect: { 'internal-broken': { status: 'pass', params: { total: 10 } } },
  },
  {
    name: 'more links than are tried',
    store: showing(
      links(40, 'side'),
      Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`/side-${place + 1}`, '<h1>Side</h1>'])),
    ),
    expect: { 'internal-broken': { status: 'pass', params: { total: 25 } } },
  },
  {
    name: 'a menu that leads nowhere', store: inMenu('<a href="/salg">Salg</a>'),
    expect: {
      'nav-broken': {
        status: 'fail', params: { count: 1, total: 5 },
        evidence: [{ label: '404', value: 'Salg', url: `${ORIGIN}/salg`, page: `${ORIGIN}/` }],
      },
      'internal-broken': 'pass',
    },
  },
  {
    name: 'a store without a menu',
    store: {
      host: HOST,
      paths: { '/': '<title>Garn</title><h1>Garn</h1><main><a href="/om">Om</a></main>', '/om': '<h1>Om</h1>' },
    },
    expect: { 'nav-broken': 'not-measured: not-found', 'internal-broken': 'pass' },
  },
  {
    name: 'one link in thirteen redirected',
    store: showing('<a href="/gammel">Garn</a>', { '/gammel': redirect('/om-oss') }),
    expect: {
      'internal-redirects': {
        status: 'pass', params: { count: 1, total: 13 },
        evidence: [{ label: '301', value: 'Garn', url: `${ORIGIN}/gammel` }],
      },
    },
  },
  {
    name: 'two links in twenty redirected',
    store: showing(`<a href="/gammel-1">Garn</a> <a href="/gammel-2">Pinner</a> ${links(6, 'side')}`, {
      '/gammel-1': redirect('/om-oss'), '/gammel-2': redirect('/om-oss'),
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((side) => [`/side-${side}`, '<h1>Side</h1>'])),
    }),
    expect: { 'internal-redirects': { status: 'pass', params: { count: 2, total: 20 } } },
  },
  {
    name: 'a redirect to what is gone', store: showing('<a href="/gammel">Garn</a>', { '/gammel': redirect('/borte') }),
    expect: {
      'internal-broken': {
        status: 'warn', params: { count: 1 },
        evidence: [{ label: '404', url: `${ORIGIN}/gammel` }],
      },
    },
  },
  {
    name: 'two links in fourteen redirected',
    store: showing(
      '<a href="/gammel-1">Garn</a> <a href="/gammel-2">Pinner</a>',
      { '/gammel-1': redirect('/om-oss'), '/gammel-2': redirect('/om-oss', 302) },
    ),
    expect: { 'internal-redirects': { status: 'fail', params: { count: 2, total: 14, percent: 14 } } },
  },
  {
    name: 'pages for members',
    store: showing(
      '<a href="/ordre">Dine ordrer</a> <a href="/lister">Dine lister</a>',
      { '/ordre': redirect('/logg-inn', 302), '/lister': redirect('/logg-inn', 302), '/logg-inn': '<h1>Logg inn</h1>' },
    ),
    expect: { 'internal-redirects': { status: 'pass', params: { count: 0, total: 12 } } },
  },
  {
    name: 'a link to http', store: showing(`<a href="http://${HOST}/om-oss">Veveriet</a>`),
    expect: {
      'insecure-links': {
        status: 'fail', params: { count: 1 },
        evidence: [{ value: 'Veveriet', url: `http://${HOST}/om-oss`, page: `${ORIGIN}/` }],
      },
      'internal-redirects': 'pass',
    },
  },
  {
    name: 'a store on http alone', store: changed(healthy, { plainOnly: true, plain: 'same' }),
    expect: { 'insecure-links': 'blamed on https' },
  },
  ...[
    'http://localhost:3000/admin', 'https://192.168.1.20/', 'https://butikk.local/', 'https://[::1]/', 'file:///a.html',
  ].map((address): HealthCase => ({
    name: `a link to ${address}`, store: showing(`<a href="${address}">Admin</a>`),
    expect: {
      'localhost-links': { status: 'fail', params: { count: 1 }, evidence: [{ value: 'Admin', page: `${ORIGIN}/` }] },
    },
  })),
  {
    name: 'links for people alone',
    store: showing(`<a href="javascript:void(0)">Vis flere</a> <a href="#" onclick="location.href='/salg'">Salg</a>
<a data-href="/nytt">Nytt</a> <a href="#topp">Til toppen</a> <a name="topp">Toppen</a> <a href="#">Lukk</a>
<a href="javascript:void(0)"> › </a> <a role="button" href="javascript:void(0)">Meny</a>
<a aria-expanded="false" href="javascript:void(0)">Klær</a>`),
    expect: {
      'crawlable-anchors': {
        status: 'warn', params: { count: 3, total: 20 },
        evidence: [{ value: 'Vis flere' }, { value: 'Salg' }, { value: 'Nytt' }],
      },
    },
  },
  leadingOut('a link out of the store', '<h1>Garn</h1>', { status: 'pass', params: { total: 1 } }),
  leadingOut('a link out to what is gone', { status: 410 }, {
    status: 'fail', params: { count: 1, total: 1 },
    evidence: [{ label: '410', value: 'Garnet vårt', url: `https://${OUTSIDE}/garn`, page: `${ORIGIN}/` }],
  }),
  leadingOut('a link out to a server in trouble', { status: 500 }, 'pass'),
  leadingOut('a link out that is kept from us', { status: 403 }, 'not-measured: refused'),
  leadingOut('a link out to what answers no program', { status: 999 }, 'not-measured: challenged'),
  leadingOut(
    'a link out behind a challenge',
    { status: 403, headers: { 'cf-mitigated': 'challenge' } },
    'not-measured: challenged',
  ),
  {
    name: 'a link out to a name that does not exist', store: showing('<a href="https://finnes-ikke.test/">Borte</a>'),
    expect: { 'external-broken': 'not-measured: unreachable' },
  },
  {
    name: "the Union's other pages", store: showing('<a href="https://ec.europa.eu/info/index_en">EU</a>'),
    expect: { 'odr-dead-link': 'pass' },
  },
  {
    name: "the Union's closed portal by its other name",
    store: showing('<a href="https://webgate.ec.europa.eu/odr">EU</a>'),
    expect: { 'odr-dead-link': 'fail' },
  },
  {
    name: "the Union's closed portal",
    store: changed(
      healthy,
      {
        edit: {
          '/salgsbetingelser': [
            [
              '</main>',
              '<a href="https://ec.europa.eu/consumers/odr/main/?event=main.home.show">Klageportal</a></main>',
            ],
          ],
        },
      },
    ),
    expect: {
      'odr-dead-link': {
        status: 'fail', params: { count: 1, total: 11 },
        evidence: [{ value: 'Klageportal', page: `${ORIGIN}/salgsbetingelser` }],
      },
    },
  },
  {
    name: 'no link to the terms on one page', store: bareGensere(FOOTER.terms),
    expect: {
      'terms-link': { status: 'warn', params: { count: 10, total: 11 }, evidence: [{ page: `${ORIGIN}${GENSERE}` }] },
    },
  },
  {
    name: 'no link to the terms', store: without(FOOTER.terms),
    expect: { 'terms-link': { status: 'fail', params: { total: 10 } }, 'returns-link': 'pass' },
  },
  {
    name: 'no link to returns on one page', store: bareGensere(FOOTER.returns),
    expect: { 'returns-link': { status: 'warn', params: { count: 10, total: 11 } } },
  },
  {
    name: 'no link to returns', store: without(FOOTER.returns),
    expect: { 'returns-link': { status: 'fail', params: { total: 10 } } },
  },
  {
    name: 'no link to privacy on one page', store: bareGensere(FOOTER.privacy),
    expect: { 'privacy-link': { status: 'warn', params: { count: 10, total: 11 } } },
  },
  {
    name: 'no link to privacy', store: without(FOOTER.privacy),
    expect: { 'privacy-link': { status: 'fail', params: { total: 10 } } },
  },
  {
    name: 'mail in place of a page for contact', store: without(FOOTER.contact),
    expect: { 'contact-link': { status: 'pass', params: { total: 10 } } },
  },
  {
    name: 'no link to contact', store: without(FOOTER.contact, MAIL),
    expect: { 'contact-link': { status: 'fail', params: { total: 10 } } },
  },
  {
    name: 'no link to contact on one page',
    store: changed(healthy, { edit: { [GENSERE]: [[FOOTER.contact, ''], [MAIL, '']] } }),
    expect: {
      'contact-link': { status: 'warn', params: { count: 10, total: 11 }, evidence: [{ page: `${ORIGIN}${GENSERE}` }] },
    },
  },
  {
    name: 'a store in a language whose words we do not know',
    store: {
      host: HOST,
      paths: {
        '/': `<!doctype html><html lang="fi"><head><title>Lankakauppa</title></head>
<body><h1>Lankaa</h1><a href="/toimitusehdot">Toimitusehdot</a></body></html>`,
      },
    },
    expect: { 'terms-link': 'not-measured: ambiguous', 'contact-link': 'not-measured: ambiguous' },
  },
  {
    name: 'a terms page that does not link to itself',
    store: changed(healthy, { edit: { '/salgsbetingelser': [[FOOTER.terms, '']] } }),
    expect: { 'terms-link': { status: 'pass', params: { total: 11 } } },
  },
];
