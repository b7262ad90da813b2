import { MAX_COMPETITORS, MAX_NAME_LENGTH } from '../../contract/vocabulary.ts';
import { STATUS_WORDS } from '../../contract/report/report-locale.ts';
import type { ErrorCode, Grade, PillarId, Severity } from '../../contract/vocabulary.ts';
import type { RateLimitPolicy } from '../../contract/service-info.ts';
import type { Format } from '../../contract/report/format.ts';
import { SHELL_NB } from '../../contract/shell-nb.ts';
import { FAILURES } from './failures.ts';

const OUR_FAULT = 'Noe gikk galt hos oss. Det du skrev, står her.';

const severities: Record<Severity, string> = {
  critical: 'kritisk',
  major: 'viktig',
  minor: 'mindre',
  info: 'til orientering',
};

const grades: Record<Grade, string> = {
  A: 'beste karakter',
  B: 'nest beste karakter',
  C: 'midterste karakter',
  D: 'nest dårligste karakter',
  F: 'dårligste karakter',
};

const pillars: Record<PillarId, string> = {
  'revenue-critical': 'Salg',
  'ai-readiness': 'KI',
  speed: 'Fart',
  'seo-hygiene': 'Søk',
};

/** One full sentence per error code of the service. */
const errors: Record<ErrorCode | 'forbidden', string> = {
  invalid: 'Dette er ikke en nettadresse. Skriv for eksempel «butikken.no».',
  forbidden: 'Vi leser ikke adresser med en uvanlig port, eller med brukernavn eller passord i.',
  protocol: 'Vi leser bare adresser som starter med http eller https.',
  private: 'Den adressen leser vi ikke. Den ligger i et lukket nett, eller tjenesten leser bare bestemte butikker.',
  unresolved: 'Adressen finnes ikke. Sjekk skrivemåten.',
  invalid_brand: `Skriv navnet på butikken, ikke adressen, med bokstaver og tall, høyst ${MAX_NAME_LENGTH} tegn.`,
  invalid_domain: 'Skriv butikkens domene, for eksempel «butikken.no».',
  invalid_competitor: `Skriv navnene på konkurrentene, ikke adressene, med bokstaver og tall, høyst ${MAX_NAME_LENGTH} tegn hver.`,
  too_many_competitors: `Høyst ${MAX_COMPETITORS} konkurrenter.`,
  invalid_vertical: 'Velg en bransje fra listen.',
  invalid_lang: 'Velg norsk eller engelsk.',
  unsupported_version: 'Siden er eldre enn tjenesten. Last den inn på nytt.',
  not_found: 'Dette finnes ikke lenger hos tjenesten. Last siden inn på nytt.',
  method_not_allowed: OUR_FAULT,
  scan_in_progress: 'Samme måling er i gang.',
  rate_limited: 'Målingene er brukt opp for nå.',
  daily_cap: 'Dagens nye KI-målinger er brukt opp. Lagrede kan åpnes.',
  bad_request: 'Tjenesten forsto ikke det som ble sendt. Last siden inn på nytt.',
  request_timeout: 'Det du sendte, kom ikke fram i tide. Prøv igjen.',
  headers_too_large: 'Nettleseren sendte for mye på en gang. Slett informasjonskapslene for denne siden.',
  expectation_failed: OUR_FAULT,
  misdirected_request: 'Tjenesten svarer ikke på denne adressen. Åpne den offentlige adressen.',
  internal: OUR_FAULT,
  shutting_down: 'Tjenesten starter på nytt. Prøv igjen om litt.',
};

/** Norwegian (bokmål) texts shared by all pages. */
export const NB = {
  product: 'Storefront Analysis',
  ...SHELL_NB,
  demoOnly: 'Denne demoen leser bare disse butikkene:',
  demoPages: 'Denne demoen leser bare sidene til sine egne butikker. Prøv en av disse:',
  noscript: 'Målingene krever JavaScript i nettleseren. Uten det kan du bruke API-et, se',
  statuses: STATUS_WORDS.no,
  severities,
  grades,
  pillars,
  errors,
  gradeName: (grade: Grade): string => `Karakter ${grade}, ${grades[grade]}`,
  notMeasured: STATUS_WORDS.no['not-measured'],
  ofChecksMeasured: (total: number): string => `av ${total} sjekker målt`,
  connection: { offline: 'Uten nett. Vi kobler til igjen.', lost: 'Mistet forbindelsen. Vi kobler til igjen.', back: 'Tilkoblet igjen.' },
  refusal: {
    rate: (time: string): string => `Målingene er brukt opp for nå. Du kan måle igjen om ${time}.`,
    capacity: (time: string): string => `Alle plasser er opptatt. Prøv igjen om ${time}.`,
    inProgress: (time: string): string => `Samme måling er i gang. Hent svaret om ${time}.`,
    ready: 'Klart. Du kan prøve igjen.',
    used: (used: number, limit: number, windowSeconds: number): string => {
      const window = windowSeconds === 60 ? 'det siste minuttet' : windowSeconds === 3600 ? 'den siste timen' : `de siste ${windowSeconds} sekundene`;
      return `${used} av ${limit} brukt ${window}`;
    },
  },
  atMost: ({ limit, windowSeconds }: RateLimitPolicy): string =>
    `Høyst ${limit} ${windowSeconds === 60 ? 'i minuttet' : windowSeconds === 3600 ? 'i timen' : `på ${Math.round(windowSeconds / 60)} minutter`}`,
  offlineNow: 'Du er uten nett. Prøv når du er tilkoblet igjen.',
  failed: { offline: 'Vi fikk ikke kontakt med tjenesten. Det du skrev, står her.', failed: OUR_FAULT },
  close: 'Lukk',
  exporting: {
    label: 'Eksporter', share: 'Del rapporten', html: 'Rapport (HTML)', letter: 'E-post til utvikleren min',
    json: 'JSON', markdown: 'Markdown', csv: 'CSV', print: 'Skriv ut',
    failed: 'Filen ble ikke laget, for en del av siden ble ikke lastet. Sjekk nettet, last siden inn på nytt, og prøv igjen.',
  },
  ...FAILURES.no,
  broken: 'Noe sviktet her, så denne delen kan ikke vises. Prøv igjen. Hjelper ikke det, last siden inn på nytt.',
  notSaved: 'Nettleseren lot oss ikke lagre målingen, for lageret er fullt eller sperret. Eksporter den før du lukker siden.',
  unreadable: 'Nettleseren lot oss ikke lese det som er lagret her. Tillat lagring for denne siden, og last den inn på nytt.',
  notKeptHere: (isShareable: boolean): string =>
    `Lenken åpner ingen rapport her. Rapporten ligger bare i nettleseren den ble laget i, under «Tidligere», og kan være slettet. Be den som sendte deg lenken, ${isShareable ? 'om å dele rapporten' : 'om å sende deg rapporten som fil'}, eller mål på nytt her.`,
  of: (part: string, whole: string): string => `${part} av ${whole}`,
  checks: (count: number, format: Format): string => `${format.number(count)} ${format.plural(count, 'sjekk', 'sjekker')}`,
};

/** Shape of the shared texts in both languages. */
export type Texts = typeof NB;
