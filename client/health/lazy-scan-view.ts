import { loadableByLanguage } from '../components/loadable.ts';
import type { CatalogueTexts } from '../../contract/checks/texts.ts';

/** Texts of all checks, lazy-loaded per language. */
export const CATALOGUES = loadableByLanguage<CatalogueTexts>(async (language) => (language === 'no'
  ? (await import('../../contract/checks/texts-nb.ts')).NB
  : (await import('../../contract/checks/texts-en.ts')).EN));

/**
 * The scan view, lazy-loaded so that the start page does without it. The texts of the checks load with it; otherwise
 * findings would render in English first and then shift. The view itself handles their failure.
 */
export const SCAN_VIEWS = loadableByLanguage(async (language) => {
  const [{ ScanView }] = await Promise.all([import('./scan-view.tsx'), CATALOGUES[language].load().catch(() => {})]);
  return ScanView;
});
