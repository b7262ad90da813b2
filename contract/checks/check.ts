import type { HealthPhase, PillarId, Severity, UnmeasuredReason } from '../vocabulary.ts';
import type { Authority } from './authorities.ts';
import type { ParamTypes } from './params.ts';
import type { Placeholders } from './template.ts';

// A text is a template; template.ts has the syntax. A plain string is a message under the check's own title; a tuple
// has its own title.

/** Title and message of a finding, and optionally a fix that overrides the check's. */
export type FindingMessage = readonly [title: string, message: string, fix?: string];

type Words<Status> = Status extends 'warn' | 'fail' ? FindingMessage : string | FindingMessage;

/** The texts of one status: one, or one per variant. */
type StatusTexts<Status, Params> = [Params] extends [{ variant: infer Name extends string }]
  ? { readonly [Each in Name]: Words<Status> }
  : Words<Status>;

interface SharedTexts {
  /** What is checked; also the title of findings without one of their own. */
  readonly title: string;
  /** The rule in prose, for the developers page. */
  readonly rule: string;
  /** Overrides the shared message of a reason. */
  readonly unmeasured?: Readonly<Partial<Record<UnmeasuredReason, string>>>;
  /** Overrides the shared message. */
  readonly notApplicable?: string;
  /** What to do with the code generated for a finding. */
  readonly snippet?: string;
}

/** Requires `fix` if the check can warn or fail. */
type Fix<Params> = Extract<keyof Params, 'warn' | 'fail'> extends never ? unknown : { readonly fix: string };

/** All texts of a check whose params, by status, are `Params`. */
export type CheckTexts<Params> = SharedTexts & Fix<Params> & {
  readonly [Status in keyof Params]: StatusTexts<Status, Params[Status]>;
};

/** How a check counts towards a grade, and what it is based on. */
export interface Grading {
  /** Absent for ungraded checks: those of severity `info`, and the gate. */
  readonly pillar?: PillarId;
  readonly severity: Severity;
  /** What the rule is based on. */
  readonly authority: Authority;
  /** Run only in scans with `b2b`. */
  readonly b2bOnly?: true;
}

/** A check without its texts. */
export interface CheckDefinition extends Omit<Grading, 'pillar'> {
  readonly id: string;
  readonly phase: HealthPhase;
  readonly pillar: PillarId | null;
}

/** Phantom type: carries the params of a check's texts. */
interface WithParams<Params> {
  readonly params?: Params;
}

/** The params of a check's texts, by status. */
export type ParamsOf<Check> = Check extends WithParams<infer Params> ? Params : never;

/** A translation of a phase's checks: exactly the same checks, statuses and variants. */
export type Translated<Checks> = { readonly [Id in keyof Checks]: CheckTexts<ParamsOf<Checks[Id]>> };

/** Rejects keys that `Shape` does not have, at any depth. */
type Exact<Value, Shape> = Value extends string | null | readonly unknown[]
  ? unknown
  : { readonly [Key in keyof Value]: Key extends keyof Shape ? Exact<Value[Key], NonNullable<Shape[Key]>> : never };

/** One text, or one per variant. */
type OneOrPerVariant<Text> = Text | { readonly [Variant: string]: Text };

/** Texts by status; other statuses have none of their own. */
type StatusWords = { readonly [Status in 'pass' | 'warn' | 'fail' | 'info']?: OneOrPerVariant<Words<Status>> };

/** The texts of any check, regardless of its params. */
export type AnyCheckTexts = SharedTexts & StatusWords & { readonly fix?: string };

type NamesIn<Text> = Text extends string ? Placeholders<Text>
  : Text extends readonly string[] ? { [Place in keyof Text]: Placeholders<Text[Place]> }[number] : never;

/** The params that a text's placeholders need, with their types. */
type ParamsIn<Text> = Pick<ParamTypes, Extract<NamesIn<Text>, keyof ParamTypes>>;

type InferredParams<Check> = {
  -readonly [Status in Extract<keyof Check, keyof StatusWords>]: Check[Status] extends string | readonly string[]
    ? ParamsIn<Check[Status]>
    : { [Name in keyof Check[Status]]: { variant: Name } & ParamsIn<Check[Status][Name]> }[keyof Check[Status]];
};

/**
 * Defines a check: its grading and its English texts. The params are inferred from the placeholders, by status and
 * variant.
 */
export const describeCheck = <const Check extends Grading & AnyCheckTexts>(
  check: Check & Fix<Check> & Exact<Omit<Check, keyof StatusWords>, Grading & SharedTexts & { fix: string }>,
): Check & WithParams<InferredParams<Check>> => check;

/** `describeCheck` with explicit params, where some are in no text or cannot be inferred from it. */
export const describeCheckWith = <Params>() =>
  <const Check extends Grading & CheckTexts<Params>>(
    check: Check & Exact<Check, Grading & CheckTexts<Params>>,
  ): Check & WithParams<Params> => check;
