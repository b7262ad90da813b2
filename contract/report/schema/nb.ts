import type { GapFault } from '../../emitter.ts';
import type {
  Availability, EmitterField, EmitterFailureReason, EvidenceSource, UnseenReason, UnverifiedReason,
} from '../../vocabulary.ts';
import type { FieldCounts } from './artifact.ts';
import { plural } from '../format.ts';

const fields: Record<EmitterField, string> = {
  name: 'Navn', description: 'Beskrivelse', brand: 'Merke', image: 'Bilde', sku: 'Varenummer', gtin: 'Strekkode (GTIN)',
  price: 'Pris', currency: 'Valuta', availability: 'Lagerstatus', faq: 'Spørsmål og svar',
};

/** The field names for use within a sentence. */
const nouns: Record<EmitterField, string> = {
  name: 'navnet', description: 'beskrivelsen', brand: 'merket', image: 'bildet', sku: 'varenummeret', gtin: 'strekkoden',
  price: 'prisen', currency: 'valutaen', availability: 'lagerstatusen', faq: 'spørsmål og svar',
};

const availabilities: Record<Availability, string> = {
  BackOrder: 'Restordre', Discontinued: 'Utgått', InStock: 'På lager',
  InStoreOnly: 'Bare i butikken', LimitedAvailability: 'Få igjen',
  OnlineOnly: 'Bare på nett', OutOfStock: 'Ikke på lager',
  PreOrder: 'Forhåndsbestilling', PreSale: 'Forhåndssalg', SoldOut: 'Utsolgt',
};

const sources: Record<EvidenceSource | 'rdfa', string> = {
  jsonld: 'Fra JSON-LD på siden',
  'og-meta': 'Fra en meta-tagg på siden',
  microdata: 'Fra mikrodata på siden',
  rdfa: 'Fra RDFa på siden',
  'llm-verified': 'Foreslått av en språkmodell, gjenfunnet ordrett',
  'user-confirmed': 'Fylt inn av deg',
};

const unverified: Record<UnverifiedReason, string> = {
  'no-evidence': 'Vi fant det ikke på siden, så feltet er utelatt.',
  'gate-failed': 'Det vi fant, besto ikke kontrollen, så feltet er utelatt.',
  'llm-unavailable': 'Koden på siden har det ikke, og ingen språkmodell var tilgjengelig til å lete i teksten. Feltet er utelatt.',
};

/** The texts for a page that could not be used. */
export interface FailureWords {
  message: string;
  steps: readonly string[];
  /** What the service does not do, and does not claim. */
  note?: string;
}

const unread: FailureWords = {
  message: 'Siden svarte, men vi klarte ikke å lese den.',
  steps: ['Les den igjen om litt.', 'Lar den seg fortsatt ikke lese, er den kanskje for stor eller for dypt nøstet.'],
};

const lowText: FailureWords = {
  message: 'For lite tekst uten skript til å avgjøre det.',
  steps: [
    'Sjekk at adressen går til én vare.',
    'La serveren sende navn, pris og beskrivelse i HTML-en. Det som først kommer med skript, ser mange KI-tjenester ikke.',
  ],
};

const lowTextRendered: FailureWords = {
  message: 'For lite tekst til å avgjøre det, også i en nettleser.',
  steps: [
    'Sjekk at adressen går til én vare.',
    'Åpne siden i et privat vindu, uten å logge inn, og se om varen vises der.',
  ],
};

/** Why no browser rendered the page. */
const unseen: Record<UnseenReason, string> = {
  'no-browser': 'Tjenesten har ingen nettleser å åpne den i.',
  'switched-off': 'Tjenesten kjøres uten nettleser.',
  'browser-failed': 'Nettleseren stoppet. Prøv igjen om litt.',
  timeout: 'Nettleseren var opptatt, eller siden brukte for lang tid. Prøv igjen om litt.',
  budget: 'Siden krevde mer enn en nettleser får bruke hos oss.',
  unreachable: 'Siden lot seg ikke åpne i nettleseren.',
  elsewhere: 'Nettleseren ble sendt til et annet nettsted.',
};

