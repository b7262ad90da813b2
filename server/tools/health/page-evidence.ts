import type { Evidence } from '../../../contract/health.ts';
import type { PageElement } from '../../page/nodes.ts';
import type { Page } from '../../page/page.ts';
import { lineAt } from '../../page/source-line.ts';
import { runsIn, toSource } from '../../page/text.ts';
import { placeOf } from '../../product/json-place.ts';
import type { Item, Leaf, Origin } from '../../product/item.ts';
import { short } from './evidence.ts';
import type { ReadPage } from './gathered.ts';
import type { Span } from '../../page/span.ts';

/** What of a page evidence names. */
export type EvidencePage = Pick<ReadPage, 'page' | 'url'>;

/** Something a page says, with the line where it does. */
export function elementEvidence(
  { page, url }: EvidencePage, element: PageElement, { label, value }: Pick<Evidence, 'label' | 'value'>,
): Evidence {
  return { label, value: short(value), page: url.href, ...placeIn(page, element.place?.start) };
}

/** Something a page says elsewhere than in its source, or says nowhere. */
export const pageEvidence = ({ url }: EvidencePage, label: string, value: string): Evidence =>
  ({ label, value: short(value), page: url.href });

/** How many of something a page has that it needs one of. */
export const noneEvidence = (page: EvidencePage, label: string): Evidence => pageEvidence(page, label, '0');

/** An element's start tag as written. */
export function tagEvidence({ page, url }: EvidencePage, element: PageElement): Evidence {
  const { place, tagName } = element;
  const tag = place ? page.html.slice(place.start, place.contentStart) : `<${tagName}>`;
  return elementEvidence({ page, url }, element, { label: `<${tagName}>`, value: tag.replaceAll(/\s+/g, ' ') });
}

/** A value or thing of the markup, with the line where it stands. */
export function markupEvidence({ page, url }: EvidencePage, of: Leaf | Item, label: string): Evidence {
  const value = of.kind === 'leaf' ? of.text.trim() : of.types.join(', ');
  return { label, value: short(value), page: url.href, ...placeIn(page, offsetOf(of.origin)) };
}

/** Line and offset of a place in the source; nothing where there is no such place. */
export const placeIn = (page: Page, offset: number | undefined): Pick<Evidence, 'line' | 'offset'> =>
  (offset === undefined ? {} : { line: lineAt(page, offset), offset });

/** Of a repaired JSON-LD block only the block's own place is sure. */
function offsetOf(origin: Origin): number | undefined {
  if (origin.kind !== 'jsonld') return origin.element.place?.start;
  const { block, path } = origin;
  const inside = block.repair === null ? placeOf(block.raw, path) : null;
  return block.offset + (inside?.start ?? 0);
}

/** A piece of the visible text, with the words around it on its line, and where it stands in the source. */
export function textEvidence({ page, url }: EvidencePage, span: Span, label: string): Evidence {
  const { text, html } = page;
  const from = text.text.lastIndexOf('\n', span.start) + 1;
  const end = text.text.indexOf('\n', span.end);
  const start = Math.max(from, span.start - AROUND);
  const value = text.text.slice(start, Math.min(end === -1 ? text.text.length : end, span.end + AROUND)).trim();
  const isFindable = runsIn(text, span).every(({ node }) => node.value.length <= LONGEST_NODE);
  const place = isFindable ? toSource(text, html, span)?.start : undefined;
  return { label, value: short(value), page: url.href, ...placeIn(page, place) };
}

const AROUND = 60;
/** In a text without end, finding the exact place takes longer than it is worth. */
const LONGEST_NODE = 50_000;
