import type { EmitterField, UnverifiedReason } from '../../../contract/vocabulary.ts';
import type { FieldEvidence, FieldValue } from '../../../contract/emitter.ts';
import type { Page } from '../../page/page.ts';
import type { PriceDecision } from '../../product/decide-price.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { ValueLocation } from './evidence.ts';
import { prove } from './evidence.ts';

/** Everything the verifiers read, prepared once per page. */
export interface Subject {
  page: Page;
  facts: ProductFacts;
  price: PriceDecision;
}

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

/** The first proven outcome; else the most informative reason. */
export function firstProven(outcomes: Iterable<Outcome>): Outcome {
  let failed: Outcome = NO_EVIDENCE;
  for (const outcome of outcomes) {
    if (outcome.ok) return outcome;
    if (outcome.reason === 'gate-failed') failed = outcome;
  }
  return failed;
}
