import type { EmitterField, UnverifiedReason } from '../../../contract/vocabulary.ts';
import type { FieldEvidence, FieldValue } from '../../../contract/emitter.ts';
import type { Page } from '../../page/page.ts';
import type { Span } from '../../page/span.ts';
import type { Leaf } from '../../product/item.ts';
import { prove } from './evidence.ts';
import type { ValueLocation } from './evidence.ts';
import { plainText } from './plain-text.ts';
import type { LocatedQuote } from './segments.ts';

/** A verifier's outcome for a field: proven, or why not. */
export type Outcome =
  | { ok: true; value: FieldValue; evidence: FieldEvidence }
  | { ok: false; reason: UnverifiedReason };

/** The ten fields, as far as they are known. */
export type Outcomes = Readonly<Record<EmitterField, Outcome>>;

export const NO_EVIDENCE: Outcome = { ok: false, reason: 'no-evidence' };
export const GATE_FAILED: Outcome = { ok: false, reason: 'gate-failed' };

/** The value with its proof; without a proof it counts as absent. */
export function proven(page: Page, value: FieldValue, place: ValueLocation): Outcome {
  const evidence = prove(page, place);
  return evidence ? { ok: true, value, evidence } : GATE_FAILED;
}

/** How a field's value is found: in the page's own markup, and in what a model quotes of its text. */
export interface FieldReader {
  fromMarkup(page: Page): Outcome;
  /** Absent where text proves nothing. */
  fromProposal?(page: Page, proposal: LocatedQuote, known: Outcomes): Outcome;
}

/** The first of the values in markup that is read and proven; `read` gives null for what is no value of the field. */
export function firstOfLeaves(
  page: Page, leaves: Iterable<Leaf | null | undefined>, read: (text: string) => FieldValue | null,
): Outcome {
  return firstProven(Iterator.from(leaves).filter((leaf) => leaf !== undefined).map((leaf) => {
    const value = leaf && read(leaf.text);
    if (value) return proven(page, value, leaf.origin);
    return leaf && plainText(leaf.text) === '' ? NO_EVIDENCE : GATE_FAILED;
  }));
}

/** A value that the visible text proves there. */
export const provenByText = (page: Page, value: FieldValue, { start, end }: Span): Outcome =>
  proven(page, value, { kind: 'text', span: { start, end } });

/** A text as a field's value; null for none. */
export const textValue = (text: string | null): FieldValue | null => (text === null ? null : { kind: 'text', text });

/** The first proven outcome; else the most informative reason. */
export function firstProven(outcomes: Iterable<Outcome>): Outcome {
  let failed: Outcome = NO_EVIDENCE;
  for (const outcome of outcomes) {
    if (outcome.ok) return outcome;
    if (outcome.reason === 'gate-failed') failed = outcome;
  }
  return failed;
}
