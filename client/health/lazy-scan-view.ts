import { loadableByLanguage } from '../components/loadable.ts';
import { CATALOGUES } from './catalogues.ts';

/**
 * What shows a scan, by language: reading the tool's page takes none of it. Findings are not told in one language and
 * then again, at another length, in the reader's: words come with the view. Words that do not come it misses itself.
 */
export const SCAN_VIEWS = loadableByLanguage(async (language) => {
  const [{ ScanView }] = await Promise.all([import('./scan-view.tsx'), CATALOGUES[language].load().catch(() => {})]);
  return ScanView;
});
