import { SCAN_REQUESTS } from '../../contract/vocabulary.ts';
import type { HealthTexts } from './nb.ts';
import { SCAN_EN } from '../../contract/report/health/en.ts';

/** English texts of the health scan. */
export const HEALTH_EN: HealthTexts = {
  title: 'Health scan of an online store – Storefront Analysis',
  description:
    'Eight phases, four grades and evidence for every finding. Free, no account. What we cannot measure is shown as not measured.',
  lead: 'Eight phases, four grades and evidence for every finding. What we cannot measure, we show as not measured.',
  field: 'Address of the store',
  submit: 'Check the store',
  hint: 'Type the address. We only read, and change nothing.',
  missing: 'Type the address of the store.',
  b2b: {
    label: 'The store sells to businesses',
    description:
      'Then we also check whether the company can receive e-invoices (EHF), and skip what only concerns sales to consumers. A required login is then a warning at most.',
  },
  gradesHeading: 'Four grades, A to F',
  gradesLine: 'If we see too little, we give no grade.',
  phasesHeading: 'Eight phases',
  phaseQuestions: {
    access: 'Does the store answer, and is the connection safe?',
    robots: 'Whom does robots.txt let in?',
    sitemap: 'Is there a list of pages, and is it right?',
    seo: 'Titles, language and what search engines read.',
    links: 'Broken links, and the links customers need.',
    registry: 'The company as the Norwegian register has it.',
    schema: 'Product, price and stock in the code.',
    speed: 'How fast the home page appears on a phone.',
  },
  small:
    `We fetch at most ${SCAN_REQUESTS} addresses, and only pages that are open to everyone. We do not log in, put anything in the cart or send any forms. The grades hold for what we saw, on the day we saw it. They do not say whether the store follows the law, nor what Google sees.`,
  soFar: (count, format) => `${format.number(count)} ${format.plural(count, 'finding', 'findings')} so far.`,
  again: 'Scan again',
  trade: {
    offer: 'Prices show only after login. If the store sells to businesses, that is often intended.',
    again: 'Scan again as a store for businesses',
  },
  makeCode: 'Make the code for this page with the product data tool',
  cancel: 'Cancel the scan',
  cancelling: 'Cancelling …',
  past: (date) => `Stored scan from ${date}.`,
  gone: 'The service no longer has this scan. Scan again.',
  otherRunning: (host) => `A scan of ${host} is running.`,
  otherReady: (host) => `The scan of ${host} is done.`,
  show: 'Show it',
  recheck: {
    start: 'Check this again',
    again: 'Check once more',
    running: 'Checking …',
    queued: 'The speed measurement is busy. The check is waiting its turn.',
    cancel: 'Cancel',
    cost: 'Uses one scan.',
    failed: { offline: 'We could not reach the service. The finding has not been checked again.', failed: 'Something went wrong on our side. The finding has not been checked again.' },
    before: (date) => `Then, ${date}`,
    now: (date) => `Now, ${date}`,
    passes: 'Now it passes.',
    still: 'It is still there.',
    found: 'Now it is measured, and there is something to fix.',
    other: (status) => `Now: ${status.toLowerCase()}.`,
    notMeasured: (because) => `Not measured now, because ${because}.`,
    blamed: (title) => `Not measured now. Another finding is the cause: “${title}”.`,
    unchanged: 'The report and its grades are from the scan and do not change. Scan again for new ones.',
  },
  live: {
    grades: 'The grades are ready.',
  },
  ...SCAN_EN,
};
