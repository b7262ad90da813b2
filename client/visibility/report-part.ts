import type { ReportTexts } from '../../contract/report/visibility/report-nb.ts';
import { partsOf } from '../components/part.ts';

const wordsIn = partsOf<ReportTexts>(async (language) => (language === 'no'
  ? (await import('../../contract/report/visibility/report-nb.ts')).REPORT_NB
  : (await import('../../contract/report/visibility/report-en.ts')).REPORT_EN));

/** What shows a measurement, and its words, by language. */
export const REPORTS = partsOf(async (language) => {
  const [{ ReportView }, words] = await Promise.all([import('./report-view.tsx'), wordsIn[language].load()]);
  return { View: ReportView, words };
});
