import { expect, test } from 'vitest';
import { trackerAt, trackerOfCookie } from './trackers.ts';

const SHOP = '.shop.test';

test.each([
  ['_ga', 'Google Analytics'], ['_ga_ABC123', 'Google Analytics'], ['_gid', 'Google Analytics'], ['_gat_gtag_UA', 'Google Analytics'],
  ['_gcl_au', 'Google Ads'], ['_fbp', 'Meta'], ['_fbc', 'Meta'], ['_hjSession_1', 'Hotjar'],
  ['_clck', 'Microsoft Clarity'], ['_clsk', 'Microsoft Clarity'], ['_uetsid', 'Microsoft Ads'],
  ['_tt_enable_cookie', 'TikTok'], ['_ttp', 'TikTok'], ['_pin_unauth', 'Pinterest'], ['_pinterest_ct', 'Pinterest'],
  ['_scid', 'Snapchat'], ['li_fat_id', 'LinkedIn'], ['_kla_id', 'Klaviyo'], ['__kla_session', 'Klaviyo'],
  ['mp_1_mixpanel', 'Mixpanel'], ['mixpanel_id', 'Mixpanel'], ['hubspotutk', 'HubSpot'], ['__hstc', 'HubSpot'],
  ['_shopify_y', 'Shopify Analytics'], ['_shopify_sa_t', 'Shopify Analytics'], ['AMCV_1', 'Adobe Analytics'], ['s_vi', 'Adobe Analytics'],
  ['criteo_id', 'Criteo'], ['cto_bundle', 'Criteo'], ['_matomo', 'Matomo'], ['_pk_id', 'Matomo'],
])('the cookie %s', (name, tracker) => {
  expect(trackerOfCookie({ name, domain: SHOP })).toBe(tracker);
});

test.each([
  ['IDE', '.doubleclick.net', 'Google Ads'], ['test_cookie', '.doubleclick.net', 'Google Ads'], ['NID', '.google.com', 'Google Ads'], ['NID', '.google.co.uk', 'Google Ads'], ['NID', '.google.no', 'Google Ads'],
  ['fr', '.facebook.com', 'Meta'], ['CLID', 'www.clarity.ms', 'Microsoft Clarity'], ['MUID', '.bing.com', 'Microsoft Clarity'], ['sc_at', '.snapchat.com', 'Snapchat'],
  ['li_gc', '.linkedin.com', 'LinkedIn'], ['bcookie', '.linkedin.com', 'LinkedIn'], ['lidc', 'linkedin.com', 'LinkedIn'],
])('the cookie %s of %s, and of no other domain', (name, domain, tracker) => {
  expect(trackerOfCookie({ name, domain })).toBe(tracker);
  expect(trackerOfCookie({ name, domain: SHOP })).toBeNull();
  expect(trackerOfCookie({ name, domain: `${domain}.shop.test` })).toBeNull();
  expect(trackerOfCookie({ name, domain: `not${domain.replace(/^\.|^www\./, '')}` })).toBeNull();
});

test.each([
  'PHPSESSID', '_gab', '_gids', 'my_ga', 'x_gid', 'x_gat', 'x_gcl_', 'IDENTITY', 'aIDE', 'NIDX', 'ANID', 'test_cookie2', 'a_test_cookie', '_fbpx', 'x_fbp', '_fbcx', 'x_fbc',
  'frontend', 'afr', 'x_hj', '_clckx', 'x_clck', '_clskx', 'x_clsk', 'CLIDX', 'XCLID', 'MUIDB', 'XMUID', 'x_uet', 'x_tt_', '_ttpx', 'x_ttp', 'x_pin_', 'x_pinterest',
  'x_scid', 'sc_atx', 'xsc_at', 'xli_', 'xli_fat_id', 'li_fat_ids', 'xbcookie', 'bcookies', 'xlidc', 'lidcx', 'x_kla_id', '_kla_ids', 'x__kla', 'xmp_', 'xmixpanel', 'hubspotutks', 'xhubspotutk', 'x__hs',
  'x_shopify_y', '_shopify_essential', 'XAMCV', 's_vix', 'xs_vi', 'xcriteo', 'xcto_', 'x_matomo', 'x_pk_', '',
])('not a known tracker, by its name: %j', (name) => {
  for (const domain of [SHOP, '.doubleclick.net', '.google.com', '.facebook.com', '.bing.com', '.snapchat.com']) {
    expect(trackerOfCookie({ name, domain })).toBeNull();
  }
});

