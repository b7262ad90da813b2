import type { AGENT_PROFILES } from './agent-profiles.ts';
import type { Translated } from './check.ts';

/** The profiles for shopping agents in bokmål. */
export const AGENT_PROFILES_NB = {
  'ucp-profile': {
    title: 'Profil for KI-agenter som handler (UCP)',
    rule:
      'Uten karakter: En profil på /.well-known/ucp er gyldig etter versjonen den oppgir. Advarsel: den ' +
      'sendes videre, har feil type, kan ikke mellomlagres, eller har adresser, navn eller nøkler som ' +
      'agenter kan snuble i. Feil: den røper en hemmelighet, er ikke JSON, mangler det versjonen krever, eller har ' +
      'adresser uten https.',
    notApplicable: 'Butikken har ingen profil på /.well-known/ucp, og trenger ingen.',
    unmeasured: {
      unreachable: 'Adressen svarte verken med en profil eller med at den ikke finnes, så dette er ikke målt.',
      truncated: 'Det som ligger på adressen, er større enn noen profil, så dette er ikke målt.',
    },
    pass: {
      current:
        'Profilen er gyldig etter {version}: {services} {services|tjeneste|tjenester}, {capabilities} ' +
        '{capabilities|funksjon|funksjoner} og {handlers} {handlers|betalingsmåte|betalingsmåter}.',
      older:
        'Profilen er gyldig etter {version}, som nyere versjoner har avløst: {services} ' +
        '{services|tjeneste|tjenester}, {capabilities} {capabilities|funksjon|funksjoner} og {handlers} ' +
        '{handlers|betalingsmåte|betalingsmåter}.',
      empty: 'Profilen er gyldig etter {version}, men {member} er tom.',
    },
    warn: {
      redirect: [
        'Profilen sendes videre', 'Agenter trenger ikke å følge en videresending, og nyere versjoner forbyr det.',
        'Legg den på selve /.well-known/ucp.',
      ],
      'unread-keys': [
        'Nøklene ligger der ingen leser dem', 'I denne versjonen ser agenter bare i «keys», ikke i {member}.',
        'Flytt de offentlige nøklene til «keys».',
      ],
      slash: [
        'En adresse slutter med /',
        '{count} {count|adresse|adresser}, først {member}. Agenter legger til stien og får to skråstreker.',
      ],
      name: ['Et navn er ikke skrevet som et baklengs domene', '{count} navn, først {member}.'],
      type: [
        'Profilen sendes ikke som JSON', 'Feltet Content-Type sier noe annet.', 'Send den som application/json.',
      ],
      cache: [
        'Profilen kan ikke mellomlagres lenge, eller sier ikke at den kan det', 'Agenter vil beholde den i minst ett minutt.',
        'Send «Cache-Control: public, max-age=3600».',
      ],
    },
    info: {
      newer: 'Profilen oppgir en nyere versjon enn vi kjenner. Vi har bare vurdert det alle versjoner har felles.',
      unlisted: 'Profilen oppgir en versjon vi ikke kjenner til. Vi har bare vurdert det alle versjoner har felles.',
      schema: '{member} ligger hos en annen vert enn navnet på funksjonen sier, eller uten https.',
      cache: 'Profilen kan ikke mellomlagres lenge, eller sier ikke at den kan det. Senere versjoner krever at den kan det, i minst ett minutt.',
    },
    fail: {
      secret: [
        'Profilen røper en hemmelighet', 'Alle kan lese {member}, som aldri skal være offentlig.',
        'Fjern den straks, og bytt ut nøkkelen.',
      ],
      'not-json': ['Profilen er ikke JSON', 'Det som ligger på {member}, sendes som JSON, men lar seg ikke tolke.'],
      version: ['Profilen oppgir ikke versjonen', '{member} skal være en dato, for eksempel 2026-04-08.'],
      form: [
        'Profilen følger ikke formen til versjonen sin',
        '{count} {count|felt|felter} mangler eller har feil form, først {member}.',
      ],
      endpoint: [
        'En adresse er ikke en fullstendig https-adresse',
        '{count} {count|adresse|adresser}, først {member}. Agenter bruker den ikke.',
      ],
      schema: [
        'Et skjema ligger hos feil vert',
        '{member} skal bruke https og ligge hos verten som navnet på funksjonen begynner med.',
      ],
      name: [
        'Et navn er ikke skrevet som et baklengs domene',
        '{count} navn, først {member}. Agenter sammenligner navn bokstav for bokstav.',
      ],
    },
    fix: 'Rett profilen etter versjonen den oppgir, eller svar 404.',
  },
  'acp-profile': {
    title: 'Dokument for KI-agenter som handler (ACP)',
    rule:
      'Uten karakter: Et dokument på /.well-known/acp.json er gyldig. Det ligger ofte hos plattformen eller ' +
      'betalingsleverandøren i stedet, så det sier ingenting om det mangler. Advarsel: versjonene står i feil ' +
      'rekkefølge, det nevner en tjeneste som ingen versjon har på listen, eller det sendes med feil type eller kan ikke ' +
      'mellomlagres. Feil: det røper noe som ikke er for alle, er ikke JSON, har felter som mangler eller er ukjente, ' +
      'eller adressen til grensesnittet er uten https.',
    notApplicable: 'Butikken har ingen /.well-known/acp.json. Den ligger ofte hos plattformen eller betalingsleverandøren.',
    unmeasured: {
      unreachable: 'Adressen svarte verken med et dokument eller med at det ikke finnes, så dette er ikke målt.',
      truncated: 'Det som ligger på adressen, er større enn noe slikt dokument, så dette er ikke målt.',
    },
    pass: 'Dokumentet er gyldig etter {version}, og nevner {names:list}.',
    warn: {
      order: ['Versjonene står i feil rekkefølge', '{member} skal ha den eldste først og den nyeste sist.'],
      proposed: ['Dokumentet nevner en tjeneste som ingen versjon har på listen', 'Ingen versjon har tatt «feeds» inn i {member}.'],
      type: [
        'Dokumentet sendes ikke som JSON', 'Feltet Content-Type sier noe annet.', 'Send det som application/json.',
      ],
      cache: [
        'Dokumentet kan ikke mellomlagres lenge, eller sier ikke at det kan det', 'Agenter vil beholde det i minst én time.',
        'Send «Cache-Control: public, max-age=3600».',
      ],
    },
    info: {
      newer: 'Dokumentet oppgir en nyere versjon enn vi kjenner. Vi har bare vurdert det alle versjoner har felles.',
      unlisted: 'Dokumentet oppgir en versjon vi ikke kjenner til. Vi har bare vurdert det alle versjoner har felles.',
    },
    fail: {
      privacy: [
        'Dokumentet røper noe som ikke er for alle',
        'Alle kan lese {member}. Selgere, betaling, kjøpere, tokener og nøkler hører ikke hjemme der.',
        'Fjern det, og bytt ut det som var en nøkkel eller et token.',
      ],
      'not-json': ['Dokumentet er ikke JSON', 'Det som ligger på {member}, sendes som JSON, men lar seg ikke tolke.'],
      version: ['Dokumentet oppgir ikke versjonen', '{member} skal være en dato, for eksempel 2026-04-17.'],
      form: [
        'Dokumentet har ikke riktig form',
        '{count} {count|felt|felter} mangler, er ukjent eller har feil form, først {member}.',
      ],
      endpoint: ['Adressen er ikke en fullstendig https-adresse', '{member} bør være en fullstendig https-adresse; spesifikasjonen krever en adresse.'],
      value: [
        'Et ord står ikke på listen eller har feil form',
        '{count} ord, først {member}. Valutaer skrives med små bokstaver, for eksempel nok.',
      ],
    },
    fix: 'Rett dokumentet etter versjonen det oppgir, eller svar 404.',
  },
} as const satisfies Translated<typeof AGENT_PROFILES>;
