import { MAX_BODY_BYTES } from '../../../contract/operations/parse-body.ts';
import { RETENTION_HOURS, MAX_COMPETITORS, MAX_NAME_LENGTH } from '../../../contract/vocabulary.ts';
import type {
  EmitterFailureReason, ErrorCode, Severity, StreamError, ToolId, Vertical,
} from '../../../contract/vocabulary.ts';
import type { HeaderName } from '../../../contract/headers.ts';

const errors: Record<ErrorCode, string> = {
  invalid: 'Adressen er ikke gyldig, inneholder mellomrom, eller har en port eller innlogging vi ikke godtar. Rett `url` eller ' +
    '`domain`.',
  protocol: 'Vi leser bare `http` og `https`. Bytt protokoll.',
  private: 'Verten er privat, eller peker bare til private adresser. Send en adresse som er åpen for alle.',
  unresolved: 'Domenet finnes ikke i DNS. Sjekk skrivemåten. Bare KI-synlighet svarer slik.',
  invalid_brand: `Send \`brand\` med 1 til ${MAX_NAME_LENGTH} bokstaver, tall, mellomrom og enkle skilletegn; ` +
    'ingen nett- eller e-postadresse.',
  invalid_domain: 'Send `domain` som butikkens domene eller opphav.',
  invalid_competitor: 'Hver av `competitors` følger reglene for `brand`.',
  too_many_competitors: `Send høyst ${MAX_COMPETITORS} \`competitors\`.`,
  invalid_vertical: 'Send en av bransjene som står under KI-synlighet; `generisk` passer alltid.',
  invalid_lang: 'Send `no` eller `en`, eller utelat `lang`.',
  unsupported_version: 'Utelat `X-API-Version`, eller send en dato fra `supported` i svaret.',
  not_found: 'Stien finnes ikke. Store bokstaver eller en skråstrek til slutt gjør den til en annen sti.',
  method_not_allowed: 'Bruk metoden i `Allow`.',
  scan_in_progress: 
    'Samme butikk, bransje og språk måles nå. Vent `Retry-After` sekunder; da er svaret som oftest lagret.',
  rate_limited:
    'Vent `Retry-After` sekunder. `reason` er `rate` når dine egne er brukt opp, og `capacity` når alle plassene ' +
    'er opptatt.',
  daily_cap:
    'Dagens nye KI-målinger er brukt opp for alle. Lagrede målinger svarer fortsatt. Vent `Retry-After` sekunder: ' +
      'til døgnet i UTC er omme.',
  bad_request: 'Forespørselen er ikke gyldig HTTP, eller har ikke akkurat én `Host`. Rett klienten.',
  request_timeout: 'Forespørselen kom ikke fram i tide. Send den igjen.',
  headers_too_large: 'Hodefeltene er for store. Send færre eller kortere.',
  expectation_failed: 'Utelat `Expect`, eller send `100-continue`.',
  misdirected_request: 'Tjenesten kjennes ikke ved vertsnavnet du brukte. Bruk den offentlige adressen.',
  internal: 'Feilen er vår. Prøv igjen om litt. Forespørselen er likevel talt med.',
  shutting_down: 'Tjenesten startes på nytt. Vent `Retry-After` sekunder, og send forespørselen igjen.',
};

const failures: Record<EmitterFailureReason, string> = {
  unreachable: 'Siden svarte ikke, eller svarte med en serverfeil. Prøv igjen når butikken er oppe.',
  'guard-blocked': 'Siden svarte, men sendte oss videre til en adresse vi ikke åpner.',
  blocked: 'En botsperre, en kø eller et avslag møtte oss. Slipp roboten vår inn hvis butikken er din.',
  'not-product-page': 'Siden er ikke en produktside, mangler, eller er i en stengt butikk. `lowText` sier at den hadde for lite tekst, `rendered` at det ' +
    'gjaldt i en nettleser også, `renderedUnseen` hvorfor ingen nettleser viste den. `unread` sier at siden ikke lot ' +
    'seg lese, og ikke er bedømt.',
  'invalid-url': 'Det du sendte, er ikke en nettadresse. Rett `url`.',
  'guard-failed': 'Adressen kan ikke åpnes herfra: privat, ukjent, feil protokoll, eller med en port eller innlogging vi ikke godtar.',
  'rate-limited': 'Vent `Retry-After` sekunder.',
};

