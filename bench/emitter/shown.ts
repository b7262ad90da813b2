import { findStockPhrases } from '../../server/product/availability.ts';
import { findTextPrices } from '../../server/product/text-prices.ts';
import { readMetadata } from '../../server/page/metadata.ts';
import { nameOffset } from '../../server/product/anchor.ts';
import { segmentPage } from '../../server/tools/emitter/segments.ts';
import type { Segment } from '../../server/tools/emitter/segments.ts';
import type { LabelledField, LabelledPage } from './corpus.ts';
import type { Extraction } from './ours.ts';
import { judge } from './score.ts';

/** Words of the page, and the line that contains them. */
export interface Quote {
  segment: Segment;
  text: string;
  /** The value that the words stand for, to compare with a label. */
  value: string;
}

/** One field of one page, and the lines of the page a model would be shown. */
export interface FieldContext {
  extraction: Extraction;
  page: LabelledPage;
  field: LabelledField;
  segments: readonly Segment[];
}

/** The lines of the page that a model would be shown. */
export function segmentsOf({ page }: Extraction): Segment[] {
  return segmentPage(page, nameOffset(page) ?? 0);
}

/** The whole visible text, line by line. */
export function linesOf({ page: { text } }: Extraction): Segment[] {
  return text.lines.map((line, at) => ({ ...line, id: at + 1, text: text.text.slice(line.start, line.end) }));
}

/** Every place of the labelled value in the page's visible text, in reading order. */
export function trueQuotesOf({ page, field, segments }: FieldContext): Quote[] {
  return quotesOf(segments, field).filter(({ value }) => judge(page, field, { [field]: value }) === 'right');
}

/** Other values of the field that the page shows: related products, old prices, delivery. */
export function otherQuotesOf({ page, field, segments }: FieldContext): Quote[] {
  return quotesOf(segments, field).filter(({ value }) => judge(page, field, { [field]: value }) === 'wrong');
}

const SENTENCE_WORDS = 12;

/**
 * Why a place with the labelled value does not state it of the product; null if it does. Based only on the labels and
 * the shape of the line, not on the engine's result.
 */
export function exclusionReason({ extraction, page, field }: FieldContext, { segment, text }: Quote): string | null {
  if (field === 'currency') {
    const ofPrice = findTextPrices(segment.text).some((price) => (
      segment.text.slice(price.start, price.end) === text
      && judge(page, 'price', { price: price.amount }) === 'right'
    ));
    return ofPrice ? null : 'only next to other prices, never next to the labelled one';
  }
  if (field === 'availability') {
    return segment.text.trim().split(/\s+/).length > SENTENCE_WORDS ? 'only within a sentence' : null;
  }
  if (field !== 'brand') return null;
  const line = segment.text.trim();
  const headings = readMetadata(extraction.page).headings.filter(({ level }) => level === 1);
  const isStated = line === text || line.slice(0, line.indexOf(text)).trimEnd().endsWith(':')
    || headings.some((heading) => contains(heading.text, text));
  return isStated ? null : 'only in sentences or other names: not on its own line, not labelled, not in the heading';
}

function contains(whole: string, part: string): boolean {
  return ` ${whole.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
    .includes(` ${part.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `);
}

const read = new WeakMap<readonly Segment[], Map<string, Quote[]>>();

// Brands and codes can be any words; the thousands of candidates are extracted once per page.
function quotesOf(segments: readonly Segment[], field: LabelledField): Quote[] {
  const kind = field === 'price' || field === 'availability' || field === 'currency' ? field : 'words';
  const known = read.get(segments) ?? new Map<string, Quote[]>();
  read.set(segments, known);
  const quotes = known.get(kind)
    ?? segments.flatMap((segment) => quotesIn(segment.text, field).map((quote) => ({ ...quote, segment })));
  known.set(kind, quotes);
  return quotes;
}

function quotesIn(text: string, field: LabelledField): Omit<Quote, 'segment'>[] {
  if (field === 'price') {
    return findTextPrices(text).map(({ amount, start, end }) => ({ value: amount, text: text.slice(start, end) }));
  }
  if (field === 'availability') {
    return findStockPhrases(text.toLowerCase()).map(
      ({ availability, start, end }) => ({ value: availability, text: text.slice(start, end) })
    );
  }
  if (field === 'currency') {
    return findTextPrices(text).flatMap(({ currency, start, end }) => (
      currency ? [{
        value: currency.code ?? currency.sign, text: text.slice(start, end),
      }] : []
    ));
  }
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}&'’./_-]*(?: [\p{L}\p{N}&'’./_-]+){0,4}/gu) ?? [];
  return [...new Set(words.flatMap(runsOf))].map((run) => ({ value: run, text: run }));
}

function runsOf(words: string): string[] {
  const parts = words.split(' ');
  return parts.flatMap(
    (_, from) => parts.slice(from).map((__, length) => parts.slice(from, from + length + 1).join(' '))
  );
}
