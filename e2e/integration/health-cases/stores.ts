import type { Grade, ScanOutcome } from '../../../contract/vocabulary.ts';
import type { HealthScanInput } from '../../../server/tools/health/investigation.ts';
import { challengedStore, closedStore, hangingStore, walledStore } from '../../world/stores/barred.ts';
import { healthyStore } from '../../world/stores/healthy.ts';
import { neglectedStore } from '../../world/stores/neglected.ts';
import { scriptRenderedStore, tradeStore, variantStore } from '../../world/stores/special.ts';
import type { Store } from '../../world/stores/store.ts';

/** The expected outcome of a store's scan: every finding except `pass` and `info`, and no other. */
export interface StoreExpectation {
  name: string;
  store: Store;
  input?: Partial<HealthScanInput>;
  outcome: ScanOutcome;
  /** Revenue, AI, speed, search. */
  grades: readonly (Grade | null)[];
  /** Check ids by status, followed by reason and root cause if any. */
  says: Readonly<Record<string, string>>;
  /** The maximum number of requests. */
  asks?: number;
}

const HOST = 'nordlysull.test';
/** Checks for stores that sell to the EU or are in another country. */
const FOR_STORES_ABROAD =
  'withdrawal-function guarantee-notice durability-label prior-price accessibility-statement foreign-number';

