import type { SharedTexts } from './nb.ts';

/** English texts of the shared report page. */
export const SHARED_EN: SharedTexts = {
  title: 'Shared report – Storefront Analysis',
  description: 'A report that somebody has shared. It is made from the service’s own log, and can be read for 30 days.',
  heading: 'Shared report',
  waiting: 'Fetching the report …',
  noScript: 'The report is shown with JavaScript. Whoever has the address can read it here for as long as it is shared. It is made from the service’s own log of the scan.',
  note: (shared, until) => `Shared report from ${shared}. It stays up until ${until}, and can be read but not changed.`,
  answers: 'What the AI services wrote is left out of shared reports.',
  gone: {
    heading: 'The report is no longer shared',
    message: 'There is no shared report at this address. A shared report stays up for 30 days, and whoever shared it may delete it before that.',
    ask: 'Ask whoever sent you the address to share the report again, or scan for yourself:',
  },
  tools: { health: 'Health scan', visibility: 'AI visibility' },
  failed: {
    offline: 'We could not reach the service.',
    failed: 'We could not fetch the report. Something went wrong on our side.',
  },
  rate: (time) => `Too many reports were fetched from here. Try again in ${time}.`,
  again: 'Try again',
};
