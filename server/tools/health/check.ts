import type { CheckParams, CheckId } from '../../../contract/checks/catalogue.ts';
import type { Evidence } from '../../../contract/health.ts';
import type { UnmeasuredReason } from '../../../contract/vocabulary.ts';
import { maybe } from './artifact.ts';
import type { Artifact } from './artifact.ts';
import * as ofRegistry from './artifacts-registry.ts';
import * as ofStore from './artifacts.ts';
import type { Available, Unavailable } from './gathered.ts';
import { MAX_EVIDENCE, short } from './evidence.ts';

const ARTIFACTS = { ...ofStore, ...ofRegistry };

type Known = typeof ARTIFACTS;

/** An artifact's name; one that ends in `?` need not be available, and the check gets the `Available` itself. */
type ArtifactName = keyof Known | `${keyof Known}?`;

type ValueOf<Name> = Name extends `${infer Needed}?` ? Available<ValueOf<Needed>>
  : Name extends keyof Known ? Known[Name] extends Artifact<infer T> ? Readonly<T> : never : never;

/**
 * A check's result. `params` fill the catalogue's texts; `evidence` is what a person can act on; `snippet` holds lines
 * to copy, made from what was seen, that certainly fix or show the fault.
 */
export type Verdict<Id extends CheckId = CheckId> = Id extends CheckId ? Judged<Id> | Unjudged : never;

type Judged<Id extends CheckId> = {
  [Status in keyof CheckParams[Id]]: {
    status: Status;
    params: CheckParams[Id][Status];
    evidence?: readonly Evidence[] | undefined;
    snippet?: string | undefined;
    reason?: undefined;
    rootCause?: undefined;
  };
}[keyof CheckParams[Id]];

/** The result of a check that could not judge; the same for all checks. */
export type Unjudged = (
  | { status: 'not-measured'; reason: UnmeasuredReason; rootCause?: CheckId }
  | { status: 'not-applicable'; reason?: undefined; rootCause?: undefined }
) & { evidence?: readonly Evidence[]; params?: undefined; snippet?: undefined };

/** A check of the catalogue: its required artifacts and a pure judge function. */
export interface Check<Id extends CheckId, Values> {
  id: Id;
  /** If one of these checks fails, this one is not measured, with that check as root cause. */
  causes?: readonly CheckId[];
  requiredArtifacts: Readonly<Record<string, Artifact<unknown>>>;
  /** Called with their values, only if every required artifact is available. No I/O, clock or state. */
  judge(artifacts: Values): Verdict<Id>;
}

/** Any check, for lists. */
export type AnyCheck = Check<CheckId, never>;

interface Definition<Id extends CheckId, Names> extends Pick<Check<Id, never>, 'id' | 'causes'> {
  requiredArtifacts: Names;
  /** May also return an optional artifact's own reason for being unavailable. */
  judge(artifacts: ValuesOf<Names>): Verdict<Id> | Unavailable;
}

type ValuesOf<Names> = { readonly [Key in keyof Names]: ValueOf<Names[Key]> };

/**
 * Declares a check; `judge` is typed by `id` and the names in `requiredArtifacts`. Its evidence is cut to
 * `MAX_EVIDENCE`, and its values and params, whose text may come from a store, are truncated for display.
 */
export function defineCheck<Id extends CheckId, Names extends Readonly<Record<string, ArtifactName>>>(
  { requiredArtifacts, ...definition }: Definition<Id, Names>,
) {
  return {
    ...definition,
    requiredArtifacts: Object.fromEntries(
      Object.entries(requiredArtifacts).map(([key, name]) => [key, artifactNamed(name)])),
    judge(artifacts: ValuesOf<Names>) {
      const judged = definition.judge(artifacts);
      const verdict = ('available' in judged ? unjudged(judged) : judged) as Verdict<Id>;
      const evidence = verdict.evidence?.slice(0, MAX_EVIDENCE)
        .map((piece) => ({ ...piece, value: short(piece.value) }));
      return {
        ...verdict,
        ...(verdict.params && { params: truncated(verdict.params) }),
        ...(evidence && { evidence }),
      };
    },
  };
}

