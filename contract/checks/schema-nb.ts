import type { Translated } from './check.ts';
import type { SCHEMA } from './schema.ts';

const NO_PRODUCT = 'Vi fant ingen produktside å se på, så dette er ikke målt.';

/** The schema checks in bokmål. */
export const SCHEMA_NB = {
  'jsonld-parses': {
    title: 'Syntaksen i JSON-LD',
    rule: 'Alle JSON-LD-blokker er gyldig JSON. Feil: en syntaksfeil, med stedet den står.',
    notApplicable: 'Sidene har ingen JSON-LD.',
    pass: ['JSON-LD kan leses', '{total} av {total} {total|blokk|blokker} kan leses.'],
    fail: [
      '{count} av {total} {total|JSON-LD-blokk|JSON-LD-blokker} kan ikke leses',
      'Søkemotorer hopper over hele blokken ved en syntaksfeil.',
    ],
    fix: 'Rett syntaksfeilen, eller la plattformen lage blokken.',
    snippet: 'Dette er den første av blokkene, med syntaksfeilen rettet.',
  },
  organization: {
    title: 'Butikken i produktdata',
    rule: 'Organization med navn, nettadresse og logo. Advarsel: noe mangler. Feil: ikke funnet.',
    pass: 'Organization har navn, nettadresse og logo.',
    warn: ['Organization mangler {missing:terms}', 'Maskiner får vite for lite om hvem som står bak butikken.'],
    fail: ['Vi fant ingen Organization', 'Maskiner får ikke vite hvem som står bak butikken.'],
    fix: 'Legg inn Organization med name, url og logo på forsiden.',
  },
  'product-present': {
    title: 'Varer i produktdata',
    rule: 'Produktsidene har Product. Advarsel: noen. Feil: ingen.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} av {total} {total|produktside|produktsider} har Product.',
    warn: ['{count} av {total} {total|produktside|produktsider} mangler Product', 'Maskiner må lese varen ut av teksten.'],
    fail: ['Produktsidene mangler Product', '{total|Den ene produktsiden har ikke|Ingen av # produktsider har} produktdata.'],
    fix: 'Slå på produktdata i plattformen, eller lag dem med produktdataverktøyet.',
  },
  'offer-complete': {
    title: 'Pris, valuta og lager i produktdata',
    rule:
      'Prisinformasjonen (Offer) har pris over 0 (eller den laveste i et spenn), valuta og lagerstatus. Advarsel: én eller flere ' +
      'mangler. Feil: den finnes ikke. Googles butikkoppføringer tar Offer, ikke AggregateOffer.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} av {total} {total|produktside|produktsider} har full prisinformasjon.',
    warn: ['Prisinformasjonen mangler {missing:terms}', 'Det mangler, eller står ikke i den formen maskiner leser, på {count} av {total} {total|produktside|produktsider}.'],
    fail: ['{count} av {total} {total|produktside|produktsider} har ikke prisinformasjon (Offer)', 'Maskiner får ikke vite hva varen koster.'],
    fix: 'Legg inn Offer med price, priceCurrency og availability i Product.',
  },
  'price-visible': {
    title: 'Pris på siden',
    rule:
      'Prisen står på produktsiden. Advarsel: bak innlogging. Feil: ingen pris i HTML-en på en side som ellers har ' +
      'teksten sin.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: ['Prisen vises', 'Prisen vises på {total} av {total} {total|produktside|produktsider}.'],
    warn: ['Prisene vises bare etter innlogging', 'Det gjelder {count} av {total} {total|produktside|produktsider}.'],
    fail: ['Vi fant ingen pris', 'Den mangler på {count} av {total} {total|produktside|produktsider}.'],
    fix: 'Vis prisen som tekst på produktsiden.',
  },
  'price-agrees': {
    title: 'Pris i kode og på side',
    rule: 'Prisen i produktdata er den siden viser. Advarsel: avrunding. Feil: ulik.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: ['Samme pris i kode og på side', 'Prisene er like på {total} av {total} {total|produktside|produktsider}.'],
    warn: [
      'Prisen er avrundet',
      'Produktdata sier {markup}{currency:unit}, siden viser {page}{currency:unit}. Det gjelder {count} av {total} {total|side|sider}.',
    ],
    fail: [
      'To ulike priser på samme vare',
      'Produktdata sier {markup}{currency:unit}, siden viser {page}{currency:unit}. Det gjelder {count} av {total} {total|side|sider}.',
    ],
    fix: 'Hent begge prisene fra samme sted.',
  },
  'product-availability': {
    title: 'Lagerstatus',
    rule: 'Minst én vare i utvalget kan bestilles. Advarsel: ingen av dem som oppgir lagerstatus, kan det.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{count} av {total} {total|vare|varer} med lagerstatus i produktdata kan bestilles.',
    warn: [
      'Ingen varer med lagerstatus kan bestilles',
      '{total} av {pages} {pages|produktside|produktsider} i utvalget oppgir den. Det sier ikke noe om resten.',
    ],
    fix: 'Sjekk at lagerstatusen er rett.',
  },
  'product-id': {
    title: 'GTIN eller varenummer',
    rule: 'Product har gyldig GTIN eller sku. Advarsel: noen mangler. Feil: alle.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} av {total} {total|produktside|produktsider} har gyldig GTIN eller varenummer.',
    warn: [
      '{count} av {total} {total|vare|varer} mangler gyldig GTIN eller varenummer',
      'Uten noen av dem kan ikke maskiner skille varene fra hverandre; bare GTIN knytter varen til andre butikker.',
    ],
    fail: ['Gyldig GTIN eller varenummer mangler', '{total|Den ene produktsiden har det ikke|Ingen av # produktsider har det}.'],
    fix: 'Legg inn GTIN i Product (gtin8, gtin12, gtin13 eller gtin14); mangler den, sku.',
  },
  'product-brand': {
    title: 'Merke',
    rule: 'Product har merke. Advarsel: noen mangler. Feil: alle.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} av {total} {total|produktside|produktsider} har merke.',
    warn: ['Merke mangler på {count} av {total} {total|vare|varer}', 'Den som spør etter merket, kan gå glipp av varen.'],
    fail: ['Merke mangler', '{total|Den ene produktsiden har det ikke|Ingen av # produktsider har det}.'],
    fix: 'Legg inn brand med navn i Product.',
  },
  'product-image': {
    title: 'Bilde i produktdata',
    rule: 'Product har bilde. Advarsel: noen mangler. Feil: alle.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} av {total} {total|produktside|produktsider} har bilde.',
    warn: ['Bilde mangler på {count} av {total} {total|vare|varer}', 'Google krever bilde; uten det kommer ikke varen med i butikkoppføringene.'],
    fail: ['Bilde mangler', '{total|Den ene produktsiden har det ikke|Ingen av # produktsider har det} i produktdata.'],
    fix: 'Legg inn image med full adresse i Product.',
  },
  breadcrumb: {
    title: 'Brødsmulesti',
    rule: 'Produktsidene har en BreadcrumbList med minst to navngitte ledd. Advarsel: noen mangler. Feil: alle.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: '{total} av {total} {total|produktside|produktsider} har brødsmulesti.',
    warn: ['Brødsmulesti mangler på {count} av {total} {total|produktside|produktsider}', 'Maskiner ser ikke hvor varen hører til.'],
    fail: [
      'Produktsidene mangler brødsmulesti i koden',
      'Ingen BreadcrumbList med to navngitte ledd på {total} av {total} {total|produktside|produktsider}.',
    ],
    fix: 'Slå på brødsmulestien i plattformens produktdata.',
  },
  'shipping-returns': {
    title: 'Frakt og retur i produktdata',
    rule: 'Produktdata eller butikkens Organization har frakt og retur. Advarsel: én eller begge mangler.',
    unmeasured: { 'not-found': NO_PRODUCT },
    pass: 'Produktdata på {total} {total|side|sider} har frakt og retur.',
    warn: [
      'Produktdata mangler {missing:terms}',
      'Det gjelder {count} av {total} {total|produktside|produktsider}, og vi så det heller ikke for hele butikken.',
    ],
    fix:
      'Legg inn hasShippingService og hasMerchantReturnPolicy én gang i butikkens Organization; i Offer bare for varer med ' +
      'egne vilkår.',
  },
  'rating-sane': {
    title: 'Vurderinger',
    rule: 'Vurderinger ligger innenfor skalaen og har et antall. Feil: utenfor, uten antall, eller uten verdi som kan leses.',
    unmeasured: { 'not-found': NO_PRODUCT },
    notApplicable: 'Produktsidene har ingen vurderinger i produktdata.',
    pass: 'Vurderingene på {total} {total|side|sider} stemmer.',
    fail: ['{count} av {total} {total|vurdering|vurderinger} stemmer ikke', 'De ligger utenfor skalaen, mangler antall, eller har ingen verdi som kan leses.'],
    fix: 'Skriv ratingValue innenfor skalaen, og reviewCount eller ratingCount.',
  },
} as const satisfies Translated<typeof SCHEMA>;
