import type { Reading } from './engine.ts';
import {
  asCount, distinctQueries, errorReasonIn, asObject, asObjectList, measured, notMeasured, sourceLink, statusReason, asString,
  textAround,
} from './wire.ts';
import type { JsonObject } from './wire.ts';

/** Reads Google's Interactions API: `steps[]` of today, or `outputs[]` of its first schema. */
export function readInteraction(body: JsonObject): Reading {
  const steps = asObjectList(body.steps ?? body.outputs);
  const calls = steps.filter((step) => step.type === 'google_search_call');
  const queries = calls.flatMap((call) => asObject(call.arguments).queries ?? []);
  const searches = distinctQueries(queries) || calls.length;
  const results = steps.filter((step) => step.type === 'google_search_result');
  const retrieval = searches > 0 || results.length > 0 ? 'used' : 'not-used';
  const tokens = asObject(body.usage);
  const usage = {
    inputTokens: asCount(tokens.total_input_tokens ?? tokens.input_tokens),
    outputTokens: asCount(tokens.total_output_tokens ?? tokens.output_tokens),
    searches,
  };
  const reason = errorReasonIn(body) ?? statusReason(body.status);
  if (reason) return notMeasured(reason, retrieval, usage);

  const blocks = steps.flatMap((step) => (step.type === 'model_output' ? asObjectList(step.content) : [step]));
  const isText = (block: JsonObject): boolean => block.type === 'text';
  const annotations = blocks.filter(isText).flatMap((part) => asObjectList(part.annotations));
  const found = results.flatMap((step) => resultsOf(step));
  const searchEntry = found.map((result) => asString(result.search_suggestions ?? result.rendered_content)).find(Boolean);
  return measured({
    text: textAround(blocks, isText),
    retrieval,
    cited: annotations.flatMap((note) => sourceLink(note.url ?? note.uri ?? note.source, note.title)),
    found: found.flatMap((result) => sourceLink(result.url ?? result.uri, result.title)),
    searchEntry,
    usage,
  });
}

function resultsOf(step: JsonObject): JsonObject[] {
  return Array.isArray(step.result) ? asObjectList(step.result) : [asObject(step.result)];
}
