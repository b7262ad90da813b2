import type {
  Grade, HealthPhase, ScanOutcome, Severity, StreamError, UnmeasuredReason,
} from '../../contract/vocabulary.ts';
import type { Format } from '../i18n/format.ts';

const phases: Record<HealthPhase, string> = {
  access: 'Tilgang',
  robots: 'Robots',
  sitemap: 'Nettstedskart',
  seo: 'SEO',
  links: 'Lenker',
  registry: 'Register',
  schema: 'Produktdata',
  speed: 'Fart',
};

const phaseQuestions: Record<HealthPhase, string> = {
  access: 'Svarer butikken, og er forbindelsen trygg?',
  robots: 'Hvem slipper robots.txt inn?',
  sitemap: 'Finnes listen over sider, og stemmer den?',
  seo: 'Titler, språk og det søkemotorer leser.',
  links: 'Brutte lenker og lenkene kundene trenger.',
  registry: 'Selskapet, slik det står i Enhetsregisteret.',
  schema: 'Pris, lager og vare i koden.',
  speed: 'Hvor fort forsiden kommer opp på mobil.',
};

/** A reason in a word or two. */
const reasons: Record<UnmeasuredReason, string> = {
  unreachable: 'ingen kontakt',
  refused: 'avvist',
  challenged: 'botsperre',
  closed: 'stengt',
  'not-found': 'fant ingen side',
  'needs-script': 'krever skript',
  truncated: 'for stor',
  timeout: 'for sent',
  budget: 'rakk det ikke',
  'service-down': 'register nede',
  'not-configured': 'ikke satt opp',
  'no-browser': 'ingen nettleser',
  'browser-failed': 'nettleseren stoppet',
  'switched-off': 'slått av',
  ambiguous: 'uklart',
  'root-cause': 'samme årsak',
  failed: 'feil hos oss',
};

/** Completes “16 av 105 sjekker fikk vi ikke målt, de fleste fordi …”. */
const because: Record<UnmeasuredReason, string> = {
  unreachable: 'vi ikke fikk kontakt',
  refused: 'butikken avviste serveren vår',
  challenged: 'en botsperre svarte',
  closed: 'butikken er stengt',
  'not-found': 'vi ikke fant slike sider',
  'needs-script': 'sidene bygges av skript',
  truncated: 'svaret var for stort',
  timeout: 'svaret ikke kom i tide',
  budget: 'vi nådde taket på forespørsler',
  'service-down': 'registeret ikke svarte',
  'not-configured': 'tjenesten ikke er satt opp til det',
  'no-browser': 'tjenesten ikke har en nettleser å måle med',
  'browser-failed': 'nettleseren ikke kom i mål',
  'switched-off': 'målingen er slått av her',
  ambiguous: 'det vi fant, peker i flere retninger',
  'root-cause': 'sjekkene avhenger av andre funn',
  failed: 'noe gikk galt hos oss',
};

/** What the owner, or the host, can do to have it measured next time. */
const letUs: Partial<Record<UnmeasuredReason, string>> = {
  unreachable: 'Slipp serveren vår gjennom brannmuren, og mål på nytt.',
  refused: 'Slipp inn roboten vår, og mål på nytt.',
  challenged: 'Slipp roboten vår gjennom botsperren, og mål på nytt.',
  closed: 'Mål på nytt når butikken er åpen.',
  'needs-script': 'Send innholdet i HTML-en fra serveren. Det leser også KI-tjenestene.',
  timeout: 'Mål på nytt på en rolig tid av døgnet.',
  budget: 'Mål på nytt. Et nytt utvalg sider kan gi plass til resten.',
  'service-down': 'Mål på nytt senere.',
  'not-configured': 'Den som drifter siden, kan sette det opp.',
  'no-browser': 'Den som drifter siden, kan installere en nettleser.',
  'browser-failed': 'Mål på nytt.',
  'root-cause': 'Rett funnet de avhenger av, og mål på nytt.',
  failed: 'Mål på nytt.',
};

interface OutcomeProse {
  /** In bold, then the rest. */
  said: (host: string) => readonly [string, string];
  /** Each step: in bold, then the rest; `bot` adds the robot's name to copy, `again` the field. */
  steps: readonly { strong: string; rest: string; with?: 'bot' | 'field' | 'bot-link' }[];
  /** What the phase that stopped says instead of a time. */
  phase: string;
}

