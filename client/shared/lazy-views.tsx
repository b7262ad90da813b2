import { useMemo } from 'react';
import type { ComponentType } from 'react';
import type { SharedMeasurement, SharedScan } from '../../contract/share.ts';
import { loadableByLanguage } from '../components/loadable.ts';
import { SCAN_VIEWS } from '../health/lazy-scan-view.ts';
import { REPORTS } from '../visibility/lazy-report-view.ts';

type Shown<Report> = ComponentType<{ report: Report }>;

/** View of a shared health scan, lazy-loaded per language. */
export const SHARED_SCANS = loadableByLanguage<Shown<SharedScan>>(async (language) => {
  const [ScanView, { reportOf }, texts] = await Promise.all([
    SCAN_VIEWS[language].load(), import('../health/health-run.ts'),
    language === 'no' ? import('../health/nb.ts').then(({ HEALTH_NB }) => HEALTH_NB)
      : import('../health/en.ts').then(({ HEALTH_EN }) => HEALTH_EN),
  ]);
  return function SharedScanView({ report: scan }) {
    const report = useMemo(() => reportOf(scan), [scan]);
    return <ScanView report={report} texts={texts} isLive={false} note={undefined} runId={undefined} isOwn={false} />;
  };
});

/** View of a shared measurement, lazy-loaded per language. */
export const SHARED_MEASUREMENTS = loadableByLanguage<Shown<SharedMeasurement>>(async (language) => {
  const [{ View, texts }, { sourceOf }, { competitorsOf }] = await Promise.all([
    REPORTS[language].load(), import('../visibility/geo-run.ts'), import('../../contract/report/visibility/report.ts'),
  ]);
  return function SharedMeasurementView({ report: { result } }) {
    const source = useMemo(() => {
      const { brand, domain, vertical, lang } = result;
      return sourceOf({ input: { brand, domain, vertical, lang, competitors: competitorsOf(result) }, result });
    }, [result]);
    return (
      <View
        source={source} texts={texts} connection="ok"
        isLive={false} isPast={false} runId={undefined} isOwn={false}
      />
    );
  };
});
