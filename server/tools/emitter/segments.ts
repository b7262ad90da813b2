import type { EmitterField } from '../../../contract/vocabulary.ts';
import { facet } from '../../page/facet.ts';
import { foldMarks, normalise } from '../../page/normalise.ts';
import type { Page } from '../../page/page.ts';
import { runsIn } from '../../page/text.ts';
import type { Span } from '../../page/span.ts';

/** A numbered piece of the visible text, all that the model is shown. */
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
  wholeSegment: boolean;
}

/** Where a part of the quote stands; null where the quote does not hold it. */
export function placeOfPart({ span, text }: LocatedQuote, part: string | null | undefined): Span | null {
  const at = part ? text.indexOf(part) : -1;
  return at === -1 ? null : { start: span.start + at, end: span.start + at + part!.length };
}

const MAX_SEGMENT = 600;
const MAX_TOTAL = 24_000;
const BEFORE_NAME = 40;

/** The page's visible lines, numbered in reading order: from shortly before the product's name, up to `MAX_TOTAL`. */
export function segmentPage({ text: { text, lines } }: Page, nameAt: number): Segment[] {
  const name = lines.findIndex(({ end }) => end > nameAt);
  const segments: Segment[] = [];
  let left = MAX_TOTAL;
  for (const line of lines.slice(Math.max(0, name - BEFORE_NAME))) {
    for (let { start } = line; start < line.end; start += MAX_SEGMENT) {
      const end = Math.min(line.end, start + MAX_SEGMENT);
      left -= end - start;
      if (left < 0) return segments;
      segments.push({ id: segments.length + 1, start, end, text: text.slice(start, end) });
    }
  }
  return segments;
}

/** Every occurrence of a quote in a segment, exact except for look-alike punctuation and white space. */
export function findQuotes(segment: Segment, quote: string): LocatedQuote[] {
  const wanted = normalise(quote).trim();
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

// Cached: every quote is searched for in every line.
const foldedOf = facet(({ text }: Segment): string => foldMarks(text));

const MAX_IN_SEGMENT = 20;

function placesIn(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (
    let at = text.indexOf(wanted); at !== -1 && places.length < MAX_IN_SEGMENT; at = text.indexOf(wanted, at + 1)
  ) places.push(at);
  return places;
}

// Two adjacent letters or digits belong to one word, except in scripts written without spaces.
const IN_ONE_WORD = /^(?:[\p{L}\p{M}]{2}|\p{N}{2})$/u;
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** True for a span that starts or ends inside a word or number. A word never spans two text nodes. */
export function cutsWord({ text }: Page, { start, end }: Span): boolean {
  return [start, end].some((at) => {
    const joint = text.text.slice(Math.max(0, at - 1), at + 1);
    if (joint.length < 2 || !IN_ONE_WORD.test(joint) || WITHOUT_SPACES.test(joint)) return false;
    return runsIn(text, { start: at - 1, end: at + 1 }).length === 1;
  });
}
