import { expect, test } from 'vitest';
import { createPage } from '../../../page/page.ts';
import type { FetchedResource } from '../gathered.ts';
import { pageOf, sampled } from '../artifacts-rig.ts';
import { isLoginOnly, leadsToLogin, showsPrices, treatmentOn, wallPhrase } from './login-wall.ts';

const phraseIn = (text: string): string | null =>
  wallPhrase({ page: createPage(`<main><p>${text}</p></main>`, new URL('https://nordlysull.test/')) });

test.each([
  'Logg inn for å se pris', 'Logg inn for å se dine priser', 'Logg inn for pris', 'Logg inn for priser', 'Du må være innlogget for å se priser', 'Logg deg inn for å se prisene',
  'Vennligst logg inn for å se nettopris', 'Priser vises kun for innloggede kunder', 'Priser er kun synlige for innloggede brukere', 'Prisen vises etter innlogging',
  'Innlogging kreves', 'Logg inn for å handle', 'Bli kunde for å handle', 'Søk om kundeforhold', 'Log in to see prices', 'Login to view your price', 'Log in for prices',
  'Please sign in for pricing', 'Sign in for pricing.', 'Logg inn for å se nettopris.', 'Priser vises kun ved innlogging.', 'Pris ved innlogging.', 'Søk om konto.', 'Log in to see price.', 'Sign in to see pricing', 'Prices are visible to registered customers only', 'Trade login',
])('a login wall phrase: %s', (text) => expect(phraseIn(text)).not.toBeNull());

test.each([
  'Logg inn', 'Logg inn for medlemspris', 'Logg inn for å se ordrehistorikk', 'Logg inn for å lagre favoritter', 'Logg inn og få 10 % rabatt', 'Pris på forespørsel', 'Bli medlem',
  'Log in to write a review', 'Sign in to save', 'Log in to see order history', 'Prices include VAT',
])('not a login wall phrase: %s', (text) => expect(phraseIn(text)).toBeNull());

const endedAt = (path: string, hops = 1): FetchedResource =>
  ({ result: { ok: true, status: 200, url: new URL(path, 'https://nordlysull.test/'), hops: Array.from({ length: hops }, () => ({})) } }) as unknown as FetchedResource;

test.each([
  '/login', '/Account/Login', '/account/login', '/customer/account/login/', '/login.aspx', '/wp-login.php', '/b2b-login', '/logg-inn', '/logginn', '/innlogging', '/users/sign_in', '/signin',
  '/password', '/min-side/', '/kunden/anmelden', '/forhandler-login', '/fr/connexion', '/prihlasenie',
])('redirected to a login: %s', (path) => {
  expect(leadsToLogin(endedAt(path))).toBe(true);
  expect(leadsToLogin(endedAt(path, 0))).toBe(false);
});
test.each(['/passwords', '/blogg/login-tips', '/min-side-guide', '/produkt/sign-in-skilt', '/plugin', '/katalog-inne', '/anmeldelser'])('redirected elsewhere: %s', (path) => {
  expect(leadsToLogin(endedAt(path))).toBe(false);
});

test('redirected to a login host, or answered with 401', () => {
  const at = (url: string, status = 200, hops = 1): FetchedResource =>
    ({ result: { ok: true, status, url: new URL(url), hops: Array.from({ length: hops }, () => ({})) } }) as unknown as FetchedResource;
  for (const name of ['login', 'auth', 'id', 'sso', 'account', 'konto']) expect(leadsToLogin(at(`https://${name}.shop.test/`))).toBe(true);
  expect(leadsToLogin(at('https://login.shop.test/', 200, 0))).toBe(false);
  expect(leadsToLogin(at('https://shop.login.test/'))).toBe(false);
  expect(leadsToLogin(at('https://shop.test/', 401, 0))).toBe(true);
  expect(leadsToLogin(at('https://shop.test/', 403))).toBe(false);
  expect(leadsToLogin({ result: null } as FetchedResource)).toBe(false);
  expect(leadsToLogin({ result: { ...at('https://shop.test/', 401).result, ok: false } } as FetchedResource)).toBe(false);
});

const PASSWORD = '<form><input type="PASSWORD"></form>';
test.each([
  ['a login and nothing else', `<h1>Logg inn</h1>${PASSWORD}<a href="/kontakt">Kontakt</a>`, true],
  ['no password field', '<form><input type="email"></form>', false],
  ['a button with the type password', '<form><button type="password">Logg inn</button></form>', false],
  ['a login in the header', `<header>${PASSWORD}</header><h1>Velkommen</h1>`, false],
  ['a login in a dialog', `<div role="dialog"><div>${PASSWORD}</div></div><h1>Velkommen</h1>`, false],
  ['a login in the header and in the content', `<header>${PASSWORD}</header><h1>Logg inn</h1>${PASSWORD}`, true],
  ['a page with little other text', `${PASSWORD}<p>${'x'.repeat(1_498)}</p>`, true],
  ['a page with 1,500 characters of other text', `${PASSWORD}<p>${'x'.repeat(1_500)}</p>`, false],
  ['prices beside it', `${PASSWORD}<p>Genser 1 299 kr</p>`, false],
  ['a delivery cost beside it', `${PASSWORD}<p>Frakt 79 kr</p>`, true],
  ['a product beside it', `${PASSWORD}<a href="/produkt/genser">Genser</a>`, false],
  ['a list beside it', `${PASSWORD}<a href="/kategori/gensere">Gensere</a>`, false],
])('a login page and nothing else: %s', (_name, html, isAlone) => expect(isLoginOnly(pageOf(html))).toBe(isAlone));

