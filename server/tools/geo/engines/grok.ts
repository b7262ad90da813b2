import type { Retrieval } from '../../../../contract/vocabulary.ts';
import type { Engine, JsonObject, SourceLink } from './engine.ts';
import { itemsOf, readResponse } from './responses.ts';
import { asCount, asObject, sourceLink } from './wire.ts';

/** Grok with web search, through xAI's Responses API. */
export const grok: Engine = {
  id: 'grok',
  name: 'Grok',
  baseUrl: 'https://api.x.ai/v1',
  timeoutMs: 60_000,

  request: ({ model, prompt }) => ({
    path: '/responses',
    body: { model, input: prompt, tools: [{ type: 'web_search' }], store: false },
  }),

  read(body) {
    const answer = readResponse(body);
    const citations = citationsOf(body);
    const tools = asObject(asObject(body.usage).server_side_tool_usage_details);
    const searches = asCount(tools.web_search_calls) ?? (answer.usage.searches || undefined);
    const traces = [...itemsOf(body, 'web_search_call'), ...citations, ...answer.cited];
    return {
      ...answer,
      retrieval: retrievalOf(searches, traces.length > 0),
      cited: [...answer.cited, ...numberedLinks(answer.text)],
      found: [...citations, ...answer.found],
      usage: { ...answer.usage, searches },
    };
  },
};

// xAI does not always list its searches. Without any trace or count of them, nobody knows whether it searched.
function retrievalOf(searches: number | undefined, hasTrace: boolean): Retrieval {
  if (searches || hasTrace) return 'used';
  return searches === 0 ? 'not-used' : 'unknown';
}

function citationsOf(body: JsonObject): SourceLink[] {
  return [body.citations].flat()
    .flatMap((citation) => sourceLink(typeof citation === 'string' ? citation : asObject(citation).url));
}

// Citations written into the prose: `[[1]](https://…)`.
function numberedLinks(text: string): SourceLink[] {
  const links = text.matchAll(/\[\[\d+\]\]\((https?:\/\/(?:[^\s()]|\([^\s()]*\))+)\)/gi);
  return [...links].flatMap(([, url]) => sourceLink(url));
}
