import { z } from 'zod';
import { HealthEvent } from '../health.ts';
import { stopEvent } from '../streams.ts';
import type { StreamOperation } from './operation.ts';
import recorded from './recorded.json' with { type: 'json' };

/** The body of `POST /api/health/scan`. */
export const HealthScanRequest = z
  .object({
    url: z.string({ error: 'invalid' }).meta({ description: 'The storefront. A bare hostname is read as https.' }),
    b2b: z.boolean().default(false).catch(false).meta({
      type: 'boolean',
      default: false,
      description: 'Only the JSON boolean `true` counts. Adds the finding `ehf-capability`.',
    }),
  }, { error: 'invalid' })
  .meta({ description: 'What to scan.' });
export type HealthScanRequest = z.infer<typeof HealthScanRequest>;
/** The body as sent, before defaults are applied. */
export type HealthScanBody = z.input<typeof HealthScanRequest>;

/** An event recorded by `e2e/record-examples.ts`. The cast is unchecked: tests validate it against its schema. */
const sent = (name: keyof typeof recorded.health): HealthEvent => recorded.health[name] as HealthEvent;

export const healthScan = {
  tool: 'health',
  path: '/api/health/scan',
  id: 'scanHealth',
  title: 'Health scan',
  summary: 'Stream a technical audit of a storefront: eight phases, four independent grades.',
  description:
    'A hostname that does not resolve is no error: the scan runs and reports that the store could not be reached. ' +
    'Closing the connection cancels the scan.',
  isTranslated: true,
  input: HealthScanRequest,
  event: HealthEvent,
  limits: {
    requestLimit: { limit: 30, windowSeconds: 60 },
    runLimit: { limit: 5, windowSeconds: 60 },
    maxConcurrent: 4,
    retryAfter: { min: 1, max: 60, capacity: 20 },
  },
  refusals: ['invalid', 'forbidden', 'protocol', 'private', 'rate', 'capacity'],
  requests: {
    store: { summary: 'A store by its hostname', value: { url: 'skogogsjo.example' } },
    b2b: { summary: 'A trade store', value: { url: 'https://proff.skogogsjo.example', b2b: true } },
  },
  answers: {
    description: 'The scan, a line for each event.',
    examples: {
      phase: { summary: 'A phase starts', value: sent('phase') },
      finding: { summary: 'A check failed', value: sent('finding') },
      'finding-not-measured': { summary: 'A check could not be measured', value: sent('finding-not-measured') },
      'pillar-complete': { summary: 'The grade of one pillar', value: sent('pillar-complete') },
      'pillar-not-measured': { summary: 'A pillar that could not be graded', value: sent('pillar-not-measured') },
      complete: { summary: 'The last line', value: sent('complete') },
      error: { summary: 'The last line of a scan that could not end', value: stopEvent('shutting-down') },
    },
  },
} as const satisfies StreamOperation<HealthScanRequest, HealthScanBody, HealthEvent>;
