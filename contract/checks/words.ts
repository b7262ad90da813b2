import type { FindingEvent } from '../health.ts';
import type { FindingStatus } from '../vocabulary.ts';
import { DOCUMENTS } from './authorities.ts';
import type { Authority, RuleDocument } from './authorities.ts';
import type { CheckId } from './catalogue.ts';
import type { AnyCheckTexts, FindingMessage } from './check.ts';
import { recipeWords } from './recipes.ts';
import { fill } from './template.ts';
import type { CatalogueTexts } from './texts.ts';

/** The parts of a finding that its texts depend on; a `FindingEvent` with a known id is one. */
export interface RenderableFinding extends Pick<
  FindingEvent, 'status' | 'params' | 'reason' | 'rootCause' | 'recipe' | 'view'
> {
  id: CheckId;
  /** The title of the root cause in its own row; by default the title of its check. */
  causeTitle?: string | undefined;
}

/** The texts of a finding, in one language. */
export type FindingWords = Pick<FindingEvent, 'title' | 'message' | 'fix' | 'steps'>;

type AnyWords = string | FindingMessage;

function statusWords(check: AnyCheckTexts, { status, params: { variant } }: RenderableFinding): AnyWords | undefined {
  const words = (check as Partial<Record<FindingStatus, AnyWords | Readonly<Record<string, AnyWords>>>>)[status];
  if (typeof words !== 'object' || Array.isArray(words)) return words as AnyWords | undefined;
  return typeof variant === 'string' && Object.hasOwn(words, variant)
    ? (words as Record<string, AnyWords>)[variant]
    : undefined;
}

function unmeasured(texts: CatalogueTexts, check: AnyCheckTexts, finding: RenderableFinding): string {
  const { reason = 'root-cause', rootCause } = finding;
  if (reason === 'root-cause' && rootCause !== undefined && isKnown(texts, rootCause)) {
    return fill(texts.rootCause, { cause: finding.causeTitle ?? texts.checks[rootCause].title }, texts);
  }
  return fill(check.unmeasured?.[reason] ?? texts.unmeasured[reason].message, finding.params, texts);
}

/** Whether the texts include this check; a report from another rule set may have others. */
export const isKnown = (texts: CatalogueTexts, id: string): id is CheckId => Object.hasOwn(texts.checks, id);

/**
 * Renders the texts of a finding in one language, which is a parameter because the page loads only one. An unknown
 * status or variant falls back to the check's rule, which makes no claim.
 */
export function findingWords(texts: CatalogueTexts, finding: RenderableFinding): FindingWords {
  const check: AnyCheckTexts = texts.checks[finding.id];
  if (finding.status === 'not-measured') return { title: check.title, message: unmeasured(texts, check, finding) };
  if (finding.status === 'not-applicable') {
    return { title: check.title, message: fill(check.notApplicable ?? texts.notApplicable, finding.params, texts) };
  }
  const words = statusWords(check, finding) ?? check.rule;
  const [title, message, ownFix] = typeof words === 'string' ? [check.title, words] : words;
  const fix = finding.status === 'warn' || finding.status === 'fail' ? (ownFix ?? check.fix) : undefined;
  const filled = (template: string) => fill(template, finding.params, texts);
  const snippet = check.snippet === undefined ? undefined : filled(check.snippet);
  const steps = fix === undefined || !finding.recipe
    ? undefined
    : recipeWords(texts, finding.id, { ...finding.recipe, snippet });
  return {
    title: filled(title), message: finding.view ? `${filled(message)} ${texts.rendered}` : filled(message),
    ...(fix !== undefined && { fix: filled(fix) }), ...(steps && { steps }),
  };
}

/** What a check is based on: a document and section with its URL and when it was read, or why the rule is our own. */
export function authorityWords(
  { authority: texts }: CatalogueTexts, authority: Authority,
): { source?: { text: string; url: string }; remark: string } {
  if (authority.ours !== undefined) return { remark: texts.ours[authority.ours] };
  const { title, url, readAt }: RuleDocument = DOCUMENTS[authority.document];
  const { section } = authority;
  return {
    source: { text: `${title}, ${section}`, url },
    remark: readAt === undefined ? texts.unread : texts.read.replace('{date}', readAt),
  };
}
