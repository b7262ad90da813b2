import { expect, test } from 'vitest';
import { isFile, isFrontPage, isLoginHost, looksLikeArticle, looksLikeCategory, looksLikeInfoPage, looksLikeLogin, looksLikeProduct, looksLikeService } from './address.ts';

test.each([
  '/login', '/log-in', '/Login.php', '/logginn', '/logg-inn/', '/loggin', '/logg-in', '/signin', '/sign-in',
  '/innlogging', '/account', '/account/login',
  '/no/konto/', '/min-side', '/auth/start', '/butikk/login?neste=1',
  '/my-login', '/forhandler-login', '/wp-login.php', '/kunden-anmeldung',
  '/kundenkonto', '/fr/mon-compte/', '/mijn-account', '/logga-in', '/kirjaudu', '/pl/logowanie', '/mi-cuenta/pedidos', '/accedi.php',
  '/p%C5%99ihl%C3%A1%C5%A1en%C3%AD', '/bejelentkezes', '/contul-meu', '/moj-racun',
  '/customer/account', '/anmelden', '/de/anmeldung', '/pt-br/conta', '/giris', '/conectare.php',
])('%s is a login', (path) => expect(looksLikeLogin(new URL(path, 'https://shop.test'))).toBe(true));

test.each(
  [
    '/', '/handlekurv', '/kontorrekvisita', '/konto-utskrift', '/authors/', '/blogin', '/accounts', '/control-acceso', '/min-side-guide',
    '/sok?q=login', '/#login', '/comptes-rendus', '/kontaktlinser', '/anmeldelser', '/entrees',
    // Products with such names, and other things to sign up for.
    '/products/steam-account', '/products/mini-konto', '/gift-account', '/shop-account', '/collections/keto-conta',
    '/categoria/conta', '/urun/hdmi-giris', '/kamera-vhod', '/produit/cable-connexion', '/produs/cablu-conectare',
    '/newsletter/anmelden', '/newsletter-anmeldung', '/kurs-anmeldung', '/events/anmeldung', '/nieuwsbrief-aanmelden',
    '/newsletter/prijava', '/steam-account', '/hdmi-giris', '/products/neon-sign-in', '/produkt/konto',
  ],
)(
  '%s is not a login', (path) => expect(looksLikeLogin(new URL(path, 'https://shop.test'))).toBe(false));

test.each([
  '/om-oss', '/blogg', '/butikker/', '/s%C3%B8k', '/login', '/about-us.html', '/ueber-uns', '/a-propos', '/quienes-somos', '/chi-siamo', '/o-nas', '/tietoa-meista', '/rolunk',
  '/kasse', '/checkout/', '/wish-list.php', '/handlekurv', '/warenkorb', '/about', '/store', '/SEARCH',
])('%s is a service page', (path) => expect(looksLikeService(new URL(path, 'https://shop.test'))).toBe(true));

test.each(['/', '/nyheter/genser', '/blogg/strikk', '/Blogg/Strikk'])('%s looks like an article', (path) => expect(looksLikeArticle(new URL(path, 'https://shop.test'))).toBe(true));

test.each(['/nyheter', '/genser'])('%s does not look like an article', (path) => expect(looksLikeArticle(new URL(path, 'https://shop.test'))).toBe(false));

test.each(['/kontorstoler', '/storesengetoy', '/soker', '/ull/gensere', '/aboutique'])('%s may be a product or a list', (path) =>
  expect(looksLikeService(new URL(path, 'https://shop.test'))).toBe(false));

test.each([
  '/', '/store/oslo', '/store', '/stores/oslo', '/butikker/oslo', '/om-oss/historie', '/about/team', '/about-wool',
  '/account-info', '/search/advanced', '/sok/avansert', '/wp-admin', '/wp-content/x', '/bloggen', '/blogg', '/konto/',
  '/om-oss-1', '/butikker-i-oslo', '/logg-inn-bedrift', '/min-side-2', '/search_results', '/sok-resultat', '/storefinder', '/blogg_strikk',
])('%s is neither a product nor a list', (path) => expect(looksLikeInfoPage(new URL(path, 'https://shop.test'))).toBe(true));

