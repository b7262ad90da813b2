import type { AnswerReason, Retrieval } from '../../../../contract/vocabulary.ts';
import type { AnnotationSpan, MeasuredReading, Reading, SourceLink, Usage } from './engine.ts';

/** A JSON object of which nothing is known. */
export type Loose = Record<string, unknown>;

/** The value as an object; anything else reads as an empty one. */
export function loose(value: unknown): Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
}

/** The objects of a list; anything else reads as an empty one. */
export function looseList(value: unknown): Loose[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) as Loose[] : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** How many searches these queries are: Google counts each once, and none without words. */
export function distinctQueries(queries: unknown): number {
  return new Set(Array.isArray(queries) ? queries.map((query) => text(query).trim()).filter(Boolean) : []).size;
}

/** True when the body carries an error, whatever its HTTP status. */
export function errorIn(body: Loose): boolean {
  return body.type === 'error' || (body.error !== undefined && body.error !== null && body.error !== false);
}

/** An error's object; xAI writes its words in the place of it. */
export function errorBody(error: unknown): Loose {
  return typeof error === 'string' ? { message: error } : loose(error);
}

const LIMIT = /rate.?limit|too_many_requests|resource_exhausted|overloaded|slow_down/i;
const REFUSAL = /_policy|content_filter|invalid_prompt/i;
// xAI and Claude give a refused prompt the names of any bad request: only their words tell.
const REFUSAL_IN_WORDS = /content filtering|violat\w+ (?:\w+ )?usage (?:guideline|polic)/i;

/** What an error comes to by the vendor's own names for it. */
export function errorReason(error: unknown): AnswerReason {
  const { code, type, status, raw_status_code: http, message } = errorBody(error);
  const names = `${text(code)} ${text(type)} ${text(status)}`;
  if (code === 429 || http === 429 || LIMIT.test(names)) return 'rate-limited';
  return REFUSAL.test(names) || REFUSAL_IN_WORDS.test(text(message)) ? 'refused' : 'failed';
}

/** Why a response of this status has no answer; nothing where it is finished or names no status. */
export function statusReason(status: unknown): AnswerReason | undefined {
  const words = text(status);
  if (!words || /^(?:completed|done)$/i.test(words)) return undefined;
  // Queued, in progress, waiting for a tool, out of tokens: whatever else vendors name, it has not come to its end.
  return /^(?:failed|cancelled)$/i.test(words) ? 'failed' : 'incomplete';
}

export function notMeasured(reason: AnswerReason, retrieval: Retrieval = 'unknown', usage: Usage = {}): Reading {
  return { status: 'not-measured', reason, retrieval, usage };
}

/** A measured answer, or not measured when there is nothing but blank in it. */
export function measured(answer: Omit<MeasuredReading, 'status'>): Reading {
  if (isBlank(answer.text)) return notMeasured('empty', answer.retrieval, answer.usage);
  const cited = distinct(answer.cited);
  const known = new Set(cited.map((source) => source.url));
  return {
    ...answer,
    status: 'measured',
    cited,
    found: distinct(answer.found).filter((source) => !known.has(source.url)),
  };
}

/** Joins the parts of an answer and moves their annotations along. */
export function joined(parts: readonly TextPart[], glue = ''): { text: string; annotations: AnnotationSpan[] } {
  let whole = '';
  const annotations: AnnotationSpan[] = [];
  for (const part of parts) {
    if (whole && part.text) whole += glue;
    const base = whole.length;
    for (const { start, end } of part.annotations) annotations.push({ start: base + start, end: base + end });
    whole += part.text;
  }
  return { text: whole, annotations };
}

/** The texts among an answer's blocks; those with another block between them, a tool call, are parted. */
export function textAround(blocks: readonly Loose[], isText: (block: Loose) => boolean): string {
  const runs: string[] = [''];
  for (const block of blocks) {
    if (!isText(block)) runs.push('');
    else runs[runs.length - 1] += text(block.text);
  }
  return runs.filter(Boolean).join('\n\n');
}

export interface TextPart {
  text: string;
  annotations: readonly AnnotationSpan[];
}

/** The spans of annotations with usable indices; 0–0 and indices beyond the text say nothing. */
export function spansOf(annotations: readonly Loose[], within: string): AnnotationSpan[] {
  return annotations.flatMap((annotation) => {
    const start = count(annotation.start_index);
    const end = count(annotation.end_index);
    if (start === undefined || end === undefined || end <= start) return [];
    const units = codePointSpan(within, start, end);
    return units ? [units] : [];
  });
}

/** The links of annotations, whatever they are called. */
export function linksOf(annotations: readonly Loose[]): SourceLink[] {
  return annotations.flatMap((annotation) => sourceLink(annotation.url ?? annotation.uri, annotation.title));
}

/** A link worth keeping; none without a web address. */
export function sourceLink(url: unknown, title?: unknown): SourceLink[] {
  const address = text(url).trim();
  if (!/^https?:\/\//i.test(address)) return [];
  const words = text(title).trim();
  return [words ? { url: address, title: words } : { url: address }];
}

// Vendors count code points, JavaScript counts UTF-16 units: they part ways at the first emoji.
function codePointSpan(within: string, start: number, end: number): AnnotationSpan | undefined {
  if (!/[\uD800-\uDBFF]/.test(within)) return end <= within.length ? { start, end } : undefined;
  const points = [...within];
  if (end > points.length) return undefined;
  const units = (upTo: number): number => points.slice(0, upTo).join('').length;
  return { start: units(start), end: units(end) };
}

function distinct(sources: readonly SourceLink[]): SourceLink[] {
  const seen = new Map<string, SourceLink>();
  for (const source of sources) if (!seen.has(source.url)) seen.set(source.url, source);
  return [...seen.values()];
}

function isBlank(words: string): boolean {
  return !/[\p{L}\p{N}]/u.test(words);
}
