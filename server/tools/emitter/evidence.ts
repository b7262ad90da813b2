import type { FieldEvidence } from '../../../contract/emitter.ts';
import type { Page } from '../../page/page.ts';
import { attributeOffsets } from '../../page/source-offsets.ts';
import { toSource } from '../../page/text.ts';
import { attribute } from '../../page/tree.ts';
import { sourceOf } from '../../product/item.ts';
import type { JsonPath, Origin } from '../../product/item.ts';
import { contentOffsets, quoteInBlock } from './quote.ts';
import { pathTo } from './element-path.ts';
import type { Span } from '../../page/span.ts';

/** Where a verified value is: in markup, or a span of the visible text. */
export type ValueLocation = Origin | { kind: 'text'; span: Span };

/** A value's proof: a quote from the source and a locator that resolves to it; null if there is none. */
export function prove(page: Page, place: ValueLocation): FieldEvidence | null {
  if (place.kind === 'text') return proveText(page, place.span);
  const source = sourceOf(place);
  if (place.kind === 'jsonld') {
    const quote = quoteInBlock(place.block, place.path);
    return quote === null ? null : { source, quote, locator: `ld+json[${place.block.number}]#${pointer(place.path)}` };
  }
  if (place.kind === 'attribute') {
    const span = attributeOffsets(page.html, place.element, place.name);
    return span && {
      source, quote: page.html.slice(span.start, span.end),
      locator: `${address(page, place)}@${place.name}`,
    };
  }
  const span = contentOffsets(page, place.element);
  return span && {
    source, quote: page.html.slice(span.start, span.end), locator: address(page, place),
  };
}

function proveText(page: Page, span: Span): FieldEvidence | null {
  const place = toSource(page.text, page.html, span);
  return place && {
    source: 'llm-verified', quote: page.html.slice(place.start, place.end), locator: `text@${place.start}-${place.end}`,
  };
}

function pointer(path: JsonPath): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const NAMING = ['property', 'name', 'itemprop'];

// A meta tag that is the first of its name is located by that name, any other element by its path.
function address(page: Page, { element, source }: Exclude<Origin, { kind: 'jsonld' }>): string {
  if (source !== 'og-meta') return `${source}: ${pathTo(page, element)}`;
  for (const naming of NAMING) {
    const name = attribute(element, naming);
    if (name === undefined || !/^[\w:.-]+$/.test(name)) continue;
    const first = page.index.metas.find((meta) => attribute(meta, naming) === name);
    if (first === element) return `meta[${naming}="${name}"]`;
  }
  return pathTo(page, element);
}
