import type { Translated } from './check.ts';
import { CONSUMER_LAW_NB } from './consumer-law-nb.ts';
import type { REGISTRY } from './registry.ts';

const ABROAD = 'Gjelder norske butikker, og vi så ikke tegn til at dette er en.';
const AMBIGUOUS = 'Ingen av organisasjonsnumrene på sidene er tydelig butikkens, så dette er ikke målt.';
const NO_NUMBER = 'Vi fant ikke noe organisasjonsnummer å slå opp, så dette er ikke målt.';
const BRREG = 'Enhetsregisteret ga ikke noe klart svar, så dette er ikke målt.';

/** The registry checks in bokmål. */
export const REGISTRY_NB = {
  'orgnr-visible': {
    title: 'Organisasjonsnummer på sidene',
    rule:
      'Et gyldig organisasjonsnummer står på sidene. Advarsel: bare på vilkårssiden. Feil: ikke funnet, eller et ' +
      'nummer som ikke kan være gyldig.',
    unmeasured: { ambiguous: AMBIGUOUS },
    notApplicable: ABROAD,
    pass: {
      found: 'Sidene oppgir {orgnr}.',
      several: 'Sidene oppgir {count} {count|nummer|numre}, og ingen er tydelig butikkens.',
    },
    warn: [
      'Organisasjonsnummeret står bare på vilkårssiden',
      'Vi fant {orgnr} der. Det skal være lett å finne, for eksempel nederst på hver side.',
    ],
    fail: {
      missing: ['Vi fant ikke organisasjonsnummeret', 'Det står ikke på {total|den|de} {total} {total|siden|sidene} vi så.'],
      'bad-checksum': [
        'Organisasjonsnummeret er ikke gyldig',
        'Sidene oppgir {orgnr}, men kontrollsifferet stemmer ikke.',
        'Sjekk nummeret mot Enhetsregisteret, og rett det.',
      ],
    },
    fix: 'Skriv organisasjonsnummeret i bunnen av alle sider.',
  },
  'orgnr-registered': {
    title: 'Oppføring i Enhetsregisteret',
    rule: 'Nummeret finnes i Enhetsregisteret. Feil: ukjent. Svarer ikke registeret, blir det ikke målt.',
    unmeasured: { ambiguous: AMBIGUOUS, 'not-found': NO_NUMBER, 'service-down': BRREG },
    notApplicable: ABROAD,
    pass: ['Oppført i Enhetsregisteret', '{orgnr} er oppført som {name}.'],
    fail: ['Enhetsregisteret kjenner ikke nummeret', 'Sidene oppgir {orgnr}.'],
    fix: 'Sjekk nummeret mot Enhetsregisteret, og rett det.',
  },
  'company-status': {
    title: 'Status i Enhetsregisteret',
    rule:
      'Selskapet er aktivt. Advarsel: nummeret tilhører en slettet underenhet. Feil: konkurs, under avvikling eller ' +
      'slettet.',
    unmeasured: { ambiguous: AMBIGUOUS, 'not-found': NO_NUMBER, 'service-down': BRREG },
    notApplicable: ABROAD,
    pass: 'Enhetsregisteret melder verken om konkurs, avvikling eller sletting av {name}.',
    warn: [
      'Nummeret tilhører en slettet underenhet',
      'Enhetsregisteret har slettet {orgnr}, og oppgir ikke hvilket selskap den hørte til.',
    ],
    fail: {
      bankrupt: ['Selskapet er registrert som konkurs', 'Enhetsregisteret sier at {name} er konkurs.'],
      'winding-up': ['Selskapet er under avvikling', 'Enhetsregisteret sier at {name} er under avvikling.'],
      'forced-winding-up': [
        'Selskapet er under tvangsavvikling',
        'Enhetsregisteret sier at {name} er under tvangsavvikling eller tvangsoppløsning.',
      ],
      deleted: ['Selskapet er slettet', 'Enhetsregisteret har slettet {orgnr}.'],
    },
    fix: 'Oppgi selskapet som driver butikken nå, eller rett opplysningene i registeret.',
  },
  'company-name-match': {
    title: 'Selskapets navn på sidene',
    rule: 'Det registrerte navnet står på sidene. Advarsel: bare delvis. Feil: ikke funnet.',
    unmeasured: { ambiguous: AMBIGUOUS, 'not-found': NO_NUMBER, 'service-down': BRREG },
    notApplicable: ABROAD,
    pass: 'Sidene nevner {name}.',
    warn: ['Selskapets navn står bare delvis', 'Registeret sier {name}. Sidene skriver det kortere.'],
    fail: ['Vi fant ikke selskapets navn', 'Registeret sier {name}. Det står ikke på sidene vi så.'],
    fix: 'Skriv det registrerte navnet ved organisasjonsnummeret.',
  },
  'mva-suffix': {
    title: 'MVA etter nummeret',
    rule: 'Er selskapet i Merverdiavgiftsregisteret, står «MVA» etter nummeret. Feil: mangler.',
    unmeasured: { ambiguous: AMBIGUOUS, 'not-found': NO_NUMBER, 'service-down': BRREG },
    notApplicable: 'Gjelder bare norske selskaper i Merverdiavgiftsregisteret.',
    pass: 'Sidene skriver {orgnr} MVA.',
    fail: ['«MVA» mangler etter nummeret', 'Selskapet er i Merverdiavgiftsregisteret, og sidene skriver {orgnr}.'],
    fix: 'Skriv «MVA» etter organisasjonsnummeret.',
  },
  email: {
    title: 'E-postadresse',
    rule: 'En e-postadresse står på sidene. Advarsel: bare et skjema. Feil: ikke funnet.',
    notApplicable: ABROAD,
    pass: 'Sidene oppgir en e-postadresse.',
    warn: ['Bare et kontaktskjema', 'Vi fant et skjema, men ingen e-postadresse.'],
    fail: ['Vi fant ingen e-postadresse', 'Den står ikke på {total|den|de} {total} {total|siden|sidene} vi så.'],
    fix: 'Skriv e-postadressen på kontaktsiden eller i bunnen av sidene.',
  },
  'postal-address': {
    title: 'Gateadresse',
    rule: 'En gateadresse står på sidene. Advarsel: bare deler av den. Feil: ikke funnet.',
    notApplicable: ABROAD,
    pass: 'Sidene oppgir en gateadresse.',
    warn: ['Adressen mangler gate', 'Vi fant poststed eller postboks, men ingen gateadresse.'],
    fail: ['Vi fant ingen adresse', 'Den står ikke på {total|den|de} {total} {total|siden|sidene} vi så.'],
    fix: 'Skriv gateadressen på kontaktsiden eller i bunnen av sidene.',
  },
  'login-wall': {
    title: 'Priser og innlogging',
    rule:
      'Prisene vises uten innlogging. Advarsel: bare noen, eller åpen forside med skjulte priser. Feil: alle sider ' +
      'fører til innlogging. For bedriftsbutikker høyst en advarsel.',
    pass: ['Priser uten innlogging', 'Prisene vises uten innlogging.'],
    warn: {
      partial: ['Noen priser krever innlogging', 'Vi så priser på noen varer, og krav om innlogging på andre.'],
      'prices-hidden': ['Prisene krever innlogging', 'Butikken er åpen, men varene viser ingen pris.'],
      trade: [
        'Butikken krever innlogging',
        'Alle sidene vi prøvde, fører til innlogging. Det er vanlig for bedriftsbutikker.',
      ],
    },
    fail: ['Butikken krever innlogging', 'Alle sidene vi prøvde, fører til innlogging.'],
    fix: 'Vis varer og priser til den som ikke er innlogget.',
  },
  'withdrawal-info': {
    title: 'Angrerett',
    rule: 'Sidene nevner angrerett eller angreskjema. Advarsel: bare retur. Feil: ingen av delene.',
    unmeasured: { ambiguous: 'Vi kjenner ikke ordene for dette på språket til sidene, så dette er ikke målt.' },
    notApplicable: 'Gjelder butikker som vi ser selger til forbrukere i Norge eller EU.',
    pass: 'Sidene nevner angrerett.',
    warn: ['Sidene nevner retur, ikke angrerett', 'Vi fant ingen ord for angrerett eller angreskjema.'],
    fail: ['Vi fant ikke noe om angrerett', 'Det står ikke på {total|den|de} {total} {total|siden|sidene} vi så.'],
    fix: 'Forklar angreretten i vilkårene, og lenk til angreskjemaet.',
  },
  'price-vat': {
    title: 'Priser med merverdiavgift',
    rule: 'Prisene er med mva. Advarsel: uklart. Feil: bare uten mva. i en forbrukerbutikk.',
    notApplicable: 'Gjelder norske butikker som selger til forbrukere.',
    pass: 'Vi så priser med mva.',
    warn: {
      unclear: [
        'Uklart om mva. er med i prisene',
        'Vi fant ikke noe klart om det ved prisene. Reglene krever at priser til forbrukere er med mva., ikke at det står.',
        'Er mva. med i prisene, så skriv det ved dem; er den ikke det, så vis prisen med mva.',
      ],
      contradicts: [
        'Sidene sier både med og uten merverdiavgift',
        'Ved prisene står det at mva. ikke er med. Et annet sted på sidene står det at den er med.',
        'Vis prisen med mva. til forbrukere, og fjern ordene som sier noe annet.',
      ],
    },
    fail: ['Prisene vises uten merverdiavgift', 'Ved prisene står det at mva. ikke er med.'],
    fix: 'Vis prisen med mva. til forbrukere.',
  },
  'payment-marks': {
    title: 'Betalingsmåter',
    rule: 'Til orientering: betalingsmåter sidene viser merket til.',
    notApplicable: ABROAD,
    info: { some: 'Vi så merkene til {names:list}.', none: 'Vi så ingen av betalingsmerkene vi kjenner, på {total} {total|side|sider}.' },
  },
  'delivery-marks': {
    title: 'Leveringsmåter',
    rule: 'Til orientering: transportører sidene viser merket til.',
    notApplicable: ABROAD,
    info: { some: 'Vi så merkene til {names:list}.', none: 'Vi så ingen av transportørene vi kjenner, på {total} {total|side|sider}.' },
  },
  'foreign-number': {
    title: 'Foretaksnummer fra et annet land',
    rule: 'Til orientering: om et foretaksnummer fra et annet land har rett form. Registre i utlandet blir ikke spurt.',
    notApplicable: 'Vi så ikke noe foretaksnummer fra et annet land.',
    info: {
      proven: 'Sidene oppgir {text} ({country:region}). Formen er rett; om det er registrert, har vi ikke spurt om.',
      wrong: 'Sidene oppgir {text} ({country:region}), men kontrollsifferet stemmer ikke.',
      shape: 'Sidene oppgir {text} ({country:region}). Formen har ikke noe kontrollsiffer, og om det er registrert, har vi ikke spurt om.',
    },
  },
  ...CONSUMER_LAW_NB,
  'ehf-capability': {
    title: 'Mottak av EHF',
    rule:
      'Til orientering, bare for bedriftsbutikker: hvilke dokumenter selskapet er oppført som mottaker av i Peppol.',
    unmeasured: {
      ambiguous: AMBIGUOUS, 'not-found': NO_NUMBER, 'service-down': 'Peppol svarte ikke, så dette er ikke målt.',
    },
    info: {
      listed: '{orgnr} er oppført som mottaker av {types:terms}.',
      directory: 'I Peppols katalog er {orgnr} oppført som mottaker av {types:terms}. Katalogen kan ligge etter.',
      legacy: '{orgnr} er oppført for {types:terms}, men bare i eldre formater som få fortsatt sender.',
      'other-types': '{orgnr} er oppført, men verken for faktura, ordre eller katalog.',
      'types-unknown': '{orgnr} er oppført. Vi fikk ikke vite for hvilke dokumenter.',
      'not-listed': ['Ikke oppført for EHF', '{orgnr} er ikke oppført som mottaker.'],
    },
  },
} as const satisfies Translated<typeof REGISTRY>;
