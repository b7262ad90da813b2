import { describe, expect, it } from 'vitest';
import { headersOf } from '../net/headers.ts';
import { createPage } from '../page/page.ts';
import { detectPlatform, detectServer } from './platform.ts';

const detect = (html: string, headers: [string, string][] = []) => (
  detectPlatform(createPage(html, new URL('https://shop.test/')), headers)?.id ?? null
);

describe('detectPlatform', () => {
  it.each([
    ['shopify', '<script src="https://cdn.shopify.com/s/files/1/a.js">'], [
      'woocommerce', '<meta name="generator" content="WooCommerce 9.1.2">',
    ],
    [
      'woocommerce', '<script>var wc_add_to_cart_params = {}</script>',
    ], ['magento', '<script type="text/x-magento-init">{}</script>'],
    ['magento', '<link href="/static/version1731/frontend/Nordlys/hyva/nb_NO/css/styles.css">'],
    ['prestashop', '<script>var prestashop = {"cart":{}};</script>'], ['opencart', '<script src="catalog/view/javascript/common.js"></script>'],
    ['prestashop', '<link href="/modules/ps_shoppingcart/a.css">'], [
      'bigcommerce', '<img src="https://cdn11.bigcommerce.com/s-1/a.jpg">',
    ],
    ['squarespace', '<script>Static.SQUARESPACE_CONTEXT = {}</script>'], [
      'wix', '<meta name="generator" content="Wix.com Website Builder"><script>wixstores</script>',
    ],
    [
      'salesforce', '<img src="/on/demandware.static/-/Sites/a.png">',
    ], ['centra', '<img src="https://shop.centracdn.net/a.jpg">'],
    [
      'crystallize', '<img src="https://media.crystallize.com/a.jpg">',
    ], ['norce', '<img src="https://storage.jetshop.io/a.jpg">'],
    [
      'quickbutik', '<img src="https://cdn.quickbutik.com/images/a.jpg">',
    ], ['mystore', '<img src="https://cdn2.mystore4.no/a.jpg">'],
    [
      'mystore', '<img src="/users/kaffe_mystore_no/images/a.jpg">',
    ], ['shoporama', '<meta name="generator" content="Shoporama">'],
    ['wix', '<meta name="generator" content="Wix.com Website Builder"><script>WixStores</script>'],
    ['litium', '<script>window.__LITIUM = {}</script>'],
  ])('detects %s by its markup', (id, html) => {
    expect(detect(html)).toBe(id);
  });

  it.each<[string, [string, string]]>([
    ['shopify', ['X-ShopId', '1']], ['shopware', ['sw-version-id', 'a']], [
      '24nettbutikk', ['set-cookie', '24nb=1; path=/'],
    ],
    ['nopcommerce', ['set-cookie', '.Nop.customer=a; path=/']], ['optimizely', ['set-cookie', 'EPi:StateMarker=true']],
  ])('detects %s by its headers', (id, header) => {
    expect(detect('<p>x</p>', [header])).toBe(id);
  });

  it.each([
    '<p>We moved from Shopify to Magento</p>', '<img src="/image/a.jpg"><img src="/homage/a.jpg">',
    '<meta name="generator" content="Wix.com Website Builder">',
    '<meta name="generator" content="WordPress 6.6">', '<a href="https://mycentra.example/">', '<p>lithium</p>',
  ])('does not match mere words: %s', (html) => {
    expect(detect(html)).toBeNull();
  });

  it('terminates on 375,000 unclosed script tags', () => {
    expect(detect('<script '.repeat(375_000))).toBeNull();
  });
});

describe('detectServer', () => {
  it.each([
    ['nginx/1.27.4', 'nginx'], ['Apache/2.4.62 (Debian)', 'apache'], ['Caddy', 'caddy'],
    ['Apache-Coyote/1.1', null], ['cloudflare', null], ['', null],
  ])('%j', (server, id) => {
    expect(detectServer(headersOf(server === '' ? [] : [['server', server]]))).toBe(id);
  });
});
