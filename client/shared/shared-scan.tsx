import { useMemo } from 'react';
import { BLANK } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import type { SharedScan } from '../../contract/share.ts';
import type { HealthTexts } from '../health/nb.ts';
import { ScanView } from '../health/scan-view.tsx';

/** A shared health scan. */
export function SharedScanView({ report: scan, texts }: { report: SharedScan; texts: HealthTexts }) {
  const report = useMemo(() => {
    const { input, summary, findings, grades } = scan;
    const byPillar = Object.fromEntries(grades.map((grade) => [grade.pillar, grade]));
    return scanReport(input, { ...BLANK, summary, findings, grades: byPillar }, summary.scannedAt);
  }, [scan]);
  return <ScanView report={report} texts={texts} isLive={false} note={undefined} runId={undefined} />;
}
