import type { CheckParams, CheckId } from '../../../contract/checks/catalogue.ts';
import type { Evidence } from '../../../contract/health.ts';
import type { UnmeasuredReason } from '../../../contract/vocabulary.ts';
import type { Gathered } from './gathered.ts';
import type { Available, Unavailable } from './available.ts';

/** One thing that a check may ask for; resolves when it was gathered, or is known not to come. */
export type Artifact<T> = (gathered: Gathered) => Promise<Available<T>>;

export type Artifacts = Readonly<Record<string, Artifact<unknown>>>;

/** What a check is handed: each of its required artifacts, available. */
export type Resolved<N extends Artifacts> = { readonly [Name in keyof N]: N[Name] extends Artifact<infer T> ? T : never };

/**
 * What a check says. `params` fill the words of the catalogue; `evidence` is what a person can act on; `snippet` are lines
 * to copy that are sure to mend or to show it, made of what was seen.
 */
export type Verdict<Id extends CheckId = CheckId> = Id extends CheckId ? Judged<Id> | Unjudged : never;

type Judged<Id extends CheckId> = {
  [Status in keyof CheckParams[Id]]: {
    status: Status;
    params: CheckParams[Id][Status];
    evidence?: readonly Evidence[];
    snippet?: string | undefined;
  };
}[keyof CheckParams[Id]];

/** What a check says that could not judge, whichever it is. */
export type Unjudged =
  | { status: 'not-measured'; reason: UnmeasuredReason; rootCause?: CheckId; evidence?: readonly Evidence[] }
  | { status: 'not-applicable'; evidence?: readonly Evidence[] };

/** One check of the catalogue: what it judges by, and a pure judgement of it. */
export interface Check<Id extends CheckId, N extends Artifacts> {
  id: Id;
  /** Checks whose failure makes this one say nothing of its own; the finding then names the cause. */
  causes?: readonly CheckId[];
  requiredArtifacts: N;
  /** Called only when every required artifact is available. No I/O, no clock, no state. */
  judge(artifacts: Resolved<N>): Verdict<Id>;
}

/** Any check, for lists. */
export interface AnyCheck {
  readonly id: CheckId;
  readonly causes?: readonly CheckId[];
  readonly requiredArtifacts: Artifacts;
  judge(artifacts: never): Verdict;
}

/** Gives a check its form; the types of `judge` follow from `id` and `requiredArtifacts`. */
export function defineCheck<Id extends CheckId, N extends Artifacts>(definition: Check<Id, N>): Check<Id, N> {
  return definition;
}

/** What is not available, as a verdict. */
export function unjudged(why: Unavailable, evidence: readonly Evidence[] = []): Unjudged {
  if (why.reason === 'not-applicable') return { status: 'not-applicable', evidence };
  const { reason, rootCause } = why;
  return { status: 'not-measured', reason, evidence, ...(rootCause === undefined ? {} : { rootCause }) };
}
