import type { ComponentType } from 'react';
import type { SharedMeasurement, SharedScan } from '../../contract/share.ts';
import { loadableByLanguage } from '../components/loadable.ts';
import { SCAN_VIEWS } from '../health/lazy-scan-view.ts';

type Shown<Report> = ComponentType<{ report: Report }>;

/** What shows a shared scan, by language. */
export const SHARED_SCANS = loadableByLanguage<Shown<SharedScan>>(async (language) => {
  const [{ SharedScanView }, texts] = await Promise.all([
    import('./shared-scan.tsx'),
    language === 'no' ? import('../health/nb.ts').then(({ HEALTH_NB }) => HEALTH_NB)
      : import('../health/en.ts').then(({ HEALTH_EN }) => HEALTH_EN),
    SCAN_VIEWS[language].load(),
  ]);
  return (props) => <SharedScanView {...props} texts={texts} />;
});

/** What shows a shared measurement, by language. */
export const SHARED_MEASUREMENTS = loadableByLanguage<Shown<SharedMeasurement>>(async (language) => {
  const [{ SharedMeasurementView }, names, { words }] = await Promise.all([
    import('./shared-measurement.tsx'),
    language === 'no' ? import('../visibility/nb.ts').then(({ VISIBILITY_NB }) => VISIBILITY_NB)
      : import('../visibility/en.ts').then(({ VISIBILITY_EN }) => VISIBILITY_EN),
    import('../visibility/lazy-report-view.ts').then(({ REPORTS }) => REPORTS[language].load()),
  ]);
  const texts = { ...names, ...words };
  return (props) => <SharedMeasurementView {...props} texts={texts} />;
});