test.each(['Genser 1 299 kr', 'Frakt 79 kr</p><p>Genser 1 299 kr', 'Genser 1 299 kr, fri frakt'])('shows prices: %s', (text) =>
  expect(showsPrices(pageOf(`<p>${text}</p>`))).toBe(true));
test.each([
  'Genser', 'Frakt 79 kr', 'Levering 79 kr', 'Porto 79 kr', 'Shipping 79 kr', 'Delivery 79 kr', 'Bestill for 500 kr', 'Handle for 500 kr', 'Ordre over 500 kr', 'Order over 500 kr', 'Orders over 500 kr',
  'Fraktgebyr 79 kr', 'Ekspressfrakt 199 kr', 'Pakkefrakt 79 kr', 'Portoavgift 79 kr', 'Fraktfritt vid köp för 499 kr', 'Fraktfritt over 500 kr', 'Fragtgebyr 79 kr',
  'Versandkosten 5,90 €', 'Livraison offerte dès 49 €', 'Gratis verzending vanaf € 50', 'Toimitus 5,90 €', 'Darmowa dostawa od 199 zł', 'Doprava zdarma od 1 500 Kč',
])('shows no prices: %s', (text) => expect(showsPrices(pageOf(`<p>${text}</p>`))).toBe(false));

const WALL = '<h1>Genser</h1><p>Logg inn for å se pris</p>';
const jsonLd = (offers: string): string => `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Genser","offers":${offers}}</script>`;
test.each([
  ['a visible price', '<h1>Genser</h1><p>Pris: 1 299 kr</p>', 'priced'],
  ['a price in the markup', `${WALL}${jsonLd('{"@type":"Offer","price":"1299","priceCurrency":"NOK"}')}`, 'priced'],
  ['a price in the markup, without a currency', `${WALL}${jsonLd('{"@type":"Offer","price":"1299"}')}`, 'priced'],
  ['a lowest price in the markup', `${WALL}${jsonLd('{"@type":"AggregateOffer","lowPrice":"99"}')}`, 'priced'],
  ['a price of zero in the markup', `${WALL}${jsonLd('{"@type":"Offer","price":"0","priceCurrency":"NOK"}')}`, 'walled'],
  ['an offer without a price', `${WALL}${jsonLd('{"@type":"Offer","availability":"InStock"}')}`, 'walled'],
  ['a login wall phrase', WALL, 'walled'],
  ['a login wall phrase only in the header', '<header>Logg inn for å se pris</header><h1>Genser</h1>', 'silent'],
  ['a login wall phrase, and a buy button', `${WALL}<button>Legg i handlekurv</button>`, 'silent'],
  ['a login wall phrase, and a buy input', `${WALL}<input type="submit" value="Kjøp nå">`, 'silent'],
  ['a login wall phrase, and other controls', `${WALL}<input><input value="1"><button>Søk</button>`, 'walled'],
  ['neither price nor login wall phrase', '<h1>Genser</h1><p>Ring oss for tilbud</p>', 'silent'],
])('how a product page treats a visitor: %s', (_name, html, how) => expect(treatmentOn(sampled('product', html))).toBe(how));

test.each([
  'Legg i handlekurv', 'Legg i kurv', 'Legg i kurven', 'Legg i vogn', 'Legg i bag', 'Legg til i handlekurv', 'Legg til i handlevogn', 'Legg i', 'Kjøp', 'Kjøp nå', 'Bestill', 'Add to cart', 'Add to basket', 'Add to bag', 'Buy', 'BUY NOW',
  'Lägg i varukorg', 'In den Warenkorb', 'Ajouter au panier', 'Añadir al carrito', 'Lisää ostoskoriin', 'Do košíku', 'カートに入れる',
])('the words of a buy button: %s', (words) => expect(treatmentOn(sampled('product', `${WALL}<button>${words}</button>`))).toBe('silent'));
test.each(['Kjøpsvilkår', 'Bestillinger', 'Vi kjøper ull', 'Slik kan du kjøpe', 'Buyers', 'Add to wishlist', 'Köpvillkor', 'Kaufberatung'])('not the words of a buy button: %s', (words) =>
  expect(treatmentOn(sampled('product', `${WALL}<p>${words}</p>`))).toBe('walled'));

test('a product page that was not seen completely is not walled', () => {
  expect(treatmentOn(sampled('product', WALL, { truncated: 'size' }))).toBe('unavailable');
  expect(treatmentOn(sampled('product', WALL, { shell: true }))).toBe('unavailable');
  expect(treatmentOn(sampled('product', '<p>Pris: 1 299 kr</p>', { truncated: 'size' }))).toBe('priced');
});
