import { BLANK } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';
import type { PastHealthScan } from '../past/store.ts';

type EndedScan = Pick<PastHealthScan, 'input' | 'summary' | 'findings' | 'grades'>;

/** A kept or shared scan as it looked when it ended. */
export function reportOf({ input, summary, findings, grades }: EndedScan): ScanReport {
  const byPillar = Object.fromEntries(grades.map((grade) => [grade.pillar, grade]));
  return scanReport(input, { ...BLANK, summary, findings, grades: byPillar }, summary.scannedAt);
}
