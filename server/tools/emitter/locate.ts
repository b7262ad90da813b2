import type { Page } from '../../page/page.ts';
import { attributeOffsets } from '../../page/source-offsets.ts';
import { attribute } from '../../page/tree.ts';
import type { PageElement } from '../../page/nodes.ts';
import type { JsonPath } from '../../product/item.ts';
import type { Json } from '../../product/jsonld-block.ts';
import { readLdBlocks } from '../../product/jsonld-block.ts';
import { follow } from './element-path.ts';
import { contentOffsets, quoteInBlock } from './quote.ts';

/** What a locator points to on the page; null if nothing. */
export function locate(page: Page, locator: string): string | null {
  const text = /^text@(\d+)-(\d+)$/.exec(locator);
  if (text) return page.html.slice(Number(text[1]), Number(text[2]));
  const json = /^ld\+json\[(\d+)\]#(.*)$/s.exec(locator);
  if (json) return locateInJson(page, Number(json[1]), json[2]!);
  const place = /^(?:(?:microdata|rdfa): )?(.*?)(?:@([\w:-]+))?$/s.exec(locator);
  const element = place && findElement(page, place[1]!);
  if (!element) return null;
  const span = place[2] === undefined ? contentOffsets(page, element) : attributeOffsets(page.html, element, place[2]);
  return span && page.html.slice(span.start, span.end);
}

function locateInJson(page: Page, number: number, pointer: string): string | null {
  const block = readLdBlocks(page)[number];
  if (block?.json === undefined) return null;
  const path: (string | number)[] = [];
  let at: Json | undefined = block.json;
  for (const step of pointer.split('/').slice(1)) {
    const key: string = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null) return null;
    path.push(Array.isArray(at) ? Number(key) : key);
    at = Array.isArray(at) ? at[Number(key)] : at[key];
  }
  return quoteInBlock(block, path satisfies JsonPath);
}

function findElement(page: Page, address: string): PageElement | null {
  const named = /^meta\[([a-z]+)="([\w:.-]+)"\]$/.exec(address);
  if (!named) return follow(page, address);
  return page.index.metas.find((meta) => attribute(meta, named[1]!) === named[2]) ?? null;
}
