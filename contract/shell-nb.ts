import type { ShellTexts } from './shell-en.ts';
import { RETENTION_HOURS } from './vocabulary.ts';

/** The shell in bokmål. */
export const SHELL_NB: ShellTexts = {
  skip: 'Hopp til innholdet',
  tools: {
    label: 'Verktøy',
    links: { '/health': 'Helsesjekk', '/visibility': 'KI-synlighet', '/schema': 'Produktdata', '/past': 'Tidligere' },
  },
  otherLanguage: { tag: 'en', name: 'English' },
  theme: { label: 'Utseende', choices: { auto: 'Som enheten', light: 'Lyst', dark: 'Mørkt' } },
  copy: { copy: 'Kopier', copied: 'Kopiert', failed: 'Nettleseren lot oss ikke kopiere' },
  notice: 'Fra den som drifter tjenesten:',
  footer: {
    line: 'Resultatet ligger i denne nettleseren, med mindre du deler det; svar om KI-synlighet også hos tjenesten ' +
      `i ${RETENTION_HOURS} timer. En måling er et øyeblikksbilde, ikke en dom.`,
    label: 'Om tjenesten',
    links: {
      '/how-we-measure': 'Slik måler vi', '/developers': 'For utviklere', '/privacy': 'Personvern', '/bot': 'Roboten vår',
    },
  },
};
