import type { Language } from '../../../contract/vocabulary.ts';

/** The day each handwritten page last changed; a test fails when a text changes and its day does not. */
export const LAST_MODIFIED: Readonly<Record<'/privacy' | '/bot', string>> = {
  '/privacy': '2026-11-27',
  '/bot': '2026-11-27',
};

const LINES: Readonly<Record<Language, (day: string) => string>> = {
  no: (day) => `Sist endret ${day}.`,
  en: (day) => `Last changed on ${day}.`,
};

const LOCALES: Readonly<Record<Language, string>> = { no: 'nb-NO', en: 'en-GB' };

/** The line that tells readers when a page last changed. */
export function lastModifiedLine(language: Language, day: string): string {
  const long = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return LINES[language](long.format(new Date(day)));
}
