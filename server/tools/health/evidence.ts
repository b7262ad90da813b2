import type { Evidence } from '../../../contract/health.ts';
import type { FetchFailure, FetchResult } from '../../net/fetch-types.ts';
import type { PageElement } from '../../page/nodes.ts';
import type { Page } from '../../page/page.ts';
import { lineAt } from '../../page/source-line.ts';
import { runsIn, toSource } from '../../page/text.ts';
import { placeOf } from '../../product/json-source.ts';
import type { Item, Leaf, Origin } from '../../product/item.ts';
import type { ReadPage } from './gathered.ts';
import type { Span } from '../../page/span.ts';

const MAX_LENGTH = 300;

/** The most pieces of evidence a finding shows; its params hold the full count. */
export const MAX_EVIDENCE = 10;

/** A list of evidence that ends with these pieces, however long it is. */
export const endingWith = (end: readonly Evidence[], list: readonly Evidence[]): Evidence[] =>
  [...list.slice(0, Math.max(0, MAX_EVIDENCE - end.length)), ...end];

/** Truncates text from a store for display. */
export function short(text: string, longest = MAX_LENGTH): string {
  if (text.length <= longest) return text;
  // Split only the start of a huge text: a character is at most two UTF-16 code units.
  const points = [...text.slice(0, 2 * longest + 1)];
  return points.length <= longest ? text : `${points.slice(0, longest - 1).join('')}…`;
}

/** Each redirect, then the final response or fault; nothing without a result. */
export function hopEvidence(result: FetchResult | null): Evidence[] {
  if (!result) return [];
  const hops = result.hops.map(({ url, status, location }) =>
    ({ label: String(status), value: `${url} → ${location}`, url }));
  return [...hops, resultEvidence(result)];
}

/** A response's status or a failed fetch's fault, as evidence. */
export const resultEvidence = (result: FetchResult): Evidence =>
  (result.ok ? answerEvidence(result) : faultEvidence(result));

/** A URL's status, as evidence. */
export const answerEvidence = ({ url, status }: { url: URL; status: number }): Evidence =>
  ({ label: String(status), value: url.href, url: url.href });

const faultEvidence = ({ code, detail, url }: FetchFailure): Evidence =>
  ({ label: code, value: detail, url: url.href });

/** The part of a page that evidence needs. */
export type EvidencePage = Pick<ReadPage, 'page' | 'url'>;

/** Evidence for an element, with its line in the source. */
export const elementEvidence = (
  page: EvidencePage, element: PageElement, { label, value }: Pick<Evidence, 'label' | 'value'>,
): Evidence => ({ ...pageEvidence(page, label, value), ...placeIn(page.page, element.place?.start) });

/** Evidence for a page without a line, such as a header or something missing. */
export const pageEvidence = ({ url }: Pick<EvidencePage, 'url'>, label: string, value: string): Evidence =>
  ({ label, value, page: url.href });

/** Evidence that a page has none of what the label names. */
export const noneEvidence = (page: EvidencePage, label: string): Evidence => pageEvidence(page, label, '0');

/** Evidence with an element's start tag as written. */
export function tagEvidence(page: EvidencePage, element: PageElement): Evidence {
  const { place, tagName } = element;
  const tag = place ? page.page.html.slice(place.start, place.contentStart) : `<${tagName}>`;
  return elementEvidence(page, element, { label: `<${tagName}>`, value: tag.replaceAll(/\s+/g, ' ') });
}

/** Evidence for a markup value or item, with its line in the source. */
export function markupEvidence(page: EvidencePage, of: Leaf | Item, label: string): Evidence {
  const value = of.kind === 'leaf' ? of.text.trim() : of.types.join(', ');
  return { ...pageEvidence(page, label, value), ...placeIn(page.page, offsetOf(of.origin)) };
}

/** Line and offset of a position in the source; empty if there is none. */
export const placeIn = (page: Page, offset: number | undefined): Pick<Evidence, 'line' | 'offset'> =>
  (offset === undefined ? {} : { line: lineAt(page, offset), offset });

/** In a repaired JSON-LD block only the position of the block itself is reliable. */
function offsetOf(origin: Origin): number | undefined {
  if (origin.kind !== 'jsonld') return origin.element.place?.start;
  const { block, path } = origin;
  const inside = block.repair === null ? placeOf(block, path) : null;
  return block.offset + (inside?.start ?? 0);
}

/** Evidence for a span of visible text, with its surroundings and position in the source. */
export function textEvidence(page: EvidencePage, span: Span, label = 'text'): Evidence {
  const { text } = page.page;
  // No search leaves the surroundings: a line may be as long as the page.
  const earliest = Math.max(0, span.start - CONTEXT_CHARS);
  const start = earliest + text.text.slice(earliest, span.start + 1).lastIndexOf('\n') + 1;
  const [after] = text.text.slice(span.end, span.end + CONTEXT_CHARS).split('\n', 1);
  const value = `${text.text.slice(start, span.end)}${after}`.trim();
  const isFindable = runsIn(text, span).every(({ node }) => node.value.length <= MAX_NODE_LENGTH);
  const place = isFindable ? toSource(page.page, span)?.start : undefined;
  return { ...pageEvidence(page, label, value), ...placeIn(page.page, place) };
}

const CONTEXT_CHARS = 60;
/** In a huge text node, finding the exact position is too slow. */
const MAX_NODE_LENGTH = 50_000;
