import type { ComponentType } from 'react';
import type { Language } from '../../contract/vocabulary.ts';
import { partOf } from '../components/part.ts';
import type { Part } from '../components/part.ts';
import { CATALOGUES } from './catalogues.ts';
import type { ScanViewProps } from './scan-view.tsx';

/** What shows a scan: reading the tool's page takes none of it. */
export const SCAN_VIEW: Part<ComponentType<ScanViewProps>> = partOf(async () => (await import('./scan-view.tsx')).ScanView);

/** Loads what shows a scan while the service decides about it; what fails is told where it is to be shown. */
export async function prepareScanView(language: Language): Promise<void> {
  await Promise.allSettled([SCAN_VIEW.load(), CATALOGUES[language].load()]);
}
