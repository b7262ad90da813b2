import type { Translated } from './check.ts';
import type { SPEED } from './speed.ts';

/** The speed checks in bokmål. */
export const SPEED_NB = {
  lcp: {
    title: 'Hovedinnhold (LCP)',
    rule:
      'Hovedinnholdet vises innen 2,5 s på mobil: ved tre av fire besøk der det er kjent, ellers i nettleseren vår. ' +
      'Advarsel: innen 4 s. Feil: senere.',
    unmeasured: { 'not-found': 'Nettleseren fant ikke noe hovedinnhold å ta tiden på, så dette er ikke målt.' },
    pass: {
      lab: 'Hovedinnholdet vises etter {ms:ms}.',
      field: 'Ved tre av fire besøk vises hovedinnholdet innen {ms:ms}.',
    },
    warn: {
      lab: ['Hovedinnholdet vises etter {ms:ms}', 'Bør være 2,5 s eller mindre.'],
      field: ['Besøkende ser hovedinnholdet etter {ms:ms}', 'Da vises det ved tre av fire besøk. Bør være 2,5 s eller mindre.'],
    },
    fail: {
      lab: ['Hovedinnholdet vises først etter {ms:ms}', 'Bør være 2,5 s eller mindre.'],
      field: ['Besøkende ser hovedinnholdet først etter {ms:ms}', 'Da vises det ved tre av fire besøk. Bør være 2,5 s eller mindre.'],
    },
    fix:
      'Er hovedinnholdet et bilde, så gjør det mindre, og la det lastes først. Er det tekst, så skjær ned på ' +
      'stilarkene, skriptene og skriftene det venter på.',
  },
  cls: {
    title: 'Hopp på siden (CLS)',
    rule:
      'Høyst 0,1 på mobil: ved tre av fire besøk der det er kjent, ellers mens vi laster siden. ' +
      'Advarsel: opptil 0,25. Feil: mer.',
    pass: {
      lab: 'Siden ligger stille: {value}.',
      field: 'Ved tre av fire besøk ligger siden stille: høyst {value}.',
    },
    warn: {
      lab: ['Siden hopper litt mens den lastes', 'Vi målte {value}. Bør være 0,1 eller mindre.'],
      field: ['Siden hopper litt for besøkende', 'Ved tre av fire besøk er det høyst {value}. Bør være 0,1 eller mindre.'],
    },
    fail: {
      lab: ['Siden hopper mens den lastes', 'Vi målte {value}. Bør være 0,1 eller mindre.'],
      field: ['Siden hopper for besøkende', 'Ved tre av fire besøk er det høyst {value}. Bør være 0,1 eller mindre.'],
    },
    fix: 'Sett av plass til bilder, bannere og skrifter før de kommer.',
  },
  tbt: {
    title: 'Blokkert tid (TBT)',
    rule:
      'Høyst 200 ms der siden ikke svarer på trykk. Advarsel: opptil 600 ms. Feil: mer. ' +
      'En tilnærming i lab, ikke INP.',
    pass: 'Siden er opptatt i {ms:ms}.',
    warn: ['Siden er opptatt i {ms:ms}', 'Bør være 200 ms eller mindre. Målt i lab, ikke hos kunder.'],
    fail: ['Siden er opptatt i {ms:ms}', 'Bør være 200 ms eller mindre. Målt i lab, ikke hos kunder.'],
    fix: 'Utsett skript som ikke trengs med en gang.',
  },
  'inp-field': {
    title: 'Hvor fort siden svarer når kunder trykker (INP)',
    rule:
      'Tall fra ekte besøk på mobil: høyst 200 ms ved 75-persentilen. Advarsel: opptil 500 ms. Feil: mer.',
    unmeasured: {
      'not-configured': 'Krever tall fra ekte besøk. Denne tjenesten har ingen nøkkel til dem.',
      'not-found': 'Det finnes ingen offentlige tall for besøk i butikken fra mobil.',
    },
    pass: 'Ved tre av fire besøk svarer siden innen {ms:ms}.',
    warn: [
      'Siden svarer etter {ms:ms} hos kundene',
      'Ved tre av fire besøk har den svart da. Bør være 200 ms eller mindre.',
    ],
    fail: [
      'Siden svarer først etter {ms:ms} hos kundene',
      'Ved tre av fire besøk har den svart da. Bør være 200 ms eller mindre.',
    ],
    fix: 'Finn skriptene som kjører når noen trykker, og del dem opp.',
  },
  ttfb: {
    title: 'Serverens svartid',
    rule: 'Første byte innen 0,8 s, midterste av tre målinger. Advarsel: innen 1,8 s. Feil: senere.',
    pass: 'Serveren svarer etter {ms:ms}.',
    warn: ['Serveren bruker {ms:ms} på å svare', 'Midterste av tre målinger. Bør være 0,8 s eller mindre.'],
    fail: ['Serveren bruker {ms:ms} på å svare', 'Midterste av tre målinger. Bør være 0,8 s eller mindre.'],
    fix: 'Mellomlagre forsiden på serveren eller i et CDN.',
  },
  'page-weight': {
    title: 'Forsidens vekt',
    rule: 'Høyst 2,73 MB. Advarsel: opptil 4,09 MB. Feil: mer.',
    pass: 'Forsiden veier {bytes:weight}.',
    warn: ['Forsiden veier {bytes:weight}', 'Bør være 2,73 MB eller mindre.'],
    fail: ['Forsiden veier {bytes:weight}', 'Bør være 2,73 MB eller mindre.'],
    fix: 'Begynn med de tyngste bildene og skriptene.',
  },
  'image-format-size': {
    title: 'Bildestørrelser',
    rule: 'Ingen bilder er mer enn 100 kB større enn de må være. Advarsel: 1–3. Feil: flere.',
    pass: 'Ingen bilder er mye større enn de må være.',
    warn: ['{count} {count|bilde er|bilder er} større enn nødvendig', '{bytes:weight} kan spares.'],
    fail: ['{count} {count|bilde|bilder} er større enn nødvendig', '{bytes:weight} kan spares.'],
    fix: 'Bruk WebP eller AVIF, i den størrelsen bildet vises.',
  },
  compression: {
    title: 'Komprimering av tekstfiler',
    rule:
      'HTML, stilark og skript på butikkens eget domene sendes komprimert med br, gzip eller zstd. Advarsel: noen ' +
      'sendes ukomprimert. Feil: alle.',
    pass: '{total} av {total} {total|tekstfil|tekstfiler} på butikkens domene sendes komprimert.',
    warn: [
      '{count} av {total} {total|tekstfil|tekstfiler} sendes ukomprimert',
      'Gjelder filer på butikkens eget domene. Komprimert er de ofte en tredel så store.',
    ],
    fail: [
      '{count} av {total} {total|tekstfil|tekstfiler} sendes ukomprimert',
      'Gjelder filer på butikkens eget domene. Komprimert er de ofte en tredel så store.',
    ],
    fix: 'Slå på br eller gzip på serveren.',
  },
  'cache-static': {
    title: 'Mellomlagring',
    rule:
      'Filer på butikkens eget domene med versjon i adressen huskes i minst 30 dager. Advarsel: noen kortere. Feil: ' +
      'alle.',
    pass: '{total} av {total} {total|fil|filer} med versjon i adressen huskes i minst 30 dager.',
    warn: [
      '{count} av {total} {total|fil|filer} huskes for kort',
      'Gjelder filer på butikkens eget domene med versjon i adressen. Faste kunder laster dem ned på nytt.',
    ],
    fail: [
      '{count} av {total} {total|fil|filer} huskes for kort',
      'Gjelder filer på butikkens eget domene med versjon i adressen. Faste kunder laster dem ned på nytt.',
    ],
    fix: 'Send «Cache-Control: max-age=31536000, immutable» for filer med versjon i adressen.',
  },
  http2: {
    title: 'HTTP/2 for filene',
    rule: 'Filene hentes over HTTP/2 eller nyere, eller så få over HTTP/1.1 at ingen venter på en annen. Feil: de venter.',
    unmeasured: { 'not-found': 'Nettleseren sa ikke hvordan filene ble hentet, så dette er ikke målt.' },
    pass: '{count} av {total} {total|fil|filer} kommer over HTTP/1.1, og ingen venter på en annen.',
    fail: ['{count} av {total} {total|fil|filer} hentes over HTTP/1.1', 'De må vente på hverandre.'],
    fix: 'Slå på HTTP/2 på serveren eller i CDN-et.',
  },
  'render-blocking': {
    title: 'Filer siden venter på',
    rule: 'Etter Lighthouses anslag holder stilark og skript siden tilbake i høyst 200 ms. Advarsel: opptil 800 ms. Feil: mer.',
    pass: 'Ingen filer holder siden merkbart tilbake.',
    warn: ['Siden venter på {count} {count|fil|filer}', '{ms:ms} kan spares.'],
    fail: ['Siden venter på {count} {count|fil|filer}', '{ms:ms} kan spares.'],
    fix: 'Utsett skript. Skriv stilene som trengs først, inn i siden, og last de andre stilarkene etterpå.',
  },
  'unsized-images': {
    title: 'Målene på bildene',
    rule: 'Bildene har mål, i HTML eller CSS, eller trenger ingen. Advarsel: noen mangler. Feil: over halvparten.',
    pass: 'Det er satt av plass til {total} av {total} {total|bilde|bilder}, eller {total|det|de} trenger ingen.',
    warn: ['{count} av {total} {total|bilde|bilder} mangler mål', 'Siden kan hoppe når de kommer.'],
    fail: ['{count} av {total} {total|bilde|bilder} mangler mål', 'Siden kan hoppe når de kommer.'],
    fix: 'Skriv width og height på bildene, eller gi dem størrelse eller aspect-ratio i CSS.',
  },
  'script-changes': {
    title: 'Det skript endrer',
    rule:
      'Utenom karakterene: noindex, kanonisk adresse og prisen i produktdataene er de samme før skriptene på en side ' +
      'kjører, og etterpå. Gjelder forsiden og sider som er tomme uten skript.',
    pass:
      'Skript endrer verken noindex, kanonisk adresse eller prisen i produktdataene på {total|den|de} {total} {total|siden|sidene} vi ' +
      'så i en nettleser.',
    warn: {
      'noindex-removed': [
        'En side sier noindex til skriptene har kjørt',
        'På {count} av {total} {total|side|sider} tar et skript bort noindex. Google kjører kanskje ikke skriptene på en slik side.',
      ],
      'noindex-added': [
        'Et skript tar en side ut av søk',
        'På {count} av {total} {total|side|sider} legger et skript til noindex. Google følger det når skriptene har kjørt.',
      ],
      canonical: [
        'Et skript endrer den kanoniske adressen',
        'På {count} av {total} {total|side|sider} er den en annen når skriptene har kjørt.',
      ],
      price: [
        'Et skript endrer prisen i produktdataene',
        'På {count} av {total} {total|side|sider} er den en annen når skriptene har kjørt. Den som ikke kjører skript, leser den første.',
      ],
    },
    fix: 'Send riktig verdi i HTML-en fra serveren, og la være å endre den med skript.',
  },
  accessibility: {
    title: 'Universell utforming av forsiden',
    rule:
      'Utenom karakterene: det testverktøyet axe finner i strid med WCAG på forsiden. En maskin ser bare en del: tastatur, skjermleser og ' +
      'ordvalg krever et menneske.',
    unmeasured: { truncated: 'Forsiden har flere elementer enn vi lar axe se på, så dette er ikke målt.' },
    pass: 'axe fant ingenting i strid med WCAG på forsiden, etter reglene Lighthouse kjører. En maskin ser bare en del: tastatur, ' +
      'skjermleser og ordvalg krever et menneske.',
    warn: [
      '{count} {count|slags hinder|slags hindre} på forsiden',
      'axe fant {total} {total|element|elementer} i strid med WCAG {names:list}. En maskin ser bare en del av det som kan være der.',
    ],
    fix: 'Begynn med det som hindrer folk i å handle: knapper og felt uten navn, og svak kontrast.',
  },
  'cookies-before-consent': {
    title: 'Informasjonskapsler og tredjeparter før samtykke',
    rule:
      'Til orientering: informasjonskapslene og nøklene forsiden legger igjen i en fersk nettleser, og vertene på andre ' +
      'domener den kontakter, før noe er klikket på. Andres kapsler teller med, selv om nettleseren vår avviser dem. Om de ' +
      'er tillatt uten samtykke, vurderer vi ikke.',
    info: {
      nothing:
        'Før noe var klikket på, i en fersk nettleserprofil, så vi ingen informasjonskapsler, ingenting i nettleserens ' +
        'lager og ingen verter utenfor butikkens domene.',
      seen:
        'Før noe var klikket på, i en fersk nettleserprofil, så vi {cookies} ' +
        '{cookies|informasjonskapsel|informasjonskapsler}, {keys} {keys|nøkkel|nøkler} i nettleserens lager og {hosts} ' +
        '{hosts|vert|verter} utenfor butikkens domene. Ingen står på listen vår over det som er kjent for måling eller ' +
        'markedsføring. Om de er tillatt uten samtykke, vurderer vi ikke.',
      known:
        'Før noe var klikket på, i en fersk nettleserprofil, så vi {cookies} ' +
        '{cookies|informasjonskapsel|informasjonskapsler}, {keys} {keys|nøkkel|nøkler} i nettleserens lager og {hosts} ' +
        '{hosts|vert|verter} utenfor butikkens domene. Kjent for måling eller markedsføring: {names:list}. Om de er ' +
        'tillatt uten samtykke, vurderer vi ikke.',
    },
  },
  'third-party-bytes': {
    title: 'Filer fra andre',
    rule:
      'Forsiden henter høyst 500 kB fra andre enn butikken. Advarsel: opptil 1 MB. Feil: mer. Butikkplattformer og ' +
      'CDN-er teller ikke: De kan sende butikkens egne filer.',
    pass: 'Utenom butikkplattformer og CDN-er henter forsiden {bytes:weight} fra andre.',
    warn: ['Forsiden henter {bytes:weight} fra andre', 'Det er mye for en mobil. Butikkplattformer og CDN-er er ikke regnet med.'],
    fail: [
      'Forsiden henter {bytes:weight} fra andre', 'Det er svært mye for en mobil. Butikkplattformer og CDN-er er ikke regnet med.',
    ],
    fix: 'Ta bort verktøy som ikke er i bruk, og utsett resten.',
  },
} as const satisfies Translated<typeof SPEED>;
