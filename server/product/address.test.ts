import { expect, test } from 'vitest';
import { looksLikeCategory, looksLikeLogin, looksLikeNoProduct, looksLikeProduct } from './address.ts';

test.each([
  '/login', '/log-in', '/Login.php', '/logginn', '/logg-inn/', '/loggin', '/logg-in', '/signin', '/sign-in',
  '/innlogging', '/account', '/account/login',
  '/no/konto/', '/min-side', '/auth/start', '/butikk/login?neste=1',
  '/my-login', '/forhandler-login', '/wp-login.php', '/kunden-anmeldung',
  '/kundenkonto', '/fr/mon-compte/', '/mijn-account', '/logga-in', '/kirjaudu', '/pl/logowanie', '/mi-cuenta/pedidos', '/accedi.php',
  '/p%C5%99ihl%C3%A1%C5%A1en%C3%AD', '/bejelentkezes', '/contul-meu', '/moj-racun',
])('%s is a login', (path) => expect(looksLikeLogin(new URL(path, 'https://shop.test'))).toBe(true));

test.each(
  [
    '/', '/handlekurv', '/kontorrekvisita', '/konto-utskrift', '/authors/', '/blogin', '/accounts', '/control-acceso', '/min-side-guide',
    '/sok?q=login', '/#login', '/comptes-rendus', '/kontaktlinser', '/anmeldelser', '/entrees',
  ],
)(
  '%s is not a login', (path) => expect(looksLikeLogin(new URL(path, 'https://shop.test'))).toBe(false));

test.each([
  '/om-oss', '/blogg', '/butikker/', '/s%C3%B8k', '/login', '/about-us.html', '/ueber-uns', '/a-propos', '/quienes-somos', '/chi-siamo', '/o-nas', '/tietoa-meista', '/rolunk',
])('%s is of no product', (path) => expect(looksLikeNoProduct(new URL(path, 'https://shop.test'))).toBe(true));

test.each(['/kontorstoler', '/storesengetoy', '/soker', '/ull/gensere', '/aboutique'])('%s may be of goods', (path) =>
  expect(looksLikeNoProduct(new URL(path, 'https://shop.test'))).toBe(false));

test.each([
  '/product-category/sofa-12345', '/produktkategori/sko/', '/kategorie-produktu/boty', '/tuote-osasto/kengat-10000', '/collections/sko', '/katalog',
])('%s is a list', (path) => {
  const url = new URL(path, 'https://shop.test');
  expect([looksLikeCategory(url), looksLikeProduct(url)]).toEqual([true, false]);
});

test.each(['/produkt/genser', '/termek/pulover', '/kategori/genser-12345', '/urun/kazak'])('%s is a product', (path) => {
  const url = new URL(path, 'https://shop.test');
  expect([looksLikeCategory(url), looksLikeProduct(url)]).toEqual([false, true]);
});
