import type { HealthPhase, UnmeasuredReason } from '../vocabulary.ts';
import type { OwnReason } from './authorities.ts';
import type { CheckId, CheckParams } from './catalogue.ts';
import type { CheckTexts } from './check.ts';
import type { Placeholders } from './template.ts';
import type { Term } from './terms.ts';
import type { GuidedId, AdminSection, ServerId } from './platforms.ts';

/** A reason in two lengths: for a chip, and as the sentence of a finding. */
export interface ReasonText {
  readonly short: string;
  readonly message: string;
}

/** What is said of what a check rests on. */
export interface AuthorityTexts {
  /** Of the copy of a document that was read last: its day, or its month. */
  readonly read: string;
  /** Where no copy with a date was read. */
  readonly unread: string;
  /** Why a rule is our own. */
  readonly ours: Readonly<Record<OwnReason, string>>;
}

/** What is said of how a finding is mended on a certain system. */
export interface RecipeTexts {
  /** Before lines for a server: where they belong. */
  readonly inServer: Readonly<Record<ServerId, string>>;
  /** The same of checks whose lines belong elsewhere; `{system}` is the server. */
  readonly servers: { readonly [Id in CheckId]?: Readonly<Partial<Record<ServerId, string>>> };
  /** What the support of the platform `{system}` can do: where we know no place in it, or what its log says. */
  readonly support: Readonly<Record<'place' | 'log', string>>;
  readonly places: Readonly<Record<AdminSection, Readonly<Partial<Record<GuidedId, string>>>>>;
}

/** Everything the catalogue says in one language. */
export interface CatalogueTexts {
  /** BCP 47, for numbers, dates, lists and plurals. */
  readonly locale: string;
  readonly phases: Readonly<Record<HealthPhase, string>>;
  readonly unmeasured: Readonly<Record<UnmeasuredReason, ReasonText>>;
  /** The sentence of `root-cause` where the cause is known: `{cause}` is its title. */
  readonly rootCause: string;
  /** Behind the message of what was seen in a browser alone. */
  readonly rendered: string;
  readonly notApplicable: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly authority: AuthorityTexts;
  readonly recipes: RecipeTexts;
  readonly checks: { readonly [Id in CheckId]: CheckTexts<CheckParams[Id]> };
}

type Stray<Text, Params> = Text extends string
  ? Exclude<Placeholders<Text>, keyof Params>
  : Text extends readonly unknown[]
    ? Exclude<Placeholders<Text[number]>, keyof Params>
    : { [Name in keyof Text]: Stray<Text[Name], Extract<Params, { variant: Name }>> }[keyof Text];

/** Names in the braces of any text that the params of its check, status and variant do not have; none is right. */
export type StrayPlaceholders<Checks extends { [Id in CheckId]: object }> = {
  [Id in CheckId]: {
    [Status in keyof CheckParams[Id] & keyof Checks[Id]]: Stray<Checks[Id][Status], CheckParams[Id][Status]>;
  }[keyof CheckParams[Id] & keyof Checks[Id]];
}[CheckId];
