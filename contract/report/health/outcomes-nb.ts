import type { ScanOutcome, StreamError, UnmeasuredReason } from '../../vocabulary.ts';

/** The reasons as short labels. */
const reasons: Record<UnmeasuredReason, string> = {
  unreachable: 'ingen kontakt',
  refused: 'avvist',
  challenged: 'botsperre',
  closed: 'stengt',
  'not-found': 'fant ikke noe å måle',
  'needs-script': 'krever skript',
  truncated: 'for stor',
  timeout: 'for sent',
  budget: 'rakk det ikke',
  'service-down': 'uklart svar',
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
  'not-found': 'vi ikke fant det de ser på',
  'needs-script': 'sidene bygges av skript',
  truncated: 'svaret var for stort',
  timeout: 'svaret ikke kom i tide',
  budget: 'vi nådde en grense for målingen',
  'service-down': 'registeret ikke ga noe klart svar',
  'not-configured': 'tjenesten ikke er satt opp til det',
  'no-browser': 'tjenesten ikke har en nettleser å måle med',
  'browser-failed': 'nettleseren ikke kom i mål',
  'switched-off': 'målingen er slått av her',
  ambiguous: 'det vi fant, peker i flere retninger',
  'root-cause': 'sjekkene avhenger av andre funn',
  failed: 'noe gikk galt hos oss',
};

/** What the store's owner or the service's operator can do to get it measured next time. */
const letUs: Partial<Record<UnmeasuredReason, string>> = {
  unreachable: 'Slipp serveren vår gjennom brannmuren, og mål på nytt.',
  refused: 'Slipp inn roboten vår, og mål på nytt.',
  challenged: 'Slipp roboten vår gjennom botsperren, og mål på nytt.',
  closed: 'Mål på nytt når butikken er åpen.',
  'needs-script': 'Send innholdet i HTML-en fra serveren. Da kan KI-tjenestene lese det også.',
  timeout: 'Mål på nytt på en rolig tid av døgnet.',
  budget: 'Mål på nytt. Et nytt utvalg sider kan gi plass til resten.',
  'service-down': 'Mål på nytt senere.',
  'not-configured': 'Den som drifter tjenesten, kan sette det opp.',
  'no-browser': 'Den som drifter tjenesten, kan installere en nettleser.',
  'browser-failed': 'Mål på nytt.',
  'root-cause': 'Rett funnet de avhenger av, og mål på nytt.',
  failed: 'Mål på nytt.',
};

interface OutcomeProse {
  /** The bold part, then the rest. */
  sentence: (host: string) => readonly [string, string];
  /** Each step: the bold part, then the rest; `with` appends a control, such as the robot's name to copy. */
  steps: readonly { strong: string; rest: string; with?: 'bot' | 'field' | 'bot-link' }[];
  /** Shown for the phase that stopped, in place of its duration. */
  phase: string;
}

const outcomes: Record<Exclude<ScanOutcome, 'scanned'>, OutcomeProse> = {
  unreachable: {
    sentence: (host) => [
      `Vi fikk ingen side fra ${host}.`, 'Sjekk skrivemåten. Virker butikken hos deg, kan den stenge ute servere som vår.',
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
    phase: 'ingen side',
  },
  refused: {
    sentence: () => ['Butikken avviste serveren vår.', 'Kunder kan komme inn.'],
    steps: [
      {
        strong: 'Be den som drifter butikken, om å slippe inn roboten vår.',
        rest: ' Regelen ligger ofte i brannmuren eller hos CDN-et. Roboten heter:',
        with: 'bot',
      },
      { strong: 'Mål på nytt', rest: ' når den slipper inn. Da leser vi butikken, ikke avslaget.' },
      {
        strong: 'Er det meningen at vi stenges ute?',
        rest: ' Da trenger du ikke å gjøre noe. Google Search Console viser hva Google får hente.',
        with: 'bot-link',
      },
    ],
    phase: 'avvist',
  },
  challenged: {
    sentence: () => [
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
        rest: ' Da trenger du ikke å gjøre noe. Google Search Console viser hva Google får hente.',
        with: 'bot-link',
      },
    ],
    phase: 'botsperre',
  },
  'waiting-room': {
    sentence: () => ['Butikken har kø.', 'Mål på nytt når den er borte.'],
    steps: [
      { strong: 'Vent til køen er borte.', rest: ' Den slås ofte på under salg og lanseringer.' },
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
    sentence: () => ['Butikken er stengt nå.', 'Mål på nytt når den er åpen.'],
    steps: [
      { strong: 'Åpne butikken når den er klar.', rest: ' I Shopify: Nettbutikk → Preferanser → Passordbeskyttelse.' },
      { strong: 'Mål på nytt.', rest: ' Da leser vi butikken, ikke siden som står foran.' },
      { strong: 'Skal den være stengt nå?', rest: ' Da trenger du ikke å gjøre noe. F betyr bare at kundene ikke slipper inn.' },
    ],
    phase: 'stengt',
  },
};

const rest = 'Resten er ikke målt.';

/** How a scan was interrupted; `index` is the phase it was in. */
const stopped: Record<StreamError, (index: number) => readonly [string, string]> = {
  internal: (index) => [`Målingen stoppet i fase ${index} av 8.`, rest],
  'shutting-down': () => ['Tjenesten starter på nytt.', 'Det vi rakk, står her.'],
  cancelled: (index) => [`Avbrutt i fase ${index} av 8.`, rest],
};

/** Why something was not measured, and how a scan ended, in bokmål. */
export const OUTCOMES_NB = {
  reasons,
  because,
  reasonSentences: (why: string): string => `Ikke målt, fordi ${why}.`,
  letUs,
  outcomes,
  stopped,
};
