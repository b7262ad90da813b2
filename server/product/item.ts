import type { PageElement } from '../page/nodes.ts';
import type { LdBlock } from './jsonld-block.ts';

/** The way from a block's root to one of its values: keys and indices. */
export type JsonPath = readonly (string | number)[];

/** The markup languages product facts are read from, by the name the contract gives them. */
export type MarkupSource = 'jsonld' | 'microdata' | 'og-meta';

/** Where a value stands on the page, exactly enough to be found again. */
export type Origin =
  | { kind: 'jsonld'; block: LdBlock; path: JsonPath }
  | { kind: 'attribute'; source: ElementMarkup; element: PageElement; name: string }
  | { kind: 'content'; source: ElementMarkup; element: PageElement };

/** The languages that mark up elements. */
export type ElementMarkup = 'microdata' | 'rdfa' | 'og-meta';

/** One value as written, not yet read as a price, a code or anything else. */
export interface Leaf {
  kind: 'leaf';
  text: string;
  origin: Origin;
  /** The visible words of a link whose address is the value proper. */
  label?: Leaf;
}

/** One thing described by markup, whichever language it is written in. */
export interface Item {
  kind: 'item';
  /** Short names: `Product`, not `https://schema.org/Product`. */
  types: readonly string[];
  id: string | undefined;
  /** By lower-case short name, in document order. */
  properties: Map<string, Value[]>;
  origin: Origin;
}

export type Value = Leaf | Item;

/** The markup language an origin belongs to, as the contract has it: RDFa, too, is data in the page's elements. */
export function sourceOf(origin: Origin): MarkupSource {
  if (origin.kind === 'jsonld') return 'jsonld';
  return origin.source === 'rdfa' ? 'microdata' : origin.source;
}

/** `https://schema.org/Product`, `schema:Product` and `Product` alike as `Product`. */
export function shortName(name: string): string {
  return name.trim().replace(/^(?:https?:\/\/(?:www\.)?(?:schema\.org|data-vocabulary\.org)\/|schema:)/i, '');
}

/** True when the item is of one of the types, whatever the case. */
export function isOfType(item: Item, ...types: readonly string[]): boolean {
  return item.types.some((type) => types.some((wanted) => wanted.toLowerCase() === type.toLowerCase()));
}

/** All values of a property. */
export function valuesOf(item: Item, property: string): readonly Value[] {
  return item.properties.get(property.toLowerCase()) ?? [];
}

/** The items among the values of a property. */
export function itemsOf(item: Item, property: string): Item[] {
  return valuesOf(item, property).filter((value) => value.kind === 'item');
}

/** The plain values of a property that are not empty. */
export function leavesOf(item: Item, property: string): Leaf[] {
  return valuesOf(item, property).filter((value) => value.kind === 'leaf').filter((leaf) => leaf.text.trim() !== '');
}

/** The first plain value of the first property that has one. */
export function leafOf(item: Item, ...properties: readonly string[]): Leaf | undefined {
  for (const property of properties) {
    const [leaf] = leavesOf(item, property);
    if (leaf) return leaf;
  }
  return undefined;
}
