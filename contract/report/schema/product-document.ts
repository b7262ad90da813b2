import type { EmitterResult, ExtractedField, Gap } from '../../emitter.ts';
import { code, listBlock, plain, present, rowsBlock, section, verbatim } from '../document.ts';
import type { Block, Row, Text } from '../document.ts';
import { hostOf } from '../hosts.ts';
import type { Fix, ReportDocument } from '../report-document.ts';
import type { ReportLocale } from '../report-locale.ts';
import { changesOf, fieldStatus, gapsOf, isByHand, isComplete, isRequired } from './artifact.ts';
import type { Change } from './artifact.ts';
import { typedOf } from './json-ld.ts';
import type { ProductDataTexts } from './nb.ts';
import { sentenceOf, typedName, valueText } from './words.ts';
import type { ResultInWords } from './words.ts';

/** What a product data document is rendered from. */
export interface ProductInWords extends ResultInWords {
  locale: ReportLocale;
}

/** Renders product data as a document: each field with its quote, the code, and what the search engine asks for. */
export function productDocument(source: ProductInWords): ReportDocument {
  const { result, texts, locale: { format } } = source;
  const heading = texts.exported.heading(typedName(result) ?? hostOf(result.finalUrl));
  const { product, faq } = result.jsonld;
  const changes = changesOf(result).map((change) => changeText(change, texts));
  return {
    heading,
    lead: sentenceOf(source, format).join(' '),
    about: present(
      result.finalUrl, result.platform?.name, format.dateTime(result.fetchedAt),
      result.rendered && texts.rendered.short,
    ).join(' · '),
    cards: undefined,
    blocks: [
      ...section(texts.fieldsHeading, rowsBlock(result.fields.map((field) => fieldRow(field, source)))),
      ...section(
        codeHeading(result, texts), listBlock(changes),
        product === null ? plain(noCode(result, texts)) : codeBlock(product),
        faq !== null && codeBlock(faq), faq !== null && plain(texts.code.faqRetired),
      ),
      ...unseenBlocks(source),
      ...gapBlocks(source),
    ],
    toFix: present(
      unseenFix(source), changes.length > 0 && product !== null && codeFix(changes, product, texts),
      ...gapFixes(source),
    ),
  };
}

const codeBlock = (json: string): Block => code('json', '', json);

function fieldRow(field: ExtractedField, { texts, locale }: ProductInWords): Row {
  const row = { status: fieldStatus(field), word: texts.fields[field.id], note: fieldStatusWord(field, texts, locale) };
  if (field.status === 'unverified') return { ...row, title: texts.unverified[field.reason], details: [] };
  const { quote, locator } = field.evidence;
  const labelled = (label: string, text: string): Text => [`${label}: `, verbatim(text)];
  return {
    ...row, title: [verbatim(typedOf(field.value))],
    details: [
      sourceOf(field, texts),
      ...(isByHand(field) ? [] : [labelled(texts.quote, quote), labelled(texts.locator, locator)]),
    ],
  };
}

/** A field that could not be looked for is not measured, as on the page. */
export function fieldStatusWord(field: ExtractedField, { status }: ProductDataTexts, { texts }: ReportLocale): string {
  if (field.status === 'verified') return isByHand(field) ? status.byHand : status.verified;
  return field.reason === 'llm-unavailable' ? texts.statuses['not-measured'].toLowerCase() : status.unverified;
}

/** The source with its code: readers of the file must be able to look up `user-confirmed`. */
export const sourceOf = (
  { evidence: { source } }: Extract<ExtractedField, { status: 'verified' }>, texts: ProductDataTexts,
): string => `${texts.sources[source]} (${source})`;

/** Describes a change in words. */
export function changeText({ field, mark, value, before }: Change, texts: ProductDataTexts): string {
  const [noun, now] = [texts.nouns[field], valueText(value, texts)];
  if (mark === 'by-hand') return texts.code.byHand(noun, now);
  const text = mark === 'corrected' && before !== undefined ? texts.code.corrected(noun, before, now)
    : texts.code.new(noun, now);
  // A quoted sentence ends with its own full stop.
  return text.replace(/(?<=[.!?…][»”])\.$/, '');
}

