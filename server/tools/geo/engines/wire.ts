import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import { MAX_TEXT_CHARS } from './answer-limits.ts';
import type { AnnotationSpan, AnswerText, JsonObject, SourceLink } from './engine.ts';

/** The value if it is an object, else an empty object. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The objects in an array, optionally only those of one `type`; empty for anything but an array. */
export function asObjectList(value: unknown, type?: string): JsonObject[] {
  const objects = Array.isArray(value)
    ? value.filter((item) => typeof item === 'object' && item !== null) as JsonObject[]
    : [];
  return type === undefined ? objects : objects.filter((object) => object.type === type);
}

/** The value if it is a string, else an empty string. */
export function asString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

// Longer than any vendor's message.
const MAX_MESSAGE_CHARS = 4_000;
// A longer title names no domain.
const MAX_TITLE_CHARS = 300;

/** The beginning of an error's message, code or name. */
export function asMessage(value: unknown): string {
  return asString(value).slice(0, MAX_MESSAGE_CHARS);
}

/** An answer's text, cut one character beyond the limit, which shows that there is more. */
export function asText(value: unknown): string {
  return asString(value).slice(0, MAX_TEXT_CHARS + 1);
}

/** A number small enough to stay finite when it is priced and summed; undefined for anything else. */
export function asCount(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** The number of distinct queries that are not blank, which is what Google bills. */
export function distinctQueries(queries: unknown): number {
  return new Set([queries].flat().map((query) => asString(query).trim()).filter(Boolean)).size;
}

/** The reason why there is no answer if the body reports an error; its HTTP status may be 200. */
export function errorReasonIn(body: JsonObject): AnswerReason | undefined {
  const isError = body.type === 'error' || (body.error !== undefined && body.error !== null && body.error !== false);
  return isError ? errorReason(body.error) : undefined;
}

/** The error as an object; xAI sends only a message. */
export function errorBody(error: unknown): JsonObject {
  return typeof error === 'string' ? { message: error } : asObject(error);
}

const RATE_LIMIT_CODES = /rate.?limit|too_many_requests|resource_exhausted|overloaded|slow_down/i;
const REFUSAL_CODES = /_policy|content_filter|invalid_prompt/i;
// xAI and Claude report refused prompts as bad requests, so that only the message tells.
const REFUSAL_MESSAGE = /content filtering|violat\w{1,9} (?:\w{1,20} )?usage (?:guideline|polic)/i;

/** The reason that an error's codes and message tell. */
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
  // Anything else is unfinished: queued, in progress, out of tokens.
  return /^(?:failed|cancelled)$/i.test(name) ? 'failed' : 'incomplete';
}

/** Joins the parts of an answer as paragraphs, and moves their annotations accordingly. */
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

/** The text of an answer's text blocks, with a paragraph break where other blocks separate them. */
export function textOfBlocks(blocks: readonly JsonObject[]): string {
  const paragraphs: string[] = [''];
  for (const { type = 'text', text } of blocks) {
    if (type !== 'text' || typeof text !== 'string') paragraphs.push('');
    else paragraphs[paragraphs.length - 1] += asText(text);
  }
  return asText(paragraphs.filter(Boolean).join('\n\n'));
}

/** The spans of annotations, without empty ones and those beyond the text. */
export function spansOf(annotations: readonly JsonObject[], text: string): AnnotationSpan[] {
  const unitAt = unitOffsets(text);
  return annotations.flatMap((annotation) => {
    const [from, to] = [asCount(annotation.start_index), asCount(annotation.end_index)];
    if (from === undefined || to === undefined || to <= from) return [];
    const [start, end] = [unitAt(from), unitAt(to)];
    return start === undefined || end === undefined ? [] : [{ start, end }];
  });
}

/** The links of annotations, by their `url` or `uri`. */
export function linksOf(annotations: readonly JsonObject[]): SourceLink[] {
  return annotations.flatMap((annotation) => sourceLink(annotation.url ?? annotation.uri, annotation.title));
}

/** The first link to each page. */
export function firstOfEach<Link extends { url: string }>(links: readonly Link[]): Link[] {
  return [...Map.groupBy(links, ({ url }) => url).values()].map(([first]) => first!);
}

/** A list with the link, empty if it is no http(s) URL. */
export function sourceLink(url: unknown, title?: unknown): SourceLink[] {
  const address = asString(url).trim();
  if (!/^https?:\/\//i.test(address)) return [];
  const name = asString(title).trim();
  return [name && name.length <= MAX_TITLE_CHARS ? { url: address, title: name } : { url: address }];
}

// Maps the offsets of vendors, who count code points, to offsets in UTF-16 units.
function unitOffsets(text: string): (point: number) => number | undefined {
  if (!/[\uD800-\uDBFF]/.test(text)) return (point) => (point <= text.length ? point : undefined);
  const starts = [0];
  for (const point of text) starts.push(starts.at(-1)! + point.length);
  return (point) => (point < starts.length ? starts[Math.trunc(point)] : undefined);
}
