import { expect, test } from 'vitest';
import { isSafeToGet } from './safe-to-get.ts';

test.each([
  '/?add-to-cart=12', '/produkt/sko/?add-to-cart=12&quantity=2', '/cart/add?id=5', '/cart/add', '/cart/clear', '/logout',
  '/konto/logg-ut', '/account/logout?next=/', '/customer/account/logout/', '/index.php?route=account/logout',
  '/wishlist/index/add/product/5', '/wishlist', '/onskeliste', '/%C3%B8nskeliste', '/compare', '/catalog/product_compare/add/',
  '/sammenlign', '/newsletter/unsubscribe?id=5', '/meld-av', '/handlekurv/tom', '/handlekurv?remove_item=abc', '/?wc-ajax=add_to_cart',
  '/cart?action=empty', '/admin/delete/5', '/slett/5', '/basket/remove/1', '/addtocart/1', '/add_to_cart/1',
  '/?do=logout', '/handlekurv?action=show-and-clear', '/switch-currency/eur', '/?currency=EUR', '/changecurrency/1?currency=2',
  '/abmelden', '/fr/deconnexion', '/cerrar-sesion', '/logga-ut', '/warenkorb/hinzuf%C3%BCgen/3', '/panier/ajouter?id=3', '/winkelwagen/verwijderen/3', '/favourites/toggle', '/?logg-ut=1',
  '/cart/add-item', '/cart/update_quantity', '/favorites/add/5', '/customer/abmelden', '/?abmelden=1',
])('%s may change something', (path) => {
  expect(isSafeToGet(new URL(path, 'https://shop.test'))).toBe(false);
});

test.each([
  '/', '/handlekurv', '/cart', '/checkout', '/checkout/cart/', '/kassen', '/produkt/bla-genser', '/collections/new',
  '/products/compared-to-none', '/warenkorb', '/panier', '/prodotti/elimina-odori', '/abmessungen', '/products/address-book', '/salgsbetingelser', '/sok?q=logo', '/products/a?variant=5', '/page/2',
  '/blogg/outlet', '/p/123', '/categories/favorites', '/index.php?route=product/product&product_id=5',
  '/handlekurv?action=show',
  // Words for actions that are also names, products or advice.
  '/blog/add-a-rug', '/blog/change-is-coming', '/blog/clear-skin-tips', '/blog/update-2024', '/blog/empty-nest-ideas',
  '/blogg/legg-gulv-selv', '/blogg/tom-kniv', '/blogg/oppdater-garderoben', '/blogi/lisaa-villasta',
  '/blog/ajouter-du-style', '/search/tom-tailor', '/sok/tom-ford', '/butikker/tom', '/favorites/tom-ford',
  '/produs/intrerupator-deconectare', '/produs/buton-deconectare', '/produkt/merkzettel-block',
  '/produkt/wunschliste-karte', '/ratgeber/preise-vergleichen', '/jamfor-priser',
])('%s is only read', (path) => {
  expect(isSafeToGet(new URL(path, 'https://shop.test'))).toBe(true);
});

test('an address of 3,000 characters is not safe', () => {
  expect(isSafeToGet(new URL(`https://shop.test/${'a'.repeat(3_000)}`))).toBe(false);
});

test('only web addresses without credentials are safe', () => {
  for (const url of ['mailto:a@b.no', 'javascript:void(0)', 'tel:+4712345678', 'https://me@shop.test/']) {
    expect(isSafeToGet(new URL(url))).toBe(false);
  }
});
