import { loadableByLanguage } from '../components/loadable.ts';
import type { CatalogueTexts } from '../../contract/checks/texts.ts';

/** The words of all checks, by language. */
export const CATALOGUES = loadableByLanguage<CatalogueTexts>(async (language) => (language === 'no'
  ? (await import('../../contract/checks/texts-nb.ts')).NB
  : (await import('../../contract/checks/texts-en.ts')).EN));

/**
 * What shows a scan, by language: reading the tool's page takes none of it. Findings are not told in one language and
 * then again, at another length, in the reader's: words come with the view. Words that do not come it misses itself.
 */
export const SCAN_VIEWS = loadableByLanguage(async (language) => {
  const [{ ScanView }] = await Promise.all([import('./scan-view.tsx'), CATALOGUES[language].load().catch(() => {})]);
  return ScanView;
});
