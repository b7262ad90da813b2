import type { Page } from '../../page/page.ts';
import type { PageElement } from '../../page/nodes.ts';
import type { JsonPath } from '../../product/item.ts';
import type { Json, LdBlock } from '../../product/jsonld-block.ts';
import { placeOf } from '../../product/json-place.ts';
import type { Span } from '../../page/span.ts';

/**
 * The source text at `path` in the block, a string without its quotes. In a repaired block, only text that also
 * occurs verbatim in the original.
 */
export function quoteInBlock(block: LdBlock, path: JsonPath): string | null {
  if (block.json === undefined) return null;
  const value = valueAt(block.json, path);
  if (value === undefined) return null;
  if (block.repair !== null) {
    const text = typeof value === 'object' ? null : String(value);
    return text !== null && text !== '' && block.raw.includes(text) ? text : null;
  }
  const place = placeOf(block.raw, path);
  if (!place) return null;
  const quote = block.raw.slice(place.start, place.end);
  return typeof value === 'string' ? quote.slice(1, -1) : quote;
}

function valueAt(json: Json, path: JsonPath): Json | undefined {
  let at: Json | undefined = json;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Array.isArray(at) ? at[Number(step)] : Object.hasOwn(at, step) ? at[String(step)] : undefined;
  }
  return at;
}

/** The source span of an element's content, trimmed; null if empty. */
export function contentOffsets(page: Page, element: PageElement): Span | null {
  if (!element.place) return null;
  const { contentStart: start, contentEnd } = element.place;
  const content = page.html.slice(start, contentEnd);
  const lead = content.length - content.trimStart().length;
  const trimmed = content.trim();
  return trimmed === '' ? null : { start: start + lead, end: start + lead + trimmed.length };
}
