import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import type { AnswerParts, JsonObject } from './engine.ts';
import { asCount, joined, linksOf, asObject, asObjectList, sourceLink, spansOf, statusReason, asText } from './wire.ts';

/** The output items of one type. */
export const itemsOf = (body: JsonObject, type: string): JsonObject[] => asObjectList(body.output, type);

/**
 * Reads the form that OpenAI, xAI and Perplexity share: `output[]` with messages that have `output_text` parts. It
 * counts `web_search_call` items as searches, but not those that visit a page.
 */
export function readResponse(body: JsonObject): Omit<AnswerParts, 'retrieval'> {
  const parts = itemsOf(body, 'message').flatMap(({ content }) => asObjectList(content));
  const notes = parts.flatMap(({ annotations }) => asObjectList(annotations));
  const actions = itemsOf(body, 'web_search_call').map(({ action }) => asObject(action));
  const usage = asObject(body.usage);
  return {
    reason: unansweredReason(body, parts),
    ...joined(asObjectList(parts, 'output_text').map(({ text, annotations }) =>
      ({ text: asText(text), annotations: spansOf(asObjectList(annotations), asText(text)) }))),
    // Perplexity's type is `citation`.
    cited: linksOf(notes.filter(({ type }) => type === undefined || type === 'url_citation' || type === 'citation')),
    // The pages that a search found, and those that were opened.
    found: actions.flatMap(({ url, sources }) => [url, ...asObjectList(sources).map((source) => source.url)])
      .flatMap((url) => sourceLink(url)),
    usage: {
      inputTokens: asCount(usage.input_tokens),
      outputTokens: asCount(usage.output_tokens),
      searches: actions.filter(({ type }) => (type ?? 'search') === 'search').length,
      usd: asCount(asObject(usage.cost).total_cost),
    },
  };
}

// The status or a refusal tells why there is no answer.
function unansweredReason(body: JsonObject, parts: readonly JsonObject[]): AnswerReason | undefined {
  if (asObject(body.incomplete_details).reason === 'content_filter') return 'refused';
  return statusReason(body.status) ?? (asObjectList(parts, 'refusal').length > 0 ? 'refused' : undefined);
}
