import { z } from 'zod';
import { FindingEvent, HealthSummary, PillarCompleteEvent } from '../../contract/health.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';
import { PILLARS } from '../../contract/vocabulary.ts';

/** A scan as `--save` writes it and `--baseline` reads it: in the format of the page's JSON export. */
export const SavedScan = z.object({
  request: z.object({ url: z.string() }).loose(),
  startedAt: z.string(),
  summary: HealthSummary,
  pillars: z.array(PillarCompleteEvent),
  findings: z.array(FindingEvent),
});
export type SavedScan = z.infer<typeof SavedScan>;

/** The scan to save; undefined without a summary. */
export function savedScan({ input, startedAt, progress }: ScanReport): SavedScan | undefined {
  const { summary, grades, findings } = progress;
  if (!summary) return undefined;
  const pillars = PILLARS.flatMap((pillar) => grades[pillar] ?? []);
  return { request: { ...input }, startedAt, summary, pillars, findings: [...findings] };
}

/** Parses a saved scan; undefined if it is invalid, or the store was not seen. */
export function readSavedScan(text: string): SavedScan | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = SavedScan.safeParse(value);
  return read.success && read.data.summary.outcome === 'scanned' ? read.data : undefined;
}
