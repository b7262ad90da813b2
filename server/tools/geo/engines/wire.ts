import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import { MAX_TEXT_CHARS } from './answer-limits.ts';
import type { AnnotationSpan, AnswerText, JsonObject, SourceLink } from './engine.ts';

/** The value if it is an object, else an empty one. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The objects of an array, or those of one `type`; empty for anything else. */
export function asObjectList(value: unknown, type?: string): JsonObject[] {
  const objects = Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) as JsonObject[] : [];
  return type === undefined ? objects : objects.filter((object) => object.type === type);
}

export function asString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

// Longer than any vendor's; a page's title that is longer names no domain.
const MAX_MESSAGE_CHARS = 4_000;
const MAX_TITLE_CHARS = 300;

/** The beginning of an error's message, code or name. */
export function asMessage(value: unknown): string {
  return asString(value).slice(0, MAX_MESSAGE_CHARS);
}

/** Text of an answer; one character beyond what is read tells that there is more. */
export function asText(value: unknown): string {
  return asString(value).slice(0, MAX_TEXT_CHARS + 1);
}

/** A number that stays finite when it is priced and added to others; undefined for anything else. */
export function asCount(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** The number of distinct, non-blank queries, which is what Google bills. */
export function distinctQueries(queries: unknown): number {
  return new Set(Array.isArray(queries) ? queries.map((query) => asString(query).trim()).filter(Boolean) : []).size;
}

/** The reason if the body reports an error, whatever its HTTP status. */
export function errorReasonIn(body: JsonObject): AnswerReason | undefined {
  const isError = body.type === 'error' || (body.error !== undefined && body.error !== null && body.error !== false);
  return isError ? errorReason(body.error) : undefined;
}

/** The error as an object; xAI sends a plain message. */
export function errorBody(error: unknown): JsonObject {
  return typeof error === 'string' ? { message: error } : asObject(error);
}

const RATE_LIMIT_CODES = /rate.?limit|too_many_requests|resource_exhausted|overloaded|slow_down/i;
const REFUSAL_CODES = /_policy|content_filter|invalid_prompt/i;
// xAI and Claude report refused prompts as bad requests: only the message tells.
const REFUSAL_MESSAGE = /content filtering|violat\w{1,9} (?:\w{1,20} )?usage (?:guideline|polic)/i;

/** The reason by the vendor's error codes. */
export function errorReason(error: unknown): AnswerReason {
  const { code, type, status, raw_status_code: http, message } = errorBody(error);
  const names = `${asMessage(code)} ${asMessage(type)} ${asMessage(status)}`;
  if (code === 429 || http === 429 || RATE_LIMIT_CODES.test(names)) return 'rate-limited';
  return REFUSAL_CODES.test(names) || REFUSAL_MESSAGE.test(asMessage(message)) ? 'refused' : 'failed';
}

/** Why a response of this status has no answer; undefined if it is finished or has no status. */
export function statusReason(status: unknown): AnswerReason | undefined {
  const name = asString(status);
  if (!name || /^(?:completed|done)$/i.test(name)) return undefined;
  // Queued, in progress, out of tokens: anything else is unfinished.
  return /^(?:failed|cancelled)$/i.test(name) ? 'failed' : 'incomplete';
}

/** Joins the parts of an answer as paragraphs and shifts their annotations. */
export function joined(parts: readonly AnswerText[]): AnswerText {
  let whole = '';
  const annotations: AnnotationSpan[] = [];
  for (const part of parts) {
    if (whole && part.text) whole += '\n\n';
    const base = whole.length;
    for (const { start, end } of part.annotations) annotations.push({ start: base + start, end: base + end });
    whole += part.text;
  }
  return { text: asText(whole), annotations };
}

/** The text blocks of an answer; a paragraph break where other blocks lie between. */
export function textAround(blocks: readonly JsonObject[]): string {
  const runs: string[] = [''];
  for (const { type = 'text', text } of blocks) {
    if (type !== 'text' || typeof text !== 'string') runs.push('');
    else runs[runs.length - 1] += asText(text);
  }
  return asText(runs.filter(Boolean).join('\n\n'));
}

/** The spans of annotations; empty ones and those beyond the text are dropped. */
export function spansOf(annotations: readonly JsonObject[], within: string): AnnotationSpan[] {
  const unitAt = unitsOf(within);
  return annotations.flatMap((annotation) => {
    const [from, to] = [asCount(annotation.start_index), asCount(annotation.end_index)];
    if (from === undefined || to === undefined || to <= from) return [];
    const [start, end] = [unitAt(from), unitAt(to)];
    return start === undefined || end === undefined ? [] : [{ start, end }];
  });
}

/** The links of annotations (`url` or `uri`). */
export function linksOf(annotations: readonly JsonObject[]): SourceLink[] {
  return annotations.flatMap((annotation) => sourceLink(annotation.url ?? annotation.uri, annotation.title));
}

/** The first link to each page. */
export function firstOfEach<Link extends { url: string }>(links: readonly Link[]): Link[] {
  return [...Map.groupBy(links, ({ url }) => url).values()].map(([first]) => first!);
}

/** The link as a list of one; empty if it is no http(s) URL. */
export function sourceLink(url: unknown, title?: unknown): SourceLink[] {
  const address = asString(url).trim();
  if (!/^https?:\/\//i.test(address)) return [];
  const name = asString(title).trim();
  return [name && name.length <= MAX_TITLE_CHARS ? { url: address, title: name } : { url: address }];
}

// Vendors count code points, JavaScript UTF-16 units.
function unitsOf(text: string): (point: number) => number | undefined {
  if (!/[\uD800-\uDBFF]/.test(text)) return (point) => (point <= text.length ? point : undefined);
  const starts = [0];
  for (const point of text) starts.push(starts.at(-1)! + point.length);
  return (point) => (point < starts.length ? starts[Math.trunc(point)] : undefined);
}
