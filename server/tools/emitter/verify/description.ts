import { firstProven, GATE_FAILED, NO_EVIDENCE, proven } from '../field.ts';
import type { Outcome, Subject } from '../field.ts';
import { plainText } from '../plain-text.ts';
import type { Proposal } from '../segments.ts';
import { isInMainRegion } from '../region.ts';

const MAX_DESCRIPTION = 5_000;
const MIN_PROPOSED = 40;
/** A template that nobody filled in. */
const UNFILLED = /\{\{[^{}]*\}\}|\{%|<%|\$\{[^{}]*\}/;

/** The description in markup, without tags; none is ever generated. */
export function descriptionFromMarkup({ page, facts }: Subject): Outcome {
  const { mainAndTwins, meta } = facts;
  const leaves = mainAndTwins.flatMap(({ description }) => description ?? []);
  if (meta.description) leaves.push(meta.description);
  return firstProven(leaves.values().map((leaf) => {
    const text = cut(plainText(leaf.text));
    if (UNFILLED.test(text)) return GATE_FAILED;
    return text === '' ? NO_EVIDENCE : proven(page, { kind: 'text', text }, leaf.origin);
  }));
}

/** A description the model quotes: a whole line of the page, never composed. */
export function descriptionFromProposal(subject: Subject, { span, text, wholeSegment }: Proposal): Outcome {
  if (!wholeSegment || text.length < MIN_PROPOSED || text.length > MAX_DESCRIPTION) return GATE_FAILED;
  if (!isInMainRegion(subject, span)) return GATE_FAILED;
  return proven(subject.page, { kind: 'text', text }, { kind: 'text', span });
}

function cut(text: string): string {
  return text.length <= MAX_DESCRIPTION ? text : text.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '');
}