const streamErrors: Record<StreamError, string> = {
  internal: 'Feilen er vår. Det som kom før, gjelder.',
  'shutting-down': 'Tjenesten startes på nytt. Start målingen igjen om litt.',
  cancelled: 'Målingen ble avbrutt.',
};

const headers: Record<HeaderName, string> = {
  'X-API-Version': 'Versjonen som svarte. Står på alle svar under `/api`.',
  'RateLimit-Limit': 'Antall tillatte i vinduet til grensen som styrte svaret.',
  'RateLimit-Remaining': 'Hvor mange som er igjen. 0 på alle 429.',
  'RateLimit-Reset': 'Sekunder til en plass blir ledig; 0 når ingen er brukt, eller ved `daily_cap`.',
  'RateLimit-Policy': 'Grensen som styrte svaret, som `<antall>;w=<sekunder>`.',
  'Retry-After': 'Sekunder å vente, på 429, 409 og 503. Stol på denne før `RateLimit-Reset`.',
  Allow: 'Metodene som virker, på 405.',
  Deprecation: 'Bare fra en utfaset versjon: siden når. Ingen versjon er utfaset nå.',
  Sunset: 'Bare fra en utfaset versjon: når den slutter å svare.',
};

const severities: Record<Severity, string> = {
  critical: 'kritisk', major: 'viktig', minor: 'mindre', info: 'til orientering',
};

const names: Record<ToolId, string> = { health: 'Helsesjekk', geo: 'KI-synlighet', schema: 'Produktdata' };

