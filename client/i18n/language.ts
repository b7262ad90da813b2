import { createContext, useContext } from 'react';
import type { Language } from '../../contract/vocabulary.ts';
import type { Format } from '../../contract/report/format.ts';
import type { Texts } from './nb.ts';

/** `no` for a Norwegian language tag, otherwise `en`. */
export const languageOfTag = (tag: string): Language => (/^(?:nb|nn|no)\b/i.test(tag) ? 'no' : 'en');

/** The language that the switch leads to. */
export const otherLanguage = (language: Language): Language => (language === 'no' ? 'en' : 'no');

/** The current language, with its shared texts and formatting. */
export interface Locale {
  language: Language;
  texts: Texts;
  format: Format;
}

export const LocaleContext = createContext<Locale | null>(null);

/** The current locale; throws outside `LocaleContext`. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('There is no language above this component.');
  return locale;
}
