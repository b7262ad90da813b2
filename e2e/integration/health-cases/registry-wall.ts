import { tradeStore } from '../../world/stores/special.ts';
import { changed, redirect } from '../../world/stores/store.ts';
import type { Store } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { everywhere, healthy, HOST, withBody } from './registry-store.ts';

const LOGIN = `<!doctype html><html lang="nb"><head><title>Logg inn</title></head><body><header><a href="/">Nordlys Ull</a></header>
<main><h1>Logg inn</h1><p>Nettbutikken er for forhandlere. Ta kontakt med oss på telefon for å få en konto hos oss, så ordner vi det.</p>
<form method="post"><input name="epost"><input type="password" name="passord"><button>Logg inn</button></form></main></body></html>`;

const locked: Store = { host: HOST, paths: { '/logg-inn': LOGIN, '/robots.txt': healthy.paths['/robots.txt']!, '/sitemap.xml': healthy.paths['/sitemap.xml']! }, otherwise: redirect('/logg-inn', 302) };
const lockedInPlace: Store = { host: HOST, paths: { '/': LOGIN } };
const refused: Store = { ...locked, paths: {}, otherwise: { status: 401, headers: { 'www-authenticate': 'Basic realm="Forhandler"' }, body: '<h1>401</h1>' } };

const GENSER = '/produkt/islender-herre';
const PRODUCTS = [GENSER, '/produkt/votter-dame', '/produkt/lue-barn', '/produkt/skjerf-ull'];
const PRICE = /<p>Pris: <strong>[^<]+<\/strong> inkl\. mva\. /;

/** Products without a price, and these words in its place; lists are open unless they are closed too. */
function priceless(words: string, { paths = PRODUCTS, lists = false, cart = false } = {}): Store {
  const products = changed(healthy, {
    edit: Object.fromEntries(paths.map((path) => [path, [
      [PRICE, `<p>${words} `], [/"price":"[\d.]+","priceCurrency":"NOK",/, ''], ...(cart ? [] : [['<button>Legg i handlekurv</button>', ''] as const]),
    ] as const])),
  });
  return lists ? products : changed(products, {
    edit: Object.fromEntries(['/', '/kategori/gensere', '/kategori/tilbehor'].map((path) => [path, [[/<span>[^<]+kr<\/span>/g, '']] as const])),
  });
}

/** What is no wall: the store shows its prices, whatever else it asks. */
const NO_WALLS: readonly (readonly [name: string, store: Store])[] = [
  ['a login that pops over the head', everywhere([/<\/header>/g, '<dialog open><form><input name="epost"><input type="password"><button>Logg inn for å se dine priser</button></form></dialog></header>'])],
  ['a lower price for members', everywhere([/inkl\. mva\. /g, 'inkl. mva. Logg inn for medlemspris. '])],
  ['a lower price for members, in the words of a wall', everywhere([/inkl\. mva\. /g, 'inkl. mva. Logg inn for å se pris for medlemmer. '])],
  ['a newsletter in front', withBody('<div class="modal"><form><input type="email"><button>Meld deg på og få 10 %</button></form></div>')],
  ['a checkout for those who log in', changed(healthy, { paths: { '/kasse': redirect('/logg-inn', 302), '/logg-inn': LOGIN } })],
  ['an age gate', withBody('<div role="dialog"><p>Er du over 18 år?</p><button>Ja</button></div>')],
  ['a cookie gate', withBody('<div role="dialog"><p>Vi bruker informasjonskapsler.</p><button>Godta</button></div>')],
  ['one product priced on request', priceless('Pris på forespørsel.', { paths: [GENSER], lists: true })],
  ['one product sold out', priceless('Utsolgt.', { paths: [GENSER], lists: true, cart: true })],
  ['a page for those who have an account', changed(healthy, { edit: { '/': [['Handlekurv</a>', 'Handlekurv</a> <a href="/min-side">Min side</a>']] }, paths: { '/min-side': redirect('/logg-inn', 302), '/logg-inn': LOGIN } })],
];

/** The login wall in each of its states, and what is taken for one and is none. */
export const WALL_CASES: readonly HealthCase[] = [
  { name: 'every page leads to a login', store: locked, expect: { 'login-wall': { status: 'fail', evidence: [{ label: '302' }] } } },
  { name: 'every page of a trade store leads to a login', store: locked, input: { b2b: true }, expect: { 'login-wall': { status: 'warn', params: { variant: 'trade' } } } },
  { name: 'a login in place of the store', store: lockedInPlace, expect: { 'login-wall': 'fail' } },
  { name: 'a home page for those with a password', store: refused, outcome: 'refused', expect: { 'login-wall': { status: 'fail', evidence: [{ label: '401' }] } } },
  { name: 'a home page that is forbidden', store: { ...refused, otherwise: { status: 403, body: '<h1>403</h1>' } }, outcome: 'refused', expect: { 'login-wall': 'not-measured: refused' } },
  {
    name: 'an open home page whose products lead to a login',
    store: changed(priceless('', { lists: false }), { paths: { ...Object.fromEntries(PRODUCTS.map((path) => [path, redirect('/logg-inn', 302)])), '/logg-inn': LOGIN } }),
    expect: { 'login-wall': { status: 'warn', params: { variant: 'prices-hidden' } } },
  },
  { name: 'a store for trade', store: tradeStore(HOST), expect: { 'login-wall': { status: 'warn', params: { variant: 'prices-hidden' }, evidence: [{ value: 'logg inn for å se pris' }] } } },
  ...['Logg inn for å se nettopris.', 'Priser vises kun ved innlogging.', 'Pris ved innlogging.', 'Innlogging kreves.', 'Bli kunde for å handle.', 'Søk om konto.', 'Log in to see price.', 'Sign in for pricing.', 'Trade login.']
    .map((words): HealthCase => ({ name: words, store: priceless(words), expect: { 'login-wall': { status: 'warn', params: { variant: 'prices-hidden' } } } })),
  { name: 'one product behind a login', store: priceless('Logg inn for å se pris.', { paths: [GENSER], lists: true }), expect: { 'login-wall': { status: 'warn', params: { variant: 'partial' } } } },
  { name: 'products without a price, and no word of a login', store: priceless('Ring oss for tilbud.'), expect: { 'login-wall': 'not-measured: ambiguous' } },
  { name: 'products without a price that can be bought', store: priceless('Logg inn for å se pris.', { cart: true }), expect: { 'login-wall': 'not-measured: ambiguous' } },
  ...NO_WALLS.map(([name, store]): HealthCase => ({ name: `no wall: ${name}`, store, expect: { 'login-wall': 'pass' } })),
];
