import { ACCESS_NB } from './access-nb.ts';
import { LINKS_NB } from './links-nb.ts';
import { REGISTRY_NB } from './registry-nb.ts';
import { ROBOTS_NB } from './robots-nb.ts';
import { SCHEMA_NB } from './schema-nb.ts';
import { SEO_NB } from './seo-nb.ts';
import { SITEMAP_NB } from './sitemap-nb.ts';
import { SPEED_NB } from './speed-nb.ts';
import type { CatalogueTexts } from './texts.ts';

const IN_SERVER = {
  nginx: 'Disse linjene hører hjemme i server-blokken til butikken i oppsettet til nginx. Prøv dem med nginx -t før du laster dem inn.',
  apache: 'Disse linjene hører hjemme i <VirtualHost> for butikken i oppsettet til Apache. Header krever mod_headers, DEFLATE krever ' +
    'mod_deflate og mod_filter. Prøv dem med apachectl configtest.',
  caddy: 'Disse linjene hører hjemme i blokken til butikken i Caddyfile. Prøv dem med caddy validate.',
};
const FOR_HTTP = 'Disse linjene hører hjemme i oppsettet til {system}, som svarer for butikken. Sjekk først at ingen annen blokk svarer ' +
  'for dette navnet på port 80; i blokken for https blir navnet stående. Test oppsettet, og last det så inn.';
const FOR_OTHER = 'Disse linjene hører hjemme i oppsettet til {system}, som svarer for butikken. Ta først dette andre navnet, og bare det, ' +
  'ut av blokken som er der. Det må ha en DNS-oppføring og et sertifikat. Test oppsettet, og last det så inn.';
const NOT_IN_HTACCESS = 'De virker ikke i .htaccess: Der stanser de hele butikken.';
const IN_PLACE = 'Sett dem i stedet for linjer som sender dette feltet nå.';

