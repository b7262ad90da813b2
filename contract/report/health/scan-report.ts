import type { HealthScanBody } from '../../operations/health.ts';
import { hostOf } from '../hosts.ts';
import type { HealthProgress } from './progress.ts';

/** A scan as the page shows it, running, ended or kept from before. */
export interface ScanReport {
  progress: HealthProgress;
  input: HealthScanBody;
  host: string;
  b2b: boolean;
  /** ISO. */
  startedAt: string;
  isRunning: boolean;
}

export function scanReport(input: HealthScanBody, progress: HealthProgress, startedAt: string): ScanReport {
  return {
    progress,
    input,
    host: hostOf(input.url),
    b2b: input.b2b === true,
    startedAt: progress.summary?.scannedAt ?? startedAt,
    isRunning: progress.summary === undefined && progress.error === undefined,
  };
}