/** The page for developers in bokmål. */
export const DEVELOPERS_NB = {
  title: 'For utviklere',
  description:
    'Tre endepunkter uten nøkkel og konto: helsesjekk, KI-synlighet og produktdata. Eksempler, feilkoder, grenser ' +
    'og alle sjekkene.',
  lead: 'Tre endepunkter, ingen nøkkel, ingen konto. To strømmer svaret linje for linje, det tredje svarer i ett.',
  version: (date: string): string =>
    `Versjon ${date} · [openapi.json](/openapi.json) · [llms.txt](/llms.txt) · [/api](/api)`,
  names,
  request: 'Forespørsel; bytt ut adressen som ender på .example, med en butikks egen',
  answerLines: 'Fra svaret: én linje av hver type',
  answerShortened: 'Fra svaret: én linje av hver type. Listene i den siste er kortet ned til én oppføring.',
  answerJson: 'Svar',
  health: [
    'Send adressen til en butikk. Du får JSON linje for linje, ett objekt i hver, etter hvert som funnene ' +
      'kommer. Den siste linjen er alltid `complete` eller `error`. Åtte faser gir fire karakterer, som er ' +
      'uavhengige av hverandre.',
    '`not-measured` er en status for seg. Den er aldri bestått, aldri feil og aldri null poeng: En karakter som ' +
      'er `null`, sier at vi ikke så nok, og `reason` sier hvorfor.',
    '`b2b: true` legger til ett funn, `ehf-capability`, gjør at sjekker av forbrukersalg ikke gjelder, og lar krav om ' +
      'innlogging gi høyst en advarsel. `title`, `message`, `fix` og `steps` følger `Accept-Language`, norsk eller engelsk; uten den er de engelske. `id` og `params` er de samme på alle språk.',
  ],
  geo: [
    'De samme faste spørsmålene fra en bransje stilles til seks KI-tjenester. Spørsmålene nevner aldri `brand`; ' +
      'det navnet brukes bare til å kjenne igjen omtale.',
    'Dette er leverandørenes programmeringsgrensesnitt med nettsøk, ikke appene deres. Svarene i appene kan være ' +
      'andre.',
    `Spør du om samme domene, bransje og språk innen ${RETENTION_HOURS} timer, får du én \`complete\`-linje der ` +
      `\`result.cached\` er \`true\`. Den bruker ikke modellene på nytt. Der tjenester sviktet, sier ` +
      `\`result.askAgain\` hvor lenge siden tilbyr å spørre dem en gang til; ingen endepunkter gjør det. ` +
      `\`answeredAt\` daterer hvert svar, og \`measuredAt\` er den eldste datoen.`,
  ],
  verticals: 'Verdiene av `vertical`:',
  vertical: (id: Vertical): string => `\`${id}\``,
  malformed: (said: string): string =>
    `Ugyldig JSON, JSON som ikke er et objekt, og mer enn ${MAX_BODY_BYTES} byte svarer vi \`${said}\` på.`,
  schema: [
    'Send adressen til én produktside. Svaret er ett JSON-objekt: Se på `ok`, så på `reason`. Et felt er ' +
      'bekreftet, med verdien og sitatet det står på, eller ubekreftet, med grunnen. Ingenting gjettes.',
    'En side som ikke kan brukes, gir også 200, med `ok: false`.',
  ],
  stream: {
    heading: 'Les strømmen',
    text:
      'Del ved linjeskift, og les hver linje for seg. Hopp over typer og felter du ikke kjenner: Nye kan komme ' +
      'uten ny versjon.',
    javascript: 'JavaScript, i Node eller i en nettleser på samme opphav',
    python: 'Python, uten pakker',
    cancel: 'Å avbryte',
    cancelText: [
      'Lukk forbindelsen, så stanses målingen, med alle kall den har ute. Den teller likevel: plassen i ' +
        'vinduet ditt kommer ikke tilbake, og KI-kall som alt er sendt, må betales.',
      'En KI-måling som alt har halvparten av svarene sine, gjøres ferdig uten deg og lagres: Den som spør igjen, ' +
        'får svaret derfra. En med færre lagres ikke, og neste forespørsel måler på nytt.',
    ],
  },
  limits: {
    heading: 'Grenser',
    text: (isShared: boolean): string =>
      'Grensene gjelder per IP-adresse (for IPv6 per nett på 64 bit) og telles i ' +
      `${isShared ? 'én database som alle instansene deler' : 'minnet til hver instans'}. De er et ` +
      'vern, ikke en kvote. Tallene står i hodefeltene i svaret; ved 429 venter du `Retry-After`.',
    head: ['Endepunkt', 'Forespørsler', 'Nye målinger', 'Samtidig, alle brukere'],
    window: (limit: number, seconds: number): string =>
      `${limit} ${seconds === 60 ? 'i minuttet' : seconds === 3600 ? 'i timen' : `på ${seconds} s`}`,
    dailyCap: (cap: number): string =>
      `I tillegg kan det startes høyst ${cap} nye KI-målinger i døgnet (UTC), alle brukere sett under ett. ` +
      `Lagrede målinger svarer likevel.`,
    headersHeading: 'Hodefelter i svaret',
    headers,
  },
  errors: {
    heading: 'Feil',
    text:
      'Skill feilene fra hverandre på `error`, aldri på `message`: Ordlyden der kan endres. Alle feil under `/api` ' +
      'er JSON.',
    status: (status: number): string => `HTTP ${status}.`,
    errors,
    failuresHeading: 'Hvorfor produktdata ikke kom',
    failuresText: 'Produktdata har sin egen form: `ok` er `false`, og `reason` er en av disse.',
    failures,
    streamHeading: 'Siste linje i en strøm',
    streamText: 'En strøm som ikke kunne fullføres, slutter med `{"type":"error"}` og en av disse i `error`:',
    streamErrors,
  },
  versions: {
    heading: 'Versjoner',
    text: [
      'Versjoner er datoer. Be om en med `X-API-Version`, eller utelat den og få den nyeste. En ukjent dato ' +
        'avvises med `unsupported_version` før noe leses eller telles.',
      'En endring som bryter noe, er en ny dato. Den forrige svarer i minst 30 dager til, med `Deprecation` og ' +
        '`Sunset`, og endringen står her. Nye felter og nye linjetyper er ingen ny versjon.',
    ],
    log: 'Endringer',
    changes: {
      '2026-08-21': 'Første versjon: helsesjekk, KI-synlighet og produktdata.',
    } as Readonly<Record<string, string>>,
  },
  engines: {
    heading: 'KI-tjenestene og målene',
    text:
      'Spørsmålene stilles til disse seks. En tjeneste uten nøkkel her, som feilet eller svarte tomt, er ikke ' +
      'målt, og står ikke i noen nevner; den teller aldri som «ikke nevnt».',
    head: ['Tjeneste', 'Navn i svaret', 'Modell', 'Satt opp her'],
    yes: 'ja',
    no: 'nei',
    metricsHeading: 'Målene',
    metrics: [
      '`discoveryRate`: målte svar som nevner butikken, delt på alle målte svar.',
      '`citationRate`: svar som lenker til butikken som kilde, delt på målte svar der tjenesten kan ha søkt på ' +
        'nettet. `ungrounded` er de som ikke søkte.',
      '`engineCoverage`: tjenester som nevner butikken minst én gang, delt på tjenester som ble målt.',
      '`shareOfVoice`: svar som nevner butikken, delt på summen av svar som nevner butikken og hver av ' +
        'konkurrentene. Uten konkurrenter er den `null`.',
    ],
    after:
      'Utenfor står også svar der det er uklart om navnet er ment (`unclear`; gjelder ikke `citationRate`), og i ' +
      '`citationRate` svar med ukjente kilder. Hver andel står med teller, nevner og et 95 %-intervall (Korn og Graubard, siden svar på ' +
      'samme spørsmål og fra samme tjeneste ligner på hverandre; `null` når færre ' +
      'enn fire spørsmål er besvart). Det finnes ingen samlet poengsum, og hver måling er et datert øyeblikksbilde.',
  },
  checks: {
    heading: 'Slik måler vi',
    text: (total: number, ruleSet: string): string =>
      `Helsesjekken har ${total} sjekker, regelsett \`${ruleSet}\`. To rapporter kan sammenlignes når de har ` +
        `samme regelsett.`,
    grades: [
      '**F**: minst én kritisk sjekk feiler.',
      '**D**: minst tre viktige feiler. **C**: én eller to.',
      '**B**: minst tre ganger feiler en mindre sjekk, eller en kritisk eller viktig gir en advarsel. **A**: færre.',
    ],
    authority:
      'Hver sjekk sier hva den bygger på: et dokument med avsnitt og dagen for utgaven vi leste, eller at regelen er ' +
      'vår egen. «Ikke lest på nytt» betyr at vi ikke har lest en datert utgave.',
    unmeasured: (percent: number): string =>
      `En pilar får ingen karakter når under ${percent}\u00a0% av de aktuelle sjekkene er målt, eller når en sjekk ` +
        `den hviler på, ikke er målt. Feiler en kritisk sjekk, blir det F likevel. Alle feil med samme årsak teller én gang.`,
    severities,
    outside: 'uten karakter',
  },
  notOffered: {
    heading: 'Dette tilbys ikke',
    items: [
      'Masseskanning. Hver KI-måling koster ekte modellbruk.',
      'Webhooks og varsler. Svaret kommer i strømmen.',
      'API-nøkler og kontoer. Brukere skilles bare på IP-adresse.',
      'CORS. Endepunktene svarer sitt eget opphav og servere.',
      'En verktøyprotokoll (MCP) og en garanti for oppetid.',
    ],
  },
};

/** What the page for developers says; both languages have this shape. */
export type DevelopersTexts = typeof DEVELOPERS_NB;