const failures: Record<EmitterFailureReason, FailureWords> = {
  unreachable: {
    message: 'Siden svarte ikke.',
    steps: ['Åpne adressen i nettleseren og se om den virker der.', 'Virker den hos deg, kan butikken stenge ute servere som vår.'],
  },
  'guard-blocked': {
    message: 'Siden sendte oss til en adresse vi ikke åpner.',
    steps: ['Åpne varen i nettleseren, og lim inn adressen som står der.'],
    note: 'Vi følger ikke videresendinger til lukkede nett.',
  },
  blocked: {
    message: 'En botsperre stoppet oss.',
    steps: ['Slipp roboten vår gjennom botsperren, og les siden på nytt.'],
    note: 'Vi prøver ikke å komme rundt sperren, og vi sier ikke noe om siden bak den.',
  },
  'not-product-page': {
    message: 'Ikke en produktside. Lim inn adressen til én vare.',
    steps: ['Åpne varen i butikken og kopier adressen derfra. En forside, kategori eller artikkel har ikke én vare å beskrive.'],
  },
  'invalid-url': { message: 'Ikke en nettadresse.', steps: ['Skriv for eksempel «butikken.no/vare».'] },
  'guard-failed': { message: 'Adressen finnes ikke eller er ikke åpen.', steps: ['Sjekk skrivemåten. Vi leser bare sider som er åpne for alle.'] },
  'rate-limited': { message: 'Brukt opp for nå.', steps: ['Vent litt, og les siden på nytt.'] },
};

/** Display names for the search engine's fields. */
const gapNames: Readonly<Record<string, string>> = {
  name: 'Navn', image: 'Bilde', offers: 'Prisinformasjon', 'offers.price': 'Pris',
  'offers.priceCurrency': 'Valuta', aggregateRating: 'Samlet vurdering',
  audience: 'Målgruppe', 'brand.name': 'Merke', color: 'Farge', description: 'Beskrivelse', gtin: 'Strekkode',
  isVariantOf: 'Variant av', inProductGroupWithID: 'Varegruppe',
  material: 'Materiale', mpn: 'Produsentens varenummer', pattern: 'Mønster',
  review: 'Omtaler', size: 'Størrelse', sku: 'Varenummer', 'offers.availability': 'Lagerstatus',
  'offers.hasMerchantReturnPolicy': 'Retur', 'offers.itemCondition': 'Ny eller brukt', 'offers.priceValidUntil': 'Prisen gjelder til',
  'offers.shippingDetails': 'Frakt', 'offers.url': 'Adressen til varen', 'offers.priceSpecification': 'Prisdetaljer',
  variesBy: 'Varierer etter', hasCertification: 'Sertifisering', hasAdultConsideration: 'Innhold for voksne',
};

const gapFaults: Readonly<Record<GapFault['fault'], string>> = {
  missing: 'mangler', malformed: 'er ikke skrevet slik Google krever', contradicts: 'stemmer ikke med resten av koden',
  'not-allowed': 'skal ikke stå her', several: 'skal ha bare én verdi', 'not-unique': 'er lik for flere varianter',
  range: 'er et prisområde, ikke én pris', 'not-the-price': 'er bare en førpris eller medlemspris',
  restricted: 'er et nummer til intern bruk i butikker', past: 'er utløpt', ignored: 'leses ikke av Google her',
  unresolved: 'viser til noe vi ikke så på denne siden', 'plain-text': 'står som tekst, ikke som Brand',
};

const gapAdvice: Readonly<Record<string, string>> = {
  'offers.shippingDetails': 'Kan settes én gang for hele butikken i Merchant Center.',
  'offers.hasMerchantReturnPolicy': 'Kan settes én gang for hele butikken i Merchant Center.',
  aggregateRating: 'Bare når kunder har skrevet omtaler her.',
  review: 'Bare når kunder har skrevet omtaler her.',
};

