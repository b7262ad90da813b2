import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { BLANK } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import type { SharedScan } from '../../contract/share.ts';
import { LoadedScanView } from '../health/loaded-scan-view.tsx';
import type { HealthTexts } from '../health/nb.ts';

export interface SharedScanProps {
  report: SharedScan;
  texts: HealthTexts;
  meanwhile: ReactNode;
}

/** A shared health scan. */
export function SharedScanView({ report: scan, texts, meanwhile }: SharedScanProps) {
  const report = useMemo(() => {
    const { input, summary, findings, grades } = scan;
    const byPillar = Object.fromEntries(grades.map((grade) => [grade.pillar, grade]));
    return scanReport(input, { ...BLANK, summary, findings, grades: byPillar }, summary.scannedAt);
  }, [scan]);
  return <LoadedScanView report={report} texts={texts} meanwhile={meanwhile} isLive={false} note={undefined} runId={undefined} />;
}
