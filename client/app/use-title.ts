import { useEffect } from 'react';
import { useLocale } from '../i18n/language.ts';

/** Prefixes the document title while mounted. */
export function useTitle(shown: string): void {
  const { language } = useLocale();
  useEffect(() => {
    const { title } = document;
    const own = `${shown} – ${title}`;
    document.title = own;
    return () => {
      // Another page may have set its own title since.
      if (document.title === own) document.title = title;
    };
  }, [shown, language]);
}
