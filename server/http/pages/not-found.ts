import type { Language } from '../../../contract/vocabulary.ts';
import { list, words } from '../../../contract/report/document.ts';
import type { PageDocument } from '../../../contract/report/document.ts';

/** What is answered where there is no page. */
export const notFoundPage = (language: Language): PageDocument => PAGES[language];

const PAGES: Readonly<Record<Language, PageDocument>> = {
  no: {
    title: 'Ikke funnet',
    description: 'Det finnes ingen side på denne adressen.',
    heading: 'Her er det ingen side',
    lead: words('Adressen er feil skrevet, eller siden er borte.'),
    blocks: [list(
      '[Forsiden](/)',
      '[Helsesjekk](/health), [KI-synlighet](/visibility) og [Produktdata](/schema)',
      '[For utviklere](/developers)',
    )],
  },
  en: {
    title: 'Not found',
    description: 'There is no page at this address.',
    heading: 'There is no page here',
    lead: words('The address is misspelt, or the page is gone.'),
    blocks: [list(
      '[The start page](/)',
      '[Health scan](/health), [AI visibility](/visibility) and [Product data](/schema)',
      '[For developers](/developers)',
    )],
  },
};
