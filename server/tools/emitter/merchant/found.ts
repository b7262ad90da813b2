import type { GapFault } from '../../../../contract/emitter.ts';
import { isOfType, isReference, itemsOf, leafOf, leavesOf, valuesOf } from '../../../product/item.ts';
import type { Item, Leaf } from '../../../product/item.ts';

/** What was found for a field, and what of it violates Google's rules. */
export interface Found {
  /** Verbatim; undefined if absent. */
  value: string | undefined;
  faults: readonly GapFault[];
}

export const NOTHING: Found = { value: undefined, faults: [] };

export type Fault = GapFault['fault'];

/** What is wrong with a value; null if valid. */
export type Judge = (value: string) => Fault | null;

/** Malformed unless the condition is true. */
export const wellFormed = (holds: (value: string) => boolean): Judge => (value) => (holds(value) ? null : 'malformed');

/** A fault, if there is one. */
export const faultIf = (isFault: boolean, member: string, fault: Fault): GapFault[] => (isFault ? [{ member, fault }] : []);

/** The same value with more faults. */
export const withFaults = ({ value, faults }: Found, more: readonly GapFault[]): Found => ({ value, faults: [...faults, ...more] });

/** A single value as written. */
export function judged(leaf: Leaf | undefined, member: string, judge: Judge = () => null): Found {
  if (leaf === undefined) return NOTHING;
  const fault = judge(leaf.text.trim());
  return { value: leaf.text, faults: fault === null ? [] : [{ member, fault }] };
}

/** A property whose value is text; an item is malformed. */
export function plain(item: Item | undefined, property: string, judge?: Judge): Found {
  const leaf = item && leafOf(item, property);
  const [node] = item && !leaf ? itemsOf(item, property).filter(isTyped) : [];
  return node ? { value: node.types[0] ?? property, faults: faultIf(true, property, 'malformed') } : judged(leaf, property, judge);
}

/** A property that may have only one value. */
export const single = (item: Item | undefined, property: string, judge?: Judge): Found =>
  withFaults(plain(item, property, judge), faultIf(item !== undefined && leavesOf(item, property).length > 1, property, 'several'));

const saysSomething = ({ properties, id }: Item): boolean => properties.size > 0 || id !== undefined;

/** Also true of an item with nothing but its type, which lacks its required members. */
export const isTyped = (item: Item): boolean => saysSomething(item) || item.types.length > 0;

interface ThingRules {
  /** The types of which an item must have one, which text has not. */
  type?: string | readonly string[];
  faultsOf?: (each: Item) => GapFault[];
  /** Which of the items count. */
  isThere?: (each: Item) => boolean;
}

/** Many references may lead to one item, which is judged once. */
const distinctItems = (item: Item, property: string): Item[] => [...new Set(itemsOf(item, property))];

/** A property that is text or an item; the members of an item that is there are judged. */
export function thing(
  item: Item | undefined, property: string, { type, faultsOf, isThere = saysSomething }: ThingRules = {},
): Found {
  if (!item) return NOTHING;
  const [leaf] = leavesOf(item, property);
  if (leaf) return { value: leaf.text, faults: faultIf(type !== undefined, property, 'malformed') };
  const things = distinctItems(item, property).filter(isThere);
  const [first] = things;
  if (!first) return NOTHING;
  const faults = things.flatMap((each) => (
    isReference(each) ? faultIf(true, property, 'unresolved') : [...typeFaults(each, property, type), ...faultsOf?.(each) ?? []]
  ));
  return { value: first.types[0] ?? first.id ?? property, faults: unique(faults) };
}

const typeFaults = (item: Item, property: string, type: ThingRules['type']): GapFault[] =>
  faultIf(type !== undefined && item.types.length > 0 && !isOfType(item, ...[type].flat()), property, 'malformed');

/** A required member, with a valid plain value. */
export function must(item: Item, member: string, judge: Judge = () => null, path = member): GapFault[] {
  return leafOf(item, member) ? may(item, member, judge, path) : faultIf(true, path, 'missing');
}

/** An optional member, valid if present. */
export function may(item: Item, member: string, judge: Judge, path = member): GapFault[] {
  return leavesOf(item, member).flatMap(({ text }) => {
    const fault = judge(text.trim());
    return fault === null ? [] : [{ member: path, fault }];
  });
}

/** A required member, of one or more items. */
export function mustBeThings(item: Item, member: string, faultsOf: (thing: Item) => GapFault[]): GapFault[] {
  const things = distinctItems(item, member);
  if (things.length === 0) return [{ member, fault: valuesOf(item, member).length === 0 ? 'missing' : 'malformed' }];
  return things.flatMap(faultsOf);
}

/** A required member that is a single item. */
export const mustBeThing = (item: Item, member: string, faultsOf: (thing: Item) => GapFault[]): GapFault[] =>
  [...mustBeThings(item, member, faultsOf), ...faultIf(distinctItems(item, member).length > 1, member, 'several')];

/** A number of a member, as `Number` reads it. */
export const numberOf = (item: Item | undefined, member: string): number => Number(item && leafOf(item, member)?.text);

/** True if a member is present at all. */
export const has = (item: Item, member: string): boolean =>
  valuesOf(item, member).some((value) => value.kind === 'item' || value.text.trim() !== '');

export const unique = (faults: readonly GapFault[]): GapFault[] =>
  [...new Map(faults.map((each) => [`${each.member} ${each.fault}`, each])).values()];

export const isAmount = (value: string): boolean => /^\d+(?:\.\d+)?$/.test(value);
export const isWhole = (value: string): boolean => /^\d+$/.test(value);
export const isAbsolute = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);
