import type { AnswerParts, JsonObject } from './engine.ts';
import { asCount, distinctQueries, asObject, asObjectList, sourceLink, statusReason, asString, textAround } from './wire.ts';

/** Reads Google's Interactions API: `steps[]` of today, or `outputs[]` of its first schema. */
export function readInteraction(body: JsonObject): AnswerParts {
  const steps = asObjectList(body.steps ?? body.outputs);
  const calls = asObjectList(steps, 'google_search_call');
  const queries = calls.flatMap((call) => asObject(call.arguments).queries ?? []);
  const searches = distinctQueries(queries) || calls.length;
  const results = asObjectList(steps, 'google_search_result');
  const tokens = asObject(body.usage);
  const blocks = steps.flatMap((step) => (step.type === 'model_output' ? asObjectList(step.content) : [step]));
  const annotations = asObjectList(blocks, 'text').flatMap((part) => asObjectList(part.annotations));
  const found = results.flatMap(({ result }) => asObjectList([result].flat()));
  const searchEntry = found.map((result) => asString(result.search_suggestions ?? result.rendered_content)).find(Boolean);
  return {
    reason: statusReason(body.status),
    text: textAround(blocks),
    retrieval: searches > 0 || results.length > 0 ? 'used' : 'not-used',
    cited: annotations.flatMap((note) => sourceLink(note.url ?? note.uri ?? note.source, note.title)),
    found: found.flatMap((result) => sourceLink(result.url ?? result.uri, result.title)),
    searchEntry,
    usage: {
      inputTokens: asCount(tokens.total_input_tokens ?? tokens.input_tokens),
      outputTokens: asCount(tokens.total_output_tokens ?? tokens.output_tokens),
      searches,
    },
  };
}
