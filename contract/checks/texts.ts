import type { HealthPhase, UnmeasuredReason } from '../vocabulary.ts';
import type { OwnReason } from './authorities.ts';
import type { CheckId, CheckParams } from './catalogue.ts';
import type { CheckTexts } from './check.ts';
import type { Placeholders } from './template.ts';
import type { Term } from './terms.ts';
import type { GuidedId, AdminSection, ServerId } from './platforms.ts';

/** A reason as a short label, and as the message of a finding. */
interface ReasonText {
  readonly short: string;
  readonly message: string;
}

/** Texts about what a check is based on. */
interface AuthorityTexts {
  /** When the document was read; `{date}` is a day or a month. */
  readonly read: string;
  /** For a document of which no dated copy was read. */
  readonly unread: string;
  /** Why a rule is not taken from a document. */
  readonly ours: Readonly<Record<OwnReason, string>>;
}

/** Texts about how to fix a finding on a given platform or server. */
interface RecipeTexts {
  /** Introduces server configuration: where it goes. */
  readonly inServer: Readonly<Record<ServerId, string>>;
  /** Overrides for checks whose configuration goes elsewhere; `{system}` is the server. */
  readonly servers: { readonly [Id in CheckId]?: Readonly<Partial<Record<ServerId, string>>> };
  /** What the support of `{system}` can do: if we know no section for the fix, or if its log has the cause. */
  readonly support: Readonly<Record<'place' | 'log', string>>;
  readonly places: Readonly<Record<AdminSection, Readonly<Partial<Record<GuidedId, string>>>>>;
}

/** All texts of the catalogue in one language. */
export interface CatalogueTexts {
  /** BCP 47 tag, for numbers, dates, lists and plurals. */
  readonly locale: string;
  readonly phases: Readonly<Record<HealthPhase, string>>;
  readonly unmeasured: Readonly<Record<UnmeasuredReason, ReasonText>>;
  /** The message for reason `root-cause` with a known cause; `{cause}` is the title of the cause. */
  readonly rootCause: string;
  /** Appended to the message if the finding was only visible in a browser. */
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

/** Placeholders that the params of their check, status and variant lack; must be `never`. */
export type StrayPlaceholders<Checks extends { [Id in CheckId]: object }> = {
  [Id in CheckId]: {
    [Status in keyof CheckParams[Id] & keyof Checks[Id]]: Stray<Checks[Id][Status], CheckParams[Id][Status]>;
  }[keyof CheckParams[Id] & keyof Checks[Id]];
}[CheckId];