/** All texts of the catalogue in bokmål. */
export const NB = {
  locale: 'nb',
  phases: {
    access: 'Tilgang',
    robots: 'Robots',
    sitemap: 'Nettstedskart',
    seo: 'SEO',
    links: 'Lenker',
    registry: 'Register',
    schema: 'Produktdata',
    speed: 'Fart',
  },
  unmeasured: {
    unreachable: { short: 'ingen kontakt', message: 'Vi fikk ikke kontakt med butikken, så dette er ikke målt.' },
    refused: { short: 'avvist', message: 'Butikken avviste serveren vår, så dette er ikke målt.' },
    challenged: { short: 'botsperre', message: 'En botsperre svarte i stedet for butikken, så dette er ikke målt.' },
    closed: { short: 'stengt', message: 'Butikken er stengt nå, så dette er ikke målt.' },
    'not-found': { short: 'fant ikke noe å måle', message: 'Vi fant ikke noe å måle dette på, så det er ikke målt.' },
    'needs-script': {
      short: 'krever skript',
      message: 'Uten skript viser siden for lite til å avgjøre dette, så det er ikke målt.',
    },
    truncated: { short: 'for stor', message: 'Svaret var for stort til å leses helt, så dette er ikke målt.' },
    timeout: { short: 'for sent', message: 'Svaret kom ikke i tide, så dette er ikke målt.' },
    budget: {
      short: 'rakk det ikke',
      message: 'Vi nådde en av grensene for målingen før vi hadde sett dette, så det er ikke målt.',
    },
    'service-down': {
      short: 'uklart svar', message: 'Registeret vi spør, ga ikke noe klart svar, så dette er ikke målt.',
    },
    'not-configured': { short: 'ikke satt opp', message: 'Denne tjenesten er ikke satt opp til å måle dette.' },
    'no-browser': { short: 'ingen nettleser', message: 'Denne tjenesten har ingen nettleser å måle med.' },
    'browser-failed': { short: 'nettleseren stoppet', message: 'Nettleseren kom ikke i mål, så dette er ikke målt.' },
    'switched-off': { short: 'slått av', message: 'Den som drifter tjenesten, har slått av denne målingen.' },
    ambiguous: { short: 'uklart', message: 'Det vi fant, peker i flere retninger. Dette er ikke målt.' },
    'root-cause': { short: 'samme årsak', message: 'Dette avhenger av et annet funn, og måles når det er rettet.' },
    failed: { short: 'feil hos oss', message: 'Noe gikk galt hos oss, så dette er ikke målt.' },
  },
  rendered: 'Sett slik en nettleser viser siden: Uten skript er den tom.',
  rootCause: 'Dette avhenger av «{cause}», og måles når det er rettet.',
  notApplicable: 'Gjelder ikke denne butikken.',
  terms: {
    invoice: 'faktura',
    order: 'ordre',
    catalogue: 'katalog',
    name: 'navn',
    url: 'nettadresse',
    logo: 'logo',
    title: 'tittel',
    image: 'bilde',
    price: 'pris',
    currency: 'valuta',
    availability: 'lagerstatus',
    shipping: 'frakt',
    returns: 'retur',
  },
  authority: {
    read: 'Lest slik den var {date}.',
    unread: 'Ikke lest på nytt.',
    ours: {
      trade: 'Vår egen regel: Uten dette får kundene ikke handlet, eller ikke vite hvem de handler med.',
      practice: 'Vår egen regel: Ingen kilde setter grensen, og vi følger vanlig praksis.',
      observation: 'Vår egen regel: Vi sier hva vi så, eller holder det mot et offentlig register.',
      service: 'Vår egen regel: Den sier hvor mye tjenesten får se av butikken.',
    },
  },
  recipes: {
    inServer: IN_SERVER,
    servers: {
      'http-to-https': { nginx: FOR_HTTP, apache: `${FOR_HTTP} ${NOT_IN_HTACCESS}`, caddy: FOR_HTTP },
      'canonical-host': { nginx: FOR_OTHER, apache: `${FOR_OTHER} ${NOT_IN_HTACCESS}`, caddy: FOR_OTHER },
      hsts: {
        nginx: `${IN_SERVER.nginx} ${IN_PLACE} Slike linjer i http-blokken teller da ikke lenger i denne, og en location med egne må få dem også.`,
        apache: `${IN_SERVER.apache} ${IN_PLACE}`, caddy: `${IN_SERVER.caddy} ${IN_PLACE}`,
      },
      'tls-version': {
        nginx: 'Denne linjen hører hjemme i http-blokken, i stedet for den ssl_protocols som er der: Med flere servere på én port er det ' +
          'standardserveren som bestemmer. Avviser nginx TLSv1.3, må nginx eller OpenSSL oppdateres.',
        apache: 'Denne linjen hører hjemme i oppsettet til serveren, ikke i .htaccess, i stedet for den SSLProtocol som er der. Avviser ' +
          'Apache TLSv1.3, må Apache eller OpenSSL oppdateres.',
      },
      'cache-static': {
        nginx: 'De første linjene hører hjemme i http-blokken, den siste i server-blokken til butikken. De beholder bare filer med versjon i ' +
          'adressen. Prøv dem med nginx -t før du laster dem inn.',
        apache: `${IN_SERVER.apache} De beholder bare filer med versjon i adressen.`,
        caddy: `${IN_SERVER.caddy} De beholder bare filer med versjon i adressen.`,
      },
    },
    support: {
      place: 'Brukerstøtten hos {system} kan si hvor dette er, eller gjøre det for deg.',
      log: 'Brukerstøtten hos {system} kan se hva som feiler.',
    },
    places: {
      domain: {
        shopify: 'Shopify: Innstillinger → Domener → det andre navnet → endre domenetypen til omdirigering. Da sendes det videre til hoveddomenet.',
        woocommerce: 'WordPress: når butikken kan åpnes med https:// foran, Innstillinger → Generelt: Skriv begge adressene med https og ' +
          'vertsnavnet du vil ha. WordPress sender da adressen med eller uten www videre.',
        magento: 'Magento: når butikken kan åpnes med https:// foran, Stores → Configuration → General → Web. Skriv begge grunnadressene med ' +
          'https, sett Use Secure URLs on Storefront til Yes, og Url Options → Auto-redirect to Base URL til Yes (301 Moved Permanently). ' +
          'Er det flere butikker i samme installasjon, la serveren sende videre i stedet.',
      },
      https: {
        shopify: 'Shopify sender selv http videre til https når domenet har sertifikat. Innstillinger → Domener viser om det har det.',
        magento: 'Magento: når butikken kan åpnes med https:// foran, Stores → Configuration → General → Web. Skriv begge grunnadressene med ' +
          'https, sett Use Secure URLs on Storefront til Yes, og Url Options → Auto-redirect to Base URL til Yes (301 Moved Permanently). ' +
          'Er det flere butikker i samme installasjon, la serveren sende videre i stedet.',
      },
      robots: {
        shopify: 'Shopify: Nettbutikk → Temaer → Rediger kode → templates/robots.txt.liquid; legg den til om den ikke finnes. Behold ' +
          'Liquid-koden som skriver Shopifys egne regler. Nye grupper skal under den; vil du utelate en regel, sett en if i løkken.',
        woocommerce: 'WordPress: filen robots.txt på rotnivå, eller SEO-utvidelsen din.',
        magento: 'Magento: Content → Design → Configuration → Edit i raden Global, eller i raden til nettstedet → Search Engine Robots → ' +
          'Edit custom instruction of robots.txt File. På en butikkvisning virker det ikke. En fil robots.txt på serveren går foran.',
      },
      listing: {
        shopify: 'Shopify: søkemotoroppføringen nederst på varen eller siden. For forsiden: Nettbutikk → Preferanser.',
        woocommerce: 'WooCommerce: feltene til SEO-utvidelsen din under varen eller siden.',
        magento: 'Magento: Catalog → Products → varen → Search Engine Optimization. For forsiden: Content → Pages → siden → Search Engine ' +
          'Optimization.',
      },
      indexing: {
        shopify: 'Shopify: noindex kommer fra temaet (Nettbutikk → Temaer → Rediger kode, layout/theme.liquid), fra en app eller fra ' +
          'metafeltet seo.hidden på varen.',
        woocommerce: 'WordPress: Innstillinger → Lesing skal ikke be søkemotorer om å holde seg unna, og det skal heller ikke SEO-utvidelsen din under varen.',
        magento: 'Magento: Content → Design → Configuration → Edit → Search Engine Robots → Default Robots: INDEX, FOLLOW.',
      },
      sitemap: {
        shopify: 'Shopify lager /sitemap.xml selv når butikken er åpen.',
        woocommerce: 'WordPress lager /wp-sitemap.xml selv, med mindre søkemotorer er bedt om å holde seg unna under Innstillinger → Lesing.',
        magento: 'Magento: Marketing → SEO & Search → Site Map.',
      },
      redirects: {
        shopify: 'Shopify: Innhold → Menyer → URL-omdirigeringer, eller Nettbutikk → Navigasjon. Bare adresser som ikke virker, kan omdirigeres.',
        woocommerce: 'WordPress: en utvidelse for omdirigering, eller oppsettet til serveren.',
        magento: 'Magento: Marketing → SEO & Search → URL Rewrites.',
      },
      log: {
        woocommerce: 'WooCommerce: Status → Logger, loggen som begynner med fatal-errors. Finnes ikke siden: Innstillinger → Avansert → Sideoppsett.',
        magento: 'Magento: filene i var/log og var/report på serveren.',
      },
      server: { shopify: 'Dette bestemmer Shopify for alle butikkene sine, og det kan ikke endres i din.' },
    },
  },
  checks: {
    ...ACCESS_NB, ...ROBOTS_NB, ...SITEMAP_NB, ...SEO_NB, ...LINKS_NB, ...REGISTRY_NB, ...SCHEMA_NB, ...SPEED_NB,
  },
} as const satisfies CatalogueTexts;
