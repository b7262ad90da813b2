import type { ComponentType } from 'react';
import type { Language } from '../../contract/vocabulary.ts';
import { partOf } from '../components/part.ts';
import type { Part } from '../components/part.ts';
import { CATALOGUES } from './catalogues.ts';
import type { ScanViewProps } from './scan-view.tsx';

/** Findings are not told in one language and then again, at another length, in the reader's: words come with the view. */
const scanView = (language: Language): Part<ComponentType<ScanViewProps>> => partOf(async () => {
  const [{ ScanView }] = await Promise.all([import('./scan-view.tsx'), CATALOGUES[language].load().catch(() => {})]);
  return ScanView;
});

/** What shows a scan, by language: reading the tool's page takes none of it. Words that do not come it misses itself. */
export const SCAN_VIEWS: Readonly<Record<Language, Part<ComponentType<ScanViewProps>>>> = { no: scanView('no'), en: scanView('en') };
