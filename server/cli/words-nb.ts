import type { StreamError } from '../../contract/vocabulary.ts';
import { plural } from '../../contract/report/format.ts';

const USAGE = `Bruk: storefront-analysis [scan] <adresse> [valg]
      storefront-analysis visibility --brand <navn> --domain <domene> --vertical <bransje> [valg]
      storefront-analysis schema <adresse> [valg]

Én butikk eller side om gangen. Oppsettet kommer fra miljøet og .env, som for tjenesten.

Alle kommandoer
  --json               resultatet som ett JSON-objekt, og ikke noe annet på standard ut
  --markdown <fil>     rapporten som Markdown, for eksempel som sammendrag av en jobb
  --html <fil>         rapporten som én HTML-fil som ikke trenger noe annet
  --lang no|en         språket, ellers det maskinen bruker
  --no-color           ingen farger (NO_COLOR gjør det samme)
  --help, --version

scan
  --ndjson             strømmen slik den er dokumentert, én hendelse per linje
  --b2b                butikken selger til bedrifter
  --fail-on <krav>     critical, major, minor eller grade:<pilar>=<bokstav>; kan gjentas
                       (pilarer: revenue-critical, ai-readiness, speed, seo-hygiene)
  --save <fil>         ta vare på målingen, til å sammenligne med
  --baseline <fil>     tell bare det som er blitt verre siden den målingen
  --strict             kritiske sjekker som ikke er målt, gir sluttkode 3
  --junit <fil>        JUnit-XML
  --sarif <fil>        SARIF 2.1.0

visibility
  --ndjson             strømmen slik den er dokumentert, én hendelse per linje
  --competitor <navn>  høyst tre
  --prompt-lang no|en  språket spørsmålene stilles på

Sluttkoder: 0 i orden, 1 under kravet, 2 feil bruk eller oppsett, 3 kunne ikke måles,
70 feil hos oss, 130 avbrutt.
`;

const stopped: Readonly<Record<StreamError, string>> = {
  internal: 'Noe gikk galt hos oss.', 'shutting-down': 'Avbrutt.', cancelled: 'Avbrutt.',
};

/** The texts of the command line, in bokmål. */
export const CLI_NB = {
  usage: USAGE,
  wrong: (problem: string): string => `Ikke forstått: ${problem}\nstorefront-analysis --help viser hva som finnes.`,
  configuration: 'Det er feil i oppsettet:',
  noBaseline: (file: string): string =>
    `${file} kan ikke brukes som grunnlag: det er ingen lagret måling av en butikk som ble sett.`,
  unreadable: (file: string, why: string): string => `${file} kan ikke leses: ${why}`,
  unwritable: (file: string, why: string): string => `${file} kan ikke skrives: ${why}`,
  refused: (code: string, message: string): string => `Avvist (${code}): ${message}`,
  measuring: (brand: string): string => `Måler hva KI-tjenester svarer om ${brand}.`,
  reading: (url: string): string => `Leser ${url}.`,
  asked: (asked: number, total: number): string => `${asked} av ${total} svar`,
  queued: 'i kø',
  firstFix: 'Rett dette først',
  gate: {
    fine: 'Ingenting teller mot kravet.',
    below: (count: number): string => plural(count, 'Én ting er under kravet:', `${count} ting er under kravet:`),
    unmeasured: 'Kunne ikke måles:',
    grade: (pillar: string, grade: string, bar: string): string => `${pillar} har ${grade}, og kravet er ${bar}.`,
    ungraded: (pillar: string, bar: string): string => `${pillar} har ingen karakter, og kravet er ${bar}.`,
    outcome: 'Selve butikken ble ikke sett.',
    stopped,
    nothingMeasured: 'Ingen svar er målt.',
  },
  baseline: {
    worse: (count: number): string => plural(count, 'Ett funn er verre enn sist:', `${count} funn er verre enn sist:`),
    same: 'Ingenting er verre enn sist.',
    fixed: (count: number): string => plural(count, 'Ett er rettet:', `${count} er rettet:`),
    lost: (count: number): string =>
      plural(count, 'Én sjekk ble målt da og er det ikke nå:', `${count} sjekker ble målt da og er det ikke nå:`),
    otherRules: (before: string, after: string): string =>
      `Grunnlaget er laget med regelsett ${before}, denne målingen med ${after}: ` +
      'sjekker som bare det ene har, teller ikke.',
  },
  internal: 'Noe gikk galt hos oss:',
};

/** The texts of the command line; both languages have this shape. */
export type CliWords = typeof CLI_NB;
