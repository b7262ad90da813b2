import { z } from 'zod';
import { isCheckId } from './checks/catalogue.ts';
import type { CheckId } from './checks/catalogue.ts';
import { FindingEvent, HealthPhaseEvent } from './health.ts';
import { healthScan, HealthScanRequest } from './operations/health.ts';
import type { BodyRules } from './operations/operation.ts';
import { StreamErrorEvent } from './streams.ts';
import { SCAN_OUTCOMES } from './vocabulary.ts';
import type { ToolId } from './vocabulary.ts';

/** Request to re-check one finding of a store. The client does not send the earlier finding, so it cannot be forged. */
export const CheckAgainRequest = HealthScanRequest.extend({
  check: z.custom<CheckId>((id) => typeof id === 'string' && isCheckId(id), { error: 'invalid' }),
});
export type CheckAgainRequest = z.infer<typeof CheckAgainRequest>;

/** The last event of a re-check; it has no grade. */
const CheckedEvent = z.object({
  type: z.literal('complete'),
  checkedAt: z.iso.datetime(),
  outcome: z.enum(SCAN_OUTCOMES),
});

/** The events streamed while one finding is re-checked. */
export const CheckAgainEvent = z.discriminatedUnion(
  'type',
  [HealthPhaseEvent, FindingEvent, CheckedEvent, StreamErrorEvent],
);
export type CheckAgainEvent = z.infer<typeof CheckAgainEvent>;

/** Available over tRPC only; counts as a scan in the rate limits. */
export const checkAgain = {
  tool: 'health',
  input: CheckAgainRequest,
  event: CheckAgainEvent,
  refusals: healthScan.refusals,
} as const satisfies BodyRules<CheckAgainRequest> & { tool: ToolId; event: z.ZodType };
