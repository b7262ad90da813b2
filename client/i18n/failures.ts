import type { Language } from '../../contract/vocabulary.ts';

/** What is said where code or words did not come: known from the start, for the words may be what is missing. */
export const FAILURES: Readonly<Record<Language, { notLoaded: string; tryAgain: string }>> = {
  no: {
    notLoaded: 'En del av siden ble ikke lastet. Sjekk nettet, og prøv igjen. Hjelper ikke det, last siden inn på nytt.',
    tryAgain: 'Prøv igjen',
  },
  en: {
    notLoaded: 'Part of the page did not load. Check the connection and try again. If that does not help, reload the page.',
    tryAgain: 'Try again',
  },
};