function artifactNamed(name: ArtifactName): Artifact<unknown> {
  const needed = name.replace('?', '') as keyof Known;
  return needed === name ? ARTIFACTS[needed] : maybe<unknown>(ARTIFACTS[needed]);
}

const truncated = (params: object): object => Object.fromEntries(
  Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? short(value) : value]));

const verdictOf = <const Status extends string>(status: Status) =>
  <const Params extends object>(params: Params, evidence?: readonly Evidence[], snippet?: string) =>
    ({ status, params, evidence, snippet });

/** The verdicts of a check that judged. */
export const pass = verdictOf('pass');
export const info = verdictOf('info');
export const warn = verdictOf('warn');
export const fail = verdictOf('fail');

/** The verdict of a check that could not judge; `rootCause` is the check whose failure caused it. */
export const notMeasured = (
  reason: UnmeasuredReason,
  evidence: readonly Evidence[] = [],
  rootCause?: CheckId,
): Unjudged =>
  ({ status: 'not-measured', reason, evidence, ...(rootCause === undefined ? {} : { rootCause }) });

/** The verdict of a check that cannot judge because another check failed. */
export const causedBy = (rootCause: CheckId, evidence?: readonly Evidence[]): Unjudged =>
  notMeasured('root-cause', evidence, rootCause);

/** Converts an unavailable artifact to a verdict. */
export function unjudged(why: Unavailable, evidence: readonly Evidence[] = []): Unjudged {
  return why.reason === 'not-applicable'
    ? { status: 'not-applicable', evidence }
    : notMeasured(why.reason, evidence, why.rootCause);
}

/** Something at fault, given as the evidence of its fault. */
type Faulty = Evidence | { evidence: Evidence | readonly Evidence[] };

/** How many are at fault, with evidence for some of them. */
interface Counted {
  count: number;
  evidence: readonly Evidence[];
}

/** One kind of fault: its status, what has it, the variant of its text, and lines to copy. */
type Fault = readonly [
  status: 'info' | 'warn' | 'fail', found: readonly Faulty[] | Counted,
  variant?: string | undefined, snippet?: string | undefined,
];

type FaultVerdict<Of> = Of extends readonly [infer Status, unknown, ...infer Rest] ? {
  status: Status;
  params: { count: number; total: number }
    & (Rest extends readonly [infer Variant extends string, ...unknown[]] ? { variant: Variant } : unknown);
  evidence: readonly Evidence[];
  snippet?: string | undefined;
} : never;

/** Passes if none of the total lacks it, fails if all do, and otherwise warns with the count. */
export function judgeLack(count: number, total: number, evidence: readonly Evidence[]) {
  if (count === 0) return pass({ total });
  if (count === total) return fail({ total }, evidence);
  return warn({ count, total }, evidence);
}

/** The verdict on the first of the faults, given most severe first, that occurs; passes if none does. */
export function judgeFaults<const Faults extends readonly Fault[]>(
  total: number, faults: Faults, evidenceOfPass?: readonly Evidence[],
) {
  for (const [status, found, variant, snippet] of faults) {
    const { count, evidence } = 'count' in found ? found : counted(found);
    if (count === 0) continue;
    const params = { ...(variant !== undefined && { variant }), count, total };
    const verdict: object = { status, params, evidence, snippet };
    return verdict as FaultVerdict<Faults[number]>;
  }
  return pass({ total }, evidenceOfPass);
}

/** Fails if any have none of the terms (`bare`); else warns if any lack some (`partial`), naming the missing terms. */
export function judgeTerms<Term extends string>(
  terms: readonly Term[],
  { total, bare, partial }: {
    total: number;
    bare: readonly Faulty[];
    partial: readonly (Faulty & { missing: readonly Term[] })[];
  },
) {
  const verdict = judgeFaults(total, [['fail', bare], ['warn', partial]]);
  if (verdict.status !== 'warn') return verdict;
  const missing = terms.filter((term) => partial.some((one) => one.missing.includes(term))).join(', ');
  return { ...verdict, params: { ...verdict.params, missing } };
}

const counted = (found: readonly Faulty[]): Counted =>
  ({ count: found.length, evidence: found.flatMap((one) => ('evidence' in one ? one.evidence : one)) });
