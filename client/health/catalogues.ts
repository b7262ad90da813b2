import type { CatalogueTexts } from '../../contract/checks/texts.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { partOf } from '../components/part.ts';
import type { Part } from '../components/part.ts';

/** The words of all checks, by language. */
export const CATALOGUES: Readonly<Record<Language, Part<CatalogueTexts>>> = {
  no: partOf(async () => (await import('../../contract/checks/texts-nb.ts')).NB),
  en: partOf(async () => (await import('../../contract/checks/texts-en.ts')).EN),
};