test.each(['xbcookie', 'bcookies', 'xlidc', 'lidcx', 'xli_'])('an unknown cookie of LinkedIn: %s', (name) => {
  expect(trackerOfCookie({ name, domain: '.linkedin.com' })).toBeNull();
});

test.each([
  ['https://www.googletagmanager.com/gtm.js?id=GTM-1', 'Google Tag Manager'], ['https://www.googletagmanager.com/gtag/js?id=UA-1', 'Google Analytics'],
  ['https://www.google-analytics.com/analytics.js', 'Google Analytics'], ['https://region1.google-analytics.com/g/collect', 'Google Analytics'],
  ['https://tags.shop.test/gtag/js?id=G-1', 'Google Analytics'],
  ['https://www.googleadservices.com/a.js', 'Google Ads'], ['https://ad.doubleclick.net/a.js', 'Google Ads'], ['https://pagead2.googlesyndication.com/a.js', 'Google Ads'],
  ['https://connect.facebook.net/en_US/fbevents.js', 'Meta'], ['https://static.hotjar.com/c/h.js', 'Hotjar'], ['https://script.hotjar.com/m.js', 'Hotjar'],
  ['https://www.clarity.ms/tag/1', 'Microsoft Clarity'], ['https://bat.bing.com/bat.js', 'Microsoft Ads'], ['https://analytics.tiktok.com/i18n/a.js', 'TikTok'],
  ['https://s.pinimg.com/ct/core.js', 'Pinterest'], ['https://sc-static.net/scevent.min.js', 'Snapchat'], ['https://snap.licdn.com/li.lms/a.js', 'LinkedIn'],
  ['https://static.klaviyo.com/a.js', 'Klaviyo'], ['https://js.hs-scripts.com/1.js', 'HubSpot'], ['https://js.hs-analytics.net/a.js', 'HubSpot'],
  ['https://static.criteo.net/js/ld.js', 'Criteo'], ['https://cdn.matomo.cloud/a.js', 'Matomo'], ['https://shop.test/stats/matomo.js', 'Matomo'],
  ['https://shop.test/matomo.js?v=4', 'Matomo'], ['https://cdn.segment.com/a.js', 'Segment'], ['https://edge.fullstory.com/s/fs.js', 'FullStory'],
])('%s', (address, tracker) => {
  expect(trackerAt(address)).toBe(tracker);
});

test.each([
  'https://shop.test/', 'https://shop.test/?from=www.clarity.ms/', 'https://shop.test/connect.facebook.net/', 'https://www.googletagmanager.com/ns.html',
  'https://notgoogle-analytics.com/', 'https://google-analytics.com.shop.test/', 'https://notdoubleclick.net/', 'https://notclarity.ms/', 'https://a.connect.facebook.net/',
  'https://s.pinimg.com/a.png', 'https://s.pinimg.com/a/ct/', 'https://sc-static.net/a.js', 'https://www.bing.com/', 'https://www.tiktok.com/', 'https://www.hotjar.com/',
  'https://fullstory.com/', 'https://shop.test/gtag/js?id=AW-1', 'https://shop.test/matomo.json', 'https://shop.test/nomatomo.js', 'no address',
])('not the URL of a known tracker: %s', (address) => {
  expect(trackerAt(address)).toBeNull();
});
