import type { Language } from '../../contract/vocabulary.ts';
import { createFormat } from '../../contract/report/format.ts';
import type { Locale } from './language.ts';

/** Loads what all pages say in one language, and nothing of the other. */
export async function loadLocale(language: Language): Promise<Locale> {
  const texts = language === 'no' ? (await import('./nb.ts')).NB : (await import('./en.ts')).EN;
  return { language, texts, format: createFormat(language) };
}
