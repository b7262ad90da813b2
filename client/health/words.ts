import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isCheckId } from '../../contract/catalogue/checks.ts';
import { findingWords } from '../../contract/catalogue/words.ts';
import type { FindingWords } from '../../contract/catalogue/words.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { useSpeech } from '../i18n/language.ts';
import { catalogueQuery } from './catalogue.ts';

/** A finding's words in the reader's language. */
export type WordsOf = (finding: FindingEvent) => FindingWords;

/**
 * Renders findings from id and params in the reader's language. Where its texts could not be loaded, and for checks they
 * do not know, the words are those the service sent.
 */
export function useWords(): WordsOf {
  const { language } = useSpeech();
  const { data: texts } = useQuery(catalogueQuery(language));
  return useCallback((finding) => {
    const { id, title, message, fix } = finding;
    if (texts && isCheckId(id)) return findingWords(texts, { ...finding, id });
    return { title, message, ...(fix === undefined ? {} : { fix }) };
  }, [texts]);
}
