import type { Language } from '../../../contract/vocabulary.ts';
import { list, words } from '../../../contract/report/document.ts';
import type { PageDocument } from '../../../contract/report/document.ts';

export const notFoundPage = (language: Language): PageDocument => NOT_FOUND[language];

/** For an address without a shared report, expired or never valid. */
export const shareNotFoundPage = (language: Language): PageDocument => SHARE_NOT_FOUND[language];

const SHARE_NOT_FOUND: Readonly<Record<Language, PageDocument>> = {
  no: {
    title: 'Rapporten er ikke delt',
    description: 'På denne adressen er det ingen delt rapport.',
    heading: 'Rapporten er ikke delt lenger',
    lead: words(
      'Det er ingen delt rapport på denne adressen. En delt rapport ligger ute i 30 dager, og den som delte den, kan ' +
      'slette den før. Er adressen kopiert uten slutten, er den heller ikke til å finne.'),
    blocks: [list(
      'Be den som sendte deg adressen, om å dele rapporten på nytt.',
      'Eller mål selv: [Helsesjekk](/health) · [KI-synlighet](/visibility)',
    )],
  },
  en: {
    title: 'The report is not shared',
    description: 'There is no shared report at this address.',
    heading: 'The report is no longer shared',
    lead: words(
      'There is no shared report at this address. A shared report stays up for 30 days, and whoever shared it may ' +
      'delete it before that. An address that was copied without its end cannot be found either.'),
    blocks: [list(
      'Ask whoever sent you the address to share the report again.',
      'Or scan for yourself: [Health scan](/health) · [AI visibility](/visibility)',
    )],
  },
};

const NOT_FOUND: Readonly<Record<Language, PageDocument>> = {
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
