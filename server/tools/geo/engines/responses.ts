import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import type { AnswerText, JsonObject, SourceLink, Usage } from './engine.ts';
import { asCount, joined, linksOf, asObject, asObjectList, sourceLink, spansOf, statusReason, asText } from './wire.ts';

// The shape OpenAI, xAI and Perplexity share: `output[]` with messages of `output_text` parts.

/** Why a response has no answer: status or refusal; undefined if it may have one. */
export function unansweredReason(body: JsonObject): AnswerReason | undefined {
  if (asObject(body.incomplete_details).reason === 'content_filter') return 'refused';
  const hasRefusal = asObjectList(messageParts(body), 'refusal').length > 0;
  return statusReason(body.status) ?? (hasRefusal ? 'refused' : undefined);
}

/** The answer's text with its annotations. */
export function answerTextOf(body: JsonObject): AnswerText {
  return joined(asObjectList(messageParts(body), 'output_text').map((part) => {
    const text = asText(part.text);
    return { text, annotations: spansOf(annotationsOf(part), text) };
  }));
}

/** The links annotated as citations, in order. */
export function citedIn(body: JsonObject): SourceLink[] {
  const notes = messageParts(body).flatMap(annotationsOf);
  // Perplexity calls them `citation`.
  return linksOf(notes.filter(({ type }) => type === undefined || type === 'url_citation' || type === 'citation'));
}

/** The pages that searches found, and those that were opened. */
export function sourcesIn(body: JsonObject): SourceLink[] {
  const actions = itemsOf(body, 'web_search_call').map((call) => asObject(call.action));
  return actions.flatMap(({ url, sources }) => [url, ...asObjectList(sources).map((source) => source.url)])
    .flatMap((url) => sourceLink(url));
}

/** The number of searches, without page visits. */
export function searchesIn(body: JsonObject): number {
  return itemsOf(body, 'web_search_call').filter(({ action }) => (asObject(action).type ?? 'search') === 'search').length;
}

/** The output items of one type. */
export const itemsOf = (body: JsonObject, type: string): JsonObject[] => asObjectList(body.output, type);

/** Usage as reported. */
export function usageOf(body: JsonObject, searches?: number): Usage {
  const usage = asObject(body.usage);
  return {
    inputTokens: asCount(usage.input_tokens),
    outputTokens: asCount(usage.output_tokens),
    searches,
    usd: asCount(asObject(usage.cost).total_cost),
  };
}

const messageParts = (body: JsonObject): JsonObject[] => itemsOf(body, 'message').flatMap(({ content }) => asObjectList(content));
const annotationsOf = (part: JsonObject): JsonObject[] => asObjectList(part.annotations);
