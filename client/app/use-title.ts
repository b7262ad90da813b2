import { useEffect } from 'react';
import { useLocale } from '../i18n/language.ts';

/** Puts what is shown before the title of its page, for as long as it is shown. */
export function useTitle(shown: string): void {
  const { language } = useLocale();
  useEffect(() => {
    const { title } = document;
    const own = `${shown} – ${title}`;
    document.title = own;
    return () => {
      // Not where another page has set its own.
      if (document.title === own) document.title = title;
    };
  }, [shown, language]);
}
