import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import {
  MAX_SEARCH_ENTRY_CHARS, MAX_TEXT_CHARS, MAX_ADDRESS_CHARS, MAX_ANNOTATIONS, MAX_SOURCES,
} from './answer-limits.ts';
import type { AnswerText, Engine, JsonObject, Reading, SourceLink, UnmeasuredReading } from './engine.ts';
import { asObject, errorReasonIn, firstOfEach } from './wire.ts';

/** Reads an engine's answer. It is not measured if it reports an error, is unfinished or blank, or is too long. */
export function readingOf(engine: Engine, raw: unknown, paused: readonly JsonObject[] = []): Reading {
  const body = asObject(raw);
  const { reason, annotations = [], searchEntry, ...answer } = engine.read(body, paused);
  const { text, retrieval, usage } = answer;
  const problem = errorReasonIn(body) ?? reason ?? problemOf({ text, annotations });
  if (problem) return notMeasured(problem, { retrieval, usage });
  const cited = distinct(answer.cited);
  const known = new Set(cited.sources.map((source) => source.url));
  return {
    ...answer,
    text: text.toWellFormed(),
    annotations,
    searchEntry: searchEntry?.slice(0, MAX_SEARCH_ENTRY_CHARS).toWellFormed() || undefined,
    status: 'measured',
    cited: cited.sources,
    ...(cited.isCut ? { citesMore: true } : {}),
    found: distinct(answer.found.filter((source) => !known.has(source.url))).sources,
  };
}

/** A reading that is not measured for this reason. */
export function notMeasured(
  reason: AnswerReason, known: Pick<UnmeasuredReading, 'retrieval' | 'usage'> = { retrieval: 'unknown', usage: {} },
): UnmeasuredReading {
  return { status: 'not-measured', reason, ...known };
}

function problemOf({ text, annotations }: AnswerText): AnswerReason | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'empty';
  return text.length > MAX_TEXT_CHARS || annotations.length > MAX_ANNOTATIONS ? 'incomplete' : undefined;
}

// Each page once, as far as the limits allow.
function distinct(links: readonly SourceLink[]): { sources: SourceLink[]; isCut: boolean } {
  const pages = firstOfEach(links);
  const sources: SourceLink[] = [];
  let chars = 0;
  for (const page of pages) {
    chars += page.url.length;
    if (sources.length === MAX_SOURCES || chars > MAX_ADDRESS_CHARS) break;
    sources.push(page);
  }
  return { sources, isCut: sources.length < pages.length };
}
