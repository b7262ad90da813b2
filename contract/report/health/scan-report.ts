import type { HealthScanBody } from '../../operations/health.ts';
import { hostOf } from '../hosts.ts';
import type { HealthProgress } from './progress.ts';

/** A scan as the page shows it: running, ended or stored. */
export type ScanReport = ReturnType<typeof scanReport>;

export function scanReport(input: HealthScanBody, progress: HealthProgress, startedAt: string) {
  return {
    progress,
    input,
    host: hostOf(input.url),
    b2b: input.b2b === true,
    /** ISO 8601. */
    startedAt: progress.summary?.scannedAt ?? startedAt,
    isRunning: progress.summary === undefined && progress.error === undefined,
  };
}
