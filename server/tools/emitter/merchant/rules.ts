import type { GapFault } from '../../../../contract/emitter.ts';
import { facet } from '../../../page/facet.ts';
import { isOfType, isReference, itemsOf, leafOf, leavesOf, shortName, valuesOf } from '../../../product/item.ts';
import type { Item, Leaf, Value } from '../../../product/item.ts';

/** What was found for a field, and what of it violates Google's rules. */
export interface Found {
  /** Verbatim; undefined if absent. */
  value: string | undefined;
  faults: readonly GapFault[];
}

export const NOTHING: Found = { value: undefined, faults: [] };

/** A product or variant, with what some of its rules read as well. */
export interface Listing {
  product: Item;
  /** Empty if there is none. */
  offer: Item;
  variants: readonly Item[];
  now: number;
  /** The page's other items: an organisation may state defaults for all its offers. */
  others: readonly Item[];
}

/** Finds and judges a property of a product or its offer. */
export type Rule = (item: Item, property: string, listing: Listing) => Found;

/** What is wrong with a member of an item. */
export type MemberRule = (item: Item) => readonly GapFault[];

export type Fault = GapFault['fault'];

/** Whether a value holds, or what is wrong with it; false for malformed. */
export type Judge = (value: string) => boolean | Fault;

/** The same of a member, which other members may decide. */
export type MemberJudge = (value: string, owner: Item) => boolean | Fault;

const anything: Judge = () => true;

/** A fault, if there is one. */
export const faultIf = (isFault: boolean, member: string, fault: Fault): GapFault[] => (isFault ? [{ member, fault }] : []);

/** The same value with more faults. */
export const withFaults = ({ value, faults }: Found, more: readonly GapFault[]): Found => ({ value, faults: [...faults, ...more] });

/** A single value, as written. */
export function judged(leaf: Leaf | undefined, member: string, judge = anything): Found {
  if (!leaf) return NOTHING;
  const verdict = judge(leaf.text.trim());
  return { value: leaf.text, faults: verdict === true ? [] : [{ member, fault: verdict || 'malformed' }] };
}

/** A property whose value is text; an item is malformed. */
export const plain = (judge?: Judge) => (item: Item, property: string): Found => {
  const leaf = leafOf(item, property);
  const [node] = leaf ? [] : itemsOf(item, property).filter(isTyped);
  return node ? { value: node.types[0] ?? property, faults: faultIf(true, property, 'malformed') } : judged(leaf, property, judge);
};

/** A property that may have only one value. */
export const single = (judge?: Judge) => (item: Item, property: string): Found =>
  withFaults(plain(judge)(item, property), atMost(1, property)(item));

const saysSomething = ({ properties, id }: Item): boolean => properties.size > 0 || id !== undefined;

/** Also true of an item with nothing but its type, which lacks its required members. */
export const isTyped = (item: Item): boolean => saysSomething(item) || item.types.length > 0;

/** Many references may lead to one item, which is judged once. */
const distinctItems = (item: Item, property: string): Item[] => [...new Set(itemsOf(item, property))];

/** A property that is text or an item. Where it has types, text is malformed; the members of an item that is there are judged. */
export const thing = (members: readonly MemberRule[] = [], types: readonly string[] = [], isThere = saysSomething) => (
  item: Item, property: string,
): Found => {
  const [leaf] = leavesOf(item, property);
  if (leaf) return { value: leaf.text, faults: faultIf(types.length > 0, property, 'malformed') };
  const things = distinctItems(item, property).filter(isThere);
  const [first] = things;
  if (!first) return NOTHING;
  const faults = things.flatMap((each) => {
    if (isReference(each)) return faultIf(true, property, 'unresolved');
    const isOther = types.length > 0 && each.types.length > 0 && !isOfType(each, ...types);
    return [...faultIf(isOther, property, 'malformed'), ...faultsOf(each, members)];
  });
  return { value: first.types[0] ?? first.id ?? property, faults: unique(faults) };
};

/** What is wrong with the members of an item, each fault once; many items may refer to one, which is judged once. */
const faultsOf = (item: Item, members: readonly MemberRule[]): readonly GapFault[] => judgedBy(members)(item);

const judgedBy = facet((members: readonly MemberRule[]) =>
  facet((item: Item): readonly GapFault[] => unique(members.flatMap((rule) => rule(item)))));

/** A required member, with a valid plain value. */
export const must = (member: string, judge: MemberJudge = anything, path = member): MemberRule => (item) =>
  (leafOf(item, member) ? may(member, judge, path)(item) : faultIf(true, path, 'missing'));

/** An optional member, valid if present. */
export const may = (member: string, judge: MemberJudge, path = member): MemberRule => (item) =>
  leavesOf(item, member).flatMap((leaf) => judged(leaf, path, (value) => judge(value, item)).faults);

/** Members that are judged on a condition only. */
export const when = (holds: (item: Item) => boolean, ...members: readonly MemberRule[]): MemberRule => (item) =>
  (holds(item) ? faultsOf(item, members) : []);

/** A fault of a member that an item must not have, or lacks. */
export const fault = (member: string, what: Fault): MemberRule => () => [{ member, fault: what }];

/** A member that has no more values. */
export const atMost = (most: number, member: string): MemberRule => (item) =>
  faultIf(leavesOf(item, member).length > most, member, 'several');

/** What the items of a member hold; their faults have its path before their own. */
export const each = (member: string, members: readonly MemberRule[], path = member): MemberRule => (item) =>
  distinctItems(item, member).flatMap((inner) => faultsOf(inner, members))
    .map(({ member: own, fault: what }) => ({ member: own === '' ? path : `${path}.${own}`, fault: what }));

/** A required member, of one or more items. */
export const mustBeThings = (member: string, members: readonly MemberRule[], path = member): MemberRule => (item) => {
  if (itemsOf(item, member).length > 0) return each(member, members, path)(item);
  return [{ member, fault: valuesOf(item, member).length === 0 ? 'missing' : 'malformed' }];
};

/** A required member that is a single item. */
export const mustBeThing = (member: string, members: readonly MemberRule[], path = member): MemberRule => (item) => [
  ...mustBeThings(member, members, path)(item), ...faultIf(distinctItems(item, member).length > 1, member, 'several'),
];

/** A number of a member, as `Number` reads it. */
export const numberOf = (item: Item, member: string): number => Number(leafOf(item, member)?.text);

/** The member of an enumeration that an item names. */
export const named = (item: Item, member: string): string => shortName(leafOf(item, member)?.text ?? '');

/** The values of a member that are not empty. */
export const statedOf = (item: Item, member: string): Value[] =>
  valuesOf(item, member).filter((value) => value.kind === 'item' || value.text.trim() !== '');

/** True if a member is present at all. */
export const has = (item: Item, member: string): boolean => statedOf(item, member).length > 0;

export const unique = (faults: readonly GapFault[]): GapFault[] =>
  [...new Map(faults.map((one) => [`${one.member} ${one.fault}`, one])).values()];

/** One of an enumeration's own members. */
export const oneOf = (...names: readonly string[]): Judge => (value) => names.includes(shortName(value));

/** A value of that form. */
export const like = (pattern: RegExp) => (value: string): boolean => pattern.test(value);

export const isAmount = like(/^\d+(?:\.\d+)?$/);
export const isWhole = like(/^\d+$/);
/** A whole number above zero. */
export const isCount = like(/^0*[1-9]\d*$/);
export const isAbsolute = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);
