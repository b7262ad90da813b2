import type { Language } from '../../../contract/vocabulary.ts';
import { KEPT_HOURS } from '../../../contract/vocabulary.ts';

export const SITE_NAME = 'Storefront Analysis';

/** The texts around every page that the server renders. */
export interface PageTexts {
  locale: string;
  skip: string;
  tools: { label: string; links: readonly (readonly [path: string, name: string])[] };
  otherLanguage: { tag: 'nb' | 'en'; name: string };
  theme: { label: string; choices: readonly (readonly [value: 'auto' | 'light' | 'dark', name: string])[] };
  copy: { copy: string; copied: string; failed: string };
  notice: string;
  contents: string;
  asMarkdown: string;
  footer: { line: string; label: string; links: readonly (readonly [path: string, name: string])[] };
}

/** The same texts as on the client's pages. */
export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  no: {
    locale: 'nb_NO',
    skip: 'Hopp til innholdet',
    tools: {
      label: 'Verktøy',
      links: [
        ['/health', 'Helsesjekk'], ['/visibility', 'KI-synlighet'], ['/schema', 'Produktdata'], ['/past', 'Tidligere'],
      ],
    },
    otherLanguage: { tag: 'en', name: 'English' },
    theme: { label: 'Utseende', choices: [['auto', 'Som enheten'], ['light', 'Lyst'], ['dark', 'Mørkt']] },
    copy: { copy: 'Kopier', copied: 'Kopiert', failed: 'Nettleseren lot oss ikke kopiere' },
    notice: 'Fra den som drifter siden:',
    contents: 'På denne siden',
    asMarkdown: 'Denne siden svarer med markdown når du ber om `text/markdown`.',
    footer: {
      line: 'Resultatet ligger i denne nettleseren, om du ikke deler det; svar om KI-synlighet også hos tjenesten ' +
        `i ${KEPT_HOURS} timer. En måling er et øyeblikksbilde, ikke en dom.`,
      label: 'Om tjenesten',
      links: [
        ['/how-we-measure', 'Slik måler vi'], ['/developers', 'For utviklere'], ['/privacy', 'Personvern'],
        ['/bot', 'Roboten vår'],
      ],
    },
  },
  en: {
    locale: 'en_GB',
    skip: 'Skip to content',
    tools: {
      label: 'Tools',
      links: [
        ['/health', 'Health scan'], ['/visibility', 'AI visibility'], ['/schema', 'Product data'], ['/past', 'Past'],
      ],
    },
    otherLanguage: { tag: 'nb', name: 'Norsk' },
    theme: { label: 'Appearance', choices: [['auto', 'Match device'], ['light', 'Light'], ['dark', 'Dark']] },
    copy: { copy: 'Copy', copied: 'Copied', failed: 'The browser did not let us copy' },
    notice: 'From the host:',
    contents: 'On this page',
    asMarkdown: 'This page answers with markdown when you ask for `text/markdown`.',
    footer: {
      line: 'The result stays in this browser unless you share it; answers on AI visibility are also kept by the ' +
        `service for ${KEPT_HOURS} hours. A measurement is a snapshot, not a verdict.`,
      label: 'About the service',
      links: [
        ['/how-we-measure', 'How we measure'], ['/developers', 'Developers'], ['/privacy', 'Privacy'],
        ['/bot', 'Our crawler'],
      ],
    },
  },
};
