import type { HealthPhase, PillarId, Severity, UnmeasuredReason } from '../vocabulary.ts';
import type { Authority } from './authorities.ts';
import type { ParamTypes } from './params.ts';
import type { Placeholders } from './template.ts';

// A text is a template; template.ts says what may stand in its braces. A plain string is a message under the check's
// own title; a tuple brings a title that tells the finding.

/** A title, a message, and where the check's own `fix` does not fit, another. */
export type FindingMessage = readonly [title: string, message: string, fix?: string];

type Words<Status> = Status extends 'warn' | 'fail' ? FindingMessage : string | FindingMessage;

/** The words of one status: one text, or one for each variant. */
type StatusTexts<Status, Params> = [Params] extends [{ variant: infer Name extends string }]
  ? { readonly [Each in Name]: Words<Status> }
  : Words<Status>;

interface SharedTexts {
  /** What is checked, where there is no more to tell. */
  readonly title: string;
  /** The rule in words, for the developers page. */
  readonly rule: string;
  /** In place of the shared sentence for a reason. */
  readonly unmeasured?: Readonly<Partial<Record<UnmeasuredReason, string>>>;
  /** In place of the shared sentence. */
  readonly notApplicable?: string;
  /** What to do with the lines to copy that were made for the finding. */
  readonly snippet?: string;
}

/** What to do; a check that can warn or fail says it. */
type Fix<Params> = Extract<keyof Params, 'warn' | 'fail'> extends never ? unknown : { readonly fix: string };

/** All the words of a check whose params, by status, are `Params`. */
export type CheckTexts<Params> = SharedTexts & Fix<Params> & {
  readonly [Status in keyof Params]: StatusTexts<Status, Params[Status]>;
};

/** Where a check counts, and why. */
export interface Grading {
  /** Absent outside the grades: checks of severity `info`, and the gate. */
  readonly pillar?: PillarId;
  readonly severity: Severity;
  /** What the rule rests on. */
  readonly authority: Authority;
  /** Made only by scans with `b2b`. */
  readonly b2bOnly?: true;
}

/** What a check is, apart from its words. */
export interface CheckDefinition extends Omit<Grading, 'pillar'> {
  readonly id: string;
  readonly phase: HealthPhase;
  readonly pillar: PillarId | null;
}

/** Remembers, for the types alone, what the words of a check are filled with. */
interface Filled<Params> {
  readonly params?: Params;
}

/** What the words of a described check are filled with, by status. */
export type ParamsOf<Described> = Described extends Filled<infer Params> ? Params : never;

/** A phase's checks in another language: each of them in each of its statuses, and no more. */
export type Translated<Checks> = { readonly [Id in keyof Checks]: CheckTexts<ParamsOf<Checks[Id]>> };

/** `Given` with nothing that `Shape` does not know. */
type Exactly<Given, Shape> = Given extends string | null | readonly unknown[]
  ? unknown
  : { readonly [Key in keyof Given]: Key extends keyof Shape ? Exactly<Given[Key], NonNullable<Shape[Key]>> : never };

/** One text, or one for each variant. */
type AnyTexts<Text> = Text | { readonly [Variant: string]: Text };

/** The words of a check by status; only those it can have. */
type StatusWords = { readonly [Status in 'pass' | 'warn' | 'fail' | 'info']?: AnyTexts<Words<Status>> };

/** The texts of any check, seen without its own params. */
export type AnyCheckTexts = SharedTexts & StatusWords & { readonly fix?: string };

type NamesIn<Text> = Text extends string ? Placeholders<Text>
  : Text extends readonly string[] ? { [Place in keyof Text]: Placeholders<Text[Place]> }[number] : never;

/** What the braces of a text name, each of its type. */
type Named<Text> = Pick<ParamTypes, Extract<NamesIn<Text>, keyof ParamTypes>>;

type ParamsNamed<Given> = {
  -readonly [Status in Extract<keyof Given, keyof StatusWords>]: Given[Status] extends string | readonly string[]
    ? Named<Given[Status]>
    : { [Variant in keyof Given[Status]]: { variant: Variant } & Named<Given[Status][Variant]> }[keyof Given[Status]];
};

/**
 * What a check says: where it counts, and its English words. They are filled with what their braces name, and where a
 * status has variants, each has words of its own.
 */
export const describeCheck = <const Given extends Grading & AnyCheckTexts>(
  given: Given & Fix<Given> & Exactly<Omit<Given, keyof StatusWords>, Grading & SharedTexts & { fix: string }>,
): Given & Filled<ParamsNamed<Given>> => given;

/** The same where the finding has more params than the words name, or names that TypeScript cannot read in them. */
export const describeCheckWith = <Params>() =>
  <const Given extends Grading & CheckTexts<Params>>(
    given: Given & Exactly<Given, Grading & CheckTexts<Params>>,
  ): Given & Filled<Params> => given;
