import { DESCRIBED } from './catalogue.ts';
import type { CatalogueTexts } from './texts.ts';

/** Everything the catalogue says in English. */
export const EN = {
  locale: 'en-GB',
  phases: {
    access: 'Access',
    robots: 'Robots',
    sitemap: 'Sitemap',
    seo: 'SEO',
    links: 'Links',
    registry: 'Registers',
    schema: 'Product data',
    speed: 'Speed',
  },
  unmeasured: {
    unreachable: { short: 'no contact', message: 'We could not reach the store, so this is not measured.' },
    refused: { short: 'refused', message: 'The store refused our server, so this is not measured.' },
    challenged: {
      short: 'bot protection',
      message: 'Bot protection answered instead of the store, so this is not measured.',
    },
    closed: { short: 'closed', message: 'The store is closed now, so this is not measured.' },
    'not-found': { short: 'no such page found', message: 'We found no such page to look at, so this is not measured.' },
    'needs-script': {
      short: 'needs scripts',
      message: 'Without scripts the page shows too little to tell, so this is not measured.',
    },
    truncated: { short: 'too large', message: 'The answer was too large to read whole, so this is not measured.' },
    timeout: { short: 'too late', message: 'The answer did not come in time, so this is not measured.' },
    budget: {
      short: 'out of requests',
      message: 'We reached our ceiling of requests before we came here, so this is not measured.',
    },
    'service-down': {
      short: 'no clear answer', message: 'The register we ask gave no clear answer, so this is not measured.',
    },
    'not-configured': { short: 'not set up', message: 'This service is not set up to measure this.' },
    'no-browser': { short: 'no browser', message: 'This service has no browser to measure with.' },
    'browser-failed': { short: 'browser stopped', message: 'The browser did not finish, so this is not measured.' },
    'switched-off': { short: 'switched off', message: 'The host of this service has switched this measurement off.' },
    ambiguous: { short: 'unclear', message: 'What we found points in several directions. This is not measured.' },
    'root-cause': {
      short: 'same cause',
      message: 'This depends on another finding, and is measured once that is fixed.',
    },
    failed: { short: 'our fault', message: 'Something went wrong on our side, so this is not measured.' },
  },
  rendered: 'Seen as a browser shows the page: without scripts it is empty.',
  rootCause: 'This depends on “{cause}”, and is measured once that is fixed.',
  notApplicable: 'Does not apply to this store.',
  terms: {
    invoice: 'invoice',
    order: 'order',
    catalogue: 'catalogue',
    name: 'name',
    url: 'web address',
    logo: 'logo',
    title: 'title',
    image: 'image',
    price: 'price',
    currency: 'currency',
    availability: 'availability',
    shipping: 'shipping',
    returns: 'returns',
  },
  authority: {
    read: 'Read as of {date}.',
    unread: 'Not re-read.',
    ours: {
      trade: 'Our own rule: without it customers cannot buy, or not find out from whom.',
      practice: 'Our own rule: no document states the bound, and we follow common practice.',
      observation: 'Our own rule: we tell what we saw, or compare it with a public register.',
      service: 'Our own rule: it tells how far this service gets to see the store.',
    },
  },
  recipes: {
    anywhere: 'Copy these lines.',
    inServer: 'These lines belong in the configuration of {system}, which answers for the store.',
    askSupport: 'The support of {system} can say where this is, or do it for you.',
    places: {
      domain: {
        shopify: 'Shopify: Settings → Domains. The primary domain is the one the others are redirected to.',
        woocommerce: 'WordPress: Settings → General. Write both addresses with https and the host name you want.',
        magento: 'Magento: Stores → Configuration → General → Web. Write the base URLs with https, and use secure URLs on the storefront.',
      },
      robots: {
        shopify: 'Shopify: Online Store → Themes → Edit code. The rules are in templates/robots.txt.liquid; without that file Shopify’s own hold.',
        woocommerce: 'WordPress: the file robots.txt at the root, or your SEO plugin. Settings → Reading must not discourage search engines.',
        magento: 'Magento: Content → Design → Configuration → the store view → Search Engine Robots.',
      },
      listing: {
        shopify: 'Shopify: “Search engine listing” at the foot of the product or page. For the home page: Online Store → Preferences.',
        woocommerce: 'WooCommerce: the fields of your SEO plugin under the product or page.',
        magento: 'Magento: Catalog → Products → the product → Search Engine Optimization.',
      },
      sitemap: {
        shopify: 'Shopify makes /sitemap.xml by itself once the store is open.',
        woocommerce: 'WordPress makes /wp-sitemap.xml by itself, unless search engines are discouraged under Settings → Reading.',
        magento: 'Magento: Marketing → SEO & Search → Site Map.',
      },
      redirects: {
        shopify: 'Shopify: Content → Menus → URL Redirects.',
        woocommerce: 'WordPress: a plugin for redirects, or the configuration of the server.',
        magento: 'Magento: Marketing → SEO & Search → URL Rewrites.',
      },
      log: {
        woocommerce: 'WooCommerce: Status → Logs, the log that begins with fatal-errors.',
        magento: 'Magento: the files in var/log and var/report on the server.',
      },
    },
  },
  checks: DESCRIBED,
} as const satisfies CatalogueTexts;
