import type { HealthScanBody } from '../../contract/operations/health.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';
import { useRun } from '../api/use-run.ts';
import { announce } from '../components/live-region.tsx';
import { healthRun } from './health-run.ts';
import { goToScan } from './link.ts';
import type { HealthTexts } from './nb.ts';

/** Rescans a report's store; also returns why the start was refused or failed. */
export function useRescan({ input, host }: ScanReport, texts: HealthTexts) {
  const { status, input: asked, failure } = useRun(healthRun);
  const rescan = async (change?: Partial<HealthScanBody>): Promise<void> => {
    const changed = { ...input, ...change };
    announce(texts.starting(host));
    if (await healthRun.start(changed)) goToScan(changed);
  };
  return { rescan, isStarting: status === 'starting', failure: asked?.url === input.url ? failure : undefined };
}
