import type { Translated } from './check.ts';
import type { SEO } from './seo.ts';

/** The SEO checks in bokmål. */
export const SEO_NB = {
  'index-home': {
    title: 'Indeksering av forsiden',
    rule:
      'Forsiden har ikke noindex, verken i siden eller i X-Robots-Tag. Feil: noindex, none, eller en unavailable_after ' +
      'som er passert.',
    pass: ['Forsiden kan indekseres', 'Forsiden har ikke noindex.'],
    fail: {
      meta: ['Forsiden ber om ikke å bli indeksert', 'Siden har «{value}» i robots-metataggen.'],
      header: ['Forsiden ber om ikke å bli indeksert', 'Svaret har «{value}» i X-Robots-Tag.'],
    },
    fix: 'Ta bort regelen fra forsiden.',
    snippet: 'Sett denne taggen i stedet for den som har regelen.',
  },
  'index-product': {
    title: 'Indeksering av varene',
    rule:
      'Produktsidene har ikke noindex, verken i siden eller i X-Robots-Tag. Feil: noindex, none, eller en ' +
      'unavailable_after som er passert.',
    pass: ['Varene kan indekseres', '{total|Den ene produktsiden har ikke|Ingen av # produktsider har} noindex.'],
    fail: [
      'Varer ber om ikke å bli indeksert',
      '{count} av {total} {total|produktside|produktsider} gjør det. {count|Den|Den første} har «{value}».',
    ],
    fix: 'Ta bort regelen fra produktsidene.',
    snippet: 'Sett denne taggen i stedet for den som har regelen. Den er for den første av sidene.',
  },
  'ai-snippets': {
    title: 'Utdrag og KI-funksjoner hos Google',
    rule:
      'Google kan vise tekst fra forsiden og varene. Advarsel: nosnippet, max-snippet:0, eller data-nosnippet rundt ' +
      'hele teksten. Til orientering: data-nosnippet rundt navnet, prisen eller beskrivelsen.',
    pass: 'Google kan vise tekst fra {total} av {total} {total|side|sider}.',
    warn: {
      page: [
        '{count} av {total} {total|side|sider} tillater ingen utdrag',
        'Google viser ingen tekst fra dem, og bruker dem ikke i KI-oversikter og KI-modus.',
      ],
      text: [
        '{count} av {total} {total|side|sider} holder teksten utenfor utdrag',
        'data-nosnippet står rundt hele teksten, så Google har ingenting å vise eller svare med.',
      ],
    },
    info: 'data-nosnippet på {count} av {total} {total|side|sider} holder navnet, prisen eller beskrivelsen tilbake.',
    fix: 'Ta bort nosnippet og max-snippet:0, og bruk data-nosnippet bare rundt det som ikke skal siteres.',
  },
  'page-title': {
    title: 'Sidetitler',
    rule: 'Én tittel. Advarsel: flere, eller utenfor 10–65 tegn, som er vår tommelfingerregel. Feil: mangler.',
    pass: '{total} av {total} {total|side|sider} har én passe lang tittel.',
    warn: {
      length: ['{count} av {total} {total|tittel|titler} er for {count|kort eller for lang|korte eller for lange}', 'Vår tommelfingerregel er 10 til 65 tegn: Lengre titler blir ofte kuttet i søketreff.'],
      several: ['{count} av {total} {total|side|sider} har flere titler', 'Søkemotorer velger én av dem.'],
    },
    fail: ['{count} av {total} {total|side|sider} mangler tittel', 'Søkemotorer må lage en selv.'],
    fix: 'Gi hver side én tittel som sier hva den handler om.',
  },
  'page-title-unique': {
    title: 'Likhet mellom sidetitler',
    rule: 'Hver side i utvalget har sin egen tittel. Feil: flere har samme.',
    pass: ['Ulike sidetitler', '{total} av {total} {total|tittel er ulik|titler er ulike}.'],
    fail: ['{count} {count|side|sider} har samme tittel', 'De heter «{text}».'],
    fix: 'Ta med det som skiller siden fra de andre.',
  },
  'meta-description': {
    title: 'Metabeskrivelser',
    rule: 'En metabeskrivelse. Advarsel: utenfor 50–160 tegn, som er vår tommelfingerregel. Feil: mangler.',
    pass: '{total} av {total} {total|side|sider} har en passe lang metabeskrivelse.',
    warn: ['{count} av {total} {total|metabeskrivelse|metabeskrivelser} er for {count|kort eller for lang|korte eller for lange}', 'Vår tommelfingerregel er 50 til 160 tegn: Lengre blir ofte kuttet i søketreff.'],
    fail: ['{count} av {total} {total|side|sider} mangler metabeskrivelse', 'Søkemotorer klipper ut en bit av siden selv.'],
    fix: 'Skriv en setning eller to om hva siden tilbyr.',
  },
  canonical: {
    title: 'Kanonisk adresse',
    rule:
      'Siden oppgir sin egen fulle adresse, eller en likeverdig. Advarsel: relativ, mangler, på et annet ' +
      'vertsnavn, eller et annet lands versjon. Feil: flere som ikke stemmer overens, forsiden, eller et annet språk.',
    pass: '{total} av {total} {total|side|sider} oppgir én adresse.',
    warn: {
      relative: [
        '{count} av {total} {total|side|sider} har relativ kanonisk adresse',
        'Den blir feil om siden nås på et annet vertsnavn.',
      ],
      missing: [
        '{count} av {total} {total|side|sider} mangler kanonisk adresse',
        'Søkemotorer må velge selv når siden nås på flere måter.',
      ],
      elsewhere: [
        '{count} av {total} {total|side|sider} oppgir en adresse på et annet vertsnavn',
        'Da kan søkemotorer vise den i stedet. Er det meningen, er ikke noe galt.',
      ],
      region: ['{count} av {total} {total|side|sider} viser til et annet lands versjon', 'Da kan søkemotorer slå dem sammen til én.'],
    },
    fail: {
      conflict: [
        '{count} av {total} {total|side|sider} oppgir ulike adresser',
        'Søkemotorer hopper over dem når de ikke stemmer overens.',
      ],
      home: [
        '{count} av {total} {total|side|sider} oppgir forsiden som adressen sin',
        'Da kan søkemotorer utelate {count|den|dem}.',
      ],
      language: [
        '{count} av {total} {total|side|sider} viser til et annet språk',
        'Da kan denne språkversjonen falle ut av søket.',
        'La hver språkversjon vise til seg selv.',
      ],
    },
    fix: 'Skriv én «rel=canonical» med full adresse, uten hreflang, lang, media og type.',
    snippet: 'Den skal stå i <head>, på hver side med sidens egen adresse. Denne er for den første.',
  },
  'canonical-target': {
    title: 'Målet for kanonisk adresse',
    rule: 'Adressen svarer 200. Advarsel: sender videre. Feil: 4xx eller noindex.',
    unmeasured: {
      unreachable: 'Den kanoniske adressen svarte ikke, så dette er ikke målt.',
      refused: 'Den kanoniske adressen avviste serveren vår, så dette er ikke målt.',
      challenged: 'En botsperre svarte i stedet for den kanoniske adressen, så dette er ikke målt.',
      ambiguous:
        'Vi åpner ikke kanoniske adresser som ligner en handling, har brukernavn i seg eller er svært lange, så dette ' +
        'er ikke målt.',
    },
    pass: '{total} av {total} {total|adresse|adresser} svarer 200.',
    warn: ['{count} av {total} {total|kanonisk adresse|kanoniske adresser} sender videre', 'Søkemotorer må følge et hopp til.'],
    fail: ['{count} av {total} {total|kanonisk adresse|kanoniske adresser} fører ikke fram', 'Målet er borte eller har noindex.'],
    fix: 'La adressen vise til siden som svarer 200.',
  },
  h1: {
    title: 'Hovedoverskrift',
    rule: 'Én h1 på hver side. Advarsel: flere. Feil: ingen.',
    pass: '{total} av {total} {total|side|sider} har én hovedoverskrift.',
    warn: ['{count} av {total} {total|side|sider} har flere hovedoverskrifter', 'Det blir uklart hva siden handler om.'],
    fail: ['{count} av {total} {total|side|sider} mangler hovedoverskrift', 'Det blir uklart hva siden handler om.'],
    fix: 'Gi siden én h1 med det den handler om.',
  },
  'html-lang': {
    title: 'Språket på sidene',
    rule: 'lang er en gyldig språkkode som passer teksten. Advarsel: passer ikke. Feil: mangler eller er ugyldig.',
    pass: '{count} av {total} {total|side|sider} oppgir et språk som passer teksten: {lang:list}.',
    warn: [
      'Siden oppgir «{lang}», men teksten ser ut til å være «{detected}»',
      'Skjermlesere leser med feil uttale, og nettlesere kan tilby å oversette.',
    ],
    fail: {
      missing: ['{count} av {total} {total|side|sider} oppgir ikke språket', 'html-elementet mangler lang.'],
      invalid: ['«{lang}» er ikke en språkkode', 'Skjermlesere og nettlesere må gjette.'],
    },
    fix: 'Skriv lang="nb" på bokmål, lang="nn" på nynorsk, lang="en" på engelsk.',
    snippet:
      'Gi <html>-taggen denne lang, etter språket teksten ser ut til å være på, og behold de andre attributtene. En butikk på ' +
      'flere språk må ha språket til hver side.',
  },
  hreflang: {
    title: 'Språkversjoner',
    rule:
      'hreflang har gyldige koder og fulle adresser i head, i Link-feltet eller i nettstedskartet, og sidene nevner seg selv og ' +
      'hverandre. Advarsel: det gjør de ikke. Feil: ugyldig.',
    unmeasured: { ambiguous: 'Sidene og nettstedskartet nevner hver sin del av versjonene, så dette er ikke målt.' },
    notApplicable: 'Sidene oppgir ingen språkversjoner.',
    pass: {
      read: 'Språkversjonene på {total} {total|side|sider} stemmer.',
      some:
        'Språkversjonene på {total} {total|side|sider} er oppgitt i riktig form. Av {others} andre ' +
        'vet vi om {count} at de peker tilbake.',
    },
    warn: {
      'one-way': [
        'Språkversjonene peker ikke tilbake til {count} av {total} {total|side|sider}',
        'De gjelder bare når sidene peker på hverandre.',
      ],
      body: [
        '{count} av {total} {total|side|sider} nevner språkversjonene utenfor head',
        'Der overser søkemotorer hreflang.',
        'Flytt hreflang inn i <head>, før alt som ikke hører hjemme der.',
      ],
      self: ['{count} av {total} {total|side|sider} nevner ikke seg selv', 'Hver versjon må stå i listen sammen med de andre.'],
      conflict: ['{count} av {total} {total|side|sider} gir ett språk flere adresser', 'Søkemotorer vet ikke hvilken som gjelder.'],
    },
    info: {
      'no-default': '{count} av {total} {total|side|sider} mangler x-default. Den er anbefalt, ikke påkrevd.',
      sitemap: 'Nettstedskartet nevner språkversjonene av {total} {total|side|sider}, i rett form og hver med seg selv.',
    },
    fail: {
      invalid: [
        'Google tar ikke «{value}» i hreflang',
        'Koden er et språk på to bokstaver, og kan ha skrift og land fra ISO 3166-1 etter seg, som i «nb-NO».',
      ],
      relative: ['{count} av {total} {total|side|sider} har relative språkadresser', 'Søkemotorer krever full adresse.'],
    },
    fix: 'La hver versjon nevne alle, seg selv også, med full adresse.',
  },
  viewport: {
    title: 'Visning på mobil',
    rule: 'viewport følger skjermen. Advarsel: zoom er sperret, eller en underlig innstilling. Feil: mangler, eller fast bredde.',
    pass: ['Tilpasset mobil', '{total} av {total} {total|side|sider} er satt opp for mobil.'],
    warn: {
      zoom: ['{count} av {total} {total|side|sider} sperrer for zoom', 'I noen nettlesere kan den som ser dårlig, ikke forstørre.'],
      scale: ['{count} av {total} {total|side|sider} begynner forstørret eller forminsket', 'initial-scale bør være 1.'],
      unreadable: ['{count} av {total} {total|side|sider} har en bredde som ikke kan leses', 'Nettlesere leser den ulikt.'],
      without: ['{count} av {total} {total|side|sider} setter ingen bredde', 'På mobil vises siden så bred som på en stor skjerm.'],
      several: ['{count} av {total} {total|side|sider} har flere viewport-tagger', 'Den siste gjelder.'],
    },
    fail: {
      missing: ['{count} av {total} {total|side|sider} mangler viewport', 'På mobil vises siden bitte liten.'],
      fixed: ['{count} av {total} {total|side|sider} har fast bredde', 'Siden følger ikke skjermen på telefonen.'],
    },
    fix: 'Skriv «width=device-width, initial-scale=1», uten sperre for zoom.',
    snippet: 'Denne taggen skal stå i <head>, i stedet for viewport-tagger som er der.',
  },
  'og-basics': {
    title: 'Delingskort',
    rule: 'og:title, og:image og og:url. Advarsel: noen mangler. Feil: alle.',
    pass: '{total} av {total} {total|side|sider} har delingskort.',
    warn: ['Delingskortet mangler {missing:terms}', 'Det gjelder {count} av {total} {total|side|sider}.'],
    fail: ['{count} av {total} {total|side|sider} mangler delingskort', 'Den som viser en delt lenke, velger tittel og bilde selv.'],
    fix: 'Legg til og:title, og:image og og:url.',
  },
  'img-alt': {
    title: 'Alternativ tekst',
    rule: 'Minst 90 % av bildene har alternativ tekst. Advarsel: 70–90 %. Feil: mindre.',
    pass: '{count} av {total} {total|bilde|bilder} mangler alternativ tekst.',
    warn: [
      '{percent:percent} av bildene mangler alternativ tekst',
      '{count} av {total} {total|bilde|bilder}. Bør være under 10 %.',
    ],
    fail: [
      '{percent:percent} av bildene mangler alternativ tekst',
      '{count} av {total} {total|bilde|bilder}. Bør være under 10 %.',
    ],
    fix: 'Beskriv varen i alt. Rene pyntebilder skal ha alt="".',
  },
  'content-without-js': {
    title: 'Innhold uten skript',
    rule:
      'Navn og pris står i HTML-en fra serveren. Advarsel: bare navnet. Feil: ingen av dem, eller en tom forside som ikke fører til noen vare.',
    pass: 'Navn og pris står i HTML-en på {total} av {total} {total|produktside|produktsider}.',
    warn: [
      'Prisen kommer først med skript',
      'Den mangler i HTML-en på {count} av {total} {total|produktside|produktsider}. Mange KI-roboter kjører ikke skript.',
    ],
    fail: {
      products: [
        'Varene kommer først med skript',
        'Navn og pris mangler i HTML-en på {count} av {total} {total|produktside|produktsider}. Mange KI-roboter kjører ikke skript.',
      ],
      shell: [
        'Forsiden er tom uten skript',
        'HTML-en har nesten ingen tekst, og leder ikke til noen vare. Mange KI-roboter kjører ikke skript.',
      ],
    },
    fix: 'Bygg produktsidene på serveren, eller legg produktdata i HTML-en.',
  },
  'doctype-charset': {
    title: 'Dokumenttype og tegnsett',
    rule: 'Siden har dagens doctype og UTF-8. Advarsel: en eldre doctype, eller et annet tegnsett. Feil: mangler, er uten virkning, eller står for sent.',
    pass: '{total} av {total} {total|side|sider} har begge.',
    warn: {
      'limited-quirks': ['{count} av {total} {total|side|sider} har en eldre doctype', 'Nettlesere viser tabeller og bilder etter gamle regler.'],
      encoding: ['{count} av {total} {total|side|sider} er ikke i UTF-8', 'HTML-standarden krever UTF-8, som har tegnene i alle språk.'],
    },
    fail: {
      quirks: ['{count} av {total} {total|side|sider} har en doctype som gir gamle regler', 'Nettlesere viser siden som om den ikke hadde noen.'],
      unknown: ['{count} av {total} {total|side|sider} oppgir et ukjent tegnsett', 'Nettlesere gjetter, og æ, ø og å kan bli feil.'],
      late: ['{count} av {total} {total|side|sider} oppgir tegnsettet for sent', 'Standarden vil ha det i de første 1024 bytene; senere kan nettlesere gjette først.'],
      doctype: ['{count} av {total} {total|side|sider} mangler doctype', 'Nettlesere viser siden etter gamle regler.'],
      charset: ['{count} av {total} {total|side|sider} oppgir ikke tegnsett', 'Æ, ø og å kan bli feil.'],
    },
    fix: 'Begynn siden med <!doctype html> og <meta charset="utf-8">.',
    snippet:
      'Den første linjen skal stå aller først på siden, den andre først i <head>. Lagre filene som UTF-8, og la Content-Type si ' +
      'det samme.',
  },
  'llms-txt': {
    title: 'llms.txt',
    rule:
      'Har butikken en, begynner den med en overskrift og har lenker. Advarsel: det mangler. Feil: HTML eller 5xx. Det er ' +
      'aldri en feil å ikke ha den.',
    notApplicable: 'Butikken har ingen llms.txt, og trenger ingen.',
    pass: 'llms.txt begynner med en overskrift og har lenker.',
    warn: {
      heading: ['llms.txt begynner ikke med en overskrift', 'Første linje skal være # og navnet.'],
      links: ['llms.txt mangler lenker', 'Formatet krever ikke lenker, men de viser vei til sidene.'],
    },
    fail: {
      html: ['llms.txt er en nettside', 'Det kommer HTML der filen skulle vært.'],
      'server-error': ['llms.txt svarer {status}', 'Serveren feiler på adressen.'],
    },
    fix: 'Svar med gyldig markdown, eller 404.',
  },
} as const satisfies Translated<typeof SEO>;
