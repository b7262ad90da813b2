import type { ChallengeParts } from './challenge-parts.ts';

/** All the signs that a mark names must be there at once. */
export interface BodyMark extends Partial<Record<Exclude<keyof ChallengeParts, 'opening'>, RegExp>> {
  vendor: string;
  marker: string;
  /** Counts only with one of these statuses. */
  statuses?: readonly number[];
  /** Counts only where the page loads no script of its own: beside a store's it is but the vendor's presence. */
  alone?: true;
  /** Counts only where the page has nothing of its own: no script, style, link, picture or form. */
  bare?: true;
  /** Counts only where the page leads nowhere: a store has forms and links around its own captchas. */
  inert?: true;
  /** Counts only where a reader sees nothing. */
  unseen?: true;
  /** No store's page bears it, so that the page may explain itself at length. */
  sure?: true;
  /** Turns away without a test to pass. */
  blocks?: true;
  waits?: true;
}

/** What turns a visitor away for what he is. 430 is Shopify's own. */
export const REFUSING: readonly number[] = [401, 403, 429, 430, 503];

export interface HeaderMark {
  vendor: string;
  name: string;
  value: RegExp;
}

/** These headers stand on a challenge alone, at any status. */
export const DECISIVE_HEADERS: readonly HeaderMark[] = [
  { vendor: 'Cloudflare', name: 'cf-mitigated', value: /^challenge$/i },
  { vendor: 'AWS WAF', name: 'x-amzn-waf-action', value: /^(?:challenge|captcha)$/i },
  { vendor: 'Vercel', name: 'x-vercel-mitigated', value: /^challenge$/i },
  { vendor: 'SiteGround', name: 'sg-captcha', value: /^challenge$/i },
  { vendor: 'Alibaba', name: 'bxpunish', value: /^1$/ },
];

export interface PlaceMark {
  vendor: string;
  /** The host or any below it. */
  host?: string;
  path?: RegExp;
  waits?: true;
}

/** Where a request ends up when it was led away to be looked at, or to wait. */
export const PLACES: readonly PlaceMark[] = [
  { vendor: 'Queue-it', host: 'queue-it.net', waits: true },
  { vendor: 'Shopify', path: /^\/throttle\/queue\b/, waits: true },
  { vendor: 'DataDome', host: 'captcha-delivery.com' },
  { vendor: 'Radware', host: 'perfdrive.com' },
  { vendor: 'SiteGround', path: /^\/\.well-known\/(?:sg)?captcha\// },
  { vendor: 'Imperva', path: /^\/distil_r_(?:captcha|blocked)\b/ },
  { vendor: 'Alibaba', path: /\/_____tmd_____\/(?:punish|verify)\b/ },
  { vendor: 'Google', host: 'google.com', path: /^\/(?:sorry|recaptcha\/challengepage)\// },
];

export interface CaptchaMark {
  vendor: string;
  marker: string;
  /** The script that shows it. */
  loads: RegExp;
  /** Its place on the page. */
  tags: RegExp;
}

/** Ordinary stores carry these too, on their forms: by themselves they say something only of an all but empty page. */
export const CAPTCHAS: readonly CaptchaMark[] = [
  {
    vendor: 'hCaptcha', marker: 'hcaptcha.com',
    loads: /\bhcaptcha\.com\/1\/api\.js/, tags: /\bclass="[^"]*\bh-captcha(?![\w-])/,
  },
  {
    vendor: 'reCAPTCHA', marker: 'recaptcha',
    loads: /\b(?:google\.com|recaptcha\.net)\/recaptcha\//, tags: /\bclass="[^"]*\bg-recaptcha(?![\w-])/,
  },
  {
    vendor: 'Cloudflare', marker: 'turnstile',
    loads: /\bchallenges\.cloudflare\.com\/turnstile\b/, tags: /\bclass="[^"]*\bcf-turnstile(?![\w-])/,
  },
  { vendor: 'GeeTest', marker: 'geetest', loads: /\bstatic\.geetest\.com\//, tags: /\bclass="[^"]*\bgeetest_/ },
  {
    vendor: 'Arkose', marker: 'arkoselabs.com',
    loads: /\barkoselabs\.com\//, tags: /\bid="(?:arkose|funcaptcha)\b/i,
  },
  {
    vendor: 'Friendly Captcha', marker: 'frc-captcha',
    loads: /\bfriendly-challenge\b/, tags: /\bclass="[^"]*\bfrc-captcha\b/,
  },
  {
    vendor: 'Yandex', marker: 'smart-captcha',
    loads: /\bsmartcaptcha\.yandexcloud\.net\//, tags: /\bclass="[^"]*\bsmart-captcha\b/,
  },
  { vendor: 'ALTCHA', marker: 'altcha-widget', loads: /\/altcha(?:\.min)?\.js\b/, tags: /^<altcha-widget\b/m },
  {
    vendor: 'Prosopo', marker: 'procaptcha',
    loads: /\bprosopo\.io\/js\/procaptcha\b/, tags: /\bclass="[^"]*\bprocaptcha(?![\w-])/,
  },
];

/** Who most likely refused, where nothing but the refusal is known. */
export const VENDOR_HEADERS: readonly HeaderMark[] = [
  { vendor: 'Cloudflare', name: 'cf-ray', value: /./ },
  { vendor: 'DataDome', name: 'x-datadome', value: /./ },
  { vendor: 'DataDome', name: 'x-dd-b', value: /./ },
  { vendor: 'DataDome', name: 'set-cookie', value: /\bdatadome=/i },
  { vendor: 'HUMAN', name: 'set-cookie', value: /\b_px(?:hd|vid|3)?=/i },
  { vendor: 'Imperva', name: 'x-iinfo', value: /./ },
  { vendor: 'Imperva', name: 'set-cookie', value: /\b(?:incap_ses|visid_incap)_/i },
  { vendor: 'Akamai', name: 'server', value: /^AkamaiGHost/i },
  { vendor: 'Akamai', name: 'set-cookie', value: /\b(?:_abck|ak_bmsc|bm_sz)=/i },
  { vendor: 'Kasada', name: 'x-kpsdk-ct', value: /./ },
  { vendor: 'Sucuri', name: 'x-sucuri-id', value: /./ },
  { vendor: 'AWS WAF', name: 'x-amzn-waf-action', value: /./ },
  { vendor: 'Vercel', name: 'x-vercel-mitigated', value: /./ },
  { vendor: 'Azure', name: 'x-azure-ref', value: /./ },
  { vendor: 'CloudFront', name: 'x-amz-cf-id', value: /./ },
  { vendor: 'Cloudflare', name: 'server', value: /^cloudflare/i },
  { vendor: 'DDoS-Guard', name: 'server', value: /^ddos-guard/i },
  { vendor: 'Azure', name: 'server', value: /^Microsoft-Azure-Application-Gateway/i },
  { vendor: 'F5', name: 'server', value: /^volt-adc/i },
  { vendor: 'Qrator', name: 'server', value: /^QRATOR/i },
  { vendor: 'Imunify360', name: 'server', value: /^imunify360/i },
  { vendor: 'Reblaze', name: 'server', value: /^rhino-core-shield/i },
  { vendor: 'Comodo', name: 'server', value: /^Protected by COMODO/i },
  { vendor: 'Shopify', name: 'powered-by', value: /^Shopify/i },
];
