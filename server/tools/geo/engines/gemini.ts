import type { Engine, Reading, SourceLink, Usage } from './engine.ts';
import { readInteraction } from './gemini-interactions.ts';
import {
  count, distinctQueries, errorIn, errorReason, loose, looseList, measured, notMeasured, sourceLink, text, textAround,
} from './wire.ts';
import type { Loose } from './wire.ts';

const REFUSALS = new Set([
  'SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'LANGUAGE', 'IMAGE_SAFETY', 'MODEL_ARMOR',
]);

/** Gemini grounded with Google Search, by `generateContent`; answers of the Interactions API are read as well. */
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

  read(raw) {
    const body = loose(raw);
    return Array.isArray(body.steps) || Array.isArray(body.outputs) ? readInteraction(body) : readContent(body);
  },
};

function readContent(body: Loose): Reading {
  const candidate = looseList(body.candidates)[0] ?? {};
  const grounding = loose(candidate.groundingMetadata);
  const chunks = looseList(grounding.groundingChunks);
  const queries = distinctQueries(grounding.webSearchQueries);
  const retrieval = chunks.length > 0 || queries > 0 ? 'used' : 'not-used';
  const usage = usageIn(body, queries);
  if (errorIn(body)) return notMeasured(errorReason(body.error), retrieval, usage);
  if (loose(body.promptFeedback).blockReason !== undefined) return notMeasured('refused', retrieval, usage);
  const finish = text(candidate.finishReason);
  if (REFUSALS.has(finish)) return notMeasured('refused', retrieval, usage);
  if (finish === 'MAX_TOKENS') return notMeasured('incomplete', retrieval, usage);
  if (!['', 'STOP', 'FINISH_REASON_UNSPECIFIED'].includes(finish)) return notMeasured('failed', retrieval, usage);

  const parts = looseList(loose(candidate.content).parts).filter((part) => part.thought !== true);
  const cited = new Set(looseList(grounding.groundingSupports)
    .flatMap((support) => (Array.isArray(support.groundingChunkIndices) ? support.groundingChunkIndices : [])));
  const searchEntry = text(loose(grounding.searchEntryPoint).renderedContent);
  return measured({
    text: textAround(parts, (part) => typeof part.text === 'string'),
    // Its segments are the sentences a source supports, counted in bytes; they are never links in the text.
    annotations: [],
    retrieval,
    cited: chunks.flatMap((chunk, index) => (cited.has(index) ? webOf(chunk) : [])),
    found: chunks.flatMap((chunk, index) => (cited.has(index) ? [] : webOf(chunk))),
    ...(searchEntry ? { searchEntry } : {}),
    usage,
  });
}

function webOf(chunk: Loose): SourceLink[] {
  const web = loose(chunk.web);
  return sourceLink(web.uri, web.domain ?? web.title);
}

function usageIn(body: Loose, searches: number): Usage {
  const usage = loose(body.usageMetadata);
  const output = count(usage.candidatesTokenCount);
  return {
    inputTokens: count(usage.promptTokenCount),
    outputTokens: output === undefined ? undefined : output + (count(usage.thoughtsTokenCount) ?? 0),
    searches,
  };
}