const outcomes: Record<Exclude<ScanOutcome, 'scanned'>, OutcomeProse> = {
  unreachable: {
    said: (host) => [
      `Vi fikk ikke kontakt med ${host}.`, 'Sjekk skrivemåten. Virker den hos deg, kan den stenge ute servere som vår.',
    ],
    steps: [
      { strong: 'Sjekk skrivemåten', rest: ', og mål på nytt.', with: 'field' },
      { strong: 'Åpne butikken på mobilen, uten wifi.', rest: ' Virker den ikke der heller, er den trolig nede.' },
      {
        strong: 'Virker den?',
        rest: ' Da kan brannmuren stenge ute servere. Be den som drifter butikken, om å slippe inn roboten vår.',
        with: 'bot-link',
      },
    ],
    phase: 'ingen svar',
  },
  refused: {
    said: () => ['Butikken avviste serveren vår.', 'Kunder kan komme inn.'],
    steps: [
      {
        strong: 'Be den som drifter butikken, om å slippe inn roboten vår.',
        rest: ' Regelen ligger ofte i brannmuren eller hos den som leverer nettet. Roboten heter:',
        with: 'bot',
      },
      { strong: 'Mål på nytt', rest: ' når den slipper inn. Da leser vi butikken, ikke avslaget.' },
      {
        strong: 'Er det meningen at vi stenges ute?',
        rest: ' Da er alt i orden. Google Search Console viser hva Google får hente.',
        with: 'bot-link',
      },
    ],
    phase: 'avvist',
  },
  challenged: {
    said: () => [
      'En botsperre svarte i stedet for butikken.', 'Sperren får ikke karakter, og vi vet ikke hva Google får se.',
    ],
    steps: [
      {
        strong: 'Be den som drifter butikken, om å slippe inn roboten vår.',
        rest: ' I Cloudflare ligger det under Security. Roboten heter:',
        with: 'bot',
      },
      { strong: 'Mål på nytt', rest: ' når den slipper inn. Da leser vi butikken, ikke sperren.' },
      {
        strong: 'Er det meningen at vi stenges ute?',
        rest: ' Da er alt i orden. Google Search Console viser hva Google får hente.',
        with: 'bot-link',
      },
    ],
    phase: 'botsperre',
  },
  'waiting-room': {
    said: () => ['Butikken har kø.', 'Mål på nytt når den er borte.'],
    steps: [
      { strong: 'Vent til køen er borte.', rest: ' Den settes ofte på under salg og slipp.' },
      { strong: 'Mål på nytt.', rest: ' Da leser vi butikken, ikke venterommet.' },
      {
        strong: 'Står køen alltid på?',
        rest: ' Be den som drifter butikken, om å slippe inn roboten vår utenom køen.',
        with: 'bot-link',
      },
    ],
    phase: 'kø',
  },
  closed: {
    said: () => ['Butikken er stengt nå.', 'Mål på nytt når den er åpen.'],
    steps: [
      { strong: 'Åpne butikken når den er klar.', rest: ' I Shopify: Nettbutikk, Innstillinger, Passordbeskyttelse.' },
      { strong: 'Mål på nytt.', rest: ' Da leser vi butikken, ikke siden som står foran.' },
      { strong: 'Skal den være stengt nå?', rest: ' Da er alt i orden. F betyr bare at kundene ikke slipper inn.' },
    ],
    phase: 'stengt',
  },
};

const rest = 'Resten er ikke målt.';

/** How a scan ended that did not end by itself; the phase is the one it was in. */
const stopped: Record<StreamError, (index: number) => readonly [string, string]> = {
  internal: (index) => [`Målingen stoppet i fase ${index} av 8.`, rest],
  deadline: (index) => [`Tiden gikk ut i fase ${index} av 8.`, rest],
  'shutting-down': () => ['Tjenesten starter på nytt.', 'Det vi rakk, står her.'],
  cancelled: (index) => [`Avbrutt i fase ${index} av 8.`, rest],
};

const severities: Record<Severity, string> = { critical: 'kritisk', major: 'viktig', minor: 'mindre', info: 'uten karakter' };

const checksWord = (count: number, format: Format): string => format.plural(count, 'sjekk', 'sjekker');

