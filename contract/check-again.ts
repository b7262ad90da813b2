import { z } from 'zod';
import { isCheckId } from './checks/catalogue.ts';
import type { CheckId } from './checks/catalogue.ts';
import { FindingEvent, HealthPhaseEvent } from './health.ts';
import { healthScan, HealthScanRequest } from './operations/health.ts';
import type { BodyRules } from './operations/operation.ts';
import { StreamErrorEvent } from './streams.ts';
import { SCAN_OUTCOMES } from './vocabulary.ts';
import type { ToolId } from './vocabulary.ts';

/** Which finding of a store is checked again. The earlier finding is not part of it, so that nobody can forge it. */
export const CheckAgainRequest = HealthScanRequest.extend({
  check: z.custom<CheckId>((id) => typeof id === 'string' && isCheckId(id), { error: 'invalid' }),
});
export type CheckAgainRequest = z.infer<typeof CheckAgainRequest>;

/** The last event of a check. There is no grade. */
export const CheckedEvent = z.object({
  type: z.literal('complete'),
  checkedAt: z.iso.datetime(),
  outcome: z.enum(SCAN_OUTCOMES),
});

/** The events sent while one finding is checked again. */
export const CheckAgainEvent = z.discriminatedUnion('type', [HealthPhaseEvent, FindingEvent, CheckedEvent, StreamErrorEvent]);
export type CheckAgainEvent = z.infer<typeof CheckAgainEvent>;

/** Offered over tRPC only, at the cost of a scan. */
export const checkAgain = {
  tool: 'health',
  input: CheckAgainRequest,
  event: CheckAgainEvent,
  refusals: healthScan.refusals,
} as const satisfies BodyRules<CheckAgainRequest> & { tool: ToolId; event: z.ZodType };
