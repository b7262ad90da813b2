import type { Translated } from './check.ts';
import type { ACCESS } from './access.ts';

/** The access checks in bokmål. */
export const ACCESS_NB = {
  'store-reachable': {
    title: 'Kontakt med butikken',
    rule:
      'Forsiden svarer med en 2xx-kode, eller sier at butikken er stengt. Feil: navnet finnes ikke, tilkoblingen blir ' +
      'avvist, TLS mangler helt, forsiden finnes ikke, eller serveren svarer 5xx to ganger. Svar som kan skyldes oss, og ' +
      'andre adresser uten en side, blir ikke målt.',
    unmeasured: { 'not-found': 'Det er ingen side på adressen, som kan være feilskrevet, så dette er ikke målt.' },
    pass: ['Butikken svarer', '{host} svarer med {status}.'],
    fail: {
      'unknown-host': [
        'Navnet {host} finnes ikke',
        'Navnetjenesten vi spurte, kjenner ikke adressen. Da kommer normalt heller ikke kundene fram.',
        'Sjekk skrivemåten, og at domenet er betalt og peker på butikken.',
      ],
      'connection-refused': [
        'Tilkoblingen vår til {host} ble avvist',
        'Mer så vi ikke. Det kan være at ingenting svarer der, eller at butikken stenger ute servere som vår mens ' +
          'kundene kommer inn.',
        'Åpne butikken på mobilen, uten wifi. Virker den der, slipp inn roboten vår. Hvis ikke, sjekk at serveren ' +
          'kjører og svarer på port 443.',
      ],
      'no-tls': [
        '{host} svarer ikke på https',
        'Serveren tar imot, men kan ikke sette opp en kryptert forbindelse.',
        'Be den som drifter serveren, om å slå på TLS.',
      ],
      'no-page': [
        'Butikken svarer {status}',
        'Det er ingen side på adressen.',
        'Sjekk adressen, og at butikken har en forside der.',
      ],
      'server-error': [
        'Butikken svarer {status}',
        'Serveren svarte med feil to ganger på rad.',
        'Se i serverens logg hva som feiler på forsiden.',
      ],
    },
    fix: 'Sjekk at serveren kjører og tar imot på port 443.',
  },
  'bot-challenge': {
    title: 'Botsperre',
    rule: 'Svaret er butikken selv. Er det en botsperre, blir ingenting fra sidene målt.',
    pass: 'Butikken selv svarte, ikke en botsperre.',
    fail: {
      named: [
        'En botsperre svarte i stedet for butikken',
        'Tegnene peker mot {vendor}. Vi vet ikke hva Google får se.',
      ],
      unnamed: [
        'En botsperre svarte i stedet for butikken',
        'Den sier ikke hvem den er fra. Vi vet ikke hva Google får se.',
      ],
    },
    fix: 'Slipp serveren vår gjennom botsperren, og mål på nytt.',
  },
  'store-open': {
    title: 'Åpen eller stengt',
    rule:
      'Forsiden viser butikken. Feil: passord, «kommer snart», vedlikehold, beskjed om at butikken er nedlagt, eller en ' +
      'side fra webserveren eller registraren. Ikke målt: den viser ingen pris og ingen vei videre inn i en butikk, ' +
      'annet enn til utgaver for land eller språk.',
    unmeasured: {
      'not-found':
        'Forsiden viser ingen pris og ingen vei videre inn i en butikk, annet enn til utgaver for land eller språk, så ' +
        'dette er ikke målt.',
    },
    pass: ['Butikken er åpen', 'Forsiden viser en åpen butikk.'],
    fail: {
      password: ['Butikken er stengt med passord', 'Forsiden ber om passord, så kunder kommer ikke inn.'],
      'coming-soon': ['Butikken er ikke åpnet', 'Forsiden sier at butikken kommer snart.'],
      maintenance: ['Butikken er under vedlikehold', 'Forsiden viser en vedlikeholdsside.'],
      ceased: [
        'Butikken er nedlagt', 'Det står på forsiden.', 'Er butikken likevel åpen, må beskjeden fjernes.',
      ],
      'no-site': [
        'Det er ingen butikk på adressen', 'Webserveren eller registraren viser en egen side.',
        'La domenet peke på butikken, eller sett opp nettstedet hos leverandøren.',
      ],
    },
    fix: 'Åpne butikken i plattformens innstillinger, og mål på nytt.',
  },
  https: {
    title: 'HTTPS',
    rule: 'Butikken svarer på https. Feil: bare http.',
    pass: ['Kryptert forbindelse', 'Butikken svarer på https.'],
    fail: ['Butikken svarer bare på http', 'Nettlesere merker {host} som «Ikke sikker».'],
    fix: 'Skaff et sertifikat, og slå på https.',
  },
  'http-to-https': {
    title: 'Fra http til https',
    rule: 'http sender videre til https med 301 eller 308. Advarsel: 302 eller 307. Feil: http viser siden selv.',
    notApplicable: 'Butikken viser ingen side på http.',
    pass: 'http sender videre til https med {status}.',
    warn: [
      'Fra http til https med midlertidig videresending',
      'Adressen svarer {status}, som sier at flyttingen ikke er varig.',
    ],
    fail: [
      'http sender ikke videre til https',
      'Siden vises ukryptert for den som kommer på http.',
      'Send http videre til https med 301.',
    ],
    fix: 'Bruk 301 eller 308 når flyttingen er varig.',
  },
  'cert-valid': {
    title: 'Sertifikat',
    rule:
      'Sertifikatet gjelder for vertsnavnet, er innenfor datoene og har en kjede nettlesere stoler på. Advarsel: det ' +
      'sendes uten kjeden. Er det ugyldig, leser vi sidene likevel, og sier fra om det.',
    pass: ['Gyldig sertifikat', 'Sertifikatet gjelder for {host}.'],
    warn: [
      'Sertifikatet sendes uten kjeden',
      'Serveren sender det alene, uten kjeden til en kjent utsteder. Noen nettlesere og apper kan finne resten ' +
        'selv. Andre, og betalingsvarsler, kan nekte.',
      'Installer hele kjeden fra utstederen, også mellomsertifikatene.',
    ],
    fail: {
      expired: ['Sertifikatet er utløpt', 'Det gikk ut {date:date}. Nettlesere stopper kundene med en advarsel.'],
      'not-yet-valid': ['Sertifikatet gjelder ikke ennå', 'Det gjelder fra {date:date}.'],
      'wrong-host': ['Sertifikatet gjelder et annet navn', 'Det nevner ikke {host}, så nettlesere advarer.'],
      untrusted: [
        'Nettlesere stoler ikke på sertifikatet',
        'Kjeden fører ikke til en utsteder nettlesere kjenner.',
        'Installer hele kjeden fra utstederen, også mellomsertifikatene.',
      ],
    },
    fix: 'Bytt til et sertifikat som er gyldig for navnet.',
  },
  'cert-expiry': {
    title: 'Sertifikatets levetid',
    rule: 'Minst 25 % av levetiden er igjen. Advarsel: 10–25 %. Feil: under 10 %.',
    pass: 'Sertifikatet gjelder {days} {days|dag|dager} til, fram til {date:date}.',
    warn: [
      'Sertifikatet går ut om {days} {days|dag|dager}',
      'Det gjelder til {date:date}. Fornyelsen pleier å være gjort nå.',
    ],
    fail: [
      'Sertifikatet går ut om {days} {days|dag|dager}',
      'Det gjelder til {date:date}. Etter det stopper nettlesere kundene.',
    ],
    fix: 'Forny sertifikatet, og sjekk at fornyelsen går av seg selv.',
  },
  'tls-version': {
    title: 'TLS-versjon',
    rule: 'Serveren kan TLS 1.2 eller nyere. Feil: bare 1.1 eller eldre.',
    pass: 'Serveren bruker {version}.',
    fail: ['Serveren kan bare {version}', 'Nettlesere nekter å koble til så gammel kryptering.'],
    fix: 'Slå på TLS 1.2 og 1.3.',
  },
  hsts: {
    title: 'HSTS',
    rule: 'Strict-Transport-Security varer minst et halvt år. Advarsel: kortere, eller sendt to ganger. Feil: mangler, ugyldig eller 0.',
    pass: 'Nettlesere husker https i {days} {days|dag|dager}.',
    warn: {
      short: ['HSTS varer kort', 'Nettlesere husker https i {days} {days|dag|dager}. Et halvt år eller mer er vanlig.'],
      several: ['HSTS sendes {total} {total|gang|ganger}', 'Bare den første gjelder, og preload-listen avviser det.', 'Send feltet én gang.'],
    },
    fail: {
      absent: ['HSTS mangler', 'Nettlesere får ikke vite at butikken alltid bruker https.'],
      invalid: ['HSTS er ugyldig', 'Nettlesere hopper over et felt uten max-age, eller med et direktiv to ganger.'],
      off: ['HSTS er slått av', 'max-age er 0, og da glemmer nettlesere https.'],
    },
    fix: 'Send «Strict-Transport-Security: max-age=31536000».',
  },
  'redirect-chain': {
    title: 'Videresendinger',
    rule: 'Forsiden nås med høyst én videresending. Advarsel: 2–3. Feil: flere, eller en ring.',
    pass: 'Forsiden nås med {hops} {hops|videresending|videresendinger}.',
    warn: ['{hops} {hops|videresending|videresendinger} før forsiden', 'Hver av dem koster kunden ventetid.'],
    fail: {
      long: ['{hops} {hops|videresending|videresendinger} før forsiden', 'Hver av dem koster kunden ventetid.'],
      loop: ['Videresendingene går i ring', 'Adressen sender videre til seg selv, så siden kommer aldri.'],
    },
    fix: 'Send rett til den endelige adressen i ett hopp.',
  },
  'canonical-host': {
    title: 'Adressen med og uten www',
    rule:
      'Adressen med og uten www fører til samme sted. Feil: begge svarer, eller én av dem fører ikke fram.',
    pass: ['Ett vertsnavn', 'Med og uten www ender på {host}.'],
    fail: {
      both: [
        'Både {host} og {other} svarer',
        'Ingen av dem sender videre til den andre. Vi sammenlignet ikke sidene: Er de like og uten kanonisk adresse, må ' +
          'søkemotorer velge.',
      ],
      dead: ['{other} fører ikke til noen side', 'Vi fikk ingen side der, og den som skriver adressen slik, får det kanskje heller ikke.'],
      status: ['{other} svarer {status}', 'Den som skriver adressen slik, får en feil og ikke butikken.'],
    },
    fix: 'Velg ett navn, og send det andre videre dit med 301. På https må begge ha et gyldig sertifikat.',
  },
  'soft-404': {
    title: 'Sider som ikke finnes',
    rule:
      'En tilfeldig adresse svarer 404 eller 410. Advarsel: sendes til forsiden, eller svarer 200 med noindex. Feil: ' +
      '200.',
    pass: 'En adresse som ikke finnes, svarer {status}.',
    warn: {
      home: ['Ukjente adresser sendes til forsiden', 'En adresse som ikke finnes, ble sendt videre med {status}.'],
      noindex: [
        'Ukjente adresser svarer {status} med noindex',
        'Google utelater en slik side. De som bare leser statusen, tror at den finnes.',
      ],
    },
    fail: ['Ukjente adresser svarer {status}', 'Søkemotorer må gjette ut fra innholdet hvilke sider som er ekte.'],
    fix: 'Svar 404 med en hjelpsom side når adressen ikke finnes.',
  },
  'mixed-content': {
    title: 'Ukryptert innhold på https',
    rule:
      'Sidene henter alt over https, eller ber nettlesere om det med upgrade-insecure-requests. Advarsel: bilder, ' +
      'film eller lyd over http. Feil: skript, stilark, ramme, skrift eller skjema, eller et bilde i srcset eller ' +
      '<picture>.',
    pass: 'HTML-en på {total} {total|side|sider} henter ingenting over http.',
    warn: [
      'Bilder, film eller lyd har http-adresser',
      '{count} {count|fil|filer} på {total} {total|side|sider}. Nettlesere prøver https i stedet, eller laster ' +
        'ingenting.',
    ],
    fail: {
      blocked: [
        'Nettlesere stopper det sidene henter over http',
        '{count} {count|tilfelle|tilfeller} på {total} {total|side|sider}: skript, stilark, rammer, skrifter og bilder i ' +
          'srcset eller <picture> blir blokkert, og nettlesere advarer før et skjema sendes.',
      ],
      form: [
        'Et skjema sendes over http',
        '{count} {count|skjema|skjemaer} på {total} {total|side|sider}. Nettlesere advarer før {count|det|de} sendes.',
      ],
    },
    fix: 'Bytt ut http:// med https:// i adressene.',
  },
  'geo-block': {
    title: 'Tilgang herfra',
    rule:
      'Til orientering: Svarer butikken 403 eller 451 til vår adresse uten tegn på botsperre, eller sier den at den ikke ' +
      'er tilgjengelig i landet vårt?',
    info: {
      'not-refused': 'Butikken avviste oss ikke.',
      refused: ['Butikken avviste adressen vår', 'Vi fikk {status}. Kunder andre steder kan komme inn.'],
      notice: ['Butikken slipper ikke inn landet vårt', 'Det står på forsiden. Kunder andre steder kan komme inn.'],
    },
  },
  'cart-reachable': {
    title: 'Handlekurven',
    rule:
      'Handlekurven svarer 200. Advarsel: sender til innlogging. Feil: 4xx eller 5xx. Ikke målt: sender til forsiden.',
    unmeasured: {
      ambiguous: 'Handlekurven sendte oss til forsiden, kanskje fordi vår var tom, så dette er ikke målt.',
    },
    pass: 'Handlekurven på {path} kan åpnes.',
    warn: ['Handlekurven krever innlogging', '{path} sender kunden til innlogging.'],
    fail: {
      'server-error': [
        'Handlekurven gir serverfeil ({status})',
        '{path} kan ikke åpnes.',
        'Se i serverens logg hva som feiler i handlekurven.',
      ],
      'no-page': ['Handlekurven svarer {status}', '{path} kan ikke åpnes.'],
    },
    fix: 'Sjekk at handlekurven kan åpnes i et privat vindu.',
    snippet: 'Denne linjen for terminalen på macOS eller Linux viser svaret vi fikk. Kjør den igjen når handlekurven er rettet.',
  },
  'checkout-not-broken': {
    title: 'Kassen',
    rule: 'Kassen svarer, eller sender videre. Feil: 5xx. Ikke målt: 4xx.',
    pass: 'Kassen på {path} svarer.',
    fail: ['Kassen gir serverfeil ({status})', '{path} kan ikke åpnes.'],
    fix: 'Se i serverens logg hva som feiler i kassen.',
    snippet: 'Denne linjen for terminalen på macOS eller Linux viser svaret vi fikk. Kjør den igjen når kassen er rettet.',
  },
  ipv6: {
    title: 'IPv6',
    rule: 'Til orientering: Har vertsnavnet en IPv6-adresse?',
    info: { yes: '{host} har IPv6-adresse.', no: '{host} har ingen IPv6-adresse.' },
  },
  'http-version': {
    title: 'HTTP-versjon',
    rule: 'Til orientering: HTTP/2, og HTTP/3 slik serveren opplyser.',
    info: {
      'http-3': 'Serveren opplyser at den kan HTTP/3.',
      'http-2': 'Serveren bruker HTTP/2.',
      'http-1': 'Serveren bruker HTTP/1.1.',
    },
  },
} as const satisfies Translated<typeof ACCESS>;