/** The health scan in bokmål. */
export const HEALTH_NB = {
  title: 'Helsesjekk av nettbutikk – Storefront Analysis',
  description:
    'Åtte faser, fire karakterer og bevis for hvert funn. Gratis, uten konto. Det vi ikke får målt, viser vi som ikke målt.',
  name: 'Helsesjekk',
  lead: 'Åtte faser, fire karakterer og bevis for hvert funn. Det vi ikke får målt, viser vi som ikke målt.',
  field: 'Adressen til butikken',
  submit: 'Sjekk butikken',
  hint: 'Skriv adressen. Vi leser, men endrer ingenting.',
  missing: 'Skriv adressen til butikken.',
  b2b: {
    label: 'Butikken selger til bedrifter',
    explained:
      'Da sjekker vi også om selskapet kan ta imot e-faktura (EHF), og hopper over det som bare gjelder salg til forbrukere. Krav om innlogging gir da høyst en advarsel.',
  },
  gradesHeading: 'Fire karakterer, A til F',
  gradesLine: 'Ser vi for lite, gir vi ingen karakter.',
  phasesHeading: 'Åtte faser',
  phases,
  phaseQuestions,
  small:
    'Vi henter høyst 60 adresser, og bare sider som er åpne for alle. Vi logger ikke inn, legger ingenting i handlekurven og sender ingen skjemaer. Karakterene gjelder det vi så, den dagen vi så det. De sier ikke om butikken følger loven, og ikke hva Google får se.',
  starting: (host: string): string => `Starter målingen av ${host}.`,
  finding: (host: string): string => `Henter målingen av ${host}.`,
  running: (index: number, phase: string): string => `Fase ${index} av 8: ${phase}.`,
  soFar: (count: number, format: Format): string => `${format.number(count)} funn så langt.`,
  countsSoFar: (fails: number, warns: number, format: Format): string =>
    `${fails} feil og ${warns} ${format.plural(warns, 'advarsel', 'advarsler')} så langt.`,
  startedAt: (date: string): string => `Startet ${date}`,
  doneOf: (done: string, of: string): string => `${done} av ${of} sjekker gjort`,
  measuredOf: (measured: string, of: string): string => `${measured} av ${of} målt`,
  ruleSet: (version: string): string => `Regelsett ${version}`,
  complete: (fails: number, warns: number, unmeasured: number, format: Format): string =>
    `Ferdig. ${fails} feil, ${warns} ${format.plural(warns, 'advarsel', 'advarsler')}, ${unmeasured} ikke målt.`,
  summary: {
    fails: (count: number): string => `${count} feil`,
    and: ' og ',
    warns: (count: number, format: Format): string => `${count} ${format.plural(count, 'advarsel', 'advarsler')}`,
    allMeasured: (of: number): string => `Alle ${of} sjekker ble målt.`,
    unmeasured: (count: number, of: number, format: Format): string =>
      `${count} av ${of} ${checksWord(of, format)} fikk vi ikke målt`,
    mostBecause: (why: string): string => `, de fleste fordi ${why}.`,
    mostFor: (cause: string): string => `, de fleste på grunn av «${cause}».`,
    stop: '.',
  },
  reasons,
  because,
  reasonSentences: (why: string): string => `Ikke målt, fordi ${why}.`,
  letUs,
  outcomes,
  stopped,
  severities,
  again: 'Mål på nytt',
  cancel: 'Avbryt målingen',
  cancelling: 'Avbryter …',
  other: 'Sjekk en annen butikk',
  rail: {
    label: 'Faser',
    running: 'pågår',
    queued: 'i kø',
    waiting: 'venter',
    stopped: 'stoppet',
    instant: (time: string): string => `under ${time}`,
    unmeasured: 'ikke målt',
    folded: (time: string): string => `Åtte faser på ${time}`,
    foldedRunning: (index: number, phase: string): string => `Fase ${index} av 8: ${phase}`,
    foldedStopped: (index: number): string => `Stoppet i fase ${index} av 8`,
    progress: (index: number): string => `Fase ${index} av 8`,
  },
  card: {
    gradeAfter: (index: number): readonly [string, string] => ['Karakter', `etter fase ${index}`],
    measured: (measured: string, of: string, ofCount: number, format: Format): readonly [string, string] =>
      [measured, `av ${of} ${checksWord(ofCount, format)} målt`],
    done: (done: string, of: string, ofCount: number, format: Format): readonly [string, string] =>
      [done, `av ${of} ${checksWord(ofCount, format)} gjort`],
    unmeasured: (count: number): string => `, ${count} ikke målt`,
    shortDone: (done: string, of: string): readonly [string, string] => [`${done} av ${of}`, 'gjort'],
    decided: 'Dette avgjorde',
    costs: 'Dette trakk ned, men ikke nok',
    why: 'Derfor ingen karakter',
    soFar: 'Så langt',
    nothingYet: 'Ingenting å rette så langt.',
    nothing: 'Vi fant ingenting å rette.',
    queued: 'Fartsmålingen står i kø. Bare én butikk måles om gangen, ellers ville tallene forstyrret hverandre.',
    best: 'Dette er beste karakter.',
    fix: (titles: string): string => `Rett ${titles}`,
    becomes: ', så blir det ',
    thenAgain: ', og mål på nytt.',
    quoted: (title: string): string => `«${title}»`,
    more: (count: number): string => `${count} til`,
    criticalUnmeasured: (count: number): string =>
      count === 1 ? 'Én kritisk sjekk er ikke målt.' : `${count} kritiske sjekker er ikke målt.`,
    tooFew: (because_: string): string => `For lite er målt, fordi ${because_}.`,
    tooFewStopped: 'Målingen stoppet før nok var målt.',
    tooFewOfCause: (cause: string): string => `For lite er målt. De fleste sjekkene som mangler, avhenger av «${cause}».`,
    anchor: (title: string, because_: string): string => `«${title}» er ikke målt, fordi ${because_}.`,
    anchorOfCause: (title: string, cause: string): string => `«${title}» avhenger av «${cause}».`,
    shut: 'Kundene slipper ikke inn',
    legend: 'Karakterer fra A til F',
    nextGrade: (grade: Grade): string => `Neste: ${grade}`,
  },
  findings: {
    heading: 'Funn',
    headingSoFar: 'Funn så langt',
    filters: 'Vis',
    ungraded: 'Utenom karakterene',
    none: 'Ingen funn med disse valgene.',
    passed: (count: number): string => `${count} bestått`,
    inapplicable: (count: number): string => `${count} gjelder ikke`,
    tally: (counts: { fail: number; warn: number; info: number; unmeasured: number; pass: number }, format: Format): string =>
      [
        counts.fail && `${counts.fail} feil`,
        counts.warn && `${counts.warn} ${format.plural(counts.warn, 'advarsel', 'advarsler')}`,
        counts.unmeasured && `${counts.unmeasured} ikke målt`,
        counts.info && `${counts.info} til orientering`,
        counts.pass && `${counts.pass} bestått`,
      ].filter(Boolean).join(' · '),
    held: (count: number, format: Format): string => `Vis ${count} ${format.plural(count, 'nytt', 'nye')} funn`,
    fix: 'Slik retter du det',
    letUs: 'Slik får vi det målt',
    seen: 'Dette så vi',
    check: 'Sjekk',
    link: 'Lenke til dette funnet',
    copy: 'Kopier som tekst',
    page: 'Side',
    where: (page: string | undefined, line: number): string => (page ? `${page}, linje ${line}` : `Linje ${line}`),
    sameCause: 'samme årsak',
    causeTitle: (count: number, cause: string, format: Format): string =>
      `${format.number(count)} ${checksWord(count, format)} avhenger av «${cause}»`,
    causeMessage: 'Det de bygger på, fikk vi ikke sett. De måles når det funnet er rettet.',
    reasonTitle: (count: number, format: Format): string => `${format.number(count)} ${checksWord(count, format)} er ikke målt`,
    toCause: 'Til funnet de avhenger av',
  },
  unseen: {
    heading: 'Det vi ikke så',
    nothing: 'Vi så alt vi lette etter.',
    nothingYet: 'Alt er målt så langt.',
    checks: (count: number, format: Format): string => `${format.number(count)} ${checksWord(count, format)}:`,
    stopped: 'målingen stoppet før de ble gjort',
    counts: 'Ingen av dem teller som feil eller som bestått.',
  },
  lab: {
    heading: 'Slik så forsiden ut på mobil',
    headingRunning: 'Forsiden på mobil',
    picture: (host: string): string => `Forsiden til ${host}, slik målingen så den på en mobilskjerm`,
    noPicture: 'Ikke noe bilde',
    queued: 'I kø',
    coming: 'kommer',
    lcp: 'Hovedinnhold (LCP)',
    cls: 'Hopp på siden (CLS)',
    tbt: 'Blokkert tid (TBT)',
  },
  company: {
    heading: 'Selskapet bak',
    name: 'Navn',
    orgnr: 'Organisasjonsnummer',
    status: 'Status i Enhetsregisteret',
    platform: 'Plattform',
    later: 'Slås opp i fase 6.',
    stopped: 'Ikke slått opp. Målingen stoppet først.',
    none: 'Vi fant ikke noe norsk organisasjonsnummer å slå opp.',
    noPlatform: 'Ikke gjenkjent',
  },
  evidence: {
    vendor: 'Sperre',
    marker: 'Kjennetegn',
    subject: 'Utstedt til',
    issuer: 'Utstedt av',
    notAfter: 'Gyldig til',
    notBefore: 'Gyldig fra',
    names: 'Navn i sertifikatet',
    line: 'Linje',
    begins: 'Begynner med',
    sitemap: 'Nettstedskart',
    'redirect-loop': 'Ring av videresendinger',
    'guard-blocked': 'Lukket adresse',
    'dns-nxdomain': 'Navnet finnes ikke',
    'dns-no-address': 'Navnet har ingen adresse',
    'dns-failed': 'Navneoppslaget feilet',
    'dns-timeout': 'Navneoppslaget svarte ikke',
    refused: 'Tilkoblingen avvist',
    'no-route': 'Ingen vei dit',
    'connect-timeout': 'Ingen tilkobling i tide',
    reset: 'Tilkoblingen brutt',
    timeout: 'Ingen svar i tide',
    'tls-expired': 'Sertifikatet er utløpt',
    'tls-name': 'Sertifikatet gjelder et annet navn',
    'tls-untrusted': 'Sertifikatet er ikke klarert',
    'tls-protocol': 'Ingen felles TLS-versjon',
    'tls-absent': 'Svarer ikke med TLS',
    'too-many-redirects': 'For mange videresendinger',
    'redirect-invalid': 'Ugyldig videresending',
    'too-large': 'For stort svar',
    malformed: 'Ikke gyldig HTTP',
    'bad-encoding': 'Svaret lar seg ikke pakke ut',
    budget: 'Taket på forespørsler',
    cancelled: 'Avbrutt',
    failed: 'Feilet',
  } as Readonly<Record<string, string>>,
  answered: (status: string): string => `Svar ${status}`,
  companyStatus: {
    active: 'Aktivt',
    bankrupt: 'Konkurs',
    'winding-up': 'Under avvikling',
    'forced-winding-up': 'Under tvangsavvikling',
    deleted: 'Slettet',
  } as Readonly<Record<string, string>>,
  looked: {
    heading: 'Hva vi så på',
    headingRunning: 'Hva vi ser på',
    address: 'Adresse',
    pages: 'Sider nevnt i funnene',
    from: 'Målt fra',
    here: (date: string): string => `Denne serveren, ${date}`,
  },
  outcome: {
    todo: 'Dette kan du gjøre',
    saw: 'Dette så vi',
    seenFrom: (date: string): string => `Sett fra denne serveren ${date}. Andre kan få et annet svar.`,
    nothing: 'Det kom ikke noe svar vi kan vise.',
    still: 'Dette fikk vi målt likevel',
    copyBot: 'Kopier navnet',
    aboutBot: 'Les om roboten vår',
    address: 'Adresse',
    cause: 'Årsak',
  },
  past: (date: string): string => `Lagret måling fra ${date}.`,
  gone: 'Målingen finnes ikke lenger hos tjenesten. Mål på nytt.',
  failed: { offline: 'Uten nett. Det du skrev, står her.', failed: 'Noe gikk galt hos oss. Det du skrev, står her.' },
  live: {
    grades: 'Karakterene er klare.',
    stopped: (sentence: string): string => sentence,
  },
  exported: {
    heading: (host: string): string => `Helsesjekk av ${host}`,
    columns: ['pilar', 'fase', 'id', 'status', 'alvor', 'tittel', 'melding', 'slik retter du det', 'bevis'],
    grade: 'Karakter',
    ungraded: 'uten',
    file: 'helsesjekk',
  },
};

export type HealthTexts = typeof HEALTH_NB;
