import type { Retrieval } from '../../../../contract/vocabulary.ts';
import type { Engine, JsonObject, SourceLink } from './engine.ts';
import { citedIn, itemsOf, searchesIn, sourcesIn, unansweredReason, usageOf, answerTextOf } from './responses.ts';
import { asCount, asObject, sourceLink } from './wire.ts';

/** Grok with web search, by xAI's Responses API. */
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
    const answer = answerTextOf(body);
    return {
      reason: unansweredReason(body),
      ...answer,
      retrieval: retrievalIn(body),
      cited: [...citedIn(body), ...numberedLinks(answer.text)],
      found: [...citationsOf(body), ...sourcesIn(body)],
      usage: usageOf(body, billedSearches(body)),
    };
  },
};

function billedSearches(body: JsonObject): number | undefined {
  const tools = asObject(asObject(body.usage).server_side_tool_usage_details);
  return asCount(tools.web_search_calls) ?? (searchesIn(body) || undefined);
}

// xAI does not always list its searches: without any trace or count of them, it is unknown.
function retrievalIn(body: JsonObject): Retrieval {
  const searches = billedSearches(body);
  if (searches || itemsOf(body, 'web_search_call').length > 0) return 'used';
  if (citationsOf(body).length > 0 || citedIn(body).length > 0) return 'used';
  return searches === 0 ? 'not-used' : 'unknown';
}

function citationsOf(body: JsonObject): SourceLink[] {
  const citations = Array.isArray(body.citations) ? body.citations : [];
  return citations.flatMap((citation) => sourceLink(typeof citation === 'string' ? citation : asObject(citation).url));
}

/** Citations written into the prose: `[[1]](https://…)`. */
function numberedLinks(text: string): SourceLink[] {
  const links = text.matchAll(/\[\[\d+\]\]\((https?:\/\/(?:[^\s()]|\([^\s()]*\))+)\)/gi);
  return [...links].flatMap(([, url]) => sourceLink(url));
}
