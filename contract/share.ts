import { z } from 'zod';
import { GeoResult } from './geo.ts';
import { FindingEvent, HealthSummary, PillarCompleteEvent } from './health.ts';
import { SHARE_ID } from './routes.ts';

/** A health scan as shared with others. */
export const SharedScan = z.object({
  tool: z.literal('health'),
  input: z.object({ url: z.string(), b2b: z.boolean() }),
  summary: HealthSummary,
  findings: z.array(FindingEvent),
  grades: z.array(PillarCompleteEvent),
});
export type SharedScan = z.infer<typeof SharedScan>;

/** An AI visibility measurement as shared with others, without the engines' answers. */
export const SharedMeasurement = z.object({ tool: z.literal('geo'), result: GeoResult });
export type SharedMeasurement = z.infer<typeof SharedMeasurement>;

export const SharedReport = z.discriminatedUnion('tool', [SharedScan, SharedMeasurement]);
export type SharedReport = z.infer<typeof SharedReport>;

/** A shared report, with its expiry. */
export const Share = z.object({ report: SharedReport, sharedAt: z.iso.datetime(), until: z.iso.datetime() });
export type Share = z.infer<typeof Share>;

export const ShareId = z.string().regex(SHARE_ID);

/** The id of a share, and the secret that proves ownership. */
export const OwnShare = z.object({ id: ShareId, secret: z.string().max(64) });

/** Why a run cannot be shared. */
const SHARE_PROBLEMS = [
  'unknown-run', 'running', 'incomplete', 'not-stored', 'too-large', 'full', 'unavailable',
] as const;
export type ShareProblem = (typeof SHARE_PROBLEMS)[number];

/** A new share with its secret, which is returned only here; or why there is none. */
export const ShareOutcome = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), id: ShareId, secret: z.string(), until: z.iso.datetime() }),
  z.object({ ok: z.literal(false), problem: z.enum(SHARE_PROBLEMS) }),
]);
export type ShareOutcome = z.infer<typeof ShareOutcome>;
