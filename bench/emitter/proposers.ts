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
import { inPassing, linesOf, lyingQuotesOf, segmentsOf, truthsOf } from './shown.ts';
import type { Asked, Quote } from './shown.ts';

/** A value the page shows nowhere. */
const ABSENT: Record<LabelledField, string> = {
  price: 'kr 987 654,32', currency: 'XAU', sku: 'ZZ-0-NOT-HERE', gtin: '4006381333931', brand: 'Nobrandatall',
  availability: 'in stock at the moon',
};
const LIES_A_PAGE = 25;

/** How three models fare on one field of one page: a truthful one, one that quotes others' values, one that invents. */
export interface Fate {
  field: LabelledField;
  /** Every place where the page states the labelled value; empty where it does not. */
  truths: readonly Quote[];
  /** The truth passed though the field's markup was taken away. */
  passed: boolean;
  /** What the service answers, markup first and a model that quotes every place of the words, is the labelled value. */
  passedInService: boolean;
  /** The words of the labelled value stand somewhere in the visible text, be it beyond what a model is shown. */
  anywhere: boolean;
  /** Where the words of the labelled value stand, but state it of nothing: why they do not count. */
  notCounted: string | null;
  lies: number;
  lied: readonly Quote[];
  absent: number;
  absentPassed: number;
}

/** Lets the three models speak for each field of a page. Only a wrong value counts as a lie that passed. */
export function tryModels(extraction: Extraction, page: LabelledPage): Fate[] {
  const segments = segmentsOf(extraction);
  const lines = linesOf(extraction);
  const asked = LABELLED_FIELDS.map((field): Asked => ({ extraction, page, field, segments }));
  const found = asked.map(truthsOf);
  const stated = found.map((quotes, at) => quotes.filter((quote) => inPassing(asked[at]!, quote) === null));
  const served = asService(extraction, segments, found);
  return asked.map((each, at) => {
    const { field } = each;
    const right = (answer: Answer) => judge(page, field, answer) === 'right';
    const truths = stated[at]!;
    const [shown] = found[at]!;
    const lies = lyingQuotesOf(each).slice(0, LIES_A_PAGE);
    const invented = segments[0] ? [{ segment: segments[0], text: ABSENT[field], value: ABSENT[field] }] : [];
    return {
      field, truths, passed: truths.length > 0 && right(alone(each, truths)),
      passedInService: right(served), anywhere: shown !== undefined || truthsOf({ ...each, segments: lines }).length > 0,
      notCounted: shown && truths.length === 0 ? inPassing(each, shown) : null,
      lies: lies.length, lied: lies.filter((lie) => judge(page, field, alone(each, [lie])) === 'wrong'),
      absent: invented.length, absentPassed: Object.keys(alone(each, invented)).length,
    };
  });
}

/** What comes of quotes for one field, as if markup had said nothing of it. */
function alone({ extraction: { page, outcomes }, field, segments }: Asked, quotes: readonly Quote[]): Answer {
  const fields: EmitterField[] = [field];
  const proposals = proposalsOf(field, quotes);
  const known = { ...outcomes, [field]: NO_EVIDENCE };
  const { [field]: value } = answerOf({ outcomes: verifyProposals(page, known, { fields, segments, proposals }) });
  return value === undefined ? {} : { [field]: value };
}

/** What the service answers with a truthful model: markup first, then the model, asked once. */
function asService(
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

/** The words around a quote, for a reader to judge by. */
export function around({ segment: { text }, text: words }: { segment: Segment; text: string }): string {
  const at = Math.max(0, text.indexOf(words));
  const [before, after] = [text.slice(Math.max(0, at - 30), at), text.slice(at + words.length, at + words.length + 30)];
  return `${before}[${words}]${after}`.replaceAll(/\s+/g, ' ');
}
