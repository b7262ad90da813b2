import { SHELL_EN } from '../../../contract/shell-en.ts';
import type { ShellTexts } from '../../../contract/shell-en.ts';
import { SHELL_NB } from '../../../contract/shell-nb.ts';
import type { Language } from '../../../contract/vocabulary.ts';

export const SITE_NAME = 'Storefront Analysis';

/** The texts around every page that the server renders. */
export interface PageTexts extends ShellTexts {
  locale: string;
  contents: string;
  asMarkdown: string;
}

/** The texts of the shell, and those that only the server's pages have. */
export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  no: {
    ...SHELL_NB,
    locale: 'nb_NO',
    contents: 'På denne siden',
    asMarkdown: 'Denne siden svarer med markdown når du ber om `text/markdown`.',
  },
  en: {
    ...SHELL_EN,
    locale: 'en_GB',
    contents: 'On this page',
    asMarkdown: 'This page answers with markdown when you ask for `text/markdown`.',
  },
};
