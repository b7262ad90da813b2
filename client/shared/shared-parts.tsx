import type { ComponentType } from 'react';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import type { SharedMeasurement, SharedScan } from '../../contract/share.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { partsOf } from '../components/part.ts';
import { SCAN_VIEWS } from '../health/scan-view-part.ts';

type Shown<Report> = ComponentType<{ report: Report }>;

/** What shows a shared scan, by language. */
export const SHARED_SCANS = partsOf<Shown<SharedScan>>(async (language) => {
  const [{ SharedScanView }, texts] = await Promise.all([
    import('./shared-scan.tsx'),
    language === 'no' ? import('../health/nb.ts').then(({ HEALTH_NB }) => HEALTH_NB)
      : import('../health/en.ts').then(({ HEALTH_EN }) => HEALTH_EN),
    SCAN_VIEWS[language].load(),
  ]);
  return (props) => <SharedScanView {...props} texts={texts} />;
});

async function measurementTexts(language: Language): Promise<AllTexts> {
  if (language === 'no') {
    const [{ VISIBILITY_NB }, { REPORT_NB }] = await Promise.all([
      import('../visibility/nb.ts'), import('../../contract/report/visibility/report-nb.ts'),
    ]);
    return { ...VISIBILITY_NB, ...REPORT_NB };
  }
  const [{ VISIBILITY_EN }, { REPORT_EN }] = await Promise.all([
    import('../visibility/en.ts'), import('../../contract/report/visibility/report-en.ts'),
  ]);
  return { ...VISIBILITY_EN, ...REPORT_EN };
}

/** What shows a shared measurement, by language. */
export const SHARED_MEASUREMENTS = partsOf<Shown<SharedMeasurement>>(async (language) => {
  const [{ SharedMeasurementView }, texts] = await Promise.all([import('./shared-measurement.tsx'), measurementTexts(language)]);
  return (props) => <SharedMeasurementView {...props} texts={texts} />;
});
