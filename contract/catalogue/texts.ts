import type { HealthPhase, UnmeasuredReason } from '../vocabulary.ts';
import type { CatalogueParams, CheckId } from './checks.ts';
import type { Term } from './terms.ts';

// A text is a template; template.ts says what may stand in its braces. A plain string is a message under the check's
// own title; a tuple brings a title that tells the finding.

/** A title, a message, and where the check's own `fix` does not fit, another. */
export type Told = readonly [title: string, message: string, fix?: string];

type Words<Status> = Status extends 'warn' | 'fail' ? Told : string | Told;

/** The words of one status: one text, or one for each variant. */
export type StatusTexts<Status, Params> = [Params] extends [{ variant: infer Name extends string }]
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
}

/** What to do; a check that can warn or fail says it. */
type Fix<Params> = Extract<keyof Params, 'warn' | 'fail'> extends never ? unknown : { readonly fix: string };

/** All the words of a check whose params, by status, are `Params`. */
export type CheckTexts<Params> = SharedTexts & Fix<Params> & {
  readonly [Status in keyof Params]: StatusTexts<Status, Params[Status]>;
};

/** The words of a phase's checks, given their params. */
export type PhaseTexts<Params> = { readonly [Id in keyof Params]: CheckTexts<Params[Id]> };

/** A reason in two lengths: for a chip, and as the sentence of a finding. */
export interface ReasonText {
  readonly short: string;
  readonly message: string;
}

/** Everything the catalogue says in one language. */
export interface CatalogueTexts {
  /** BCP 47, for numbers, dates, lists and plurals. */
  readonly locale: string;
  readonly phases: Readonly<Record<HealthPhase, string>>;
  readonly unmeasured: Readonly<Record<UnmeasuredReason, ReasonText>>;
  /** The sentence of `root-cause` where the cause is known: `{cause}` is its title. */
  readonly rootCause: string;
  readonly notApplicable: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly checks: { readonly [Id in CheckId]: CheckTexts<CatalogueParams[Id]> };
}

type NameIn<Inside extends string> = Inside extends `${infer Name}${':' | '|'}${string}` ? Name : Inside;

/** The names in the braces of a template. */
export type Placeholders<Template> = Template extends `${string}{${infer Inside}}${infer Rest}`
  ? NameIn<Inside> | Placeholders<Rest>
  : never;

type Stray<Text, Params> = Text extends string
  ? Exclude<Placeholders<Text>, keyof Params>
  : Text extends readonly unknown[]
    ? Exclude<Placeholders<Text[number]>, keyof Params>
    : { [Name in keyof Text]: Stray<Text[Name], Extract<Params, { variant: Name }>> }[keyof Text];

/** Names in the braces of any text that the params of its check, status and variant do not have; none is right. */
export type StrayPlaceholders<Checks extends { [Id in CheckId]: object }> = {
  [Id in CheckId]: {
    [Status in keyof CatalogueParams[Id] & keyof Checks[Id]]: Stray<Checks[Id][Status], CatalogueParams[Id][Status]>;
  }[keyof CatalogueParams[Id] & keyof Checks[Id]];
}[CheckId];
