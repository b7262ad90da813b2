import { RETENTION_HOURS } from './vocabulary.ts';

/** The texts around every page of the client and the server; links by path, in display order. */
export interface ShellTexts {
  skip: string;
  tools: { label: string; links: Readonly<Record<'/health' | '/visibility' | '/schema' | '/past', string>> };
  otherLanguage: { tag: 'nb' | 'en'; name: string };
  theme: { label: string; choices: Readonly<Record<'auto' | 'light' | 'dark', string>> };
  copy: { copy: string; copied: string; failed: string };
  notice: string;
  footer: {
    line: string;
    label: string;
    links: Readonly<Record<'/how-we-measure' | '/developers' | '/privacy' | '/bot', string>>;
  };
}

/** The shell in English. */
export const SHELL_EN: ShellTexts = {
  skip: 'Skip to content',
  tools: {
    label: 'Tools',
    links: { '/health': 'Health scan', '/visibility': 'AI visibility', '/schema': 'Product data', '/past': 'Past' },
  },
  otherLanguage: { tag: 'nb', name: 'Norsk' },
  theme: { label: 'Appearance', choices: { auto: 'Match device', light: 'Light', dark: 'Dark' } },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'The browser did not let us copy' },
  notice: 'From the host:',
  footer: {
    line: 'The result stays in this browser unless you share it; answers on AI visibility are also kept by the ' +
      `service for ${RETENTION_HOURS} hours. A measurement is a snapshot, not a verdict.`,
    label: 'About the service',
    links: {
      '/how-we-measure': 'How we measure', '/developers': 'Developers', '/privacy': 'Privacy', '/bot': 'Our crawler',
    },
  },
};
