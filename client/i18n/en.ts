import { MAX_COMPETITORS, MAX_NAME_LENGTH } from '../../contract/vocabulary.ts';
import { STATUS_WORDS } from '../../contract/report/report-locale.ts';
import type { ErrorCode, Grade, Severity } from '../../contract/vocabulary.ts';
import { SHELL_EN } from '../../contract/shell-en.ts';
import { FAILURES } from './failures.ts';
import type { Texts } from './nb.ts';

const OUR_FAULT = 'Something went wrong on our side. Your input is kept.';

const severities: Record<Severity, string> = {
  critical: 'critical',
  major: 'major',
  minor: 'minor',
  info: 'for information',
};

const grades: Record<Grade, string> = {
  A: 'the best grade',
  B: 'the second best grade',
  C: 'the middle grade',
  D: 'the second worst grade',
  F: 'the worst grade',
};

const errors: Record<ErrorCode | 'forbidden', string> = {
  invalid: 'This is not a web address. Type for instance “store.com”.',
  forbidden: 'We do not read addresses with an unusual port, or with a user name or password in them.',
  protocol: 'We read only addresses that begin with http or https.',
  private: 'We do not read that address. It lies in a private network, or this service reads certain stores only.',
  unresolved: 'The address does not exist. Check the spelling.',
  invalid_brand: `Type the name of the store, not its address, in letters and digits, at most ${MAX_NAME_LENGTH} characters.`,
  invalid_domain: 'Type the store’s domain, for instance “store.com”.',
  invalid_competitor: `Type the names of the competitors, not their addresses, in letters and digits, at most ${MAX_NAME_LENGTH} characters each.`,
  too_many_competitors: `At most ${MAX_COMPETITORS} competitors.`,
  invalid_vertical: 'Choose an industry from the list.',
  invalid_lang: 'Choose Norwegian or English.',
  unsupported_version: 'This page is older than the service. Reload it.',
  not_found: 'The service no longer has this. Reload the page.',
  method_not_allowed: OUR_FAULT,
  scan_in_progress: 'The same scan is running.',
  rate_limited: 'Scans are used up for now.',
  daily_cap: 'Today’s new AI scans are used up. Stored ones open.',
  bad_request: 'The service did not understand what was sent. Reload the page.',
  request_timeout: 'What you sent did not arrive in time. Try again.',
  headers_too_large: 'The browser sent too much at once. Delete the cookies of this site.',
  expectation_failed: OUR_FAULT,
  misdirected_request: 'The service does not answer at this address. Open its public address.',
  internal: OUR_FAULT,
  shutting_down: 'The service is restarting. Try again in a moment.',
};

/** English texts shared by all pages. */
export const EN: Texts = {
  product: 'Storefront Analysis',
  ...SHELL_EN,
  demoOnly: 'This demo reads only these stores:',
  demoPages: 'This demo reads only the pages of its own stores. Try one of these:',
  noscript: 'Scans need JavaScript in the browser. Without it you can use the API, see',
  statuses: STATUS_WORDS.en,
  severities,
  grades,
  pillars: { 'revenue-critical': 'Sales', 'ai-readiness': 'AI', speed: 'Speed', 'seo-hygiene': 'Search' },
  errors,
  gradeName: (grade) => `Grade ${grade}, ${grades[grade]}`,
  notMeasured: STATUS_WORDS.en['not-measured'],
  ofChecksMeasured: (total) => `of ${total} checks measured`,
  connection: { offline: 'Offline. We will reconnect.', lost: 'Connection lost. We will reconnect.', back: 'Back online.' },
  refusal: {
    rate: (time) => `Scans are used up for now. You can scan again in ${time}.`,
    capacity: (time) => `All slots are busy. Try again in ${time}.`,
    inProgress: (time) => `The same scan is running. Fetch it in ${time}.`,
    ready: 'Ready. You can try again.',
    used: (used, limit, windowSeconds) => {
      const window = windowSeconds === 60 ? 'minute' : windowSeconds === 3600 ? 'hour' : `${windowSeconds} seconds`;
      return `${used} of ${limit} used in the last ${window}`;
    },
  },
  atMost: ({ limit, windowSeconds }) =>
    `At most ${limit} ${windowSeconds === 60 ? 'a minute' : windowSeconds === 3600 ? 'an hour' : `in ${Math.round(windowSeconds / 60)} minutes`}`,
  offlineNow: 'You are offline. Try when you are connected again.',
  failed: { offline: 'We could not reach the service. Your input is kept.', failed: OUR_FAULT },
  close: 'Close',
  exporting: {
    label: 'Export', share: 'Share the report', html: 'Report (HTML)',
    letter: 'E-mail to my developer', json: 'JSON', markdown: 'Markdown', csv: 'CSV', print: 'Print',
    failed: 'The file was not made, because part of the page did not load. Check the connection, reload the page and try again.',
  },
  ...FAILURES.en,
  broken: 'Something went wrong here, so this part cannot be shown. Try again. If that does not help, reload the page.',
  notSaved: 'The browser did not let us keep this scan, because its storage is full or blocked. Export it before you close the page.',
  unreadable: 'The browser did not let us read what is kept here. Allow storage for this site, and reload the page.',
  notKeptHere: (isShareable) =>
    `The link opens no report here. The report stays in the browser that made it, under “Past”, and may have been deleted. Ask whoever sent you the link to ${isShareable ? 'share the report' : 'send you the report as a file'}, or scan again here.`,
  of: (part, whole) => `${part} of ${whole}`,
  checks: (count, format) => `${format.number(count)} ${format.plural(count, 'check', 'checks')}`,
};
