import { z } from 'zod';
import { EmitterFailure, EmitterResponse } from '../emitter.ts';
import type { EmitterFailureReason } from '../vocabulary.ts';
import type { AnswerOperation } from './operation.ts';
import type { RefusalName } from './refusals.ts';
import recorded from './recorded.json' with { type: 'json' };

/** The body of `POST /api/schema/generate`. */
export const EmitterRequest = z
  .object({ url: z.string({ error: 'invalid' }).meta({ description: 'One product page.' }) }, { error: 'invalid' })
  .meta({ description: 'Which page to read.' });
export type EmitterRequest = z.infer<typeof EmitterRequest>;

const REASONS: Partial<Record<RefusalName, EmitterFailureReason>> = {
  invalid: 'invalid-url', rate: 'rate-limited', capacity: 'rate-limited',
};

export const generateSchema = {
  tool: 'schema',
  path: '/api/schema/generate',
  id: 'generateSchema',
  title: 'Schema emitter',
  summary: 'Turn one product page into verified JSON-LD.',
  description:
    'A field is verified, with its value and where on the page it stands, or unverified, with the reason. Nothing is ' +
    'guessed.',
  input: EmitterRequest,
  response: EmitterResponse,
  failure: EmitterFailure,
  failed: (refusal: RefusalName, message: string): EmitterFailure =>
    ({ ok: false, reason: REASONS[refusal] ?? 'guard-failed', message }),
  limits: {
    requestLimit: { limit: 30, windowSeconds: 3600 },
    runLimit: { limit: 6, windowSeconds: 3600 },
    maxConcurrent: 2,
    retryAfter: { min: 60, max: 3600, capacity: 60 },
  },
  refusals: ['invalid', 'forbidden', 'protocol', 'private', 'unresolved', 'rate', 'capacity'],
  requests: {
    product: { summary: 'A product page', value: { url: 'https://skogogsjo.example/produkt/turjakke-nordmarka' } },
  },
  answers: {
    description: 'The verdict, also where the page could not be used: branch on `ok`, then on `reason`.',
    examples: {
      // Recorded by `e2e/record-examples.ts` in the test world.
      generated: {
        summary: 'A page without valid Product markup', value: recorded.schema as EmitterResponse,
      },
      blocked: { summary: 'Bot protection stopped the fetch', value: { ok: false, reason: 'blocked' } },
      'not-product-page': {
        summary: 'Answered, but not as a product page', value: { ok: false, reason: 'not-product-page', lowText: true },
      },
      unreachable: { summary: 'The page did not answer', value: { ok: false, reason: 'unreachable' } },
      'guard-blocked': {
        summary: 'A redirect led to an address that may not be opened', value: { ok: false, reason: 'guard-blocked' },
      },
    },
  },
} as const satisfies AnswerOperation<EmitterRequest, EmitterRequest, EmitterResponse, EmitterFailure>;
