import type { PageElement } from '../../page/nodes.ts';
import type { Page } from '../../page/page.ts';
import { attributeOffsets } from '../../page/source-offsets.ts';
import { attribute } from '../../page/tree.ts';
import { readLdBlocks } from '../../product/jsonld-block.ts';
import { childElements, contentOffsets, quoteInBlock } from './evidence.ts';

/** The text of the page that a locator points to; null if there is none. */
export function locate(page: Page, locator: string): string | null {
  const text = /^text@(\d+)-(\d+)$/.exec(locator);
  if (text) return page.html.slice(Number(text[1]), Number(text[2]));
  const json = /^ld\+json\[(\d+)\]#(.*)$/s.exec(locator);
  if (json) {
    const block = readLdBlocks(page)[Number(json[1])];
    const path = json[2]!.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return block ? quoteInBlock(block, path) : null;
  }
  const [, address = '', name] = /^(?:(?:microdata|rdfa): )?(.*?)(?:@([\w:-]+))?$/s.exec(locator) ?? [];
  const element = findElement(page, address);
  const span = element
    && (name === undefined ? contentOffsets(page, element) : attributeOffsets(page.html, element, name));
  return span && page.html.slice(span.start, span.end);
}

function findElement(page: Page, address: string): PageElement | null {
  const named = /^meta\[([a-z]+)="([\w:.-]+)"\]$/.exec(address);
  if (named) return page.index.metas.find((meta) => attribute(meta, named[1]!) === named[2]) ?? null;
  let at: PageElement | null = null;
  for (const step of address.split('>')) {
    const [, id, tag = '', place = '1'] = /^(?:#([A-Za-z][\w-]*)|([^\s:#>]+)(?::nth-of-type\((\d+)\))?)$/.exec(step)
      ?? [];
    at = (id === undefined ? childElements(at ?? page.document, tag)[Number(place) - 1] : page.ids.get(id)) ?? null;
    if (!at) return null;
  }
  return at;
}
