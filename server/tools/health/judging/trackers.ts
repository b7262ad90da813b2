import type { PageElement } from '../../../page/nodes.ts';
import type { Page } from '../../../page/page.ts';
import { attribute } from '../../../page/tree.ts';

/** Cookies that count, advertise or follow, by the name they carry. A name nobody knows may be necessary. */
const COOKIES: readonly (readonly [RegExp, string])[] = [
  [/^_ga(?:_|$)|^_gid$|^_gat/, 'Google Analytics'],
  [/^_gcl_|^IDE$|^NID$|^test_cookie$/, 'Google Ads'],
  [/^_fbp$|^_fbc$|^fr$/, 'Meta'],
  [/^_hj/, 'Hotjar'],
  [/^_clck$|^_clsk$|^CLID$|^MUID$/, 'Microsoft Clarity'],
  [/^_uet/, 'Microsoft Ads'],
  [/^_tt_|^_ttp$/, 'TikTok'],
  [/^_pin_|^_pinterest/, 'Pinterest'],
  [/^_scid|^sc_at$/, 'Snapchat'],
  [/^li_|^bcookie$|^lidc$/, 'LinkedIn'],
  [/^_kla_id$|^__kla/, 'Klaviyo'],
  [/^mp_|^mixpanel/, 'Mixpanel'],
  [/^hubspotutk$|^__hs/, 'HubSpot'],
  [/^_shopify_(?:y|s|sa_)/, 'Shopify Analytics'],
  [/^AMCV|^s_vi$/, 'Adobe Analytics'],
  [/^criteo|^cto_/, 'Criteo'],
  [/^_matomo|^_pk_/, 'Matomo'],
];

/** Where such scripts come from. */
const HOSTS: readonly (readonly [RegExp, string])[] = [
  [/googletagmanager\.com\/gtm\.js/, 'Google Tag Manager'],
  [/googletagmanager\.com\/gtag\/js|google-analytics\.com\/|\/gtag\/js\?id=G-/, 'Google Analytics'],
  [/googleadservices\.com\/|doubleclick\.net\/|googlesyndication\.com\//, 'Google Ads'],
  [/connect\.facebook\.net\//, 'Meta'],
  [/(?:static|script)\.hotjar\.com\//, 'Hotjar'],
  [/clarity\.ms\//, 'Microsoft Clarity'],
  [/bat\.bing\.com\//, 'Microsoft Ads'],
  [/analytics\.tiktok\.com\//, 'TikTok'],
  [/s\.pinimg\.com\/ct\//, 'Pinterest'],
  [/sc-static\.net\/scevent/, 'Snapchat'],
  [/snap\.licdn\.com\//, 'LinkedIn'],
  [/static\.klaviyo\.com\//, 'Klaviyo'],
  [/js\.hs-(?:scripts|analytics)\.(?:com|net)\//, 'HubSpot'],
  [/static\.criteo\.net\//, 'Criteo'],
  [/cdn\.matomo\.cloud\/|\/matomo\.js/, 'Matomo'],
  [/cdn\.segment\.com\//, 'Segment'],
  [/fullstory\.com\/s\/fs\.js/, 'FullStory'],
];
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script(?:\s*;.*)?)$/i;

/** A tracker and what gave it away. */
export interface Tracker {
  name: string;
  by: { kind: 'cookie'; cookie: string } | { kind: 'script'; element: PageElement; address: string };
}

/** The trackers among the cookies an answer set. */
export function trackingCookies(setCookies: readonly string[]): Tracker[] {
  return setCookies.flatMap((field): Tracker[] => {
    const cookie = field.slice(0, field.indexOf('=')).trim();
    const name = COOKIES.find(([pattern]) => pattern.test(cookie))?.[1];
    return name === undefined ? [] : [{ name, by: { kind: 'cookie', cookie } }];
  });
}

/** The trackers a page's scripts load at once; those that wait for consent have another type and do not run. */
export function trackingScripts(page: Page): Tracker[] {
  return page.index.scripts.flatMap((element): Tracker[] => {
    if (!RUNS.test((attribute(element, 'type') ?? '').trim())) return [];
    const source = attribute(element, 'src');
    const code = source ?? page.html.slice(element.place?.contentStart ?? 0, element.place?.contentEnd ?? 0);
    return HOSTS.flatMap(([pattern, name]): Tracker[] => {
      const address = pattern.exec(code)?.[0];
      return address === undefined ? [] : [{ name, by: { kind: 'script', element, address: source ?? address } }];
    });
  });
}
