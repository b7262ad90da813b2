import { z } from 'zod';
import { GeoResult } from './geo.ts';
import { FindingEvent, HealthSummary, PillarCompleteEvent } from './health.ts';
import { SHARE_ID } from './routes.ts';

/** A health scan as others may see it. */
export const SharedScan = z.object({
  tool: z.literal('health'),
  input: z.object({ url: z.string(), b2b: z.boolean() }),
  summary: HealthSummary,
  findings: z.array(FindingEvent),
  grades: z.array(PillarCompleteEvent),
});
export type SharedScan = z.infer<typeof SharedScan>;

/** An AI visibility measurement as others may see it: what the engines wrote is left out. */
export const SharedMeasurement = z.object({ tool: z.literal('geo'), result: GeoResult });
export type SharedMeasurement = z.infer<typeof SharedMeasurement>;

export const SharedReport = z.discriminatedUnion('tool', [SharedScan, SharedMeasurement]);
export type SharedReport = z.infer<typeof SharedReport>;

/** A report under an address of its own, and until when. */
export const Share = z.object({ report: SharedReport, sharedAt: z.iso.datetime(), until: z.iso.datetime() });
export type Share = z.infer<typeof Share>;

export const ShareId = z.string().regex(SHARE_ID);

/** What names a share, and what proves that it is one's own. */
export const OwnShare = z.object({ id: ShareId, secret: z.string().max(64) });

/** Why a run is not shared. */
export const SHARE_PROBLEMS = [
  'unknown-run', 'running', 'incomplete', 'not-stored', 'too-large', 'full', 'unavailable',
] as const;
export type ShareProblem = (typeof SHARE_PROBLEMS)[number];

/** A new share with its secret, which is told once; or why there is none. */
export const ShareOutcome = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), id: ShareId, secret: z.string(), until: z.iso.datetime() }),
  z.object({ ok: z.literal(false), problem: z.enum(SHARE_PROBLEMS) }),
]);
export type ShareOutcome = z.infer<typeof ShareOutcome>;
