/** Analytics and advertising cookies by name; an ambiguous name also requires the domain. */
const COOKIES: readonly (readonly [name: RegExp, tracker: string, domain?: RegExp])[] = [
  [/^_ga(?:_|$)|^_gid$|^_gat/, 'Google Analytics'],
  [/^_gcl_/, 'Google Ads'],
  [/^IDE$|^test_cookie$/, 'Google Ads', /(?:^|\.)doubleclick\.net$/],
  [/^NID$/, 'Google Ads', /(?:^|\.)google\.(?:com?\.)?[a-z]{2,3}$/],
  [/^_fbp$|^_fbc$/, 'Meta'],
  [/^fr$/, 'Meta', /(?:^|\.)facebook\.com$/],
  [/^_hj/, 'Hotjar'],
  [/^_clck$|^_clsk$/, 'Microsoft Clarity'],
  [/^CLID$|^MUID$/, 'Microsoft Clarity', /(?:^|\.)(?:clarity\.ms|bing\.com)$/],
  [/^_uet/, 'Microsoft Ads'],
  [/^_tt_|^_ttp$/, 'TikTok'],
  [/^_pin_|^_pinterest/, 'Pinterest'],
  [/^_scid/, 'Snapchat'],
  [/^sc_at$/, 'Snapchat', /(?:^|\.)snapchat\.com$/],
  [/^li_fat_id$/, 'LinkedIn'],
  [/^li_|^bcookie$|^lidc$/, 'LinkedIn', /(?:^|\.)linkedin\.com$/],
  [/^_kla_id$|^__kla/, 'Klaviyo'],
  [/^mp_|^mixpanel/, 'Mixpanel'],
  [/^hubspotutk$|^__hs/, 'HubSpot'],
  [/^_shopify_(?:y|s|sa_)/, 'Shopify Analytics'],
  [/^AMCV|^s_vi$/, 'Adobe Analytics'],
  [/^criteo|^cto_/, 'Criteo'],
  [/^_matomo|^_pk_/, 'Matomo'],
];

/** Tracker URLs by host; a host that also serves other things also requires the path. */
const ADDRESSES: readonly (readonly [host: RegExp | null, tracker: string, path?: RegExp])[] = [
  [/(?:^|\.)googletagmanager\.com$/, 'Google Tag Manager', /^\/gtm\.js/],
  [/(?:^|\.)googletagmanager\.com$/, 'Google Analytics', /^\/gtag\/js/],
  [/(?:^|\.)google-analytics\.com$/, 'Google Analytics'],
  [null, 'Google Analytics', /\/gtag\/js\?id=G-/],
  [/(?:^|\.)(?:googleadservices\.com|doubleclick\.net|googlesyndication\.com)$/, 'Google Ads'],
  [/^connect\.facebook\.net$/, 'Meta'],
  [/^(?:static|script)\.hotjar\.com$/, 'Hotjar'],
  [/(?:^|\.)clarity\.ms$/, 'Microsoft Clarity'],
  [/^bat\.bing\.com$/, 'Microsoft Ads'],
  [/^analytics\.tiktok\.com$/, 'TikTok'],
  [/^s\.pinimg\.com$/, 'Pinterest', /^\/ct\//],
  [/(?:^|\.)sc-static\.net$/, 'Snapchat', /^\/scevent/],
  [/^snap\.licdn\.com$/, 'LinkedIn'],
  [/^static\.klaviyo\.com$/, 'Klaviyo'],
  [/^js\.hs-(?:scripts|analytics)\.(?:com|net)$/, 'HubSpot'],
  [/^static\.criteo\.net$/, 'Criteo'],
  [/^cdn\.matomo\.cloud$/, 'Matomo'],
  [null, 'Matomo', /\/matomo\.js(?:\?|$)/],
  [/^cdn\.segment\.com$/, 'Segment'],
  [/(?:^|\.)fullstory\.com$/, 'FullStory', /^\/s\/fs\.js/],
];

/** The tracker that sets a cookie; null for an unknown name, which may be strictly necessary. */
export const trackerOfCookie = ({ name, domain }: { name: string; domain: string }): string | null =>
  COOKIES.find(([ofName, , ofDomain]) => ofName.test(name) && (!ofDomain || ofDomain.test(domain)))?.[1] ?? null;

/** The tracker served from a URL; null if none is known. */
export function trackerAt(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const path = `${url.pathname}${url.search}`;
  const known = ADDRESSES.find(([host, , ofPath]) =>
    (!host || host.test(url.hostname)) && (!ofPath || ofPath.test(path)));
  return known?.[1] ?? null;
}
