import type { EmitterField, UnverifiedReason } from '../../../contract/vocabulary.ts';
import type { FieldEvidence, FieldValue } from '../../../contract/emitter.ts';
import type { Page } from '../../page/page.ts';
import type { Leaf } from '../../product/item.ts';
import { prove } from './evidence.ts';
import type { ValueLocation } from './evidence.ts';
import { plainText } from './plain-text.ts';
import type { LocatedQuote } from './segments.ts';

/** A field's proven value, or why it has none. */
export type Outcome =
  | { ok: true; value: FieldValue; evidence: FieldEvidence }
  | { ok: false; reason: UnverifiedReason };

/** The outcome of each of the ten fields. */
export type Outcomes = Readonly<Record<EmitterField, Outcome>>;

/** The page does not state the field. */
export const NO_EVIDENCE: Outcome = { ok: false, reason: 'no-evidence' };
/** The page states a value, but none that can be trusted. */
export const GATE_FAILED: Outcome = { ok: false, reason: 'gate-failed' };

/** A value that its field's reader accepts and that is still to be proven; null for a stated value it rejects. */
export type Claim = { value: FieldValue; at: ValueLocation } | null;

/** Finds a field's value in the page's markup, and in what a model quotes from its text. */
export interface FieldReader {
  /** The best claim first; empty if the markup states nothing. */
  fromMarkup(page: Page): Iterable<Claim>;
  /** Absent if text cannot prove the field. `known` holds the fields proven so far. */
  fromProposal?(page: Page, proposal: LocatedQuote, known: Outcomes): Claim;
}

/** The first claim that the page proves, or why there is none. */
export function firstProven(page: Page, claims: Iterable<Claim>): Outcome {
  let failure = NO_EVIDENCE;
  for (const claim of claims) {
    const evidence = claim && prove(page, claim.at);
    if (evidence) return { ok: true, value: claim.value, evidence };
    failure = GATE_FAILED;
  }
  return failure;
}

/** A claim whose value is a text. */
export const textClaim = (text: string, at: ValueLocation): Claim => ({ value: { kind: 'text', text }, at });

/** A claim for each value in markup; `read` returns null for a text that is no value of the field. */
export function* textClaims(
  leaves: Iterable<Leaf | null | undefined>, read: (written: string) => string | null,
): Generator<Claim, undefined> {
  for (const leaf of leaves) {
    // A blank value states nothing.
    if (leaf === undefined || (leaf && plainText(leaf.text) === '')) continue;
    const text = leaf && read(leaf.text);
    yield text === null ? null : textClaim(text, leaf!.origin);
  }
}