const ORDER = { incomplete: 0, missing: 1, present: 2 } as const;
/** Incomplete fields first, then missing ones, then those present. */
export const worstFirst = (gaps: readonly Gap[]): Gap[] => gaps.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);

/** The heading of the code: a diff if the page has markup and there is code to add, else new code. */
export const codeHeading = ({ mode, jsonld: { product, faq } }: EmitterResult, { code }: ProductDataTexts): string =>
  (mode === 'enrich' && (product ?? faq) !== null ? code.headingDiff : code.headingNew);

/** Why there is no code for the product. */
export function noCode(result: EmitterResult, { code }: ProductDataTexts): string {
  if (result.mode === 'generate') return code.noneNew;
  return isComplete(result) ? code.done : code.noneDiff;
}

/** How many required fields the page has once the code is added; undefined if that is no more than now. */
export function withCodeText({ mode, gaps, gapsWithCode }: EmitterResult, texts: ProductDataTexts): string | undefined {
  const held = (list: readonly Gap[]): number =>
    list.filter((gap) => isRequired(gap) && gap.state === 'present').length;
  if (mode === 'generate' || !gapsWithCode || held(gapsWithCode) === held(gaps)) return undefined;
  return texts.gaps.withCode(held(gapsWithCode), gaps.filter(isRequired).length);
}

/** A warning that clients without JavaScript see none of the values. */
const unseenBlocks = ({ result, texts: { rendered } }: ProductInWords): Block[] =>
  section(rendered.gap, result.rendered && plain(`${rendered.why} ${rendered.fix}`));

const unseenFix = ({ result, texts: { rendered } }: ProductInWords): Fix | undefined =>
  (result.rendered ? { title: rendered.gap, lines: [rendered.why, rendered.fix] } : undefined);

function gapBlocks({ result, texts }: ProductInWords): Block[] {
  const shown = gapsOf(result);
  if (shown.length === 0) return [];
  const improved = withCodeText(result, texts);
  const lead = result.mode === 'generate' ? texts.gaps.leadNew : [texts.gaps.lead, improved].filter(Boolean).join(' ');
  const groups = (['required', 'recommended'] as const).flatMap((group): Block[] => {
    const gaps = shown.filter((gap) => isRequired(gap) === (group === 'required'));
    if (gaps.length === 0) return [];
    const held = gaps.filter(({ state }) => state === 'present').length;
    return [
      { kind: 'heading', level: 3, text: `${texts.gaps[group]} · ${texts.gaps.present(held, gaps.length)}` },
      { kind: 'list', items: worstFirst(gaps).map((gap) => gapText(gap, texts)) },
    ];
  });
  return section(texts.gaps.heading, plain(lead), ...groups);
}

function gapText({ field, state, existingValue, faults = [] }: Gap, { gaps }: ProductDataTexts): Text {
  const name = gaps.names[field];
  return [
    ...(name === undefined ? [verbatim(field)] : [`${name} (`, verbatim(field), ')']), `: ${gaps.states[state]}`,
    ...(existingValue === undefined ? [] : [', ', verbatim(existingValue)]),
    ...faults.flatMap(({ member, fault }) => ['; ', verbatim(member), ` ${gaps.faults[fault]}`]),
  ];
}

const codeFix = (changes: readonly string[], json: string, { code }: ProductDataTexts): Fix =>
  ({ title: code.headingDiff, lines: [...changes, ...json.split('\n')] });

/** Fixes for required fields that could not be confirmed on the page. */
const gapFixes = ({ result, texts: { gaps } }: ProductInWords): Fix[] =>
  worstFirst(gapsOf(result)).filter((gap) =>
    isRequired(gap) && gap.state !== 'present').map(({ field, state, faults = [] }) => ({
    title: `${gaps.names[field] ?? field}: ${gaps.states[state]}`,
    lines: present(...faults.map(({ member, fault }) => `${member} ${gaps.faults[fault]}`), gaps.advice[field]),
  }));
