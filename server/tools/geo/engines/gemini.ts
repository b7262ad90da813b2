import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import type { AnswerParts, Engine, JsonObject, SourceLink, Usage } from './engine.ts';
import {
  asCount, distinctQueries, asObject, asObjectList, sourceLink, statusReason, asString, textOfBlocks,
} from './wire.ts';

const REFUSALS = new Set([
  'SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'LANGUAGE', 'IMAGE_SAFETY', 'MODEL_ARMOR',
]);

/** Gemini with Google Search, through `generateContent`. Answers of the Interactions API are read as well. */
export const gemini: Engine = {
  id: 'gemini',
  name: 'Gemini',
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  timeoutMs: 60_000,

  headers: (apiKey) => ({ Authorization: null, 'x-goog-api-key': apiKey }),

  request: ({ model, prompt }) => ({
    path: `/models/${encodeURIComponent(model.replace(/^models\//, ''))}:generateContent`,
    body: { contents: [{ role: 'user', parts: [{ text: prompt }] }], tools: [{ google_search: {} }] },
  }),

  read: (body) =>
    (Array.isArray(body.steps) || Array.isArray(body.outputs) ? readInteraction(body) : readContent(body)),
};

function readContent(body: JsonObject): AnswerParts {
  const candidate = asObjectList(body.candidates)[0] ?? {};
  const grounding = asObject(candidate.groundingMetadata);
  const chunks = asObjectList(grounding.groundingChunks);
  const queries = distinctQueries(grounding.webSearchQueries);
  const parts = asObjectList(asObject(candidate.content).parts).filter((part) => part.thought !== true);
  const cited = new Set(asObjectList(grounding.groundingSupports)
    .flatMap(({ groundingChunkIndices }) => groundingChunkIndices));
  return {
    reason: unansweredReason(body, asString(candidate.finishReason)),
    text: textOfBlocks(parts),
    // No annotations: Gemini marks the sentences that a source supports, and no links in the text.
    retrieval: chunks.length > 0 || queries > 0 ? 'used' : 'not-used',
    cited: chunks.flatMap((chunk, index) => (cited.has(index) ? linkOf(chunk) : [])),
    found: chunks.flatMap((chunk, index) => (cited.has(index) ? [] : linkOf(chunk))),
    searchEntry: asString(asObject(grounding.searchEntryPoint).renderedContent),
    usage: usageIn(body, queries),
  };
}

// An answer is missing after a refusal or an unfinished text.
function unansweredReason(body: JsonObject, finish: string): AnswerReason | undefined {
  if (asObject(body.promptFeedback).blockReason !== undefined || REFUSALS.has(finish)) return 'refused';
  if (finish === 'MAX_TOKENS') return 'incomplete';
  return ['', 'STOP', 'FINISH_REASON_UNSPECIFIED'].includes(finish) ? undefined : 'failed';
}

function linkOf(chunk: JsonObject): SourceLink[] {
  const web = asObject(chunk.web);
  return sourceLink(web.uri, web.domain ?? web.title);
}

function usageIn(body: JsonObject, searches: number): Usage {
  const usage = asObject(body.usageMetadata);
  const output = asCount(usage.candidatesTokenCount);
  return {
    inputTokens: asCount(usage.promptTokenCount),
    outputTokens: output === undefined ? undefined : output + (asCount(usage.thoughtsTokenCount) ?? 0),
    searches,
  };
}

// The Interactions API answers with `steps[]`, and did with `outputs[]` in its first schema.
function readInteraction(body: JsonObject): AnswerParts {
  const steps = asObjectList(body.steps ?? body.outputs);
  const calls = asObjectList(steps, 'google_search_call');
  const queries = calls.flatMap((call) => asObject(call.arguments).queries ?? []);
  const searches = distinctQueries(queries) || calls.length;
  const results = asObjectList(steps, 'google_search_result');
  const tokens = asObject(body.usage);
  const blocks = steps.flatMap((step) => (step.type === 'model_output' ? asObjectList(step.content) : [step]));
  const annotations = asObjectList(blocks, 'text').flatMap((part) => asObjectList(part.annotations));
  const found = results.flatMap(({ result }) => asObjectList([result].flat()));
  const searchEntry = found.map((result) => asString(result.search_suggestions ?? result.rendered_content))
    .find(Boolean);
  return {
    reason: statusReason(body.status),
    text: textOfBlocks(blocks),
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
