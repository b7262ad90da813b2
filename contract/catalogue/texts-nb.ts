import { ACCESS_NB } from './nb/access.ts';
import { LINKS_NB } from './nb/links.ts';
import { REGISTRY_NB } from './nb/registry.ts';
import { ROBOTS_NB } from './nb/robots.ts';
import { SCHEMA_NB } from './nb/schema.ts';
import { SEO_NB } from './nb/seo.ts';
import { SITEMAP_NB } from './nb/sitemap.ts';
import { SPEED_NB } from './nb/speed.ts';
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
      message: 'Siden bygges av skript, og vi leser den uten. Dette er ikke målt.',
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
  rootCause: 'Dette avhenger av «{cause}», og måles når det er rettet.',
  notApplicable: 'Gjelder ikke denne butikken.',
  terms: {
    invoice: 'faktura',
    order: 'ordre',
    catalogue: 'katalog',
    name: 'navn',
    url: 'adresse',
    logo: 'logo',
    title: 'tittel',
    image: 'bilde',
    price: 'pris',
    currency: 'valuta',
    availability: 'lagerstatus',
    shipping: 'frakt',
    returns: 'retur',
  },
  checks: {
    ...ACCESS_NB, ...ROBOTS_NB, ...SITEMAP_NB, ...SEO_NB, ...LINKS_NB, ...REGISTRY_NB, ...SCHEMA_NB, ...SPEED_NB,
  },
} as const satisfies CatalogueTexts;
