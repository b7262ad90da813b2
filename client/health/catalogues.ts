import type { CatalogueTexts } from '../../contract/checks/texts.ts';
import { lazyByLanguage } from '../components/lazy.ts';

/** The words of all checks, by language. */
export const CATALOGUES = lazyByLanguage<CatalogueTexts>(async (language) => (language === 'no'
  ? (await import('../../contract/checks/texts-nb.ts')).NB
  : (await import('../../contract/checks/texts-en.ts')).EN));
