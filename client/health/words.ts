import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isCheckId } from '../../contract/catalogue/checks.ts';
import type { CatalogueTexts } from '../../contract/catalogue/texts.ts';
import { findingWords } from '../../contract/catalogue/words.ts';
import type { FindingWords } from '../../contract/catalogue/words.ts';
import type { FindingEvent } from '../../contract/health.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { useSpeech } from '../i18n/language.ts';

/** A finding's words in the reader's language. */
export type WordsOf = (finding: FindingEvent) => FindingWords;

async function loadCatalogue(language: Language): Promise<CatalogueTexts> {
  return language === 'no'
    ? (await import('../../contract/catalogue/texts-nb.ts')).NB
    : (await import('../../contract/catalogue/texts-en.ts')).EN;
}

/**
 * Renders findings from id and params in the reader's language. Until its texts are there, and for checks they do not
 * know, the words are those the service sent.
 */
export function useWords(): WordsOf {
  const { language } = useSpeech();
  const { data: texts } = useQuery({
    queryKey: ['catalogue', language],
    queryFn: () => loadCatalogue(language),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return useCallback((finding) => {
    const { id, title, message, fix } = finding;
    if (texts && isCheckId(id)) return findingWords(texts, { ...finding, id });
    return { title, message, ...(fix === undefined ? {} : { fix }) };
  }, [texts]);
}
