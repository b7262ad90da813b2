import type { Language } from '../../contract/vocabulary.ts';

/** Texts for failed loads of code or texts. Bundled statically, because the texts may be what failed to load. */
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
