import type { GapFault } from '../../../../contract/emitter.ts';
import { leafOf, leavesOf, itemsOf, valuesOf } from '../../../product/item.ts';
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

/** A single value as written. */
export function judged(leaf: Leaf | undefined, member: string, judge: Judge = () => null): Found {
  if (leaf === undefined) return NOTHING;
  const fault = judge(leaf.text.trim());
  return { value: leaf.text, faults: fault === null ? [] : [{ member, fault }] };
}

/** A property that may have only one value. */
export function single(item: Item | undefined, property: string, judge?: Judge): Found {
  const leaves = item ? leavesOf(item, property) : [];
  const found = judged(leaves[0], property, judge);
  return leaves.length > 1 ? { ...found, faults: [...found.faults, { member: property, fault: 'several' }] } : found;
}

type FaultsOf = (each: Item) => GapFault[];

/** A property that is text or an item; the members of a non-empty item are judged. */
export const thing = (item: Item | undefined, property: string, faultsOf: FaultsOf = () => []): Found =>
  thingBy(item, property, { faultsOf, isThere: saysSomething });

/** The same, but an item with nothing but its type is judged too, and lacks its required members. */
export const typedThing = (item: Item | undefined, property: string, faultsOf: FaultsOf): Found =>
  thingBy(item, property, { faultsOf, isThere: (each) => saysSomething(each) || each.types.length > 0 });

const saysSomething = (item: Item): boolean => item.properties.size > 0 || item.id !== undefined;

function thingBy(
  item: Item | undefined, property: string, { faultsOf, isThere }: { faultsOf: FaultsOf; isThere: (each: Item) => boolean },
): Found {
  if (!item) return NOTHING;
  const [leaf] = leavesOf(item, property);
  if (leaf) return { value: leaf.text, faults: [] };
  const things = itemsOf(item, property).filter(isThere);
  const [first] = things;
  if (!first) return NOTHING;
  const faults = things.flatMap((each) => (
    isReference(each) ? [{ member: property, fault: 'unresolved' as const }] : faultsOf(each)
  ));
  return { value: first.types[0] ?? first.id ?? property, faults: unique(faults) };
}

/** True for a reference to an item defined elsewhere. */
export const isReference = (item: Item): boolean => item.id !== undefined && item.properties.size === 0;

/** A required member, with a valid plain value. */
export function must(item: Item, member: string, judge: Judge = () => null, path = member): GapFault[] {
  const leaf = leafOf(item, member);
  if (leaf === undefined) return [{ member: path, fault: 'missing' }];
  return may(item, member, judge, path);
}

/** An optional member, valid if present. */
export function may(item: Item, member: string, judge: Judge, path = member): GapFault[] {
  return leavesOf(item, member).flatMap(({ text }) => {
    const fault = judge(text.trim());
    return fault === null ? [] : [{ member: path, fault }];
  });
}

/** A required member that is a single item. */
export function mustBeThing(item: Item, member: string, faultsOf: (thing: Item) => GapFault[]): GapFault[] {
  const things = itemsOf(item, member);
  if (things.length === 0) return [{ member, fault: valuesOf(item, member).length === 0 ? 'missing' : 'malformed' }];
  return things.flatMap(faultsOf);
}

/** True if a member is present at all. */
export const has = (item: Item, member: string): boolean =>
  valuesOf(item, member).some((value) => value.kind === 'item' || value.text.trim() !== '');

export function unique(faults: readonly GapFault[]): GapFault[] {
  const seen = new Set<string>();
  return faults.filter(({ member, fault }) => {
    const key = `${member} ${fault}`;
    return !seen.has(key) && seen.add(key);
  });
}

export const isAmount = (value: string): boolean => /^\d+(?:\.\d+)?$/.test(value);
export const isWhole = (value: string): boolean => /^\d+$/.test(value);
export const isAbsolute = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);
