import type { Reading } from './engine.ts';
import {
  count, distinctQueries, errorIn, errorReason, loose, looseList, measured, notMeasured, sourceLink, statusReason, text,
  textAround,
} from './wire.ts';
import type { Loose } from './wire.ts';

/** Reads Google's Interactions API: `steps[]` of today, or `outputs[]` of its first schema. */
export function readInteraction(body: Loose): Reading {
  const steps = looseList(body.steps ?? body.outputs);
  const calls = steps.filter((step) => step.type === 'google_search_call');
  const queries = calls.flatMap((call) => loose(call.arguments).queries ?? []);
  const searches = distinctQueries(queries) || calls.length;
  const results = steps.filter((step) => step.type === 'google_search_result');
  const retrieval = searches > 0 || results.length > 0 ? 'used' : 'not-used';
  const tokens = loose(body.usage);
  const usage = {
    inputTokens: count(tokens.total_input_tokens ?? tokens.input_tokens),
    outputTokens: count(tokens.total_output_tokens ?? tokens.output_tokens),
    searches,
  };
  if (errorIn(body)) return notMeasured(errorReason(body.error), retrieval, usage);
  const unfinished = statusReason(body.status);
  if (unfinished) return notMeasured(unfinished, retrieval, usage);

  const blocks = steps.flatMap((step) => (step.type === 'model_output' ? looseList(step.content) : [step]));
  const isText = (block: Loose): boolean => block.type === 'text';
  const annotations = blocks.filter(isText).flatMap((part) => looseList(part.annotations));
  const found = results.flatMap((step) => resultsOf(step));
  const searchEntry = found.map((result) => text(result.search_suggestions ?? result.rendered_content)).find(Boolean);
  return measured({
    text: textAround(blocks, isText),
    annotations: [],
    retrieval,
    cited: annotations.flatMap((note) => sourceLink(note.url ?? note.uri ?? note.source, note.title)),
    found: found.flatMap((result) => sourceLink(result.url ?? result.uri, result.title)),
    ...(searchEntry ? { searchEntry } : {}),
    usage,
  });
}

function resultsOf(step: Loose): Loose[] {
  return Array.isArray(step.result) ? looseList(step.result) : [loose(step.result)];
}
