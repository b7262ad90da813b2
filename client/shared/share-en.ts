import type { ShareTexts } from './share-nb.ts';

/** English texts for sharing a report. */
export const SHARE_EN: ShareTexts = {
  heading: 'Share the report',
  lead: (days, format) =>
    `The report gets an address of its own, and everyone who has it can read the report for ${format.number(days)} ${format.plural(days, 'day', 'days')}. You can delete it sooner.`,
  facts: {
    log: 'The service makes it from its own log of the scan, so neither you nor those who read it can change it.',
    search: 'The address cannot be guessed, and search engines are asked to leave it out.',
    answers: 'What the AI services wrote is left out. Findings, figures and sources are included, and so are the brand and the competitors you typed.',
    browser: 'Only this browser gets the key that deletes it.',
  },
  make: 'Create an address',
  making: 'Creating the address …',
  made: 'The report is shared.',
  address: 'Address of the report',
  copy: 'Copy the address',
  open: 'See it as its reader does',
  until: (date) => `It stays up until ${date}.`,
  notKept: 'This browser stores nothing here, so you can stop sharing only while this page is open.',
  remove: 'Stop sharing',
  removing: 'Deleting …',
  removed: 'The shared report is deleted. Its address no longer works.',
  rate: (time) => `You have shared as many reports as you can for now. Try again in ${time}.`,
  failed: { offline: 'We could not reach the service.', failed: 'Something went wrong on our side.' },
  problems: {
    'unknown-run': 'The service no longer has this scan. It keeps the log for ten minutes after a scan has ended. Scan again, and share it then.',
    running: 'The scan has not ended. You can share the report once it has.',
    incomplete: 'The scan did not complete, and only completed scans can be shared.',
    'not-stored': 'The operator of this service does not keep what Gemini answers, so scans with such answers cannot be shared.',
    'too-large': 'The report is too large to be shared. Save it as a file instead.',
    full: 'There is no room for more shared reports just now. Save the report as a file instead, or try another day.',
    unavailable: 'The service cannot store the report just now. Try again in a while.',
  },
};
