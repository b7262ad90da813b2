import type { Translated } from './check.ts';
import type { CONSUMER_LAW } from './consumer-law.ts';

const IN_THE_EU = 'Gjelder butikker som vi ser selger til forbrukere i EU.';
const NORWAY_PROPOSED = `${IN_THE_EU} I Norge er det samme foreslått; om det har trådt i kraft, vet vi ikke.`;
const NORWAY_UNKNOWN = `${IN_THE_EU} Om det samme gjelder i Norge, vet vi ikke.`;
const NO_WORDS = 'Vi kjenner ikke ordene for dette på språket til sidene, så dette er ikke målt.';

/** The checks of the Union's consumer law in bokmål. */
export const CONSUMER_LAW_NB = {
  'withdrawal-function': {
    title: 'Angrefunksjon',
    rule:
      'Utenom karakterene: Forbrukere i EU kan normalt angre kjøpet med en lenke eller knapp som sier det, fra 19. juni ' +
      '2026, i Østerrike fra 1. oktober 2026. Advarsel: ikke funnet på sidene vi leste, med forsiden, ' +
      'vilkårene og siden om retur, eller bare på noen av språkene.',
    unmeasured: {
      ambiguous: 'Vi kjenner ikke ordene for dette på alle språkene på sidene, så dette er ikke målt.',
      'not-found': 'Vi fant ikke både vilkårene og en side om retur, så dette er ikke målt.',
    },
    notApplicable: NORWAY_PROPOSED,
    pass: 'Sidene fører til en angrefunksjon.',
    info: 'Sidene sier at det ikke er angrerett, så vi venter ingen angrefunksjon.',
    warn: {
      missing: [
        'Vi fant ingen angrefunksjon',
        'Den står ikke på {total|den|de} {total} {total|siden|sidene} vi leste. Den kan finnes på kundekontoen eller i e-posten om ordren.',
      ],
      other: [
        'Vi fant ingen angrefunksjon',
        '«{text}» er noe annet. Funksjonen står ikke på {total|den|de} {total} {total|siden|sidene} vi leste. Den kan finnes på kundekontoen ' +
          'eller i e-posten om ordren.',
      ],
      partly: [
        'Ikke alle språkversjoner har en angrefunksjon',
        'Den står på noen av sidene vi leste, men ikke på noen på disse språkene: {names:list}.',
      ],
    },
    fix:
      'Legg en lenke i bunnen av alle sider. Den skal si «Angre avtalen her» på sidens språk (engelsk: «Withdraw from contract ' +
      'here»), og føre til et skjema som tar imot navn, ordre og e-postadresse, har en knapp som bekrefter angringen, og straks ' +
      'sender en kvittering.',
  },
  'guarantee-notice': {
    title: 'EUs merknad om reklamasjonsretten',
    rule:
      'Til orientering: tegn til EUs faste merknad om kundens rett til å reklamere («legal guarantee»), som gjelder fra ' +
      '27. september 2026.',
    notApplicable: NORWAY_PROPOSED,
    info: {
      found: 'Sidene viser tegn til merknaden: et bilde med det navnet, eller en lenke til Your Europe.',
      missing:
        'Vi fant ikke tegn til merknaden på {total|den|de} {total} {total|siden|sidene} vi leste. Den er et bilde, og det kan vi ikke lese.',
    },
  },
  'durability-label': {
    title: 'Merket GARAN',
    rule:
      'Til orientering: Sidene forteller om en produsentgaranti på mer enn to år. Fra 27. september 2026 har EU et ' +
      'merke for dem som er gratis og gjelder hele varen.',
    notApplicable:
      'Gjelder butikker som vi ser selger til forbrukere i EU og forteller om en produsentgaranti på mer enn to år. ' +
      'I Norge er det samme foreslått; om det har trådt i kraft, vet vi ikke.',
    info: {
      labelled: 'Sidene nevner merket GARAN.',
      unlabelled:
        'Sidene forteller om en produsentgaranti på {years} år, og vi fant ikke merket GARAN. Om garantien skal ha ' +
        'det, sier ikke sidene.',
    },
  },
  'prior-price': {
    title: 'Laveste pris på 30 dager',
    rule:
      'Utenom karakterene: Ved en overstrøket pris står den laveste prisen i minst 30 dager før prisen ble satt ned. Om ' +
      'den stemmer, blir ikke vurdert.',
    unmeasured: { ambiguous: NO_WORDS },
    notApplicable:
      'Gjelder butikker som vi ser selger til forbrukere i EU, der en pris er overstrøket. Norge har en nokså ' +
      'lik regel i prisopplysningsforskriften § 9a; den ser vi ikke etter.',
    pass: '{total} av {total} {total|produktside|produktsider} med overstrøket pris oppgir den laveste prisen på 30 dager.',
    info:
      'På {count} av {total} {total|produktside|produktsider} med overstrøket pris fant vi ingen ord vi kjenner for den laveste ' +
      'prisen på 30 dager. Den overstrøkne prisen kan være den.',
  },
  'accessibility-statement': {
    title: 'Tilgjengelighetserklæring',
    rule:
      'Utenom karakterene: En lenke eller overskrift nevner en erklæring om hvor tilgjengelig butikken er, eller en lenke ' +
      'i bunnen heter tilgjengelighet. Advarsel: ikke funnet, og selskapet har ti ansatte eller flere.',
    unmeasured: { ambiguous: NO_WORDS },
    notApplicable: NORWAY_UNKNOWN,
    pass: 'Sidene nevner en tilgjengelighetserklæring, eller har en lenke i bunnen som heter tilgjengelighet.',
    info: [
      'Vi fant ingen tilgjengelighetserklæring',
      'Den står ikke på {total|den|de} {total} {total|siden|sidene} vi leste. De minste selskapene trenger normalt ingen, og ' +
        'vi ser ikke at dette er større.',
    ],
    warn: [
      'Vi fant ingen tilgjengelighetserklæring',
      'Den står ikke på {total|den|de} {total} {total|siden|sidene} vi leste. Registeret oppgir {count} {count|ansatt|ansatte}.',
    ],
    fix: 'Skriv hvordan butikken oppfyller kravene til tilgjengelighet, og lenk til det i bunnen av alle sider.',
  },
} as const satisfies Translated<typeof CONSUMER_LAW>;
