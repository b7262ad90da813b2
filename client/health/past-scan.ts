import type { HealthScanBody } from '../../contract/operations/health.ts';
import type { RememberedRun } from '../api/run-store.ts';
import type { PastHealthScan } from '../past/store.ts';
import { hostOf } from '../../contract/report/hosts.ts';
import { INITIAL_PROGRESS } from '../../contract/report/health/progress.ts';
import type { HealthProgress } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';

/** A scan that has ended, as it is saved. */
export function pastScanOf(run: RememberedRun<HealthScanBody>, progress: HealthProgress): PastHealthScan | undefined {
  const { summary, findings, grades } = progress;
  if (!summary) return undefined;
  return {
    tool: 'health', id: run.runId, host: hostOf(summary.finalUrl ?? summary.url), at: summary.scannedAt,
    input: run.input, summary, findings, grades: Object.values(grades),
  };
}

type EndedScan = Pick<PastHealthScan, 'input' | 'summary' | 'findings' | 'grades'>;

/** A saved or shared scan as it looked when it ended. */
export function reportOf({ input, summary, findings, grades }: EndedScan): ScanReport {
  const byPillar = Object.fromEntries(grades.map((grade) => [grade.pillar, grade]));
  return scanReport(input, { ...INITIAL_PROGRESS, summary, findings, grades: byPillar }, summary.scannedAt);
}
