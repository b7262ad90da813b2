import { z } from 'zod';
import { GeoEvent } from '../geo.ts';
import { stopEvent } from '../streams.ts';
import { VERTICAL_NAMES } from '../verticals.ts';
import { RETENTION_HOURS, LANGUAGES, MAX_COMPETITORS, VERTICALS } from '../vocabulary.ts';
import { nameSchema, namesOrBlanks } from './name.ts';
import type { StreamOperation } from './operation.ts';
import recorded from './recorded.json' with { type: 'json' };

const NAMED_VERTICALS = VERTICALS.map((vertical) => `\`${vertical}\` ${VERTICAL_NAMES[vertical]}`).join(', ');

/** Drops empty names, and those after the first that is too many; null if the input is not an array. */
const withoutEmpty = (names: string[]): string[] | null => (Array.isArray(names)
  ? names.filter((name) => typeof name !== 'string' || name.trim() !== '').slice(0, MAX_COMPETITORS + 1) : null);

const Competitors = z
  .array(nameSchema('invalid_competitor'), { error: 'invalid_competitor' })
  // `max` would publish a `maxItems`, which counts empty entries too.
  .refine((names) => names.length <= MAX_COMPETITORS, {
    error: 'too_many_competitors', when: ({ value }) => Array.isArray(value),
  });

/** The body of `POST /api/geo/scan`. */
export const GeoScanRequest = z
  .object({
    brand: nameSchema(
      'invalid_brand',
      'The name looked for in the answers; no URL and no e-mail address. Prompts never hold it.',
    ),
    domain: z.string({ error: 'invalid_domain' }).trim().regex(/\S/, { error: 'invalid_domain' })
      .meta({ description: 'Store domain or origin; a path is ignored.' }),
    vertical: z.enum(VERTICALS, { error: 'invalid_vertical' })
      .meta({ description: `Selects the prompt pack: ${NAMED_VERTICALS}.` }),
    competitors: z.preprocess(withoutEmpty, Competitors).optional()
      .meta({
        ...namesOrBlanks(MAX_COMPETITORS),
        description: `At most ${MAX_COMPETITORS} names by the rules of \`brand\`; empty entries are ignored.`,
      }),
    lang: z.enum(LANGUAGES, { error: 'invalid_lang' }).default('no').meta({ description: 'Language of the prompts.' }),
  }, { error: 'invalid_brand' })
  .meta({ description: 'Whose visibility to measure.' });
export type GeoScanRequest = z.infer<typeof GeoScanRequest>;
/** The body as sent, before defaults are applied. */
export type GeoScanBody = z.input<typeof GeoScanRequest>;

/** An event recorded by `e2e/record-examples.ts`. The cast is unchecked: tests validate it against its schema. */
const sent = (line: unknown): GeoEvent => line as GeoEvent;

export const geoScan = {
  tool: 'geo',
  path: '/api/geo/scan',
  id: 'scanVisibility',
  title: 'AI visibility scan',
  summary: 'Put the same prompts to six AI answer engines and stream what they answer.',
  description:
    `A repeat of the same domain, vertical and language within ${RETENTION_HOURS} hours is one \`complete\` line from the ` +
    'stored measurement, and spends the requests alone. An engine without an answer is not measured, and in no denominator.',
  input: GeoScanRequest,
  event: GeoEvent,
  limits: {
    requestLimit: { limit: 10, windowSeconds: 3600 },
    runLimit: { limit: 2, windowSeconds: 3600 },
    maxConcurrent: 2,
    retryAfter: { min: 60, max: 3600, capacity: 60 },
  },
  refusals: [
    'invalid_brand', 'invalid_domain', 'invalid_vertical', 'too_many_competitors', 'invalid_competitor', 'invalid_lang',
    'invalid', 'forbidden', 'protocol', 'private', 'unresolved', 'scan_in_progress', 'rate', 'capacity', 'daily_cap',
  ],
  requests: {
    // These names also pass in validators that ignore the `u` flag of the published pattern, as some linters do.
    store: {
      summary: 'A sports store and one competitor',
      value: { brand: 'LMN', domain: 'lmn.example', vertical: 'sport', competitors: ['M & N'], lang: 'no' },
    },
  },
  answers: {
    description: 'The measurement, a line for each event.',
    examples: {
      phase: { summary: 'A phase has ended', value: sent(recorded.geo.phase) },
      audit: { summary: 'What robots.txt says to one crawler', value: sent(recorded.geo.audit) },
      'provider-result': { summary: 'An engine answered a prompt', value: sent(recorded.geo['provider-result']) },
      'provider-result-not-measured': {
        summary: 'An engine gave no answer: not measured, and in no denominator',
        value: sent(recorded.geo['provider-result-not-measured']),
      },
      'prompt-complete': {
        summary: 'Every engine is done with a prompt',
        value: sent(recorded.geo['prompt-complete']),
      },
      metrics: { summary: 'The metrics so far', value: sent(recorded.geo.metrics) },
      complete: { summary: 'The last line; lists shortened to one entry', value: sent(recorded.geo.complete) },
      cached: { summary: 'The only line of a repeat; lists shortened to one entry', value: sent(recorded.geoCached) },
      error: { summary: 'The last line of a scan that could not end', value: stopEvent('cancelled') },
    },
  },
} as const satisfies StreamOperation<GeoScanRequest, GeoScanBody, GeoEvent>;
