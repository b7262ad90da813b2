import type { Language } from '../../../contract/vocabulary.ts';

/** The day the words of a page written by hand last changed; `changed.test.ts` holds the day to the words. */
export const CHANGED: Readonly<Record<'/privacy' | '/bot', string>> = {
  '/privacy': '2026-11-22',
  '/bot': '2026-11-20',
};

const LINES: Readonly<Record<Language, (day: string) => string>> = {
  no: (day) => `Sist endret ${day}.`,
  en: (day) => `Last changed on ${day}.`,
};

const LOCALES: Readonly<Record<Language, string>> = { no: 'nb-NO', en: 'en-GB' };

/** The day in words, as a line of the page. */
export function changedLine(language: Language, day: string): string {
  const long = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return LINES[language](long.format(new Date(day)));
}
