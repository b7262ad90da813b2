import { expect, test } from 'vitest';
import { looksLikeArticle, looksLikeCategory, looksLikeInfoPage, looksLikeLogin, looksLikeProduct, looksLikeService } from './address.ts';

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
    // Goods of such names, and what else one signs up for.
    '/products/steam-account', '/products/mini-konto', '/gift-account', '/shop-account', '/collections/keto-conta',
    '/categoria/conta', '/urun/hdmi-giris', '/kamera-vhod', '/produit/cable-connexion', '/produs/cablu-conectare',
    '/newsletter/anmelden', '/newsletter-anmeldung', '/kurs-anmeldung', '/events/anmeldung', '/nieuwsbrief-aanmelden',
    '/newsletter/prijava', '/steam-account', '/hdmi-giris', '/products/neon-sign-in', '/produkt/konto',
  ],
)(
  '%s is not a login', (path) => expect(looksLikeLogin(new URL(path, 'https://shop.test'))).toBe(false));

test.each([
  '/om-oss', '/blogg', '/butikker/', '/s%C3%B8k', '/login', '/about-us.html', '/ueber-uns', '/a-propos', '/quienes-somos', '/chi-siamo', '/o-nas', '/tietoa-meista', '/rolunk',
])('%s is a service page', (path) => expect(looksLikeService(new URL(path, 'https://shop.test'))).toBe(true));

test.each(['/', '/nyheter/genser', '/blogg/strikk'])('%s may be an article', (path) => expect(looksLikeArticle(new URL(path, 'https://shop.test'))).toBe(true));

test.each(['/nyheter', '/genser'])('%s is none', (path) => expect(looksLikeArticle(new URL(path, 'https://shop.test'))).toBe(false));

test.each(['/kontorstoler', '/storesengetoy', '/soker', '/ull/gensere', '/aboutique'])('%s may be of goods', (path) =>
  expect(looksLikeService(new URL(path, 'https://shop.test'))).toBe(false));

test.each([
  '/', '/store/oslo', '/store', '/stores/oslo', '/butikker/oslo', '/om-oss/historie', '/about/team', '/about-wool',
  '/account-info', '/search/advanced', '/sok/avansert', '/wp-admin', '/wp-content/x', '/bloggen', '/blogg', '/konto/',
  '/om-oss-1', '/butikker-i-oslo', '/logg-inn-bedrift', '/min-side-2', '/search_results', '/sok-resultat', '/storefinder', '/blogg_strikk',
])('%s lists no goods', (path) => expect(looksLikeInfoPage(new URL(path, 'https://shop.test'))).toBe(true));

test.each([
  '/sepet', '/favorite', '/steam-account', '/hdmi-giris', '/kontorstoler', '/storesengetoy', '/tiendas-de-campana',
  '/nyheter/dame', '/nyheder/dame', '/inspirasjon/stue', '/artikkel/genser', '/boutiques/robes', '/lojas/sapatos',
])('%s may list goods', (path) => expect(looksLikeInfoPage(new URL(path, 'https://shop.test'))).toBe(false));

test.each([
  '/produktkategorier/gensere', '/produkt-kategorier/ull', '/produktserier/ull', '/product-tags/ull', '/productseries/ull',
  '/product-serie/x', '/produkt-category/x', '/product-kategori/x', '/produktkategorier/sko-12345', '/produktkategorier/p-123',
  '/product-category/sofa-12345', '/produktkategori/sko/', '/kategorie-produktu/boty', '/tuote-osasto/kengat-10000', '/collections/sko', '/katalog',
  '/produktkategori.html', '/product-category-2/sko', '/productcategory-ull', '/produktkategori-sko/sko-12345',
])('%s is a list', (path) => {
  const url = new URL(path, 'https://shop.test');
  expect([looksLikeCategory(url), looksLikeProduct(url)]).toEqual([true, false]);
});

test.each(['/produkt/genser', '/termek/pulover', '/kategori/genser-12345', '/urun/kazak'])('%s is a product', (path) => {
  const url = new URL(path, 'https://shop.test');
  expect([looksLikeCategory(url), looksLikeProduct(url)]).toEqual([false, true]);
});
