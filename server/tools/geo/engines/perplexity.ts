import type { Engine, JsonObject, SourceLink } from './engine.ts';
import { itemsOf, readResponse } from './responses.ts';
import { asObject, asObjectList, sourceLink } from './wire.ts';

/** Perplexity, through its Agent API. The model setting names a preset or, in the form `vendor/model`, a model. */
export const perplexity: Engine = {
  id: 'perplexity',
  name: 'Perplexity',
  baseUrl: 'https://api.perplexity.ai/v1',
  timeoutMs: 45_000,
  optional: ['tools.0.user_location'],

  // It refuses unknown members, so its user_location lacks the `type` that OpenAI's has.
  request: ({ model, prompt }) => ({
    path: '/agent',
    body: {
      ...(model.includes('/') ? { model } : { preset: model }),
      input: prompt,
      tools: [{ type: 'web_search', user_location: { country: 'NO' } }],
      tool_choice: { type: 'web_search' },
    },
  }),

  read(raw) {
    const body = agentAnswer(raw);
    const searches = itemsOf(body, 'search_results');
    const fetched = itemsOf(body, 'fetch_url_results');
    const answer = readResponse(body);
    const results = searches.flatMap((item) => asObjectList(item.results));
    return {
      ...answer,
      retrieval: searches.length > 0 || fetched.length > 0 ? 'used' : 'not-used',
      cited: [...markedResults(answer.text, results), ...answer.cited],
      found: [...results, ...fetched.flatMap((item) => asObjectList(item.contents))]
        .flatMap((page) => sourceLink(page.url)),
      usage: { ...answer.usage, searches: searches.length },
    };
  },
};

// Converts a chat completion, which gateways for the retired Sonar API still send, to the form of the Agent API.
function agentAnswer(body: JsonObject): JsonObject {
  const choice = asObjectList(body.choices)[0] ?? {};
  if (!Array.isArray(body.citations) || body.output !== undefined) return body;
  return {
    ...body,
    status: choice.finish_reason === 'length' ? 'incomplete' : body.status,
    output: [
      { type: 'search_results', results: body.citations.map((url, index) => ({ id: index + 1, url })) },
      { type: 'message', content: [{ type: 'output_text', text: asObject(choice.message).content }] },
    ],
  };
}

// The search results that markers such as `[3]` and `[web:3]` in the prose refer to, each read once.
function markedResults(text: string, results: readonly JsonObject[]): SourceLink[] {
  const byId = new Map(results.map((result) => [String(result.id), result.url]));
  const markers = text.matchAll(/\[((?:[a-z_]+:)?\d+(?:\s*,\s*(?:[a-z_]+:)?\d+)*)\]/gi);
  const ids = new Set([...markers].flatMap(([, inside = '']) =>
    inside.split(',').map((marker) => marker.replace(/^.*:/, '').trim())));
  return [...ids].flatMap((id) => sourceLink(byId.get(id)));
}
