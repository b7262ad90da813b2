import type { ComponentType } from 'react';
import type { SharedMeasurement, SharedScan } from '../../contract/share.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { partOf } from '../components/part.ts';
import type { Part } from '../components/part.ts';
import type { HealthTexts } from '../health/nb.ts';
import { SCAN_VIEWS } from '../health/scan-view-part.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';

type Shown<Report> = Part<ComponentType<{ report: Report }>>;

const scanPart = (language: Language, loadTexts: () => Promise<HealthTexts>): Shown<SharedScan> => partOf(async () => {
  const [{ SharedScanView }, texts] = await Promise.all([import('./shared-scan.tsx'), loadTexts(), SCAN_VIEWS[language].load()]);
  return (props) => <SharedScanView {...props} texts={texts} />;
});

const measurementPart = (loadTexts: () => Promise<AllTexts>): Shown<SharedMeasurement> => partOf(async () => {
  const [{ SharedMeasurementView }, texts] = await Promise.all([import('./shared-measurement.tsx'), loadTexts()]);
  return (props) => <SharedMeasurementView {...props} texts={texts} />;
});

/** What shows a shared scan, by language. */
export const SHARED_SCANS: Readonly<Record<Language, Shown<SharedScan>>> = {
  no: scanPart('no', async () => (await import('../health/nb.ts')).HEALTH_NB),
  en: scanPart('en', async () => (await import('../health/en.ts')).HEALTH_EN),
};

/** What shows a shared measurement, by language. */
export const SHARED_MEASUREMENTS: Readonly<Record<Language, Shown<SharedMeasurement>>> = {
  no: measurementPart(async () => {
    const [{ VISIBILITY_NB }, { REPORT_NB }] = await Promise.all([
      import('../visibility/nb.ts'), import('../../contract/report/visibility/report-nb.ts'),
    ]);
    return { ...VISIBILITY_NB, ...REPORT_NB };
  }),
  en: measurementPart(async () => {
    const [{ VISIBILITY_EN }, { REPORT_EN }] = await Promise.all([
      import('../visibility/en.ts'), import('../../contract/report/visibility/report-en.ts'),
    ]);
    return { ...VISIBILITY_EN, ...REPORT_EN };
  }),
};
