import type { ServerId } from '../../contract/checks/platforms.ts';
import type { ResponseHeaders } from '../net/fetch-types.ts';
import { readMetadata } from '../page/metadata.ts';
import type { Page } from '../page/page.ts';

/** The shop software a store runs on. */
export interface Platform {
  id: string;
  name: string;
}

interface PlatformMark extends Platform {
  /** Matches URLs, scripts and attributes, with enough context that a mere word does not match; without flags. */
  html?: RegExp;
  /** Matches the content of the generator tag. */
  generator?: RegExp;
  header?: { name: RegExp; value?: RegExp };
  /** Both `html` and `generator` must match, as sites without a store have the same generator tag. */
  both?: true;
}

const PLATFORMS: readonly PlatformMark[] = [
  {
    id: 'shopify', name: 'Shopify', html: /\/\/cdn\.shopify\.com\/|\bShopify\.theme\b/,
    header: { name: /^(?:x-shopid|x-shopify-stage)$/ },
  },
  {
    id: 'woocommerce', name: 'WooCommerce', html: /\bwc_add_to_cart_params\b|\/plugins\/woocommerce\//,
    generator: /^WooCommerce\b/i,
  },
  {
    id: 'magento', name: 'Magento',
    html: /<script\b[^>]{1,300}type=["']text\/x-magento-init["']|\bdata-mage-init=|\/static\/version\d+\/frontend\/\w+\//,
  },
  {
    id: 'prestashop',
    name: 'PrestaShop',
    html: /["'/]modules\/ps_[a-z]+\/|\bvar prestashop ?= ?\{/,
    generator: /^PrestaShop\b/i,
  },
  { id: 'bigcommerce', name: 'BigCommerce', html: /\/\/cdn\d*\.bigcommerce\.com\// },
  { id: 'squarespace', name: 'Squarespace', html: /\bSQUARESPACE_CONTEXT\b/ },
  { id: 'wix', name: 'Wix', html: /\b[Ww]ix[Ss]tores\b/, generator: /^Wix\.com\b/i, both: true },
  {
    id: 'shopware', name: 'Shopware', html: /\/bundles\/storefront\/|\bdata-shopware-/,
    header: { name: /^sw-(?:version-id|language-id|currency-id|context-token)$/ },
  },
  { id: 'salesforce', name: 'Salesforce Commerce Cloud', html: /\/demandware\.static\/|\/on\/demandware\.store\// },
  {
    id: 'nopcommerce', name: 'nopCommerce', html: /\bNop\.customer\b/, generator: /^nopCommerce\b/i,
    header: { name: /^set-cookie$/, value: /(?:^|[\s.])Nop\.customer=/i },
  },
  {
    id: 'optimizely', name: 'Optimizely', html: /\bEPi:StateMarker\b/,
    header: { name: /^set-cookie$/, value: /EPi:StateMarker/i },
  },
  { id: 'centra', name: 'Centra', html: /\/\/[\w-]+\.centracdn\.net\// },
  { id: 'crystallize', name: 'Crystallize', html: /\/\/[\w-]+\.crystallize\.com\// },
  { id: 'norce', name: 'Norce', html: /\/\/[\w-]+\.jetshop\.io\// },
  { id: 'litium', name: 'Litium', html: /["'/][Ll]itium\/|\b__(?:litium|LITIUM)\b/, generator: /^Litium\b/i },
  { id: 'quickbutik', name: 'Quickbutik', html: /\/\/(?:[\w-]+\.)*quickbutik\.com\// },
  {
    id: 'abicart', name: 'Abicart', html: /\/\/(?:[\w-]+\.)*(?:abicart\.(?:com|se)|textalk\.se)\// ,
    generator: /^(?:Abicart|Textalk)\b/i,
  },
  { id: 'shoporama', name: 'Shoporama', html: /\/\/(?:[\w-]+\.)*shoporama\.dk\//, generator: /^Shoporama\b/i },
  {
    id: '24nettbutikk', name: '24Nettbutikk', html: /\/\/(?:[\w-]+\.)*24nettbutikk\.no\//,
    header: { name: /^set-cookie$/, value: /(?:^|\s)24nb/i },
  },
  { id: 'mystore', name: 'Mystore', html: /\/\/cdn\d*\.mystore4\.no\/|\/users\/[\w-]+_mystore_no\/images\// },
  {
    id: 'opencart', name: 'OpenCart',
    html: /\bindex\.php\?route=(?:product\/product|checkout\/cart|common\/home)\b|["'/]catalog\/view\/(?:javascript|theme)\//,
  },
];

/** Matches a page that has any of the marks, in less time than one search for each would take. */
const ANY_MARK = new RegExp(PLATFORMS.flatMap(({ html }) => html?.source ?? []).join('|'));

/** Detects the shop software by its markup, generator tag and headers; null when uncertain. */
export function detectPlatform(
  page: Page, headers: readonly (readonly [name: string, value: string])[],
): Platform | null {
  const generators = (readMetadata(page).meta.get('generator') ?? []).map(({ content }) => content.trim());
  const isMarked = ANY_MARK.test(page.html);
  const found = PLATFORMS.find(({ html, generator, header, both }) => {
    const byHtml = isMarked && html !== undefined && html.test(page.html);
    const byGenerator = generator !== undefined && generators.some((each) => generator.test(each));
    const byHeader = header !== undefined && headers.some(([name, value]) => (
      header.name.test(name.toLowerCase()) && (header.value?.test(value) ?? true)
    ));
    return both ? byHtml && byGenerator : byHtml || byGenerator || byHeader;
  });
  return found ? { id: found.id, name: found.name } : null;
}

const SERVER_NAMES: Readonly<Record<ServerId, RegExp>> = {
  nginx: /^nginx\b/i, apache: /^Apache\b(?!-)/i, caddy: /^Caddy\b/i,
};

/** The web server named in the response, if there are recipes for it. */
export function detectServer(headers: ResponseHeaders): ServerId | null {
  const signed = headers.get('server') ?? '';
  return (Object.keys(SERVER_NAMES) as ServerId[]).find((id) => SERVER_NAMES[id].test(signed)) ?? null;
}
