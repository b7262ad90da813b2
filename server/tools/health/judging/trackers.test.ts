import { expect, test } from 'vitest';
import { createPage } from '../../../page/page.ts';
import { trackingCookies, trackingScripts } from './trackers.ts';

test.each([
  ['_ga', 'Google Analytics'], ['_ga_ABC123', 'Google Analytics'], ['_gid', 'Google Analytics'], ['_gat_gtag_UA', 'Google Analytics'],
  ['_gcl_au', 'Google Ads'], ['IDE', 'Google Ads'], ['NID', 'Google Ads'], ['test_cookie', 'Google Ads'],
  ['_fbp', 'Meta'], ['_fbc', 'Meta'], ['fr', 'Meta'], ['_hjSession_1', 'Hotjar'],
  ['_clck', 'Microsoft Clarity'], ['_clsk', 'Microsoft Clarity'], ['CLID', 'Microsoft Clarity'], ['MUID', 'Microsoft Clarity'],
  ['_uetsid', 'Microsoft Ads'], ['_tt_enable_cookie', 'TikTok'], ['_ttp', 'TikTok'], ['_pin_unauth', 'Pinterest'], ['_pinterest_ct', 'Pinterest'],
  ['_scid', 'Snapchat'], ['sc_at', 'Snapchat'], ['li_gc', 'LinkedIn'], ['bcookie', 'LinkedIn'], ['lidc', 'LinkedIn'],
  ['_kla_id', 'Klaviyo'], ['__kla_session', 'Klaviyo'], ['mp_1_mixpanel', 'Mixpanel'], ['mixpanel_id', 'Mixpanel'],
  ['hubspotutk', 'HubSpot'], ['__hstc', 'HubSpot'], ['_shopify_y', 'Shopify Analytics'], ['_shopify_sa_t', 'Shopify Analytics'],
  ['AMCV_1', 'Adobe Analytics'], ['s_vi', 'Adobe Analytics'], ['criteo_id', 'Criteo'], ['cto_bundle', 'Criteo'], ['_matomo', 'Matomo'], ['_pk_id', 'Matomo'],
])('the cookie %s', (cookie, name) => {
  expect(trackingCookies([` ${cookie}=GA1.2.3; Path=/`])).toEqual([{ name, by: { kind: 'cookie', cookie } }]);
});

test.each([
  'PHPSESSID', '_gab', '_gids', 'my_ga', 'x_gid', 'x_gat', 'x_gcl_', 'IDENTITY', 'aIDE', 'NIDX', 'ANID', 'test_cookie2', 'a_test_cookie', '_fbpx', 'x_fbp', '_fbcx', 'x_fbc',
  'frontend', 'afr', 'x_hj', '_clckx', 'x_clck', '_clskx', 'x_clsk', 'CLIDX', 'XCLID', 'MUIDB', 'XMUID', 'x_uet', 'x_tt_', '_ttpx', 'x_ttp', 'x_pin_', 'x_pinterest',
  'x_scid', 'sc_atx', 'xsc_at', 'xli_', 'xbcookie', 'bcookies', 'xlidc', 'lidcx', 'x_kla_id', '_kla_ids', 'x__kla', 'xmp_', 'xmixpanel', 'hubspotutks', 'xhubspotutk', 'x__hs',
  'x_shopify_y', '_shopify_essential', 'XAMCV', 's_vix', 'xs_vi', 'xcriteo', 'xcto_', 'x_matomo', 'x_pk_', '',
])('a cookie that may be necessary: %j', (cookie) => {
  expect(trackingCookies([`${cookie}=1`])).toEqual([]);
});

const scripts = (markup: string) => trackingScripts(createPage(markup, new URL('https://shop.test/'))).map(({ name, by }) =>
  [name, by.kind === 'script' ? by.address : '']);

test.each([
  ['https://www.googletagmanager.com/gtm.js?id=GTM-1', 'Google Tag Manager'], ['https://www.googletagmanager.com/gtag/js?id=UA-1', 'Google Analytics'],
  ['https://www.google-analytics.com/analytics.js', 'Google Analytics'], ['https://tags.shop.test/gtag/js?id=G-1', 'Google Analytics'],
  ['https://www.googleadservices.com/a.js', 'Google Ads'], ['https://ad.doubleclick.net/a.js', 'Google Ads'], ['https://pagead2.googlesyndication.com/a.js', 'Google Ads'],
  ['//connect.facebook.net/en_US/fbevents.js', 'Meta'], ['https://static.hotjar.com/c/h.js', 'Hotjar'], ['https://script.hotjar.com/m.js', 'Hotjar'],
  ['https://www.clarity.ms/tag/1', 'Microsoft Clarity'], ['https://bat.bing.com/bat.js', 'Microsoft Ads'], ['https://analytics.tiktok.com/i18n/a.js', 'TikTok'],
  ['https://s.pinimg.com/ct/core.js', 'Pinterest'], ['https://sc-static.net/scevent.min.js', 'Snapchat'], ['https://snap.licdn.com/li.lms/a.js', 'LinkedIn'],
  ['https://static.klaviyo.com/a.js', 'Klaviyo'], ['https://js.hs-scripts.com/1.js', 'HubSpot'], ['https://js.hs-analytics.net/a.js', 'HubSpot'],
  ['https://static.criteo.net/js/ld.js', 'Criteo'], ['https://cdn.matomo.cloud/a.js', 'Matomo'], ['/stats/matomo.js', 'Matomo'],
  ['https://cdn.segment.com/a.js', 'Segment'], ['https://edge.fullstory.com/s/fs.js', 'FullStory'],
])('the script %s', (address, name) => {
  expect(scripts(`<script src="${address}"></script>`)).toEqual([[name, address]]);
});

test('an inline script that loads one, or two', () => {
  const inline = '<script>a("https://connect.facebook.net/en_US/fbevents.js");b("https://snap.licdn.com/x.js")</script>';
  expect(scripts(inline)).toEqual([['Meta', 'connect.facebook.net/'], ['LinkedIn', 'snap.licdn.com/']]);
});

test('words about one between scripts are no script', () => {
  expect(scripts('<script>a()</script><p>https://connect.facebook.net/</p><script>b()</script><script src="/app.js">// connect.facebook.net/</script>')).toEqual([]);
});

const META = 'src="https://connect.facebook.net/a.js"';
test.each(['', 'type', 'type=""', 'type=" module "', 'type="text/javascript"', 'type="TEXT/JAVASCRIPT; charset=utf-8"', 'type="application/x-javascript"', 'type="text/ecmascript"'])('runs: %j', (type) => {
  expect(scripts(`<script ${type} ${META}></script>`)).toHaveLength(1);
});
test.each(['type="text/plain"', 'type="application/json"', 'type="text/javascript-blocked"', 'type="x-module"', 'type="modules"', 'type="a text/javascript"'])('waits for consent: %j', (type) => {
  expect(scripts(`<script ${type} ${META}></script>`)).toEqual([]);
});
