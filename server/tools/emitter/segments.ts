import type { EmitterField } from '../../../contract/vocabulary.ts';
import { facet } from '../../page/facet.ts';
import { foldMarks, normalise } from '../../page/normalise.ts';
import { occurrencesOf } from '../../page/occurrences.ts';
import type { Page } from '../../page/page.ts';
import { runsIn } from '../../page/text.ts';
import type { Span } from '../../page/span.ts';

/** A numbered piece of the page's visible text. The model is shown nothing but segments. */
export interface Segment extends Span {
  id: number;
  text: string;
}

/** What the model would be asked: the fields, and the lines it may quote. */
export interface ModelRequest {
  fields: readonly EmitterField[];
  segments: readonly Segment[];
}

/** A proposed quote, found in the segment it names; the text is the page's, not the model's. */
export interface LocatedQuote {
  span: Span;
  text: string;
  /** True if the quote is all of the segment's text. */
  wholeSegment: boolean;
}

/** The span of a part of the quote; null if the quote does not contain it. */
export function placeOfPart({ span, text }: LocatedQuote, part: string | null | undefined): Span | null {
  const at = part ? text.indexOf(part) : -1;
  return at === -1 ? null : { start: span.start + at, end: span.start + at + part!.length };
}

const MAX_SEGMENT_CHARS = 600;
const MAX_TOTAL_CHARS = 24_000;
const LINES_BEFORE_NAME = 40;

/**
 * The page's visible lines, numbered in reading order. They begin shortly before the product's name and have at most
 * `MAX_TOTAL_CHARS` characters.
 */
export function segmentPage({ text: { text, lines } }: Page, nameAt: number): Segment[] {
  const nameLine = lines.findIndex(({ end }) => end > nameAt);
  const segments: Segment[] = [];
  let charsLeft = MAX_TOTAL_CHARS;
  for (const line of lines.slice(Math.max(0, nameLine - LINES_BEFORE_NAME))) {
    for (let { start } = line; start < line.end; start += MAX_SEGMENT_CHARS) {
      const end = Math.min(line.end, start + MAX_SEGMENT_CHARS);
      charsLeft -= end - start;
      if (charsLeft < 0) return segments;
      segments.push({ id: segments.length + 1, start, end, text: text.slice(start, end) });
    }
  }
  return segments;
}

/** A model's quote as `findQuotes` searches for it. */
export const comparableQuote = (quote: string): string => normalise(quote).trim();

/**
 * The first occurrences of a quote in a segment, from `comparableQuote`. If it has no exact one, those that differ only
 * in look-alike punctuation and white space.
 */
export function findQuotes(segment: Segment, wanted: string): LocatedQuote[] {
  if (wanted === '') return [];
  const exact = placesIn(segment.text, wanted);
  const places = exact.length > 0 ? exact : placesIn(foldedOf(segment), foldMarks(wanted));
  return places.map((at) => {
    const text = segment.text.slice(at, at + wanted.length);
    return {
      span: { start: segment.start + at, end: segment.start + at + wanted.length }, text,
      wholeSegment: text === segment.text.trim(),
    };
  });
}

// Cached, as every quote is searched for in every segment.
const foldedOf = facet(({ text }: Segment): string => foldMarks(text));

const MAX_OCCURRENCES = 20;

const placesIn = (text: string, wanted: string): number[] =>
  occurrencesOf(text, wanted).take(MAX_OCCURRENCES).toArray();

// Two adjacent letters or digits belong to one word, except in scripts written without spaces.
const IS_ONE_WORD = /^(?:[\p{L}\p{M}]{2}|\p{N}{2})$/u;
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** True if a span starts or ends inside a word or number. No word extends over two text nodes. */
export function cutsWord({ text }: Page, { start, end }: Span): boolean {
  return [start, end].some((at) => {
    const pair = text.text.slice(Math.max(0, at - 1), at + 1);
    if (pair.length < 2 || !IS_ONE_WORD.test(pair) || WITHOUT_SPACES.test(pair)) return false;
    return runsIn(text, { start: at - 1, end: at + 1 }).length === 1;
  });
}
