import type { Translated } from './check.ts';
import type { SITEMAP } from './sitemap.ts';

const FILES_UNREACHED = {
  unreachable: 'Nettstedskartet svarte ikke, så dette er ikke målt.',
  refused: 'Serveren vår ble nektet nettstedskartet, så dette er ikke målt.',
  challenged: 'En botsperre svarte i stedet for nettstedskartet, så dette er ikke målt.',
} as const;
const SAMPLE_UNREACHED = {
  unreachable: 'Nettstedskartet eller adressene i det svarte ikke, så dette er ikke målt.',
  refused: 'Serveren vår ble nektet nettstedskartet eller adressene i det, så dette er ikke målt.',
  challenged: 'En botsperre svarte i stedet for nettstedskartet eller adressene i det, så dette er ikke målt.',
} as const;

/** The sitemap checks in bokmål. */
export const SITEMAP_NB = {
  'sitemap-found': {
    title: 'Nettstedskart',
    rule: 'robots.txt nevner det, eller det ligger på /sitemap.xml. Advarsel: funnet et annet sted. Feil: ikke funnet.',
    unmeasured: FILES_UNREACHED,
    pass: { robots: 'robots.txt viser til {url}.', default: 'Det ligger på {url}.' },
    warn: ['Nettstedskartet ligger på et uvanlig sted', 'Vi gjettet {url}. Søkemotorer gjør ikke alltid det.'],
    fail: ['Vi fant ikke noe nettstedskart', 'Verken robots.txt eller de vanlige stedene har et.'],
    fix: 'Slå på nettstedskartet i plattformen, og nevn det i robots.txt.',
  },
  'sitemap-fetch': {
    title: 'Svaret fra nettstedskartet',
    rule: 'Filene svarer 200. Feil: 4xx, 5xx eller en HTML-side.',
    unmeasured: FILES_UNREACHED,
    pass: ['Nettstedskartet svarer', '{total} {total|fil|filer} svarer.'],
    fail: {
      status: ['Nettstedskartet svarer {status}', '{url} kan ikke leses.'],
      html: ['Nettstedskartet er en nettside', '{url} svarer med HTML i stedet for XML.'],
    },
    fix: 'Sjekk at adressen kan åpnes, og at den viser XML.',
  },
  'sitemap-xml': {
    title: 'XML i nettstedskartet',
    rule:
      'Velformet XML i rett navnerom, med hvilket som helst prefiks, eller én adresse på hver linje. Advarsel: feil ' +
      'navnerom, ingen adresser, eller linjer som ikke er adresser. Feil: ikke velformet, tomt, eller filer blant adressene.',
    unmeasured: FILES_UNREACHED,
    pass: '{total} {total|fil|filer} har rett form.',
    warn: {
      namespace: ['Nettstedskartet har feil navnerom', '{url} kan bli hoppet over.'],
      'no-urls': ['En fil i nettstedskartet har ingen adresser', '{url} lister ingenting.'],
      'stray-line': ['En linje i nettstedskartet er ingen adresse', 'Linje {line} i {url}. En ren liste har én adresse på hver linje.'],
      'blank-first': ['Nettstedskartet begynner med tomme linjer', '{url} bør begynne med en adresse.'],
    },
    fail: {
      malformed: ['Nettstedskartet er ikke velformet', '{url} har en feil i XML-en, så resten kan bli oversett.'],
      empty: ['Nettstedskartet er tomt', '{url} svarer med ingenting.'],
      'not-sitemap': ['Filen er ikke noe nettstedskart', '{url} begynner verken som XML eller med en adresse.'],
      mixed: ['Nettstedskartet blander adresser og filer', '{url} må ha enten <url> eller <sitemap>.'],
    },
    fix: 'La plattformen lage filen på nytt.',
  },
  'sitemap-limits': {
    title: 'Størrelsen på nettstedskartet',
    rule: 'Høyst 50 000 oppføringer og 50 MiB i hver fil.',
    unmeasured: FILES_UNREACHED,
    pass: 'Den største filen vi leste, har {urls} {urls|oppføring|oppføringer} og er {bytes:bytes}.',
    fail: {
      urls: ['For mange oppføringer i én fil', '{url} har minst {urls}. Grensen er 50 000.'],
      bytes: ['Nettstedskartet er for stort', '{url} er minst {bytes:bytes}. Grensen er 50 MiB.'],
    },
    fix: 'Del opp i flere filer med en indeks.',
  },
  'sitemap-index': {
    title: 'Indeks over nettstedskart',
    rule: 'Alle filene i indeksen svarer og er ingen ny indeks. Advarsel: noen er døde, eller en indeks. Feil: alle er døde.',
    unmeasured: FILES_UNREACHED,
    notApplicable: 'Nettstedskartet er én fil uten indeks.',
    pass: 'Vi prøvde {total} av {named} {named|fil|filer} i indeksen, og {total|den|alle} svarer.',
    info: 'Indeksen nevner {count} {count|fil|filer} mer enn én gang; hver blir lest én gang.',
    warn: {
      dead: ['{count} av {total} {total|fil|filer} i indeksen svarer ikke', 'Sidene som bare står der, kan bli oversett.'],
      deep: ['Indeksen viser til en ny indeks', 'En indeks lister bare nettstedskart, så {url} kan bli hoppet over.'],
      self: ['Indeksen nevner seg selv', '{url} står i sin egen liste.', 'Ta indeksen ut av sin egen liste.'],
    },
    fail: {
      dead: ['Filene i indeksen svarer ikke', '{total|Vi prøvde én, og den kan ikke|Vi prøvde #, og ingen kan} leses.'],
      self: ['Indeksen fører ingen steder', '{url} nevner bare seg selv.', 'List opp nettstedskartene i indeksen.'],
    },
    fix: 'Ta bort døde filer, og hold indeksen i ett nivå.',
  },
  'sitemap-gzip': {
    title: 'Pakkede filer',
    rule: 'Pakkede filer lar seg pakke ut og er merket rett. Feil: innholdet og merkingen er ulike.',
    unmeasured: FILES_UNREACHED,
    notApplicable: 'Ingen av filene er pakket.',
    pass: '{total} {total|pakket fil|pakkede filer} lar seg pakke ut.',
    fail: ['En pakket fil er merket feil', '{url} er noe annet enn svaret sier.'],
    fix: 'La serveren sende filen med rett Content-Type og Content-Encoding.',
  },
  'sitemap-host': {
    title: 'Nettstedskartets plass',
    rule:
      'Adressene har butikkens eget vertsnavn. Advarsel: robots.txt nevner ikke nettstedskartet, og adresser ligger ' +
      'utenfor mappen det ligger i. Feil: et annet vertsnavn.',
    unmeasured: FILES_UNREACHED,
    pass: '{total} av {total} {total|adresse|adresser} ligger på {host}.',
    warn: [
      'Adresser utenfor mappen til nettstedskartet',
      '{count} av {total} kan bli oversett: robots.txt nevner ikke nettstedskartet, så det gjelder bare sin egen mappe.',
      'Nevn nettstedskartet i robots.txt: Sitemap: fulgt av full adresse.',
    ],
    fail: ['Adresser på et annet vertsnavn', '{count} av {total} ligger ikke på {host}. Søkemotorer regner {count|den|dem} bare med om det andre vertsnavnet går god for nettstedskartet.'],
    fix: 'Bruk vertsnavnet butikken svarer på, eller nevn nettstedskartet i robots.txt på det andre vertsnavnet.',
  },
  'sitemap-loc': {
    title: 'Adressene i nettstedskartet',
    rule: 'Hver oppføring har én full adresse, kortere enn 2048 tegn og rett kodet.',
    unmeasured: FILES_UNREACHED,
    pass: '{total} av {total} {total|adresse|adresser} har rett form.',
    fail: ['Adresser med feil form', '{count} av {total} er {count|relativ, for lang|relative, for lange}, ikke rett kodet eller ikke én adresse.'],
    fix: 'Skriv én full adresse i hver <loc>, med & som &amp; og andre bokstaver enn a–z prosentkodet.',
  },
  'sitemap-lastmod': {
    title: 'Datoer i nettstedskartet',
    rule:
      'lastmod er en W3C-dato som har vært. Advarsel: alle er like eller mangler. Feil: kan ikke leses, eller fram ' +
      'i tid.',
    unmeasured: FILES_UNREACHED,
    pass: 'Datoene på {total} {total|adresse|adresser} kan leses.',
    warn: {
      missing: ['Adresser uten dato', 'Nettstedskartet sier ikke når sidene ble endret (vi leste {total} {total|adresse|adresser}).'],
      identical: ['Adresser med én og samme dato', '{total|Den ene vi leste, sier|Alle de # vi leste, sier} {date:date}, så datoen sier ingenting.'],
    },
    fail: {
      unreadable: ['Datoer som ikke kan leses', '{count} av {total} følger ikke W3C-formen.'],
      future: ['Datoer fram i tid', '{count} av {total} sier at siden endres senere.'],
    },
    fix: 'La lastmod være dagen innholdet sist ble endret.',
  },
  'sitemap-sample-status': {
    title: 'Sider fra nettstedskartet',
    rule: 'Et utvalg på 10 svarer 200. Advarsel: 1–2 gjør det ikke. Feil: 3 eller flere.',
    unmeasured: SAMPLE_UNREACHED,
    pass: '{total} av {total} i utvalget svarer 200.',
    warn: ['{count} av {total} {total|side|sider} svarer ikke 200', 'Nettstedskartet nevner sider som er borte, flyttet eller ute av drift.'],
    fail: ['{count} av {total} {total|side|sider} svarer ikke 200', 'Nettstedskartet nevner sider som er borte, flyttet eller ute av drift.'],
    fix: 'Ta bort adresser som er borte eller flyttet, og rett sider som svarer 5xx.',
  },
  'sitemap-noindex': {
    title: 'Sider med noindex i nettstedskartet',
    rule: 'Ingen i utvalget har noindex. Advarsel: 1–2. Feil: 3 eller flere.',
    unmeasured: SAMPLE_UNREACHED,
    pass: '{total|Den ene siden vi leste, har ikke|Ingen av # sider vi leste, har} noindex.',
    warn: ['{count} av {total} {total|side|sider} har noindex', 'Nettstedskartet ber om indeksering, {count|siden|sidene} ber om å slippe.'],
    fail: ['{count} av {total} {total|side|sider} har noindex', 'Nettstedskartet ber om indeksering, sidene ber om å slippe.'],
    fix: 'Ta bort sidene fra nettstedskartet, eller noindex fra sidene.',
  },
  'sitemap-blocked': {
    title: 'Nettstedskartet og robots.txt',
    rule: 'robots.txt tillater alle i utvalget. Advarsel: 1–2 er blokkert. Feil: 3 eller flere.',
    unmeasured: SAMPLE_UNREACHED,
    pass: 'robots.txt tillater {total} av {total}.',
    warn: ['{count} av {total} {total|side|sider} er blokkert', 'Nettstedskartet nevner sider robots.txt stenger.'],
    fail: ['{count} av {total} {total|side|sider} er blokkert', 'Nettstedskartet nevner sider robots.txt stenger.'],
    fix: 'La nettstedskartet og robots.txt si det samme.',
  },
  'sitemap-noncanonical': {
    title: 'Kanoniske sider i nettstedskartet',
    rule: 'Ingen side i utvalget oppgir en annen adresse som kanonisk. Advarsel: 1–2 gjør det. Feil: 3 eller flere.',
    unmeasured: SAMPLE_UNREACHED,
    pass: '{total|Den ene siden peker ikke|Ingen av # sider peker} et annet sted.',
    warn: ['{count} av {total} {total|side|sider} peker et annet sted', '{count|Den|De} oppgir en annen adresse som den kanoniske.'],
    fail: ['{count} av {total} {total|side|sider} peker et annet sted', 'De oppgir en annen adresse som den kanoniske.'],
    fix: 'Skriv bare den kanoniske adressen i nettstedskartet.',
  },
  'sitemap-has-products': {
    title: 'Varer i nettstedskartet',
    rule: 'Nettstedskartet har produktsider. Feil: vi fant ingen.',
    unmeasured: FILES_UNREACHED,
    pass: '{count} av {total} {total|adresse|adresser} ser ut som {count|en vare|varer}.',
    fail: ['Vi fant ingen varer i nettstedskartet', 'Vi leste {total} {total|adresse, og den ser ikke|adresser, og ingen ser} ut som en vare.'],
    fix: 'Ta med produktsidene når nettstedskartet lages.',
    snippet: 'Skriver du nettstedskartet selv, skal det ha en oppføring for hver vare. Disse er for varene vi så.',
  },
} as const satisfies Translated<typeof SITEMAP>;
