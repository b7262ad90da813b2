import { facet } from '../page/facet.ts';
import type { PageElement } from '../page/nodes.ts';
import type { JsonPath } from './json-source.ts';
import type { LdBlock } from './jsonld-block.ts';

/** The markup sources of product facts, as named in the contract. */
export type MarkupSource = 'jsonld' | 'microdata' | 'og-meta';

/** The location of a value on the page. */
export type Origin =
  | { kind: 'jsonld'; block: LdBlock; path: JsonPath }
  | { kind: 'attribute'; source: ElementMarkup; element: PageElement; name: string }
  | { kind: 'content'; source: ElementMarkup; element: PageElement };

/** The markup languages that annotate elements. */
type ElementMarkup = 'microdata' | 'rdfa' | 'og-meta';

/** A raw value, not yet parsed. */
export interface Leaf {
  kind: 'leaf';
  text: string;
  origin: Origin;
  /** The visible text of a link whose address is the value. */
  label?: Leaf;
}

/** Raw values by name; each may be missing. */
export type Leaves<Name extends string> = { [name in Name]?: Leaf | undefined };

/** An item described by markup, in any of the languages. */
export interface Item {
  kind: 'item';
  /** Short names: `Product`, not `https://schema.org/Product`. */
  types: readonly string[];
  id: string | undefined;
  /** By lower-case short name, in document order. */
  properties: Map<string, Value[]>;
  origin: Origin;
}

/** A value of a property. */
export type Value = Leaf | Item;

/** The contract's name for an origin's markup source; RDFa counts as microdata. */
export function sourceOf(origin: Origin): MarkupSource {
  if (origin.kind === 'jsonld') return 'jsonld';
  return origin.source === 'rdfa' ? 'microdata' : origin.source;
}

/** Shortens `https://schema.org/Product` and `schema:Product` to `Product`. */
export function shortName(name: string): string {
  return name.trim().replace(/^(?:https?:\/\/(?:www\.)?(?:schema\.org|data-vocabulary\.org)\/|schema:)/i, '');
}

/** Whether the item has one of the types, ignoring case. */
export function isOfType(item: Item, ...types: readonly string[]): boolean {
  return item.types.some((type) => types.some((wanted) => wanted.toLowerCase() === type.toLowerCase()));
}

/** All values of a property. */
export function valuesOf(item: Item, property: string): readonly Value[] {
  return item.properties.get(property.toLowerCase()) ?? NO_VALUES;
}

const NO_VALUES: readonly Value[] = [];

/** The items among the values of a property. */
export const itemsOf = (item: Item, property: string): readonly Item[] => itemsAmong(valuesOf(item, property));

/** The non-empty plain values of a property. */
export const leavesOf = (item: Item, property: string): readonly Leaf[] => statedAmong(valuesOf(item, property));

// Cached: many items may refer to the same one.
const itemsAmong = facet((values: readonly Value[]): readonly Item[] => values.filter((value) => value.kind === 'item'));
const statedAmong = facet((values: readonly Value[]): readonly Leaf[] =>
  values.filter((value) => value.kind === 'leaf').filter(({ text }) => text.trim() !== ''));

/** The first non-empty plain value of the given properties. */
export function leafOf(item: Item, ...properties: readonly string[]): Leaf | undefined {
  return properties.values().map((property) => leavesOf(item, property)[0]).find((leaf) => leaf !== undefined);
}

/** A value as a code in upper case; cached, as many items may refer to the same value. */
export const codeIn = facet(({ text }: Leaf): string => text.trim().toUpperCase());

/** Adds values to a property; only before its values are read, which are cached. */
export function addValues(item: Item, property: string, values: readonly Value[]): void {
  const name = shortName(property).toLowerCase();
  const known = item.properties.get(name);
  if (known) values.forEach((value) => known.push(value));
  else item.properties.set(name, [...values]);
}

/** Whether an item only refers to one that is defined elsewhere. */
export const isReference = (item: Item): boolean => item.id !== undefined && item.properties.size === 0;

/** The smallest part of an item's JSON-LD that holds all the origins; null for none, or if the block was repaired. */
export function commonOrigin({ origin: owner }: Item, origins: readonly Origin[]): Origin | null {
  const [first] = origins;
  if (owner.kind !== 'jsonld' || owner.block.repair !== null || first?.kind !== 'jsonld') return null;
  const apart = first.path.findIndex((step, at) =>
    origins.some((other) => other.kind === 'jsonld' && other.path[at] !== step));
  const path = apart === -1 ? first.path : first.path.slice(0, apart);
  const isInside = path.length > owner.path.length && owner.path.every((step, at) => path[at] === step)
    && origins.every((each) => each.kind === 'jsonld' && each.block === owner.block);
  return isInside ? { ...owner, path } : null;
}
