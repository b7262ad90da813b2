import { lazyByLanguage } from '../components/lazy.ts';

/** What shows a measurement, and its words, by language. */
export const REPORTS = lazyByLanguage(async (language) => {
  const [{ ReportView: View }, words] = await Promise.all([
    import('./report-view.tsx'),
    language === 'no' ? import('../../contract/report/visibility/report-nb.ts').then(({ REPORT_NB }) => REPORT_NB)
      : import('../../contract/report/visibility/report-en.ts').then(({ REPORT_EN }) => REPORT_EN),
  ]);
  return { View, words };
});
