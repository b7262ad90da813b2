import type { EmitterField, UnverifiedReason } from '../../../contract/vocabulary.ts';
import type { FieldEvidence, FieldValue } from '../../../contract/emitter.ts';
import type { Page } from '../../page/page.ts';
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

/** A value that passes its field's gate, still to be proven; null for what is stated, and does not pass. */
export type Claim = { value: FieldValue; at: ValueLocation } | null;

/** How a field's value is found: in the page's own markup, and in what a model quotes of its text. */
export interface FieldReader {
  /** The best first; empty if the markup states nothing. */
  fromMarkup(page: Page): Iterable<Claim>;
  /** Absent where text proves nothing. */
  fromProposal?(page: Page, proposal: LocatedQuote, known: Outcomes): Claim;
}

/** The first claim that the page proves; else why there is none. */
export function firstProven(page: Page, claims: Iterable<Claim>): Outcome {
  let failed = NO_EVIDENCE;
  for (const claim of claims) {
    const evidence = claim && prove(page, claim.at);
    if (evidence) return { ok: true, value: claim.value, evidence };
    failed = GATE_FAILED;
  }
  return failed;
}

/** A text as a field's value. */
export const textClaim = (text: string, at: ValueLocation): Claim => ({ value: { kind: 'text', text }, at });

/** The texts that values in markup claim; `read` gives null for what is no value of the field. */
export function* textClaims(leaves: Iterable<Leaf | null | undefined>, read: (written: string) => string | null): Generator<Claim, undefined> {
  for (const leaf of leaves) {
    // A blank value states nothing.
    if (leaf === undefined || (leaf && plainText(leaf.text) === '')) continue;
    const text = leaf && read(leaf.text);
    yield text === null ? null : textClaim(text, leaf!.origin);
  }
}
