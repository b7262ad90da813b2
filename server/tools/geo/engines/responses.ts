import type { AnswerReason, Retrieval } from '../../../../contract/vocabulary.ts';
import type { SourceLink, Usage } from './engine.ts';
import {
  count, errorIn, errorReason, joined, linksOf, loose, looseList, sourceLink, spansOf, statusReason, text,
} from './wire.ts';
import type { Loose, TextPart } from './wire.ts';

// The shape OpenAI, xAI and Perplexity share: `output[]` with messages of `output_text` parts.

/** Why a response has no answer: its error, its status, or the model's own refusal; nothing where it may have one. */
export function unansweredReason(body: Loose): AnswerReason | undefined {
  if (errorIn(body)) return errorReason(body.error);
  if (loose(body.incomplete_details).reason === 'content_filter') return 'refused';
  const isRefusal = messageParts(body).some((part) => part.type === 'refusal');
  return statusReason(body.status) ?? (isRefusal ? 'refused' : undefined);
}

/** The answer's words with the annotations on them. */
export function wordsOf(body: Loose): { text: string; annotations: ReturnType<typeof spansOf> } {
  const messages = messagesOf(body).map((message): TextPart => joined(
    partsOf(message).filter((part) => part.type === 'output_text').map((part) => ({
      text: text(part.text),
      annotations: spansOf(annotationsOf(part), text(part.text)),
    })),
    '\n\n',
  ));
  return joined(messages, '\n\n');
}

/** The links annotated as citations, in order. */
export function citedIn(body: Loose): ReturnType<typeof linksOf> {
  const notes = messageParts(body).flatMap(annotationsOf);
  // Perplexity calls them `citation`.
  return linksOf(notes.filter(({ type }) => type === undefined || type === 'url_citation' || type === 'citation'));
}

/** The pages the searches say they found, and those that were opened. */
export function sourcesIn(body: Loose): SourceLink[] {
  const actions = itemsOf(body, 'web_search_call').map((call) => loose(call.action));
  return actions.flatMap(({ url, sources }) => [url, ...looseList(sources).map((source) => source.url)])
    .flatMap((url) => sourceLink(url));
}

/** How many searches were made; to open a page and to look in it is none. */
export function searchesIn(body: Loose): number {
  return itemsOf(body, 'web_search_call').filter(({ action }) => (loose(action).type ?? 'search') === 'search').length;
}

/** The output items of one type. */
export function itemsOf(body: Loose, type: string): Loose[] {
  return looseList(body.output).filter((item) => item.type === type);
}

/** What the vendor says was used. */
export function usageOf(body: Loose, searches?: number): Usage {
  const usage = loose(body.usage);
  return {
    inputTokens: count(usage.input_tokens),
    outputTokens: count(usage.output_tokens),
    searches,
    usd: count(loose(usage.cost).total_cost),
  };
}

/** Whether the search ran: a completed call says yes, the lack of any says no. */
export function retrievalOf(calls: readonly Loose[]): Retrieval {
  return calls.some((call) => call.status !== 'failed') ? 'used' : 'not-used';
}

const messagesOf = (body: Loose): Loose[] => itemsOf(body, 'message');
const partsOf = (message: Loose): Loose[] => looseList(message.content);
const messageParts = (body: Loose): Loose[] => messagesOf(body).flatMap(partsOf);
const annotationsOf = (part: Loose): Loose[] => looseList(part.annotations);
