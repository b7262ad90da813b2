import { INITIAL_PROGRESS, reduceHealth } from '../../contract/report/health/progress.ts';
import { loadClient } from '../api/client.ts';
import { createRunStore } from '../api/run-store.ts';
import { storedJson } from '../app/stored-json.ts';
import { savePastScan } from '../past/past-scan.ts';
import type { HealthScanBody } from '../../contract/operations/health.ts';
import type { RememberedRun } from '../api/run-store.ts';
import type { PastHealthScan } from '../past/store.ts';
import { hostOf } from '../../contract/report/hosts.ts';
import type { HealthProgress } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';

/** This tab's health scan; saved in this browser when it ends. */
export const healthRun = createRunStore({
  service: async (reload) => (await loadClient(reload)).health,
  memory: storedJson('run:health', () => sessionStorage),
  initialProgress: INITIAL_PROGRESS,
  reduce: reduceHealth,
  onEnd: (run, progress) => savePastScan(pastScanOf(run, progress)),
});

/** An ended scan, in the form in which it is saved. */
function pastScanOf(run: RememberedRun<HealthScanBody>, progress: HealthProgress): PastHealthScan | undefined {
  const { summary, findings, grades } = progress;
  if (!summary) return undefined;
  return {
    tool: 'health', id: run.runId, host: hostOf(summary.finalUrl ?? summary.url), at: summary.scannedAt,
    input: run.input, summary, findings, grades: Object.values(grades),
  };
}

type EndedScan = Pick<PastHealthScan, 'input' | 'summary' | 'findings' | 'grades'>;

/** The report of a saved or shared scan, as it was when the scan ended. */
export function reportOf({ input, summary, findings, grades }: EndedScan): ScanReport {
  const byPillar = Object.fromEntries(grades.map((grade) => [grade.pillar, grade]));
  return scanReport(input, { ...INITIAL_PROGRESS, summary, findings, grades: byPillar }, summary.scannedAt);
}
