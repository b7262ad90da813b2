import type { ErrorTexts } from './error-pages-nb.ts';

/** The error pages, in English. */
export const ERRORS_EN: ErrorTexts = {
  notFound: {
    title: 'Not found',
    description: 'There is no page at this address.',
    heading: 'There is no page here',
    lead: 'The address is misspelt, or the page is gone.',
    items: [
      '[The start page](/)',
      '[Health scan](/health), [AI visibility](/visibility) and [Product data](/schema)',
      '[For developers](/developers)',
    ],
  },
  shareNotFound: {
    title: 'The report is not shared',
    description: 'There is no shared report at this address.',
    heading: 'The report is no longer shared',
    lead: (days) =>
      `There is no shared report at this address. A shared report stays up for ${days} days, and whoever shared it may ` +
      'delete it before that. An address that was copied without its end cannot be found either.',
    items: [
      'Ask whoever sent you the address to share the report again.',
      'Or scan for yourself: [Health scan](/health) · [AI visibility](/visibility)',
    ],
  },
  tooManyRequests: {
    title: 'Too many requests',
    description: 'Shared reports were opened too many times in a short while.',
    heading: 'Try again in a moment',
    lead: (seconds) => 'Shared reports were opened from here too many times in a short while. Try again in ' +
      `${seconds}\u00a0s.`,
    items: ['Or scan for yourself: [Health scan](/health) · [AI visibility](/visibility)'],
  },
};
