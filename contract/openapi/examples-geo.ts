import { GeoEvent } from '../geo.ts';
import type { GeoScanRequest } from '../geo.ts';
import type { Examples } from './example.ts';
import recorded from './recorded.json' with { type: 'json' };

// These names also pass where a validator reads the published pattern without its `u` flag, as some linters do.
export const GEO_REQUEST_EXAMPLES = {
  store: {
    summary: 'A sports store and one competitor',
    value: { brand: 'LMN', domain: 'lmn.example', vertical: 'sport', competitors: ['M & N'], lang: 'no' },
  },
} satisfies Examples<GeoScanRequest>;

/** A line as the service sent it, in an invented world; `e2e/record-examples.ts` records it anew. */
const sent = (line: unknown): GeoEvent => {
  GeoEvent.parse(line);
  return line as GeoEvent;
};

/** One example for each kind of line. */
export const GEO_EVENT_EXAMPLES = {
  phase: { summary: 'A phase has ended', value: sent(recorded.geo.phase) },
  audit: { summary: 'What robots.txt says to one crawler', value: sent(recorded.geo.audit) },
  'provider-result': { summary: 'An engine answered a prompt', value: sent(recorded.geo['provider-result']) },
  'provider-result-not-measured': {
    summary: 'An engine gave no answer: not measured, and in no denominator',
    value: sent(recorded.geo['provider-result-not-measured']),
  },
  'prompt-complete': { summary: 'Every engine is done with a prompt', value: sent(recorded.geo['prompt-complete']) },
  metrics: { summary: 'The metrics so far', value: sent(recorded.geo.metrics) },
  complete: { summary: 'The last line; lists shortened to one entry', value: sent(recorded.geo.complete) },
  cached: {
    summary: 'The only line of a repeat; lists shortened to one entry',
    value: sent(recorded.geoCached),
  },
  error: {
    summary: 'The last line of a scan that could not end',
    value: { type: 'error', error: 'deadline', message: 'Time ran out. The rest is not measured.' },
  },
} satisfies Examples<GeoEvent>;
