import type { StreamError } from '../../vocabulary.ts';
import { plural } from '../format.ts';
import type { Format } from '../format.ts';
import { COMPARISON_NB } from './comparison-nb.ts';
import { CRAWLERS_NB } from './crawlers-nb.ts';
import type { MeasurementNames } from './names-nb.ts';
import type { MissingReason } from './report.ts';
import { WHAT_TO_DO_NB } from './what-to-do-nb.ts';

/** The intent of a question, by the first word of its id. */
const intents: Readonly<Record<string, string>> = {
  discovery: 'Oppdage',
  comparison: 'Sammenligne',
  problem: 'Problem',
  local: 'Lokalt',
  service: 'Trygghet',
  procurement: 'Innkjøp',
};

/** Completes “Grok, 2 svar: …”. */
const reasons: Record<MissingReason, string> = {
  'not-configured': 'tjenesten er ikke satt opp her',
  timeout: 'svaret kom ikke i tide',
  budget: 'målingen nådde taket for hva den får koste',
  'rate-limited': 'tjenesten tok ikke imot flere spørsmål',
  refused: 'tjenesten ville ikke svare',
  empty: 'svaret var tomt',
  incomplete: 'svaret ble kuttet før det var ferdig',
  failed: 'tjenesten svarte med en feil, eller ikke i det hele tatt',
  'not-stored': 'svarene herfra lagres ikke. Bare en ny måling viser dem',
  stopped: 'målingen stoppet før svaret kom',
};

/** Completes “12 av 48 svar fikk vi ikke målt, de fleste fordi …”. */
const because: Record<MissingReason, (engine: string) => string> = {
  'not-configured': (engine) => `${engine} ikke er satt opp`,
  timeout: (engine) => `${engine} ikke svarte i tide`,
  budget: () => 'målingen nådde taket for hva den får koste',
  'rate-limited': (engine) => `${engine} ikke tok imot flere spørsmål`,
  refused: (engine) => `${engine} ikke ville svare`,
  empty: (engine) => `${engine} svarte tomt`,
  incomplete: (engine) => `svarene fra ${engine} ble kuttet`,
  failed: (engine) => `${engine} ikke virket`,
  'not-stored': (engine) => `svarene fra ${engine} ikke lagres`,
  stopped: () => 'målingen stoppet',
};

const stopped: Record<StreamError | 'lost', string> = {
  cancelled: 'Målingen ble stoppet.',
  'shutting-down': 'Tjenesten starter på nytt. Det vi rakk, står her.',
  internal: 'Noe gikk galt hos oss. Det vi rakk, står her.',
  lost: 'Tjenesten har ikke lenger denne målingen. Det vi rakk å hente, står her.',
};

const services = (count: number): string => `${count} ${plural(count, 'tjeneste', 'tjenester')}`;
const mentionsOf = (count: number): string => `${count} ${plural(count, 'omtale', 'omtaler')}`;

const COUNTS: Readonly<Record<number, string>> = { 2: 'to', 3: 'tre', 4: 'fire' };

