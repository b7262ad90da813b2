import { APIError } from 'openai';
import { sourcesOf, unresolvedRedirect } from '../../server/tools/geo/citations.ts';
import { claude } from '../../server/tools/geo/engines/claude.ts';
import type { Engine } from '../../server/tools/geo/engines/engine.ts';
import { failureOf, refusalOf } from '../../server/tools/geo/engines/failures.ts';
import { gemini } from '../../server/tools/geo/engines/gemini.ts';
import { grok } from '../../server/tools/geo/engines/grok.ts';
import { mistral } from '../../server/tools/geo/engines/mistral.ts';
import { openai } from '../../server/tools/geo/engines/openai.ts';
import { refusedMember } from '../../server/tools/geo/engines/optional.ts';
import { perplexity } from '../../server/tools/geo/engines/perplexity.ts';
import { readingOf } from '../../server/tools/geo/engines/reading.ts';
import { ENGINE_LIST } from '../../server/tools/geo/engines/registry.ts';
import type { EngineParts } from './engine-attacks.ts';

const NOW = Date.UTC(2026, 10, 1);

/** Reads an error as every engine reports it: in an answer, and in place of one. */
export function readEngineError(message: string): void {
  const error = {
    message, code: message, type: message, status: message, details: [{ '@type': message, retryDelay: message }],
  };
  for (const engine of ENGINE_LIST) {
    for (const body of [{ error }, { error: message }, { type: 'error', error }]) readingOf(engine, body);
    for (const status of [400, 500])
      readRefusal(engine, APIError.generate(status, { error }, undefined, new Headers()));
  }
}

function readRefusal(engine: Engine, error: APIError): void {
  failureOf(error, NOW);
  const refusal = refusalOf(error);
  if (!refusal) return;
  const call = engine.request({ model: 'm', prompt: 'p' });
  for (const param of ['', refusal.param]) refusedMember(engine, call, { ...refusal, param });
}

/** Reads an answer of every engine in each form it may have, and the pages it names. */
export function readEngineBody({ text = 'Kanne', spans = [], links = [] }: EngineParts): void {
  const annotations = [
    ...spans.map(([start_index, end_index]) => ({ type: 'url_citation', start_index, end_index })),
    ...links.map((link) => ({ type: 'url_citation', ...link })),
  ];
  const block = {
    type: 'text',
    text,
    annotations,
    citations: links.map((link) => ({ type: 'web_search_result_location', ...link })),
  };
  const chunks = links.map(({ url: uri, title }) => ({ web: { uri, title } }));
  const output = [
    { type: 'web_search_call', action: { sources: links } },
    { type: 'search_results', results: links.map((link, id) => ({ id, ...link })) },
    { type: 'message', content: [{ type: 'output_text', text, annotations }] },
  ];
  const bodies: [Engine, unknown][] = [
    ...[openai, grok, perplexity].map((engine): [Engine, unknown] =>
      [engine, { status: 'completed', output, citations: links.map(({ url }) => url) }]),
    [perplexity, { choices: [{ message: { content: text } }], citations: links.map(({ url }) => url) }],
    [claude, { stop_reason: 'end_turn', content: [{ type: 'web_search_tool_result', content: links }, block] }],
    [gemini, { candidates: [{ content: { parts: [{ text }] }, groundingMetadata: {
      groundingChunks: chunks, groundingSupports: [{ groundingChunkIndices: [0] }],
      searchEntryPoint: { renderedContent: text },
    } }] }],
    [gemini, { steps: [{ type: 'model_output', content: [block] }, { type: 'google_search_result', result: links }] }],
    [
      mistral,
      {
        outputs: [
          { type: 'message.output', content: [block, ...links.map((link) => ({ type: 'tool_reference', ...link }))] },
        ],
      },
    ],
  ];
  for (const [engine, body] of bodies) {
    const reading = readingOf(engine, body);
    if (reading.status !== 'measured') continue;
    const named = [...reading.cited, ...reading.found];
    sourcesOf(named);
    for (const link of named) unresolvedRedirect(link);
  }
}
