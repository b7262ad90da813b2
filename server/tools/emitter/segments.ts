import type { EmitterField } from '../../../contract/vocabulary.ts';
import { foldMarks, normalise } from '../../page/normalise.ts';
import type { Page } from '../../page/page.ts';
import type { Span } from '../../page/text.ts';

/** A numbered piece of the visible text, the only thing the model is shown. */
export interface Segment extends Span {
  id: number;
  text: string;
}

/** What the model would be asked: the fields worth asking for, and the lines it may quote. */
export interface Ask {
  gaps: readonly EmitterField[];
  segments: readonly Segment[];
}

/** A quote the model proposes, found in the segment it names; the text is the page's, not the model's. */
export interface Proposal {
  span: Span;
  text: string;
  wholeSegment: boolean;
}

const MAX_SEGMENT = 600;
const MAX_TOTAL = 24_000;
const BEFORE_NAME = 40;

/** The page's visible lines, those around the product's name first to be kept; numbered in reading order. */
export function segmentPage(page: Page, nameAt: number): Segment[] {
  const lines = page.text.lines;
  const name = Math.max(0, lines.findIndex((line) => line.end > nameAt));
  const chosen: Span[] = [];
  let total = 0;
  for (let at = Math.max(0, name - BEFORE_NAME); at < lines.length && total < MAX_TOTAL; at += 1) {
    for (const piece of cut(lines[at]!)) {
      if (total + (piece.end - piece.start) > MAX_TOTAL) return number(page, chosen);
      chosen.push(piece);
      total += piece.end - piece.start;
    }
  }
  return number(page, chosen);
}

function cut(line: Span): Span[] {
  const pieces: Span[] = [];
  for (let start = line.start; start < line.end; start += MAX_SEGMENT) {
    pieces.push({ start, end: Math.min(line.end, start + MAX_SEGMENT) });
  }
  return pieces;
}

function number(page: Page, spans: readonly Span[]): Segment[] {
  return spans.map((span, at) => ({ ...span, id: at + 1, text: page.text.text.slice(span.start, span.end) }));
}

/** Finds a quote in a segment, exactly but for marks and white space that look alike; null when it is not there. */
export function findQuote(segment: Segment, quote: string): Proposal | null {
  const wanted = normalise(quote).trim();
  if (wanted === '') return null;
  const exact = segment.text.indexOf(wanted);
  const at = exact === -1 ? foldMarks(segment.text).indexOf(foldMarks(wanted)) : exact;
  if (at === -1) return null;
  const text = segment.text.slice(at, at + wanted.length);
  return {
    span: { start: segment.start + at, end: segment.start + at + wanted.length }, text,
    wholeSegment: text === segment.text.trim(),
  };
}
