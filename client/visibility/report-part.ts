import type { ComponentType } from 'react';
import type { ReportTexts } from '../../contract/report/visibility/report-nb.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { partOf } from '../components/part.ts';
import type { Part } from '../components/part.ts';
import type { ReportViewProps } from './report-view.tsx';

/** What shows a measurement, and its words. */
interface ReportPart {
  View: ComponentType<ReportViewProps>;
  words: ReportTexts;
}

const reportPart = (loadWords: () => Promise<ReportTexts>): Part<ReportPart> => partOf(async () => {
  const [{ ReportView: View }, words] = await Promise.all([import('./report-view.tsx'), loadWords()]);
  return { View, words };
});

/** What shows a measurement, by language. */
export const REPORTS: Readonly<Record<Language, Part<ReportPart>>> = {
  no: reportPart(async () => (await import('../../contract/report/visibility/report-nb.ts')).REPORT_NB),
  en: reportPart(async () => (await import('../../contract/report/visibility/report-en.ts')).REPORT_EN),
};
