import { changed, redirect } from '../../world/stores/store.ts';
import type { Store } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { healthy, HOST } from './registry-store.ts';

const LOGIN =
  `<!doctype html><html lang="nb"><head><title>Logg inn</title></head><body><header><a href="/">Nordlys Ull</a></header>
<main><h1>Logg inn</h1><p>Nettbutikken er for forhandlere. Ta kontakt med oss på telefon for å få en konto hos oss, så ordner vi det.</p>
<form method="post"><input name="epost"><input type="password" name="passord"><button>Logg inn</button></form></main></body></html>`;

const locked: Store = {
  host: HOST,
  paths: {
    '/logg-inn': LOGIN,
    '/robots.txt': healthy.paths['/robots.txt']!,
    '/sitemap.xml': healthy.paths['/sitemap.xml']!,
  },
  otherwise: redirect('/logg-inn', 302),
};
const refused: Store = {
  ...locked,
  paths: {},
  otherwise: { status: 401, headers: { 'www-authenticate': 'Basic realm="Forhandler"' }, body: '<h1>401</h1>' },
};

const PRODUCTS = ['/produkt/islender-herre', '/produkt/votter-dame', '/produkt/lue-barn', '/produkt/skjerf-ull'];

const WITHOUT_PRICES = Object.fromEntries(['/', '/kategori/gensere', '/kategori/tilbehor'].map((path) =>
  [path, [[/<span>[^<]+kr<\/span>/g, '']] as const]));

/** Logins before the whole store, the home page, the products, and private pages, which may have one. */
export const WALL_CASES: readonly HealthCase[] = [
  {
    name: 'every page leads to a login',
    store: locked,
    expect: { 'login-wall': { status: 'fail', evidence: [{ label: '302' }] }, 'price-vat': 'blamed on login-wall' },
  },
  {
    name: 'a home page that requires a password',
    store: refused,
    outcome: 'refused',
    expect: { 'login-wall': { status: 'fail', evidence: [{ label: '401' }] } },
  },
  {
    name: 'an open home page whose products lead to a login',
    store: changed(healthy, {
      edit: WITHOUT_PRICES,
      paths: { ...Object.fromEntries(PRODUCTS.map((path) => [path, redirect('/logg-inn', 302)])), '/logg-inn': LOGIN },
    }),
    expect: { 'login-wall': { status: 'warn', params: { variant: 'prices-hidden' } } },
  },
  {
    name: 'products that ask for a login in place of their price, and show nothing else of a product',
    store: changed(healthy, {
      edit: {
        ...WITHOUT_PRICES,
        ...Object.fromEntries(PRODUCTS.map((path) => [path, [
          [/<script type="application[^]*?<\/script>\n/g, ''], [/<p>Pris: [^]*<\/form>/, '<p>Logg inn for å se pris.</p>'],
        ] as const])),
      },
    }),
    expect: { 'login-wall': { status: 'warn', params: { variant: 'prices-hidden' } } },
  },
  {
    name: 'a checkout and an account page that require login',
    store: changed(healthy, {
      edit: { '/': [['Handlekurv</a>', 'Handlekurv</a> <a href="/min-side">Min side</a>']] },
      paths: { '/min-side': redirect('/logg-inn', 302), '/kasse': redirect('/logg-inn', 302), '/logg-inn': LOGIN },
    }),
    expect: { 'login-wall': 'pass' },
  },
];
