import { EmitterResponse } from '../emitter.ts';
import type { EmitterRequest, EmitterSuccess } from '../emitter.ts';
import type { Examples } from './example.ts';
import recorded from './recorded.json' with { type: 'json' };

export const EMITTER_REQUEST_EXAMPLES = {
  product: { summary: 'A product page', value: { url: 'https://skogogsjo.example/produkt/turjakke-nordmarka' } },
} satisfies Examples<EmitterRequest>;

/** As the service sent it, in an invented world; `e2e/record-examples.ts` records it anew. */
function sent(): EmitterSuccess {
  EmitterResponse.parse(recorded.schema);
  return recorded.schema as EmitterSuccess;
}

export const EMITTER_SUCCESS_EXAMPLES = {
  generated: { summary: 'A page without valid Product markup', value: sent() },
} satisfies Examples<EmitterSuccess>;
