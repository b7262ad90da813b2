import { AGENT_PROFILES_NB } from './agent-profiles-nb.ts';
import type { Translated } from './check.ts';
import type { ROBOTS } from './robots.ts';

/** The robots checks in bokmål. */
export const ROBOTS_NB = {
  'robots-status': {
    title: 'Svaret fra robots.txt',
    rule:
      'robots.txt svarer 200, eller 4xx som betyr at alt er tillatt. Advarsel: mer enn fem videresendinger. Feil: ' +
      '429, eller 5xx to ganger.',
    pass: {
      found: ['robots.txt svarer', 'robots.txt er lest.'],
      absent: ['robots.txt svarer', 'robots.txt svarte oss {status}. Et slikt svar tillater alt.'],
    },
    warn: ['robots.txt sendes videre mer enn fem ganger', 'Søkemotorer kan gi opp etter fem, og regner da filen som manglende.'],
    fail: {
      busy: ['robots.txt svarer 429', 'Det svarte den oss. Google regner det som en serverfeil, kan stanse i 12 timer, og følger så sin siste gode kopi.'],
      'server-error': [
        'robots.txt svarer {status}',
        'Etter standarden må roboter først regne nettstedet som stengt. Google stanser i 12 timer, og følger så sin siste gode kopi.',
      ],
    },
    fix: 'Legg ut robots.txt som en vanlig fil som alltid svarer 200.',
  },
  'robots-is-text': {
    title: 'Filtypen til robots.txt',
    rule: 'Filen er ikke en HTML-side. Feil: en HTML-side kommer i stedet.',
    pass: ['robots.txt er ingen nettside', 'Filen er ikke HTML.'],
    fail: ['robots.txt er en nettside', 'Det kommer HTML der reglene skulle stått.'],
    fix: 'Svar med en tekstfil, eller 404 om butikken ikke har regler.',
  },
  'robots-size': {
    title: 'Størrelsen på robots.txt',
    rule: 'Filen er høyst 500 KiB, som alle søkemotorer skal lese.',
    pass: 'robots.txt er {bytes:bytes}.',
    fail: ['robots.txt er for stor', 'Filen er over 500 KiB. Google overser resten, og andre kan gjøre det samme.'],
    fix: 'Slå sammen regler med * og $.',
  },
  'robots-syntax': {
    title: 'Reglene i robots.txt',
    rule:
      'Linjene kan leses. Advarsel: ukjente eller feilskrevne linjer, stier uten / først eller $ på feil sted. Feil: en regel før ' +
      'første gruppe. Nye direktiver er aldri en feil.',
    pass: 'Alle linjene kan leses.',
    warn: ['{count} {count|linje|linjer} som søkemotorer hopper over eller leser annerledes', 'Den første er linje {line}.'],
    fail: ['Linje {line} gjelder ingen', 'Regelen står før første «User-agent», så ingen følger den.'],
    fix: 'Rett linjen, eller ta den bort.',
  },
  'robots-home-google': {
    title: 'Googles tilgang til forsiden',
    rule: 'Googlebot får hente forsiden. Feil: blokkert, med linjen som gjør det.',
    pass: ['Google får hente forsiden', 'Etter robots.txt får Googlebot hente forsiden.'],
    fail: ['Googlebot er stengt ute fra forsiden', 'Det er linje {line} i robots.txt som gjør det.'],
    fix: 'Ta bort eller snevre inn regelen i robots.txt.',
    snippet: 'Bytt ut gruppen som linje {line} hører til i robots.txt, med disse linjene. Resten av gruppen er uendret. Behold Sitemap-linjer.',
  },
  'robots-product-google': {
    title: 'Googles tilgang til varene',
    rule: 'Googlebot får hente produktsidene i utvalget. Feil: blokkert.',
    pass: ['Google får hente varene', 'Etter robots.txt får Googlebot hente {total} av {total} {total|produktside|produktsider}.'],
    fail: ['Googlebot er stengt ute fra produktsider', '{count} av {total} {total|produktside|produktsider} er blokkert, først av linje {line}.'],
    fix: 'Ta bort eller snevre inn regelen i robots.txt.',
    snippet: 'Bytt ut gruppen som linje {line} hører til i robots.txt, med disse linjene. Resten av gruppen er uendret. Behold Sitemap-linjer.',
  },
  'robots-bing': {
    title: 'Bings tilgang til varene',
    rule: 'Bingbot får hente produktsidene i utvalget. Feil: blokkert.',
    pass: ['Bing får hente varene', 'Etter robots.txt får Bingbot hente {total} av {total} {total|produktside|produktsider}.'],
    fail: ['Bingbot er stengt ute fra produktsider', '{count} av {total} {total|produktside|produktsider} er blokkert, først av linje {line}.'],
    fix: 'Ta bort eller snevre inn regelen i robots.txt.',
    snippet: 'Bytt ut gruppen som linje {line} hører til i robots.txt, med disse linjene. Resten av gruppen er uendret. Behold Sitemap-linjer.',
  },
  'robots-storebot': {
    title: 'Googles butikkroboter',
    rule: 'Storebot-Google og AdsBot-Google slipper inn. Feil: blokkert.',
    pass: 'Etter robots.txt slipper Storebot-Google og AdsBot-Google inn på forsiden og varene vi så.',
    fail: [
      'Googles butikkroboter er stengt ute',
      'Blokkert, først av linje {line}: {names:list}. Storebot-Google er for Google Shopping, AdsBot-Google sjekker annonsesider.',
    ],
    fix: 'Tillat robotene på forsiden og produktsidene.',
    snippet: 'Legg disse linjene i robots.txt, i stedet for grupper med de samme navnene. De andre reglene er uendret.',
  },
  'robots-assets': {
    title: 'Stilark og skript',
    rule: 'Googlebot får hente sidenes stilark og skript. Feil: blokkert.',
    pass: 'Etter robots.txt får Googlebot hente {total} av {total} {total|stilark eller skript|stilark og skript}.',
    fail: [
      'Stilark eller skript er blokkert',
      '{count} av {total} er blokkert, først av linje {line}. Google ser kanskje ikke siden slik kundene gjør.',
    ],
    fix: 'Tillat mappene der stilark og skript ligger.',
    snippet: 'Bytt ut gruppen som linje {line} hører til i robots.txt, med disse linjene. Resten av gruppen er uendret. Behold Sitemap-linjer.',
  },
  'robots-sitemap-line': {
    title: 'Nettstedskart i robots.txt',
    rule: 'robots.txt nevner nettstedskartet med full adresse. Advarsel: nevner det ikke. Feil: adressen er relativ.',
    pass: 'robots.txt nevner {count} nettstedskart med full adresse.',
    warn: ['robots.txt nevner ikke nettstedskartet', 'Søkemotorer som ikke har fått vite det, må gjette hvor det ligger.'],
    fail: ['Adressen til nettstedskartet er ufullstendig', 'Det som står på linje {line}, begynner ikke med https:// og vertsnavnet.'],
    fix: 'Skriv «Sitemap:» og hele adressen.',
    snippet: 'Dette er linjen med hele adressen.',
  },
  'robots-crawl-delay': {
    title: 'Crawl-delay',
    rule: 'Høyst 5 sekunder mellom sidene. Advarsel: opptil 30. Feil: mer.',
    pass: { absent: 'robots.txt ber ingen av søkemotorene vi kjenner, om å vente.', short: 'robots.txt ber om {seconds} s mellom sidene.' },
    warn: ['robots.txt ber om {seconds} s mellom sidene', 'Linje {line}. De som følger den, henter færre sider.'],
    fail: ['robots.txt ber om {seconds} s mellom sidene', 'Linje {line}. De som følger den, rekker få sider.'],
    fix: 'Senk Crawl-delay, eller ta linjen bort.',
  },
  'ai-search-bots': {
    title: 'Tilgang for KI-søk',
    rule: 'Robotene som henter sider til KI-søk, får hente forsiden. Advarsel: noen får ikke. Feil: ingen får.',
    pass: ['KI-søk får hente forsiden', 'Alle {total} {total|robot|roboter} for KI-søk får det, etter robots.txt.'],
    warn: [
      '{count} av {total} {total|robot|roboter} for KI-søk er stengt ute',
      '{names:list} får ikke hente forsiden, og kan utelate butikken fra svarene.',
    ],
    fail: [
      'Alle roboter for KI-søk er stengt ute',
      'Ingen av {total} får hente forsiden, så butikken kan falle ut av svarene.',
    ],
    fix: 'Tillat robotene i robots.txt om butikken vil være med i svarene.',
    snippet: 'Legg disse linjene i robots.txt, i stedet for grupper med de samme navnene. De andre reglene er uendret.',
  },
  'ai-user-fetchers': {
    title: 'KI på vegne av en bruker',
    rule:
      'Robotene som henter en side når en bruker ber om det, slipper inn. Advarsel: noen som følger robots.txt, er ' +
      'blokkert. Feil: alle. Til orientering: bare noen som kan hente siden likevel.',
    pass: 'Alle {total} får hente forsiden, etter robots.txt.',
    warn: [
      '{count} av {total} {total|robot|roboter} som henter sider for en bruker, er stengt ute',
      '{names:list} får ikke åpne siden når en bruker spør om den.',
    ],
    info: 'robots.txt stenger ute {names:list}, men eieren sier at regelen kanskje ikke følges.',
    fail: [
      'Alle roboter som henter sider for en bruker, er stengt ute',
      'robots.txt stenger ute alle {total}. Noen av dem kan åpne siden likevel når en bruker spør om den.',
    ],
    fix: 'Tillat dem i robots.txt. De kommer bare når noen spør.',
    snippet: 'Legg disse linjene i robots.txt, i stedet for grupper med de samme navnene. De andre reglene er uendret.',
  },
  'ai-training-bots': {
    title: 'KI-trening',
    rule: 'Til orientering, uten karakter: hvilke roboter for KI-trening som slipper inn. Det velger eieren.',
    info: {
      allowed: 'Alle {total} {total|robot|roboter} for KI-trening får hente forsiden.',
      'some-blocked': '{count} av {total} er stengt ute: {names:list}. De fleste robotene for KI-søk har andre navn.',
      blocked: 'Alle {total} er stengt ute. De fleste robotene for KI-søk har andre navn.',
    },
  },
  'ai-grounding': {
    title: 'Svar i Gemini',
    rule:
      'Google-Extended slipper inn på forsiden og varene. Advarsel: stengt ute. Navnet gjelder trening, og hva ' +
      'Gemini kan bygge svar på.',
    pass: 'robots.txt stenger ikke ute Google-Extended.',
    warn: [
      'Google-Extended er stengt ute',
      'Det er linje {line} i robots.txt som gjør det. Navnet styrer trening, men også hva Gemini kan bygge svar på.',
    ],
    fix: 'Tillat Google-Extended i robots.txt om butikken vil være med i svar fra Gemini.',
    snippet: 'Legg disse linjene i robots.txt, i stedet for grupper med de samme navnene. De andre reglene er uendret.',
  },
  'ai-undocumented': {
    title: 'Navn uten dokumentert robot',
    rule: 'Til orientering: navn i robots.txt på roboter som eieren ikke beskriver.',
    info: {
      none: ['Ingen ukjente roboter er nevnt', 'robots.txt nevner ingen robot uten beskrivelse fra eieren.'],
      unknown: 'Reglene nevner {names:list}, først på linje {line}. Eieren dokumenterer ingen slik robot, så vi vet ikke hva regelen gjør.',
      disobeys: 'Reglene nevner {names:list}, først på linje {line}. Det meldes at robots.txt ikke blir fulgt.',
    },
  },
  'ai-dead-tokens': {
    title: 'Utgåtte robotnavn',
    rule:
      'Reglene bruker navn som er i bruk. Advarsel: «anthropic-ai» eller «Claude-Web», navn Anthropic ikke lenger bruker.',
    pass: 'Ingen utgåtte robotnavn.',
    warn: ['Reglene nevner utgåtte robotnavn', 'De nevner {names:list}, først på linje {line}. Ingen robot bruker slike navn lenger; Anthropic har sagt at ClaudeBot likevel følger gamle regler med dem.'],
    fix: 'Bruk ClaudeBot, Claude-SearchBot og Claude-User.',
  },
  'preview-bots': {
    title: 'Forhåndsvisning i sosiale medier',
    rule: 'facebookexternalhit slipper inn. Feil: blokkert.',
    pass: 'robots.txt slipper inn facebookexternalhit.',
    fail: ['Lenker delt på Facebook og Instagram kan mangle bilde', 'Linje {line} stenger ute facebookexternalhit.'],
    fix: 'Tillat facebookexternalhit i robots.txt.',
    snippet: 'Legg disse linjene i robots.txt, i stedet for grupper med de samme navnene. De andre reglene er uendret.',
  },
  'content-signal': {
    title: 'Content-Signal',
    rule: 'Til orientering: hva robots.txt sier om bruk av innholdet.',
    info: { present: 'Linje {line} sier «{value}».', absent: 'robots.txt har ingen Content-Signal.' },
  },
  'content-usage': {
    title: 'Content-Usage',
    rule: 'Til orientering: hva butikken sier om bruk av innholdet, etter et utkast som ikke er en standard ennå.',
    info: {
      absent: 'Butikken sender ingen Content-Usage.',
      refused: 'Butikken sier nei til {names:list}: «{value}».',
      granted: 'Butikken sier ja til {names:list}: «{value}».',
      unknown: '«{value}» oppgir ikke noe valg: Bare train-ai, ai-use og search med y eller n teller.',
      malformed: '«{value}» lar seg ikke tolke, så det sier ingenting.',
    },
  },
  'rsl-license': {
    title: 'RSL-lisens',
    rule: 'Til orientering: en lisens for maskinell bruk, om robots.txt eller forsiden nevner en.',
    info: { present: 'Butikken viser til {url}.', absent: 'Butikken nevner ingen lisens for maskiner.' },
  },
  ...AGENT_PROFILES_NB,
  'ai-edge-access': {
    title: 'Serverens svar til KI-roboter',
    rule:
      'Prøves bare når den som drifter tjenesten, har slått det på: Gir serveren samme svar til KI-navn som til vårt? ' +
      'Høyst en advarsel.',
    notApplicable: 'Den som drifter tjenesten, har ikke slått på denne prøven.',
    pass: 'Serveren gir {names:list} samme svar som oss.',
    warn: [
      'Serveren svarer {status} til KI-navn',
      'Adressen vår ble avvist som {names:list}. De ekte robotene kan slippe inn.',
    ],
    fix: 'Sjekk reglene for roboter i brannmuren eller hos CDN-et.',
  },
} as const satisfies Translated<typeof ROBOTS>;
