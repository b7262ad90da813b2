import type { CatalogueParams, CheckId } from '../../../contract/catalogue/checks.ts';
import type { Evidence } from '../../../contract/health.ts';
import type { UnmeasuredReason } from '../../../contract/vocabulary.ts';
import type { Gathered } from './gathered.ts';
import type { Seen, Unseen } from './seen.ts';

/** One piece of evidence a check cannot do without; resolves when it is gathered, or known not to come. */
export type Need<T> = (gathered: Gathered) => Promise<Seen<T>>;

export type Needs = Readonly<Record<string, Need<unknown>>>;

/** What a check is handed: each of its needs, seen. */
export type Met<N extends Needs> = { readonly [Name in keyof N]: N[Name] extends Need<infer T> ? T : never };

/** What a check says. `params` fill the words of the catalogue; `evidence` is what a person can act on. */
export type Verdict<Id extends CheckId = CheckId> = Id extends CheckId ? Judged<Id> | Unjudged : never;

type Judged<Id extends CheckId> = {
  [Status in keyof CatalogueParams[Id]]: {
    status: Status;
    params: CatalogueParams[Id][Status];
    evidence?: readonly Evidence[];
  };
}[keyof CatalogueParams[Id]];

/** What a check says that could not judge, whichever it is. */
export type Unjudged =
  | { status: 'not-measured'; reason: UnmeasuredReason; rootCause?: CheckId; evidence?: readonly Evidence[] }
  | { status: 'not-applicable'; evidence?: readonly Evidence[] };

/** One check of the catalogue: what it must see, and a pure judgement of it. */
export interface Check<Id extends CheckId, N extends Needs> {
  id: Id;
  /** Checks whose failure makes this one say nothing of its own; the finding then names the cause. */
  causes?: readonly CheckId[];
  needs: N;
  /** Called only when every need was seen. No I/O, no clock, no state. */
  judge(met: Met<N>): Verdict<Id>;
}

/** Any check, for lists. */
export interface AnyCheck {
  readonly id: CheckId;
  readonly causes?: readonly CheckId[];
  readonly needs: Needs;
  judge(met: never): Verdict;
}

/** Gives a check its form; the types of `judge` follow from `id` and `needs`. */
export function check<Id extends CheckId, N extends Needs>(definition: Check<Id, N>): Check<Id, N> {
  return definition;
}

/** What was not seen, as a verdict. */
export function unjudged(why: Unseen, evidence: readonly Evidence[] = []): Unjudged {
  if (why.reason === 'not-applicable') return { status: 'not-applicable', evidence };
  const { reason, rootCause } = why;
  return { status: 'not-measured', reason, evidence, ...(rootCause === undefined ? {} : { rootCause }) };
}