/** The texts of a measurement in bokmål, loaded once there is one to show. */
export const REPORT_NB = {
  intents, reasons, because, stopped,
  crawlers: CRAWLERS_NB,
  comparison: COMPARISON_NB,
  whatToDo: WHAT_TO_DO_NB,
  past: (date: string): string => `Lagret i denne nettleseren, målt ${date}.`,
  stop: 'Stopp målingen',
  stopping: 'Stopper',
  again: 'Ny måling',
  stepsLabel: 'Spørsmålene',
  stepNote: (measured: number, of: number): string => (measured === 0 ? 'ingen svar ennå' : `${measured} av ${of} svar`),
  current: (number: number, of: number): string => `Spørsmål ${number} av ${of}.`,
  answersIn: (measured: number, of: number): string => `${measured} av ${of} svar er inne`,
  toCome: (open: number, unmeasured: number): string =>
    `, ${open} gjenstår${unmeasured > 0 ? `, ${unmeasured} får vi ikke målt` : ''}`,
  beginning: 'Vi stiller spørsmålene nå.',
  elapsed: (time: string, most: string | undefined): string => `${time} brukt${most === undefined ? '' : `, høyst ${most}`}`,
  done: (mentioned: number, measured: number): string => `Nevnt i ${mentioned} av ${measured} svar`,
  doneCited: ' og brukt som kilde i ',
  outOf: (part: number, whole: number): string => `${part} av ${whole}`,
  doneUnmeasured: (count: number, of: number, most: string): string =>
    ` ${count} av ${of} svar fikk vi ikke målt${most ? `, ${most}` : ''}.`,
  most: (because: string, all: boolean): string => `${all ? '' : 'de fleste '}fordi ${because}`,
  nothing: 'Ingenting er målt.',
  nothingSetUp: 'Ingen KI-tjeneste er satt opp her.',
  restUnmeasured: 'Resten er ikke målt.',
  cached: (date: string): string => `Lagret måling fra ${date}.`,
  live: { done: (mentioned: number, measured: number): string => `Ferdig. Nevnt i ${mentioned} av ${measured} svar.` },
  metrics: {
    label: 'Fire tall',
    moving: (numbers: readonly number[], format: Format): string =>
      `Tallene regnes om etter hvert spørsmål. Nå gjelder de spørsmål ${format.list(numbers.map(String))}.`,
    all: (count: number): string => `Tallene gjelder ${plural(count, 'det ene spørsmålet', `alle ${count} spørsmål`)}.`,
    pending: 'Tallene kommer når det første spørsmålet er ferdig.',
    stopped: (numbers: readonly number[], format: Format): string => `Tallene gjelder spørsmål ${format.list(numbers.map(String))}.`,
    waiting: 'Tall etter første\nspørsmål',
    likely: (range: string): string => `Trolig ${range}.`,
    tooFew: 'For få spørsmål til å anslå usikkerheten.',
    tooEarly: 'Ikke målt: Målingen stoppet før det første spørsmålet var ferdig.',
    noAnswers: 'Ikke målt: ingen svar å regne av.',
    unclear: (count: number, unit: 'answers' | 'services' = 'answers'): string =>
      `I ${unit === 'answers' ? `${count} svar` : services(count)} er det uklart om navnet er ment. Holdt utenfor.`,
    discovery: {
      of: (count: number): string => `av ${count} svar`, share: 'av svarene.',
      left: (left: number, all: number): string =>
        left === 0 ? `${plural(all, 'Det ene svaret', `Alle ${all} svar`)} er målt.` : `${left} av ${all} svar er ikke målt og teller ikke med.`,
    },
    citation: {
      of: (count: number): string => `av ${count} svar`, share: 'av svarene.',
      all: (count: number): string => `${plural(count, 'Det ene svaret', `Alle ${count} svar`)} ble gitt etter et søk.`,
      ungrounded: (count: number): string => `${count} svar ble gitt uten søk og er holdt utenfor.`,
      unresolved: (count: number): string => `I ${count} svar vet vi ikke om siden din er kilde, så ${plural(count, 'det', 'de')} er holdt utenfor.`,
      found: (count: number): string => `I ${count} svar ble siden din funnet i søket, men ikke brukt.`,
    },
    coverage: {
      of: (count: number): string => `av ${services(count)}`,
      share: 'av tjenestene.',
      named: (naming: string, not: string): string =>
        (not ? `${naming}, ikke ${not}.` : `${naming}.`),
      none: 'Ingen av tjenestene.',
      measured: (count: number, of: number): string =>
        `${count === of ? plural(of, 'Den ene tjenesten', `Alle ${of} tjenester`) : `${count} av ${services(of)}`} er målt.`,
    },
    voice: {
      of: (count: number): string => `av ${mentionsOf(count)}`,
      share: 'av omtalen.',
      against: (names: string, count: number): string =>
        `Målt mot ${count === 1 ? 'den ene' : count === 2 ? 'de to' : 'de tre'} du valgte: ${names}.`,
      noCompetitors: 'Ikke målt: Du oppga ingen konkurrenter.',
      nobody: 'Ikke målt: Ingen av navnene står i noe svar.',
    },
  },
  matrix: {
    heading: 'Svar for svar',
    line: 'Åpne en rute for å lese hele svaret. Navn og kilder er merket.',
    lineRunning: 'Hver rute fylles når svaret kommer. Åpne en rute for å lese det.',
    keys: 'Piltastene flytter mellom rutene. Enter åpner svaret.',
    legend: {
      mentioned: 'Nevnt', cited: 'Brukt som kilde', unclear: 'Uklart om navnet er ment',
      neither: 'Ingen av delene', unmeasured: 'Ikke målt', open: 'Tom rute: ikke svart ennå',
    },
    letters: ['N', 'K'] as readonly [string, string],
    question: 'Spørsmål',
    ofMeasured: (count: number, of: number): string => `${count} av ${of} målt`,
    ofIn: (count: number, of: number): string => `${count} av ${of} inne`,
    unmeasured: 'ikke målt',
    waiting: 'Venter',
    rowNote: (intent: string, mentioned: number, clear: number, unclear: number): string =>
      [
        intent, clear + unclear === 0 ? 'ikke målt' : clear > 0 && `nevnt i ${mentioned} av ${clear} svar`,
        unclear > 0 && `uklart i ${unclear}`,
      ].filter(Boolean).join(' · '),
    rowRunning: (intent: string, inside: number, of: number): string =>
      [intent, `${inside} av ${of} svar inne`].filter(Boolean).join(' · '),
    unknownQuestion: 'Spørsmålet er ikke kjent ennå.',
    cell: (number: number, engine: string, text: string): string => `Spørsmål ${number}, ${engine}: ${text}`,
    cellTexts: {
      both: 'nevnt og kilde', mentioned: 'nevnt, ikke kilde', cited: 'kilde, ikke nevnt', neither: 'verken nevnt eller kilde',
      mentionedUnknown: 'nevnt, ukjent om kilde', unclear: 'uklart om navnet er ment, ikke kilde',
      unclearCited: 'uklart om navnet er ment, kilde',
      unclearUnknown: 'uklart om navnet er ment, ukjent om kilde', unknown: 'ikke nevnt, ukjent om kilde',
      unmeasured: (reason: string): string => `ikke målt, ${reason}`, waiting: 'venter på svar', pending: 'ikke svart ennå',
    },
    notes: [
      'Svarte uten å søke på nettet. Teller i «nevnt», men ikke i «kilde».',
      'Siden din ble funnet i søket, men ikke brukt i svaret.',
      'Minst én kilde er ukjent, og kan være din. Svaret teller ikke i «kilde».',
    ] as readonly [string, string, string],
    sums: { mentioned: 'Nevnt', cited: 'Brukt som kilde' },
  },
  unseen: {
    heading: 'Det vi ikke så',
    headingRunning: 'Det vi ikke får se',
    who: (engines: string, count: number): string => `${engines}, ${count} svar:`,
    counts: (count: number): string =>
      `${plural(count, 'Det', `De ${count} svarene`)} teller verken som nevnt eller som ikke nevnt.`,
  },
  askAgain: {
    offer: (engines: string, until: string): string =>
      `Fram til ${until} kan ${engines} spørres om igjen, bare om det som mangler. Svarene vi har, blir stående med hver sin dato. Det teller som en ny måling for deg.`,
    button: 'Spør om igjen',
    starting: 'Spør om igjen om svarene som mangler.',
    failed: {
      offline: 'Vi fikk ikke kontakt med tjenesten. Målingen er som den var.',
      failed: 'Noe gikk galt hos oss. Målingen er som den var.',
    },
  },
  repeats: {
    heading: 'Spurt på nytt',
    differs: (share: string, count: number, of: number): string =>
      `Samme spørsmål, stilt på nytt, ga et annet svar i ${share} av tilfellene (${count} av ${of} par av svar): Den ene gangen var navnet med, den andre ikke.`,
    citationDiffers: (share: string): string => `Om siden din var kilde, var ulikt i ${share} av tilfellene.`,
    each: (times: number, range: string): string => `${range} (${times} ganger)`,
    narrowing: (each: readonly string[], now: string, atBest: boolean): string =>
      `«Nevnt» er trolig ${now} nå. Ble hvert spørsmål stilt oftere, ville spennet${atBest ? ' i beste fall' : ''} blitt ${each.join(', ')}.`,
    noGain: (now: string): string =>
      `«Nevnt» er trolig ${now}. Å spørre flere ganger gjør det ikke smalere: Forskjellen mellom spørsmål og tjenester veier mest.`,
    answers: 'Svar på samme spørsmål, stilt på nytt',
    time: (time: number): string => `${time}. gang`,
    running: (count: number): string => ` Spør på nytt: ${count} svar er inne.`,
  },
  reading: {
    heading: 'Slik leser du tallene',
    items: [
      ['API-er, ikke apper', 'Vi spør gjennom leverandørenes programmeringsgrensesnitt (API) med nettsøk, ikke i appene deres. Der kan svarene være andre.'],
      ['Et øyeblikksbilde', 'Samme spørsmål kan gi andre svar i morgen. Vi gir ingen samlet poengsum.'],
    ],
    likely: {
      name: 'Trolig',
      'other-engines': 'Feilmarginen, som 95 % konfidensintervall etter Korn og Graubard. Den tar hensyn til at svar på samme spørsmål, og fra samme tjeneste, ligner på hverandre, og gjelder for andre spørsmål og tjenester av samme slag. Der ingen svar skiller seg ut, er den vid, for da viser ingenting hvor like de er.',
      'asked-engines': 'Feilmarginen, som 95 % konfidensintervall etter Korn og Graubard. Den tar hensyn til at svar på samme spørsmål ligner på hverandre, og gjelder for andre spørsmål til disse tjenestene alene.',
      older: 'Feilmarginen, som 95 % konfidensintervall. Målingen er fra før vi tok hensyn til at svar på samme spørsmål ligner på hverandre, så den er egentlig større.',
      none: 'Feilmarginen. Her er for lite målt til å oppgi noen.',
    },
    questions: (vertical: string): readonly [string, string] =>
      ['Spørsmålene', `De samme åtte for alle i «${vertical.toLowerCase()}». Navnet ditt står ikke i noen av dem.`],
  },
  share: {
    heading: 'Andel av omtalen',
    line: (mentions: number, names: number, answers: number): string =>
      `${mentionsOf(mentions)} av ${COUNTS[names] ?? names} butikker i ${answers} svar. Ett svar kan nevne flere.`,
    yours: 'din',
    of: (of: number, share: string): string => `av ${of}, ${share}`,
    pending: 'Kommer etter første spørsmål.',
  },
  domains: {
    heading: 'Mest brukte kilder',
    line: (answers: number): string => `Svar som lenker til domenet, av ${answers} svar gitt etter et søk.`,
    none: 'Ingen av svarene lenker til et domene vi kjenner.',
    all: (count: number): string => `Vis alle ${count} domener`,
    of: (of: number): string => `av ${of}`,
  },
  drawer: {
    place: (number: number, of: number): string => `Spørsmål ${number} av ${of}`,
    previous: 'Forrige svar',
    next: 'Neste svar',
    times: (count: number): string => (count === 1 ? 'Nevnt én gang' : count === 2 ? 'Nevnt to ganger' : `Nevnt ${count} ganger`),
    mentioned: 'Nevnt',
    notMentioned: 'Ikke nevnt',
    unclear: 'Uklart om navnet er ment',
    unclearLine: 'Der ordet er merket som uklart, kan det være navnet eller et vanlig ord. Det teller verken som nevnt eller som ikke nevnt.',
    unclearMark: 'uklart om navnet er ment',
    cited: 'Brukt som kilde',
    notCited: 'Ikke kilde',
    citedUnknown: 'Ukjent om kilde',
    retrieval: { used: 'Søkte på nettet', 'not-used': 'Svarte uten å søke', unknown: 'Ukjent om tjenesten søkte' },
    excerpt: 'Utdrag. Hele svaret kan leses når målingen er ferdig.',
    you: 'deg', rival: 'konkurrent du valgte', own: 'kilde på ditt domene', name: 'Navn',
    ambiguous: 'Minst ett sted kan ordet bety noe annet enn navnet.',
    context: 'Minst ett sted står navnet i en negativ sammenheng. Det teller likevel som nevnt.',
    sources: 'Brukt som kilde',
    noSources: 'Svaret oppgir ingen kilder.',
    found: 'Bare funnet i søket',
    yourPage: 'din side',
    unresolved: 'Ukjent domene: En videresending skjuler det',
    redirected: (host: string): string => `Lenken går via ${host}.`,
    verbatim: 'Svaret er vist ordrett.',
    unmarked: 'Tegn for formatering er utelatt.',
    leftOut: 'Det som ble svart, er ikke med i delte rapporter.',
    numbered: 'Lenkene i det er vist som nummeret på kilden.',
    copy: 'Kopier som tekst',
    searchEntry: 'Googles søkeforslag til svaret',
    notMeasured: (reason: string): string => `Ikke målt: ${reason}.`,
    notCounted: 'Det teller verken som nevnt eller som ikke nevnt.',
  },
  exported: {
    file: 'ki-synlighet',
    heading: (brand: string): string => `KI-synlighet: ${brand}`,
    figures: 'Tall', answers: 'Svar', crawlers: 'Roboter', sources: 'Kilder', model: 'Modell',
    columns: [
      'Nr.', 'Spørsmål', 'Tjeneste', 'Status', 'Nevnt', 'Kilde', 'Funnet, ikke brukt', 'Søkte', 'Konkurrenter nevnt', 'Kilder',
      'Grunn', 'Svar',
    ],
    measured: 'målt', yes: 'ja', no: 'nei', unknown: 'ukjent', unclear: 'uklart',
  },
};

export type ReportTexts = typeof REPORT_NB;

/** All texts of a measurement. */
export type AllTexts = MeasurementNames & ReportTexts;
