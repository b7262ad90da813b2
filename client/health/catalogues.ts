import type { CatalogueTexts } from '../../contract/checks/texts.ts';
import { loadableByLanguage } from '../components/loadable.ts';

/** The words of all checks, by language. */
export const CATALOGUES = loadableByLanguage<CatalogueTexts>(async (language) => (language === 'no'
  ? (await import('../../contract/checks/texts-nb.ts')).NB
  : (await import('../../contract/checks/texts-en.ts')).EN));
