import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CatalogueTexts } from '../../contract/checks/texts.ts';
import type { Language } from '../../contract/vocabulary.ts';

async function loadCatalogue(language: Language): Promise<CatalogueTexts> {
  return language === 'no'
    ? (await import('../../contract/checks/texts-nb.ts')).NB
    : (await import('../../contract/checks/texts-en.ts')).EN;
}

/** The words of all checks in a language. Where it is switched, the other language's stand until these are there. */
export const catalogueQuery = (language: Language) => queryOptions({
  queryKey: ['catalogue', language],
  queryFn: () => loadCatalogue(language),
  staleTime: Infinity,
  gcTime: Infinity,
  placeholderData: keepPreviousData,
});
