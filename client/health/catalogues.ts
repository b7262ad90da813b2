import type { CatalogueTexts } from '../../contract/checks/texts.ts';
import { partsOf } from '../components/part.ts';

/** The words of all checks, by language. */
export const CATALOGUES = partsOf<CatalogueTexts>(async (language) => (language === 'no'
  ? (await import('../../contract/checks/texts-nb.ts')).NB
  : (await import('../../contract/checks/texts-en.ts')).EN));
