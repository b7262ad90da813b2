import type { EmitterField } from '../../contract/vocabulary.ts';
import { NO_EVIDENCE } from '../../server/tools/emitter/field.ts';
import type { ModelProposal } from '../../server/tools/emitter/model.ts';
import type { Segment } from '../../server/tools/emitter/segments.ts';
import { fieldsToAsk, verifyProposals } from '../../server/tools/emitter/verify.ts';
import { LABELLED_FIELDS } from './corpus.ts';
import type { Answer, LabelledField, LabelledPage } from './corpus.ts';
import { answerOf } from './ours.ts';
import type { Extraction } from './ours.ts';
import { judge } from './score.ts';
import { exclusionReason, linesOf, otherQuotesOf, segmentsOf, trueQuotesOf } from './shown.ts';
import type { FieldContext, Quote } from './shown.ts';

/** Values that no page shows. */
const ABSENT: Record<LabelledField, string> = {
  price: 'kr 987 654,32', currency: 'XAU', sku: 'ZZ-0-NOT-HERE', gtin: '4006381333931', brand: 'Nobrandatall',
  availability: 'in stock at the moon',
};
const LIES_PER_PAGE = 25;

/** How three models do on one field of one page: one is truthful, one quotes other values, one invents them. */
export interface ModelOutcome {
  field: LabelledField;
  /** Every place where the page states the labelled value. */
  truths: readonly Quote[];
  /** The true value passed even with the field's markup removed. */
  passed: boolean;
  /** The service's result is the labelled value: markup first, then a model that quotes every place of the words. */
  passedInService: boolean;
  /** The words of the labelled value are somewhere in the visible text, even outside what a model is shown. */
  anywhere: boolean;
  /** Why the words of the labelled value do not count, if the page shows them but not as the product's. */
  notCounted: string | null;
  lies: number;
  liesPassed: readonly Quote[];
  absent: number;
  absentPassed: number;
}

/** Runs the three models on each field of a page. Only a wrong value counts as a lie that passed. */
export function tryModels(extraction: Extraction, page: LabelledPage): ModelOutcome[] {
  const segments = segmentsOf(extraction);
  const lines = linesOf(extraction);
  const contexts = LABELLED_FIELDS.map((field): FieldContext => ({ extraction, page, field, segments }));
  const found = contexts.map(trueQuotesOf);
  const stated = found.map((quotes, at) => quotes.filter((quote) => exclusionReason(contexts[at]!, quote) === null));
  const served = verifyAsService(extraction, segments, found);
  return contexts.map((each, at) => {
    const { field } = each;
    const right = (answer: Answer) => judge(page, field, answer) === 'right';
    const truths = stated[at]!;
    const [shown] = found[at]!;
    const lies = otherQuotesOf(each).slice(0, LIES_PER_PAGE);
    const invented = segments[0] ? [{ segment: segments[0], text: ABSENT[field], value: ABSENT[field] }] : [];
    return {
      field, truths, passed: truths.length > 0 && right(verifyAlone(each, truths)),
      passedInService: right(served),
      anywhere: shown !== undefined || trueQuotesOf({ ...each, segments: lines }).length > 0,
      notCounted: shown && truths.length === 0 ? exclusionReason(each, shown) : null,
      lies: lies.length,
      liesPassed: lies.filter((lie) => judge(page, field, verifyAlone(each, [lie])) === 'wrong'),
      absent: invented.length, absentPassed: Object.keys(verifyAlone(each, invented)).length,
    };
  });
}

/** The result of quotes for one field, as if the markup did not have it. */
function verifyAlone(
  { extraction: { page, outcomes }, field, segments }: FieldContext, quotes: readonly Quote[],
): Answer {
  const fields: EmitterField[] = [field];
  const proposals = proposalsOf(field, quotes);
  const known = { ...outcomes, [field]: NO_EVIDENCE };
  const { [field]: value } = answerOf({ outcomes: verifyProposals(page, known, { fields, segments, proposals }) });
  return value === undefined ? {} : { [field]: value };
}

/** The service's result with a truthful model: markup first, then one model call. */
function verifyAsService(
  { page, outcomes }: Extraction, segments: readonly Segment[], found: readonly (readonly Quote[])[],
): Answer {
  const fields = fieldsToAsk(page, outcomes);
  const proposals = LABELLED_FIELDS.flatMap(
    (field, at) => (fields.includes(field) ? proposalsOf(field, found[at]!) : [])
  );
  return answerOf({ outcomes: verifyProposals(page, outcomes, { fields, segments, proposals }) });
}

function proposalsOf(field: LabelledField, quotes: readonly Quote[]): ModelProposal[] {
  return quotes.map(({ segment, text }) => ({ field, segmentId: segment.id, quote: text }));
}

/** A quote with the words around it. */
export function around({ segment: { text }, text: words }: { segment: Segment; text: string }): string {
  const at = Math.max(0, text.indexOf(words));
  const [before, after] = [text.slice(Math.max(0, at - 30), at), text.slice(at + words.length, at + words.length + 30)];
  return `${before}[${words}]${after}`.replaceAll(/\s+/g, ' ');
}