/** The texts of product data in bokmål, for the page and the command line. */
export const PRODUCT_DATA_NB = {
  name: 'Produktdata',
  failures,
  unread,
  lowText,
  lowTextRendered,
  rendered: {
    short: 'Lest slik en nettleser viser siden',
    note: 'HTML-en har nesten ingen tekst, så vi leste siden slik en nettleser viser den.',
    gap: 'Mange KI-roboter ser ikke denne siden',
    why: 'HTML-en har nesten ingen tekst før skript er kjørt, og mange KI-roboter kjører ikke skript. Vi leste siden slik en nettleser viser den.',
    fix: 'La serveren sende navn, pris, beskrivelse og JSON-\u2060LD i HTML-en.',
    unseen: (reason: UnseenReason): string => `Vi så ikke siden slik en nettleser viser den. ${unseen[reason]}`,
  },
  failed: {
    todo: 'Dette kan du gjøre', saw: 'Dette så vi', address: 'Adresse', code: 'Kode', browser: 'Nettleser', message: 'Tjenesten sier (på engelsk)',
    nothing: 'Ingen felter er lest, og ingen kode er laget.',
  },
  sentence: {
    verified: (count: number, all: number): readonly [string, string] =>
      count === 0 ? [`Ingen av ${all} felter er bekreftet`, ' med ordrett belegg fra siden.']
        : [`${count} av ${all} felter er bekreftet`, ' med ordrett belegg fra siden.'],
    byHand: (count: number): string => plural(count, '1 felt er fylt inn av deg.', `${count} felter er fylt inn av deg.`),
    noCode: 'Siden har ikke gyldig JSON-LD for varen i dag.',
    complete: 'Vi fant ikke noe å føye til i koden som står der i dag.',
    lacks: (missing: string, wrong: string): string =>
      `Koden som står der i dag, ${[missing && `mangler ${missing}`, wrong && `har feil i ${wrong}`].filter(Boolean).join(' og ')}.`,
  },
  llm: {
    used: (model: string): string => `Språkmodell: ${model}`,
    unavailable: 'Uten språkmodell',
  },
  fields,
  nouns,
  availabilities,
  sources,
  unverified,
  fieldsHeading: 'Felter',
  counted: ({ verified, byHand, unverified, unmeasured }: FieldCounts): string => [
    `${verified} bekreftet`, byHand > 0 && `${byHand} fylt inn av deg`, unverified > 0 && `${unverified} ikke bekreftet`,
    unmeasured > 0 && `${unmeasured} ikke målt`,
  ].filter(Boolean).join(' · '),
  status: { verified: 'bekreftet', byHand: 'fylt inn av deg', unverified: 'ikke bekreftet' },
  noValue: 'Ingen verdi',
  images: (count: number): string => plural(count, '1 bilde', `${count} bilder`),
  faq: (count: number): string => plural(count, '1 spørsmål med svar', `${count} spørsmål med svar`),
  quote: 'Sitat',
  locator: 'Sted',
  values: 'Verdier',
  variants: 'Siden har flere varianter. Koden beskriver varen samlet, ikke hver variant.',
  code: {
    headingNew: 'Koden til siden',
    headingDiff: 'Koden som mangler',
    form: 'Vis koden som', json: 'JSON', script: 'Script-tagg',
    label: 'JSON-LD for varen', faqLabel: 'JSON-LD for spørsmål og svar',
    tests: 'Prøv koden før den tas i bruk:',
    testsShown: 'Lenker til to prøver står under knappen.',
    download: 'Last ned',
    noneDiff: 'Koden på siden har alt vi kan bekrefte. Det er ingenting å legge til.',
    done: 'Ingenting å gjøre: Koden på siden har alt Google krever, og som vi kan bekrefte.',
    noneNew: 'Navnet på varen er ikke bekreftet, og uten navn lager vi ingen kode. Du kan fylle det inn for hånd.',
    offer: 'Pris, valuta og lagerstatus er alle bekreftet, så prisinformasjonen (Offer) er med.',
    offerByHand: 'Pris, valuta og lagerstatus er alle på plass, så prisinformasjonen (Offer) er med.',
    offerNotNeeded: 'Prisinformasjonen (Offer) på siden har det vi kan bekrefte, så den er ikke med her.',
    noOffer: (lacking: string): string => `Prisinformasjonen (Offer) er ikke med, for vi mangler ${lacking}.`,
    faq: (pairs: number): string => `Egen kode for spørsmål og svar, ${pairs} par`,
    faqRetired: 'Google sluttet 7. mai 2026 å vise spørsmål og svar som utvidede søkeresultater (rich results). '
      + 'Andre som leser siden, kan ha nytte av koden. Har siden en FAQPage fra før, bytt den ut; ikke ha to.',
    marks: { new: '+', corrected: '±', 'by-hand': 'du' },
    markWords: { new: 'Ny linje: ', corrected: 'Rettet linje: ', 'by-hand': 'Fylt inn av deg: ' },
    new: (noun: string, value: string): string => `Ny: ${noun}, «${value}».`,
    corrected: (noun: string, before: string, value: string): string => `Rettet: ${noun}, fra «${before}» til «${value}».`,
    byHand: (noun: string, value: string): string => `Fylt inn av deg: ${noun}, «${value}».`,
    index: 'Linjen «@index» merker det du selv har fylt inn, som «user-confirmed». Den sier ingenting om varen til søkemotorer.',
  },
  preview: {
    heading: 'Hva et søketreff kan lages av',
    lead: 'En skisse av det som er oppgitt, og ikke noe mer. Om og hvordan Google viser det, bestemmer Google; tittel og tekst kan hentes fra andre steder på siden.',
    before: 'Med sidens egen kode', after: 'Med koden over', today: 'Med sidens egen kode',
    snippet: 'Søketreff', card: 'Produktkort', image: 'Bildet som er oppgitt:',
    notStated: (name: string): string => `${name}: ikke oppgitt`, unreadable: 'ikke skrevet slik Google krever',
  },
  gaps: {
    heading: 'Dette ber Google om',
    lead: 'Google krever eller anbefaler disse feltene. Slik står de i koden på siden i dag.',
    leadNew: 'Google krever eller anbefaler disse feltene. Slik står de i koden over.',
    withCode: (present: number, all: number): string => `Med koden over er ${present} av ${all} ${plural(all, 'påkrevd felt', 'påkrevde felter')} i orden.`,
    nothing: 'Siden har ikke gyldig JSON-LD for varen, og vi har ikke skrevet noen kode å holde opp mot Googles liste.',
    typed: 'Siden har ikke gyldig JSON-LD for varen. Kode med det du selv har fylt inn, holder vi ikke opp mot Googles liste.',
    columns: ['Felt', 'Status', 'I koden i dag', 'Hva nå'], inCode: 'I koden over', inCodeLabel: 'I koden: ',
    required: 'Påkrevd', recommended: 'Anbefalt',
    present: (count: number, all: number): string => `${count} av ${all} på plass`,
    states: { present: 'På plass', incomplete: 'Ufullstendig', missing: 'Mangler' },
    names: gapNames,
    advice: gapAdvice,
    faults: gapFaults,
    today: 'I dag: ', empty: '–',
    added: 'Lagt til i koden.', corrected: 'Rettet i koden.', byHand: 'Fylt inn av deg. Ligger i koden.',
    notFound: 'Ikke bekreftet på siden.', fillIn: 'Fyll inn for hånd',
    incomplete: 'Verdien følger ikke Googles krav.',
    moreMissing: (count: number): string => plural(count, '1 til mangler', `${count} til mangler`),
    morePresent: (count: number): string => plural(count, '1 anbefalt på plass', `${count} anbefalte på plass`),
  },
  exported: {
    file: 'produktdata',
    heading: (name: string): string => `Produktdata for ${name}`,
    columns: ['felt', 'status', 'verdi', 'kilde', 'sitat', 'sted', 'grunn'],
  },
};

export type ProductDataTexts = typeof PRODUCT_DATA_NB;
