import type { FindingStatus, Language } from '../vocabulary.ts';
import { createFormat } from './format.ts';
import type { Format } from './format.ts';

/** The label of each status. */
export const STATUS_WORDS: Readonly<Record<Language, Readonly<Record<FindingStatus, string>>>> = {
  no: {
    pass: 'Bestått',
    warn: 'Advarsel',
    fail: 'Feil',
    info: 'Til orientering',
    'not-measured': 'Ikke målt',
    'not-applicable': 'Gjelder ikke',
  },
  en: {
    pass: 'Passed',
    warn: 'Warning',
    fail: 'Failed',
    info: 'For information',
    'not-measured': 'Not measured',
    'not-applicable': 'Does not apply',
  },
};

/** The texts around a list of faults, in a report and in an e-mail to a developer. */
interface ToFixWords {
  heading: string;
  greeting: string;
  /** For a report, which has the rest below. */
  below: (count: number) => string;
  /** For an e-mail, which has no room for the rest. */
  more: (count: number) => string;
  nothing: string;
}

export const TO_FIX: Readonly<Record<Language, ToFixWords>> = {
  no: {
    heading: 'Rett dette først',
    greeting: 'Dette fant Storefront Analysis, det som hjelper mest først:',
    below: (count) => `… og ${count} til, nedenfor.`,
    more: (count) => `… og ${count} til. Hele listen står i rapporten.`,
    nothing: 'Vi fant ingenting å rette.',
  },
  en: {
    heading: 'Fix this first',
    greeting: 'Storefront Analysis found this, what helps most first:',
    below: (count) => `… and ${count} more, below.`,
    more: (count) => `… and ${count} more. The report has the whole list.`,
    nothing: 'We found nothing to fix.',
  },
};

/** The reader's language, with the texts and formatters that all reports need. */
export interface ReportLocale {
  language: Language;
  texts: { statuses: Readonly<Record<FindingStatus, string>> };
  format: Format;
}

/** Creates the locale of a report where there is no page to take it from. */
export const reportLocale = (language: Language): ReportLocale =>
  ({ language, texts: { statuses: STATUS_WORDS[language] }, format: createFormat(language) });
