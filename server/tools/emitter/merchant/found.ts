import type { GapFault } from '../../../../contract/emitter.ts';
import { leafOf, leavesOf, itemsOf, valuesOf } from '../../../product/item.ts';
import type { Item, Leaf } from '../../../product/item.ts';

/** What is found of one field, and what of it does not hold by the search engine's rules. */
export interface Found {
  /** Verbatim; undefined where nothing is there. */
  value: string | undefined;
  faults: readonly GapFault[];
}

export const NOTHING: Found = { value: undefined, faults: [] };

export type Fault = GapFault['fault'];

/** What makes a value wrong; null when it holds. */
export type Judge = (value: string) => Fault | null;

/** Malformed unless the condition holds. */
export const wellFormed = (holds: (value: string) => boolean): Judge => (value) => (holds(value) ? null : 'malformed');

/** One value as it stands. */
export function judged(leaf: Leaf | undefined, member: string, judge: Judge = () => null): Found {
  if (leaf === undefined) return NOTHING;
  const fault = judge(leaf.text.trim());
  return { value: leaf.text, faults: fault === null ? [] : [{ member, fault }] };
}

/** A property that may have one value alone. */
export function single(item: Item | undefined, property: string, judge?: Judge): Found {
  const leaves = item ? leavesOf(item, property) : [];
  const found = judged(leaves[0], property, judge);
  return leaves.length > 1 ? { ...found, faults: [...found.faults, { member: property, fault: 'several' }] } : found;
}

type FaultsOf = (each: Item) => GapFault[];

/** A property that may be a word or a thing of its own, whose members are judged where it is a thing that says something. */
export const thing = (item: Item | undefined, property: string, faultsOf: FaultsOf = () => []): Found =>
  thingBy(item, property, { faultsOf, isThere: saysSomething });

/** The same, where a thing that says no more than its type is there too, and lacks what it must have. */
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

/** It only names a thing that stands elsewhere. */
export const isReference = (item: Item): boolean => item.id !== undefined && item.properties.size === 0;

/** A member that must be there, as a plain value that holds. */
export function must(item: Item, member: string, judge: Judge = () => null, path = member): GapFault[] {
  const leaf = leafOf(item, member);
  if (leaf === undefined) return [{ member: path, fault: 'missing' }];
  return may(item, member, judge, path);
}

/** A member that may be absent, but must hold where it stands. */
export function may(item: Item, member: string, judge: Judge, path = member): GapFault[] {
  return leavesOf(item, member).flatMap(({ text }) => {
    const fault = judge(text.trim());
    return fault === null ? [] : [{ member: path, fault }];
  });
}

/** A member that must be one thing of its own. */
export function mustBeThing(item: Item, member: string, faultsOf: (thing: Item) => GapFault[]): GapFault[] {
  const things = itemsOf(item, member);
  if (things.length === 0) return [{ member, fault: valuesOf(item, member).length === 0 ? 'missing' : 'malformed' }];
  return things.flatMap(faultsOf);
}

/** Whether a member is there at all. */
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
