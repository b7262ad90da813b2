import { SCAN_REQUESTS } from '../../contract/vocabulary.ts';
import type { HomeTexts } from './nb.ts';

/** English texts of the home page. */
export const HOME_EN: HomeTexts = {
  title: 'Storefront Analysis – how is the online store doing?',
  description:
    'Three free tools for online stores: health scan, AI visibility and product data. What was not measured is shown as not measured.',
  heading: 'How is your online store doing?',
  lead: ['Type the address. We read the open pages and write down what we find.', 'What we cannot measure, we write down too.'],
  field: 'Address of the store',
  submit: 'Check the store',
  hint: 'We only read, and change nothing. Free, no account.',
  missing: 'Type the address of the store.',
  starting: (host) => `Starting the scan of ${host}.`,
  example: {
    label: 'Example',
    hatchedStrong: 'Hatched means that we could not measure it.',
    hatched: 'It counts as neither good nor bad.',
  },
  toolsHeading: 'Three tools',
  toolsLine: 'None of them says more than it has seen.',
  does: 'What it does',
  doesNot: 'What it does not do',
  tools: [
    {
      id: 'health',
      href: '/health',
      name: 'Health scan',
      question: 'Does the store work for customers, search and AI?',
      does: [
        `Goes through the store in eight phases and fetches at most ${SCAN_REQUESTS} addresses.`,
        'Gives four grades, each with the reason and what would raise it.',
        'Shows address, line and quote for every finding.',
      ],
      doesNot: [
        'Gives no overall score.',
        'Gives no grade to bot protection that shut us out.',
        'Does not know what Google sees, only what our server sees.',
      ],
      link: 'Open the health scan',
    },
    {
      id: 'geo',
      href: '/visibility',
      name: 'AI visibility',
      question: 'Is your store mentioned in AI answers?',
      does: [
        'Asks AI services 8 fixed questions from your industry.',
        'Counts how often the store is mentioned, and how often it is a source.',
        'Shows every answer, dated, with the uncertainty of the figures.',
      ],
      doesNot: [
        'Gives no score from 0 to 100.',
        'Does not write “not mentioned” where a service did not answer.',
        'Does not predict what AI says tomorrow. The measurement holds for one day.',
      ],
      link: 'Measure AI visibility',
    },
    {
      id: 'schema',
      href: '/schema',
      name: 'Product data',
      question: 'Can machines read the product correctly?',
      does: [
        'Reads one product page and writes code (JSON-LD) for product, price and questions.',
        'Shows the quote behind every value, and where on the page it stands.',
        'Shows what is missing of what Google requires.',
      ],
      doesNot: [
        'Does not guess. What is not on the page is left out.',
        'Promises no better place in search.',
        'Writes no price until currency and availability are confirmed too.',
      ],
      link: 'Make product data',
    },
  ],
};
