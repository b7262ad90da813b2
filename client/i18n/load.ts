import type { Language } from '../../contract/vocabulary.ts';
import { createFormat } from '../../contract/report/format.ts';
import type { Locale } from './language.ts';

/** Loads the shared texts of one language only. */
export async function loadLocale(language: Language): Promise<Locale> {
  const texts = language === 'no' ? (await import('./nb.ts')).NB : (await import('./en.ts')).EN;
  return { language, texts, format: createFormat(language) };
}
