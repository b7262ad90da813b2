import { ACCESS_NB } from './access-nb.ts';
import { LINKS_NB } from './links-nb.ts';
import { REGISTRY_NB } from './registry-nb.ts';
import { ROBOTS_NB } from './robots-nb.ts';
import { SCHEMA_NB } from './schema-nb.ts';
import { SEO_NB } from './seo-nb.ts';
import { SITEMAP_NB } from './sitemap-nb.ts';
import { SPEED_NB } from './speed-nb.ts';
import type { CatalogueTexts } from './texts.ts';

/** Everything the catalogue says in bokmål. */
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
    'not-found': { short: 'fant ingen side', message: 'Vi fant ingen slik side å se på, så dette er ikke målt.' },
    'needs-script': {
      short: 'krever skript',
      message: 'Uten skript viser siden for lite til å avgjøre dette, så det er ikke målt.',
    },
    truncated: { short: 'for stor', message: 'Svaret var for stort til å leses helt, så dette er ikke målt.' },
    timeout: { short: 'for sent', message: 'Svaret kom ikke i tide, så dette er ikke målt.' },
    budget: {
      short: 'rakk det ikke',
      message: 'Vi nådde taket på forespørsler før vi kom hit, så dette er ikke målt.',
    },
    'service-down': {
      short: 'ikke klart svar', message: 'Registeret vi spør, ga ikke noe klart svar, så dette er ikke målt.',
    },
    'not-configured': { short: 'ikke satt opp', message: 'Denne tjenesten er ikke satt opp til å måle dette.' },
    'no-browser': { short: 'ingen nettleser', message: 'Denne tjenesten har ingen nettleser å måle med.' },
    'browser-failed': { short: 'nettleseren stoppet', message: 'Nettleseren kom ikke i mål, så dette er ikke målt.' },
    'switched-off': { short: 'slått av', message: 'Den som drifter tjenesten, har slått av denne målingen.' },
    ambiguous: { short: 'uklart', message: 'Det vi fant, peker i flere retninger. Dette er ikke målt.' },
    'root-cause': { short: 'samme årsak', message: 'Dette avhenger av et annet funn, og måles når det er rettet.' },
    failed: { short: 'feil hos oss', message: 'Noe gikk galt hos oss, så dette er ikke målt.' },
  },
  rendered: 'Sett slik en nettleser viser siden: uten skript er den tom.',
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
    anywhere: 'Kopier disse linjene.',
    inServer: 'Disse linjene hører hjemme i oppsettet til {system}, som svarer for butikken.',
    askSupport: 'Brukerstøtten hos {system} kan si hvor dette er, eller gjøre det for deg.',
    places: {
      domain: {
        shopify: 'Shopify: Innstillinger → Domener. Hoveddomenet er det de andre sendes videre til.',
        woocommerce: 'WordPress: Innstillinger → Generelt. Skriv begge adressene med https og vertsnavnet du vil ha.',
        magento: 'Magento: Stores → Configuration → General → Web. Skriv grunnadressene med https, og bruk sikre adresser i butikken.',
      },
      robots: {
        shopify: 'Shopify: Nettbutikk → Temaer → Rediger kode. Reglene står i templates/robots.txt.liquid; uten den filen gjelder Shopifys egne.',
        woocommerce: 'WordPress: filen robots.txt på rotnivå, eller SEO-utvidelsen din. Innstillinger → Lesing må ikke be søkemotorer holde seg unna.',
        magento: 'Magento: Content → Design → Configuration → butikkvisningen → Search Engine Robots.',
      },
      listing: {
        shopify: 'Shopify: søkemotoroppføringen nederst på varen eller siden. For forsiden: Nettbutikk → Preferanser.',
        woocommerce: 'WooCommerce: feltene til SEO-utvidelsen din under varen eller siden.',
        magento: 'Magento: Catalog → Products → varen → Search Engine Optimization.',
      },
      sitemap: {
        shopify: 'Shopify lager /sitemap.xml selv når butikken er åpen.',
        woocommerce: 'WordPress lager /wp-sitemap.xml selv, om ikke søkemotorer er bedt om å holde seg unna under Innstillinger → Lesing.',
        magento: 'Magento: Marketing → SEO & Search → Site Map.',
      },
      redirects: {
        shopify: 'Shopify: Innhold → Menyer → URL-omdirigeringer.',
        woocommerce: 'WordPress: en utvidelse for omdirigering, eller oppsettet til serveren.',
        magento: 'Magento: Marketing → SEO & Search → URL Rewrites.',
      },
      log: {
        woocommerce: 'WooCommerce: Status → Logger, loggen som begynner med fatal-errors.',
        magento: 'Magento: filene i var/log og var/report på serveren.',
      },
    },
  },
  checks: {
    ...ACCESS_NB, ...ROBOTS_NB, ...SITEMAP_NB, ...SEO_NB, ...LINKS_NB, ...REGISTRY_NB, ...SCHEMA_NB, ...SPEED_NB,
  },
} as const satisfies CatalogueTexts;