test.each([
  '/sepet', '/favorite', '/steam-account', '/hdmi-giris', '/kontorstoler', '/storesengetoy', '/tiendas-de-campana',
  '/nyheter/dame', '/nyheder/dame', '/inspirasjon/stue', '/artikkel/genser', '/boutiques/robes', '/lojas/sapatos',
])('%s may be a product list', (path) => expect(looksLikeInfoPage(new URL(path, 'https://shop.test'))).toBe(false));

test.each([
  '/produktkategorier/gensere', '/produkt-kategorier/ull', '/produktserier/ull', '/product-tags/ull', '/productseries/ull',
  '/product-serie/x', '/produkt-category/x', '/product-kategori/x', '/produktkategorier/sko-12345', '/produktkategorier/p-123',
  '/product-category/sofa-12345', '/produktkategori/sko/', '/kategorie-produktu/boty', '/tuote-osasto/kengat-10000', '/collections/sko', '/katalog',
  '/produktkategori.html', '/product-category-2/sko', '/productcategory-ull', '/produktkategori-sko/sko-12345',
])('%s is a list', (path) => {
  const url = new URL(path, 'https://shop.test');
  expect([looksLikeCategory(url), looksLikeProduct(url)]).toEqual([true, false]);
});

test.each(['/produkt/genser', '/Produkt/Genser', '/termek/pulover', '/kategori/genser-12345', '/urun/kazak'])('%s is a product', (path) => {
  const url = new URL(path, 'https://shop.test');
  expect([looksLikeCategory(url), looksLikeProduct(url)]).toEqual([false, true]);
});

test.each(['/', '/genser', '/om-oss', '/sko-1234', '/kategorisering/sko'])('%s is neither a product nor a list', (path) => {
  const url = new URL(path, 'https://shop.test');
  expect([looksLikeCategory(url), looksLikeProduct(url)]).toEqual([false, false]);
});

test.each([
  '/index.php?product_id=7', '/?id_product=7&id_lang=1', '/index.php?cat=2&productid=a7', '/vare?PID=7', '/index.php?route=product/product&path=20',
  '/sko/p-123', '/sko/p123', '/sko-p-12', '/sko-p12.html', '/7-sko.html', '/sko-12345', '/sko_12345.html/', '/sko/12345',
])('%s is a product by its query or number', (path) => expect(looksLikeProduct(new URL(path, 'https://shop.test'))).toBe(true));

test.each([
  '/index.php?xproduct_id=7', '/hjelp?om=/vare?pid=7', '/index.php?product_id=', '/index.php?route=product/category', '/?sort=pid', '/sko/px-123', '/sko-p-1', '/sko-1234',
  '/7-sko', '/sko-12345.jpg', '/blogg/sko-12345',
])('%s is not a product', (path) => expect(looksLikeProduct(new URL(path, 'https://shop.test'))).toBe(false));

test('a query for a product is that of a product page on the front page only', () => {
  const urls = ['/?product=kvern', '/no/?lang=no&product=kvern', '/kontakt?product=kvern', '/login?product=kvern', '/?xproduct=kvern'].map((path) => new URL(path, 'https://shop.test'));
  expect(urls.map(looksLikeProduct)).toEqual([true, true, false, false, false]);
  expect(urls.map(looksLikeLogin)).toEqual([false, false, false, true, false]);
});

test('a front page whose query identifies a product is a product page', () => {
  expect(['/', '/?utm_source=post', '/?product_id=7', '/?product=kvern', '/?product=', '/?post_type=product', '/sko'].map((path) => isFrontPage(new URL(path, 'https://shop.test'))))
    .toEqual([true, true, false, false, true, true, false]);
});

test('the path of a language, with or without a country, is that of a front page', () => {
  expect(['/no', '/nb-NO/', '/en_gb', '/sko', '/no/sko', '/n', '/no-no-no', '/no?product_id=7'].map((path) => isFrontPage(new URL(path, 'https://shop.test'))))
    .toEqual([true, true, true, false, false, false, false, false]);
});

test('recognises files by their extension, and login hosts by their first label', () => {
  expect(['/a.JPG', '/a.pdf', '/a.html', '/a.pdf/b', '/pdf'].map(isFile)).toEqual([true, true, false, false, false]);
  expect(['login.shop.test', 'id.shop.test', 'konto.shop.test', 'cuenta.shop.test', 'shop.test', 'auth-x.shop.test', 'shop.login.test'].map((host) => isLoginHost(new URL(`https://${host}`))))
    .toEqual([true, true, true, true, false, false, false]);
});
