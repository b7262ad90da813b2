import { useMemo } from 'react';
import type { SharedScan } from '../../contract/share.ts';
import { reportOf } from '../health/past-scan.ts';
import type { HealthTexts } from '../health/nb.ts';
import { ScanView } from '../health/scan-view.tsx';

/** A shared health scan. */
export function SharedScanView({ report: scan, texts }: { report: SharedScan; texts: HealthTexts }) {
  const report = useMemo(() => reportOf(scan), [scan]);
  return <ScanView report={report} texts={texts} isLive={false} note={undefined} runId={undefined} isOwn={false} />;
}