export const EXPECTATIONS: readonly StoreExpectation[] = [
  {
    name: 'the healthy store', store: healthyStore(HOST), outcome: 'scanned', asks: 25,
    grades: ['A', 'A', null, 'A'],
    says: {
      'not-measured, not-configured': 'ipv6',
      'not-applicable': `ai-edge-access ucp-profile acp-profile sitemap-index sitemap-gzip hreflang external-broken ${FOR_STORES_ABROAD}`,
    },
  },
  {
    name: 'the neglected store', store: neglectedStore(HOST), outcome: 'scanned',
    grades: ['F', null, null, 'D'],
    says: {
      fail: [
        'hsts canonical-host http-to-https cart-reachable checkout-not-broken mixed-content robots-syntax',
        'robots-product-google robots-bing robots-storebot robots-sitemap-line robots-crawl-delay',
        'preview-bots sitemap-xml sitemap-loc sitemap-has-products page-title-unique meta-description h1',
        'html-lang viewport og-basics img-alt doctype-charset llms-txt localhost-links insecure-links',
        'odr-dead-link terms-link returns-link privacy-link contact-link internal-redirects',
        'jsonld-parses organization breadcrumb',
      ].join(' '),
      warn: 'ai-grounding redirect-chain soft-404 sitemap-lastmod sitemap-sample-status page-title canonical crawlable-anchors',
      'not-measured, not-configured': 'ipv6',
      'not-applicable': [
        'robots-assets ai-edge-access ucp-profile acp-profile sitemap-index sitemap-gzip canonical-target hreflang',
        'orgnr-visible orgnr-registered company-status company-name-match mva-suffix email postal-address',
        'withdrawal-info price-vat payment-marks delivery-marks', FOR_STORES_ABROAD,
      ].join(' '),
      'not-measured, root-cause, blamed on sitemap-sample-status': 'sitemap-noindex sitemap-noncanonical',
      'not-measured, unreachable': 'external-broken',
      'not-measured, root-cause, blamed on jsonld-parses': [
        'product-present offer-complete price-agrees product-availability product-id product-brand product-image',
        'shipping-returns rating-sane',
      ].join(' '),
    },
  },
  {
    name: 'the store behind a challenge page', store: challengedStore(HOST), outcome: 'challenged', asks: 6,
    grades: [null, null, null, null],
    says: {
      'not-measured, challenged': [
        'store-reachable robots-status robots-is-text robots-size robots-syntax robots-home-google',
        'robots-product-google robots-bing robots-storebot robots-assets robots-sitemap-line',
        'robots-crawl-delay ai-search-bots ai-user-fetchers ai-training-bots ai-dead-tokens preview-bots',
        'ai-grounding ai-undocumented content-signal sitemap-fetch sitemap-found sitemap-xml sitemap-limits sitemap-index',
        'sitemap-gzip sitemap-host sitemap-loc sitemap-lastmod sitemap-sample-status sitemap-noindex',
        'sitemap-blocked sitemap-noncanonical sitemap-has-products llms-txt ucp-profile acp-profile',
      ].join(' '),
      fail: 'bot-challenge',
      'not-measured, challenged, blamed on bot-challenge': [
        FOR_STORES_ABROAD,
        'orgnr-visible orgnr-registered company-status company-name-match mva-suffix email postal-address',
        'login-wall withdrawal-info price-vat payment-marks delivery-marks',
        'store-open hsts soft-404 mixed-content geo-block cart-reachable checkout-not-broken http-version',
        'content-usage rsl-license ai-snippets index-home index-product page-title page-title-unique meta-description canonical canonical-target h1',
        'html-lang hreflang viewport og-basics img-alt content-without-js doctype-charset internal-broken',
        'nav-broken internal-redirects insecure-links localhost-links crawlable-anchors external-broken',
        'odr-dead-link terms-link returns-link privacy-link contact-link organization jsonld-parses',
        'product-present offer-complete price-visible price-agrees product-availability product-id',
        'product-brand product-image breadcrumb shipping-returns rating-sane',
      ].join(' '),
      'not-measured, not-configured': 'ipv6',
      'not-applicable': 'ai-edge-access',
    },
  },
  {
    name: 'the closed store', store: closedStore(HOST), outcome: 'closed',
    grades: ['F', null, null, null],
    says: {
      fail: 'store-open robots-home-google ai-search-bots ai-user-fetchers preview-bots',
      'not-measured, closed, blamed on store-open': [
        FOR_STORES_ABROAD,
        'orgnr-visible orgnr-registered company-status company-name-match mva-suffix email postal-address',
        'login-wall withdrawal-info price-vat payment-marks delivery-marks',
        'content-usage rsl-license ai-snippets hsts soft-404 mixed-content cart-reachable checkout-not-broken http-version index-home',
        'robots-product-google robots-bing robots-assets',
        'index-product page-title page-title-unique meta-description canonical canonical-target h1 html-lang',
        'hreflang viewport og-basics img-alt content-without-js doctype-charset internal-broken nav-broken',
        'internal-redirects insecure-links localhost-links crawlable-anchors external-broken odr-dead-link',
        'terms-link returns-link privacy-link contact-link organization jsonld-parses product-present',
        'offer-complete price-visible price-agrees product-availability product-id product-brand',
        'product-image breadcrumb shipping-returns rating-sane',
      ].join(' '),
      'not-measured, not-configured': 'ipv6',
      'not-applicable': 'ai-edge-access',
      'not-measured, root-cause, blamed on ai-search-bots': 'ai-grounding',
      'not-measured, root-cause, blamed on robots-home-google': 'robots-storebot',
      warn: 'robots-sitemap-line',
      'not-measured, closed': [
        'sitemap-blocked sitemap-fetch sitemap-found sitemap-xml sitemap-limits sitemap-index sitemap-gzip sitemap-host',
        'sitemap-loc sitemap-lastmod sitemap-sample-status sitemap-noindex sitemap-noncanonical',
        'sitemap-has-products llms-txt ucp-profile acp-profile',
      ].join(' '),
    },
  },
  {
    name: 'the store that hangs', store: hangingStore(HOST), outcome: 'scanned', asks: 10,
    grades: ['A', null, null, 'A'],
    says: {
      'not-measured, not-configured': 'ipv6',
      'not-measured, timeout': [
        'soft-404 cart-reachable checkout-not-broken robots-product-google robots-bing sitemap-fetch',
        'sitemap-xml sitemap-limits sitemap-index sitemap-gzip sitemap-host sitemap-loc sitemap-lastmod',
        'sitemap-sample-status sitemap-noindex sitemap-blocked sitemap-noncanonical sitemap-has-products',
        'llms-txt ucp-profile acp-profile index-product content-without-js internal-broken nav-broken',
        'internal-redirects product-present offer-complete price-visible price-agrees product-availability product-id',
        'product-brand product-image breadcrumb shipping-returns rating-sane',
      ].join(' '),
      'not-applicable': `ai-edge-access hreflang external-broken ${FOR_STORES_ABROAD}`,
      'not-measured, not-found': 'page-title-unique',
    },
  },
  {
    name: 'the store with a wall before all but its home page', store: walledStore(HOST), outcome: 'scanned', asks: 12,
    grades: ['A', null, null, 'A'],
    says: {
      'not-measured, not-configured': 'ipv6',
      'not-measured, challenged': [
        'ucp-profile acp-profile cart-reachable checkout-not-broken robots-product-google robots-bing index-product',
        'content-without-js internal-broken nav-broken internal-redirects product-present offer-complete',
        'price-visible price-agrees product-availability product-id product-brand product-image breadcrumb',
        'shipping-returns rating-sane',
      ].join(' '),
      'not-applicable': `ai-edge-access sitemap-index sitemap-gzip hreflang external-broken ${FOR_STORES_ABROAD}`,
      'not-measured, not-found': 'page-title-unique',
    },
  },
  {
    name: 'the script-rendered store', store: scriptRenderedStore(HOST), outcome: 'scanned',
    grades: [null, 'F', null, 'C'],
    says: {
      'not-measured, needs-script': [
        FOR_STORES_ABROAD,
        'orgnr-visible orgnr-registered company-status company-name-match mva-suffix email postal-address',
        'login-wall withdrawal-info price-vat payment-marks delivery-marks',
        'store-open cart-reachable checkout-not-broken page-title page-title-unique meta-description canonical h1',
        'html-lang hreflang img-alt internal-broken nav-broken internal-redirects insecure-links',
        'localhost-links external-broken odr-dead-link terms-link returns-link privacy-link contact-link',
        'price-visible price-agrees product-availability',
      ].join(' '),
      'not-measured, root-cause, blamed on content-without-js': [
        'crawlable-anchors organization product-present offer-complete product-id product-brand product-image breadcrumb',
        'shipping-returns rating-sane',
      ].join(' '),
      'not-measured, not-configured': 'ipv6',
      fail: 'soft-404 og-basics content-without-js',
      'not-applicable': [
        'ai-edge-access ucp-profile acp-profile sitemap-index sitemap-gzip canonical-target jsonld-parses',
      ].join(' '),
      warn: 'sitemap-lastmod',
      'not-measured, root-cause, blamed on soft-404': 'llms-txt',
    },
  },
  {
    name: 'the trade store behind a login', store: tradeStore(HOST), outcome: 'scanned',
    grades: ['B', null, null, 'A'],
    says: {
      'not-measured, not-configured': 'ipv6',
      warn: 'cart-reachable login-wall offer-complete price-visible',
      'not-measured, not-found': 'checkout-not-broken price-vat',
      'not-applicable': `ai-edge-access ucp-profile acp-profile sitemap-index sitemap-gzip hreflang external-broken ${FOR_STORES_ABROAD}`,
      'not-measured, root-cause, blamed on price-visible': 'content-without-js',
      'not-measured, root-cause, blamed on offer-complete': 'price-agrees',
    },
  },
  {
    name: 'the store with a product in variants', store: variantStore(HOST), outcome: 'scanned',
    grades: ['A', 'A', null, 'A'],
    says: {
      'not-measured, not-configured': 'ipv6',
      'not-applicable': `ai-edge-access ucp-profile acp-profile sitemap-index sitemap-gzip hreflang external-broken ${FOR_STORES_ABROAD}`,
      warn: 'shipping-returns',
    },
  },
];
