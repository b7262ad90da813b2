import { HealthEvent } from '../health.ts';
import type { HealthScanRequest } from '../health.ts';
import type { Examples } from './example.ts';
import recorded from './recorded.json' with { type: 'json' };

export const HEALTH_REQUEST_EXAMPLES = {
  store: { summary: 'A store by its hostname', value: { url: 'skogogsjo.example' } },
  b2b: { summary: 'A trade store', value: { url: 'https://proff.skogogsjo.example', b2b: true } },
} satisfies Examples<HealthScanRequest | { url: string }>;

/** A line as the service sent it, in an invented world; `e2e/record-examples.ts` records it anew. */
const sent = (name: keyof typeof recorded.health): HealthEvent => {
  HealthEvent.parse(recorded.health[name]);
  return recorded.health[name] as HealthEvent;
};

/** One example for each kind of line. */
export const HEALTH_EVENT_EXAMPLES = {
  phase: { summary: 'A phase starts', value: sent('phase') },
  finding: { summary: 'A check failed', value: sent('finding') },
  'finding-not-measured': { summary: 'A check could not be measured', value: sent('finding-not-measured') },
  'pillar-complete': { summary: 'The grade of one pillar', value: sent('pillar-complete') },
  'pillar-not-measured': { summary: 'A pillar that could not be graded', value: sent('pillar-not-measured') },
  complete: { summary: 'The last line', value: sent('complete') },
  error: {
    summary: 'The last line of a scan that could not end',
    value: { type: 'error', error: 'shutting-down', message: 'The service is restarting. What came before still holds.' },
  },
} satisfies Examples<HealthEvent>;
