import { CHECK_DEFINITIONS } from './catalogue.ts';
import type { CatalogueTexts } from './texts.ts';

const IN_SERVER = {
  nginx: 'These lines belong in the store’s server block in the configuration of nginx. Try them with nginx -t before you load them.',
  apache: 'These lines belong in the store’s <VirtualHost> in the configuration of Apache. Header needs mod_headers, DEFLATE mod_deflate ' +
    'and mod_filter. Try them with apachectl configtest.',
  caddy: 'These lines belong in the store’s block in the Caddyfile. Try them with caddy validate.',
};
const FOR_HTTP = 'These lines belong in the configuration of {system}, which answers for the store. First see that no other block answers ' +
  'for this name on port 80; in the block for https the name stays. Test the configuration, and then load it.';
const FOR_OTHER = 'These lines belong in the configuration of {system}, which answers for the store. First take this other name, and only ' +
  'this, out of the block that is there. It needs a DNS record and a certificate. Test the configuration, and then load it.';
const NOT_IN_HTACCESS = 'They do not work in .htaccess: there they stop the whole store.';
const IN_PLACE = 'Put them in place of any line that sends this header now.';

/** All texts of the catalogue in English. */
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
    'not-found': { short: 'nothing to measure', message: 'We found nothing to measure this on, so it is not measured.' },
    'needs-script': {
      short: 'needs scripts',
      message: 'Without scripts the page shows too little to tell, so this is not measured.',
    },
    truncated: { short: 'too large', message: 'The answer was too large to read whole, so this is not measured.' },
    timeout: { short: 'too late', message: 'The answer did not come in time, so this is not measured.' },
    budget: {
      short: 'limit reached',
      message: 'We reached one of the scan’s limits before we had seen this, so it is not measured.',
    },
    'service-down': {
      short: 'no clear answer', message: 'The register we ask gave no clear answer, so this is not measured.',
    },
    'not-configured': { short: 'not set up', message: 'This service is not set up to measure this.' },
    'no-browser': { short: 'no browser', message: 'This service has no browser to measure with.' },
    'browser-failed': { short: 'browser stopped', message: 'The browser did not finish, so this is not measured.' },
    'switched-off': { short: 'switched off', message: 'The operator of this service has switched this measurement off.' },
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
    inServer: IN_SERVER,
    servers: {
      'http-to-https': { nginx: FOR_HTTP, apache: `${FOR_HTTP} ${NOT_IN_HTACCESS}`, caddy: FOR_HTTP },
      'canonical-host': { nginx: FOR_OTHER, apache: `${FOR_OTHER} ${NOT_IN_HTACCESS}`, caddy: FOR_OTHER },
      hsts: {
        nginx: `${IN_SERVER.nginx} ${IN_PLACE} Such lines of the http block count no more in this one, and a location with its own needs them too.`,
        apache: `${IN_SERVER.apache} ${IN_PLACE}`, caddy: `${IN_SERVER.caddy} ${IN_PLACE}`,
      },
      'tls-version': {
        nginx: 'This line belongs in the http block, in place of the ssl_protocols that is there: with several servers on one port the default ' +
          'one decides. If nginx refuses TLSv1.3, nginx or OpenSSL must be updated.',
        apache: 'This line belongs in the configuration of the server, not in .htaccess, in place of the SSLProtocol that is there. If ' +
          'Apache refuses TLSv1.3, Apache or OpenSSL must be updated.',
      },
      'cache-static': {
        nginx: 'The first lines belong in the http block, the last in the store’s server block. They keep only files whose address has a ' +
          'version. Try them with nginx -t before you load them.',
        apache: `${IN_SERVER.apache} They keep only files whose address has a version.`,
        caddy: `${IN_SERVER.caddy} They keep only files whose address has a version.`,
      },
    },
    support: {
      place: 'The support of {system} can say where this is, or do it for you.',
      log: 'The support of {system} can see what fails.',
    },
    places: {
      domain: {
        shopify: 'Shopify: Settings → Domains → the other name → Change domain type → Redirect. It is then sent on to the primary domain.',
        woocommerce: 'WordPress: once the store opens with https:// in front, Settings → General: write both addresses with https and the ' +
          'host name you want. WordPress then sends the address with or without www on.',
        magento: 'Magento: once the store opens with https:// in front, Stores → Configuration → General → Web. Write both base URLs with ' +
          'https, set Use Secure URLs on Storefront to Yes, and Url Options → Auto-redirect to Base URL to Yes (301 Moved Permanently). ' +
          'With several stores in one installation, let the server redirect instead.',
      },
      https: {
        shopify: 'Shopify sends http on to https by itself once the domain has its certificate. Settings → Domains shows whether it has.',
        magento: 'Magento: once the store opens with https:// in front, Stores → Configuration → General → Web. Write both base URLs with ' +
          'https, set Use Secure URLs on Storefront to Yes, and Url Options → Auto-redirect to Base URL to Yes (301 Moved Permanently). ' +
          'With several stores in one installation, let the server redirect instead.',
      },
      robots: {
        shopify: 'Shopify: Online Store → Themes → Edit code → templates/robots.txt.liquid; add it if it is not there. Keep the Liquid ' +
          'that writes Shopify’s own rules. New groups go below it; to leave a rule out, put an if in its loop.',
        woocommerce: 'WordPress: the file robots.txt at the root, or your SEO plugin.',
        magento: 'Magento: Content → Design → Configuration → Edit in the row Global, or in that of the website → Search Engine Robots → ' +
          'Edit custom instruction of robots.txt File. On a store view it has no effect. A file robots.txt on the server goes before it.',
      },
      listing: {
        shopify: 'Shopify: “Search engine listing” at the foot of the product or page. For the home page: Online Store → Preferences.',
        woocommerce: 'WooCommerce: the fields of your SEO plugin under the product or page.',
        magento: 'Magento: Catalog → Products → the product → Search Engine Optimization. For the home page: Content → Pages → the page → ' +
          'Search Engine Optimization.',
      },
      indexing: {
        shopify: 'Shopify: noindex comes from the theme (Online Store → Themes → Edit code, layout/theme.liquid), from an app, or from the ' +
          'metafield seo.hidden of the product.',
        woocommerce: 'WordPress: Settings → Reading must not discourage search engines, nor your SEO plugin under the product.',
        magento: 'Magento: Content → Design → Configuration → Edit → Search Engine Robots → Default Robots: INDEX, FOLLOW.',
      },
      sitemap: {
        shopify: 'Shopify makes /sitemap.xml by itself once the store is open.',
        woocommerce: 'WordPress makes /wp-sitemap.xml by itself, unless search engines are discouraged under Settings → Reading.',
        magento: 'Magento: Marketing → SEO & Search → Site Map.',
      },
      redirects: {
        shopify: 'Shopify: Content → Menus → URL Redirects, or Online Store → Navigation. Only addresses that do not work can be redirected.',
        woocommerce: 'WordPress: a plugin for redirects, or the configuration of the server.',
        magento: 'Magento: Marketing → SEO & Search → URL Rewrites.',
      },
      log: {
        woocommerce: 'WooCommerce: Status → Logs, the log that begins with fatal-errors. If the page is not found: Settings → Advanced → Page setup.',
        magento: 'Magento: the files in var/log and var/report on the server.',
      },
      server: { shopify: 'Shopify decides this for all its stores, and it cannot be changed in yours.' },
    },
  },
  checks: CHECK_DEFINITIONS,
} as const satisfies CatalogueTexts;
