import { loadableByLanguage } from '../components/loadable.ts';

/** The report view and its texts, lazy-loaded per language. */
export const REPORTS = loadableByLanguage(async (language) => {
  const [{ ReportView: View }, names, words] = await Promise.all([
    import('./report-view.tsx'),
    language === 'no' ? import('./nb.ts').then(({ VISIBILITY_NB }) => VISIBILITY_NB)
      : import('./en.ts').then(({ VISIBILITY_EN }) => VISIBILITY_EN),
    language === 'no' ? import('../../contract/report/visibility/report-nb.ts').then(({ REPORT_NB }) => REPORT_NB)
      : import('../../contract/report/visibility/report-en.ts').then(({ REPORT_EN }) => REPORT_EN),
  ]);
  return { View, texts: { ...names, ...words } };
});
