import { useCallback } from 'react';
import { authorityWords, findingWords, isKnown } from '../../contract/checks/words.ts';
import type { AuthorityWords } from '../../contract/checks/words.ts';
import { CHECKS } from '../../contract/report/health/checks.data.ts';
import type { WordsOf } from '../../contract/report/health/finding-text.ts';
import { usePart } from '../components/part.ts';
import { useLocale } from '../i18n/language.ts';
import { CATALOGUES } from './catalogues.ts';

/**
 * Renders findings from id and params in the reader's language. Where its texts could not be loaded, and for checks they
 * do not know, the words are those the service sent.
 */
export function useWords(): WordsOf {
  const { language } = useLocale();
  const { value: texts } = usePart(CATALOGUES[language]);
  return useCallback((finding) => {
    const { id, title, message, fix } = finding;
    if (texts && isKnown(texts, id)) return findingWords(texts, { ...finding, id });
    return { title, message, ...(fix === undefined ? {} : { fix }) };
  }, [texts]);
}

/** What the check of this id rests on, in the reader's language; nothing while its texts are on their way. */
export function useAuthority(id: string): AuthorityWords | undefined {
  const { language } = useLocale();
  const { value: texts } = usePart(CATALOGUES[language]);
  const check = CHECKS.find((each) => each.id === id);
  return texts && check && authorityWords(texts, check.authority);
}
