import type { EmitterField } from '../../contract/vocabulary.ts';
import { findStockPhrases } from '../../server/product/availability.ts';
import { findPriceMentions } from '../../server/product/price-mentions.ts';
import { textPlaceOf } from '../../server/product/shown-prices.ts';
import type { Extraction } from '../../server/tools/emitter/extract.ts';
import { NO_EVIDENCE } from '../../server/tools/emitter/field.ts';
import type { Outcomes } from '../../server/tools/emitter/field.ts';
import type { ModelProposal } from '../../server/tools/emitter/model.ts';
import { anchorOf } from '../../server/tools/emitter/region.ts';
import { segmentPage } from '../../server/tools/emitter/segments.ts';
import type { Segment } from '../../server/tools/emitter/segments.ts';
import { verifyProposals } from '../../server/tools/emitter/verify.ts';
import type { Answer, LabelledField, LabelledPage } from './corpus.ts';
import { inOneLine } from './ours.ts';
import { judge } from './score.ts';

/** A value the page shows nowhere. */
const ABSENT: Partial<Record<LabelledField, string>> = {
  price: 'kr 987 654,32', currency: 'XAU', sku: 'ZZ-0-NOT-HERE', gtin: '4006381333931', brand: 'Nobrandatall',
  availability: 'in stock at the moon',
};

/** Proposes one value for one field, as if markup had said nothing of it, and sees what comes out. */
export function tryProposal(
  { subject, outcomes }: Extraction, { field, quote }: { field: LabelledField; quote: Quote },
): Answer {
  const known: Outcomes = { ...outcomes, [field]: NO_EVIDENCE };
  const gaps: EmitterField[] = [field];
  const proposals: ModelProposal[] = [{ field, segmentId: quote.segment.id, quote: quote.text }];
  const outcome = verifyProposals(subject, known, { gaps, segments: quote.all, proposals })[field];
  if (!outcome.ok) return {};
  return { [field]: inOneLine(outcome.value) };
}

/** Words of the page, and the segment they are said to stand in. */
export interface Quote {
  segment: Segment;
  all: readonly Segment[];
  text: string;
}

/** How three models fare on one field of one page: a truthful one, one that quotes others' values, one that invents. */
export interface Fate {
  shown: number;
  passed: number;
  others: number;
  othersPassed: number;
  absent: number;
  absentPassed: number;
}

const LIES_A_PAGE = 25;

/** Lets the three models speak for one field. Only a wrong value counts as a lie that passed. */
export function tryAll(
  extraction: Extraction, { page, field, segments }: { page: LabelledPage; field: LabelledField; segments: readonly Segment[] },
): Fate {
  const said = (quote: Quote) => tryProposal(extraction, { field, quote });
  const [truth] = trueQuotes(segments, page, field);
  const lies = otherQuotes(segments, page, field).slice(0, LIES_A_PAGE);
  const absent = absentQuote(segments, field);
  return {
    shown: truth ? 1 : 0,
    passed: truth && judge(page, field, said(truth)) === 'right' ? 1 : 0,
    others: lies.length,
    othersPassed: lies.filter((quote) => judge(page, field, said(quote)) === 'wrong').length,
    absent: absent ? 1 : 0,
    absentPassed: absent && Object.keys(said(absent)).length > 0 ? 1 : 0,
  };
}

/** The lines of the page a model would be shown. */
export function segmentsOf({ subject }: Extraction): Segment[] {
  const anchor = anchorOf(subject);
  return segmentPage(subject.page, (anchor && textPlaceOf(subject.page.text, anchor)) ?? 0);
}

/** The labelled values as the page shows them: what a perfect model would quote. Empty where it shows none. */
export function trueQuotes(segments: readonly Segment[], page: LabelledPage, field: LabelledField): Quote[] {
  return segments.flatMap((segment) => quotesIn(segment, field)
    .filter(({ value }) => judge(page, field, { [field]: value }) === 'right')
    .map(({ text }) => ({ segment, all: segments, text })));
}

/** Other values of the field the page shows: of related products, of before, of delivery. */
export function otherQuotes(segments: readonly Segment[], page: LabelledPage, field: LabelledField): Quote[] {
  return segments.flatMap((segment) => quotesIn(segment, field)
    .filter(({ value }) => judge(page, field, { [field]: value }) === 'wrong')
    .map(({ text }) => ({ segment, all: segments, text })));
}

/** A value that stands nowhere on the page, said of its first line. */
export function absentQuote(segments: readonly Segment[], field: LabelledField): Quote | null {
  const segment = segments[0];
  const text = ABSENT[field];
  return segment && text !== undefined ? { segment, all: segments, text } : null;
}

function quotesIn({ text }: Segment, field: LabelledField): { value: string; text: string }[] {
  if (field === 'price') {
    return findPriceMentions(text).map(({ amount, start, end }) => ({ value: amount, text: text.slice(start, end) }));
  }
  if (field === 'availability') {
    return findStockPhrases(text.toLowerCase()).map(
      ({ availability, start, end }) => ({ value: availability, text: text.slice(start, end) })
    );
  }
  if (field === 'currency') {
    return findPriceMentions(text).flatMap(({ currency, start, end }) => (
      currency ? [
        { value: currency.kind === 'code' ? currency.code : currency.sign, text: text.slice(start, end) }
      ] : []
    ));
  }
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}&'’./_-]*(?: [\p{L}\p{N}&'’./_-]+){0,4}/gu) ?? [];
  const runs = words.flatMap((run) => prefixes(run));
  return [...new Set(runs)].map((run) => ({ value: run, text: run }));
}

function prefixes(run: string): string[] {
  const parts = run.split(' ');
  return parts.flatMap(
    (_, from) => parts.slice(from).map((__, length) => parts.slice(from, from + length + 1).join(' '))
  );
}
