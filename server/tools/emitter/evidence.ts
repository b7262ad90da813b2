import type { FieldEvidence } from '../../../contract/emitter.ts';
import type { PageElement, PageParent } from '../../page/nodes.ts';
import { contains } from '../../page/occurrences.ts';
import type { Page } from '../../page/page.ts';
import { attributeOffsets } from '../../page/source-offsets.ts';
import type { Span } from '../../page/span.ts';
import { toSource } from '../../page/text.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import { sourceOf } from '../../product/item.ts';
import type { Origin } from '../../product/item.ts';
import { placeOf } from '../../product/json-source.ts';
import type { JsonPath } from '../../product/json-source.ts';
import type { Json, LdBlock } from '../../product/jsonld-block.ts';

/** Where a value was found: in markup, or in a span of the visible text. */
export type ValueLocation = Origin | Span;

/**
 * A value's proof: a quote from the page's source, and a locator that resolves to it; null if there is none.
 * `locate-rig.ts` resolves locators in tests.
 */
export function prove(page: Page, place: ValueLocation): FieldEvidence | null {
  if ('start' in place) {
    const at = toSource(page, place);
    return at && { source: 'llm-verified', quote: page.html.slice(at.start, at.end), locator: `text@${at.start}-${at.end}` };
  }
  const source = sourceOf(place);
  if (place.kind === 'jsonld') {
    const quote = quoteInBlock(place.block, place.path);
    return quote === null ? null : { source, quote, locator: `ld+json[${place.block.number}]#${pointer(place.path)}` };
  }
  const [span, name] = place.kind === 'attribute' ? [attributeOffsets(page.html, place.element, place.name), `@${place.name}`]
    : [contentOffsets(page, place.element), ''];
  return span && { source, quote: page.html.slice(span.start, span.end), locator: address(page, place) + name };
}

const pointer = (path: JsonPath): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * The source text of the value at `path` in the block; a string has no quotation marks. In a repaired block, null
 * unless the original contains the value verbatim.
 */
export function quoteInBlock(block: LdBlock, path: JsonPath): string | null {
  const { raw, json, repair } = block;
  if (repair === null) {
    const place = placeOf(block, path);
    return place && raw.slice(place.start, place.end).replace(/^"([^]*)"$/, '$1');
  }
  const value = path.reduce<Json | undefined>((at, step) => (at as Record<string, Json> | undefined)?.[step], json) ?? '';
  const text = typeof value === 'object' ? '' : String(value);
  return text !== '' && text.length <= MAX_SEARCHED_CHARS && contains(raw, text) ? text : null;
}

/** Longer ones are rarely verbatim in a block that had to be repaired, and cost time. */
const MAX_SEARCHED_CHARS = 5_000;

/** The source span of an element's content, trimmed; null if empty. */
export function contentOffsets({ html }: Page, { place }: PageElement): Span | null {
  const content = place ? html.slice(place.contentStart, place.contentEnd) : '';
  const start = (place?.contentStart ?? 0) + content.length - content.trimStart().length;
  const { length } = content.trim();
  return length === 0 ? null : { start, end: start + length };
}

const NAME_ATTRIBUTES = ['property', 'name', 'itemprop'];

// A meta tag is located by its name if no earlier one has that name, any other element by its path.
function address(page: Page, { element, source }: Exclude<Origin, { kind: 'jsonld' }>): string {
  if (source !== 'og-meta') return `${source}: ${pathTo(page, element)}`;
  const key = NAME_ATTRIBUTES.find((name) => {
    const value = attribute(element, name);
    return value !== undefined && /^[\w:.-]+$/.test(value)
      && page.index.metas.find((meta) => attribute(meta, name) === value) === element;
  });
  return key ? `meta[${key}="${attribute(element, key)}"]` : pathTo(page, element);
}

// A CSS path that matches only this element, from its nearest ancestor with an id or from the root.
function pathTo(page: Page, element: PageElement | null): string {
  if (!element) return '';
  const id = attribute(element, 'id');
  if (id !== undefined && /^[A-Za-z][\w-]*$/.test(id) && page.ids.get(id) === element) return `#${id}`;
  const siblings = childElements(element.parentNode, element.tagName);
  const step = siblings.length === 1 ? element.tagName : `${element.tagName}:nth-of-type(${siblings.indexOf(element) + 1})`;
  return [pathTo(page, parentElement(element)), step].filter(Boolean).join('>');
}

/** The child elements with this tag. */
export const childElements = (parent: PageParent | null, tag: string): PageElement[] =>
  (parent?.childNodes ?? []).filter((node) => node.kind === 'element').filter(({ tagName }) => tagName === tag);
