import { createContext, useContext } from 'react';
import type { Language } from '../../contract/vocabulary.ts';
import type { Format } from '../../contract/report/format.ts';
import type { Texts } from './nb.ts';

/** The language a tag means; English where it means none of ours. */
export const languageOfTag = (tag: string): Language => (/^(?:nb|nn|no)\b/i.test(tag) ? 'no' : 'en');

/** The one the switch leads to. */
export const otherLanguage = (language: Language): Language => (language === 'no' ? 'en' : 'no');

/** The reader's language with everything written in it that all pages share. */
export interface Locale {
  language: Language;
  texts: Texts;
  format: Format;
}

export const LocaleContext = createContext<Locale | null>(null);

/** The reader's language and the shared texts. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('There is no language above this component.');
  return locale;
}
