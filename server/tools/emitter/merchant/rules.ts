import type { GapFault } from '../../../../contract/emitter.ts';
import { facet } from '../../../page/facet.ts';
import { isOfType, isReference, itemsOf, leafOf, leavesOf, shortName, valuesOf } from '../../../product/item.ts';
import type { Item, Leaf, Value } from '../../../product/item.ts';

/** What was found for a field, and how it violates Google's rules. */
export interface Found {
  /** The value as written; undefined if there is none. */
  value: string | undefined;
  faults: readonly GapFault[];
}

export const NOTHING: Found = { value: undefined, faults: [] };

/** A product or variant, and what else its rules may read. */
export interface Listing {
  product: Item;
  /** Its offer; an item without properties if it has none. */
  offer: Item;
  /** The variants of a ProductGroup; empty for anything else. */
  variants: readonly Item[];
  /** Milliseconds since the epoch. */
  now: number;
  /** The page's other items: an organisation may state defaults for all its offers. */
  others: readonly Item[];
}

/** Finds and judges a property of a product or its offer. */
export type Rule = (item: Item, property: string, listing: Listing) => Found;

/** Judges a member of an item; returns its faults. */
export type MemberRule = (item: Item) => readonly GapFault[];

export type Fault = GapFault['fault'];

/** Judges a value: true if it is valid, false if it is malformed, or another fault. */
export type Judge = (value: string) => boolean | Fault;

/** Judges the value of a member; the verdict may depend on other members of its owner. */
export type MemberJudge = (value: string, owner: Item) => boolean | Fault;

const anything: Judge = () => true;

/** A list of this fault if `isFault`, else an empty one. */
export const faultIf = (isFault: boolean, member: string, fault: Fault): GapFault[] =>
  (isFault ? [{ member, fault }] : []);

/** Adds faults to what was found. */
export const withFaults = ({ value, faults }: Found, more: readonly GapFault[]): Found =>
  ({ value, faults: [...faults, ...more] });

/** Judges a single value. */
export function judged(leaf: Leaf | undefined, member: string, judge = anything): Found {
  if (!leaf) return NOTHING;
  const verdict = judge(leaf.text.trim());
  return { value: leaf.text, faults: verdict === true ? [] : [{ member, fault: verdict || 'malformed' }] };
}

/** Judges a property whose value must be text. */
export const plain = (judge?: Judge) => (item: Item, property: string): Found => {
  const leaf = leafOf(item, property);
  const [node] = leaf ? [] : itemsOf(item, property).filter(isTyped);
  if (!node) return judged(leaf, property, judge);
  return { value: node.types[0] ?? property, faults: faultIf(true, property, 'malformed') };
};

/** Judges a property whose value must be text, and which may have only one. */
export const single = (judge?: Judge) => (item: Item, property: string): Found =>
  withFaults(plain(judge)(item, property), atMost(1, property)(item));

/** True if an item has more than a type. */
const hasContent = ({ properties, id }: Item): boolean => properties.size > 0 || id !== undefined;

/** True if an item has any content, even if only a type. */
export const isTyped = (item: Item): boolean => hasContent(item) || item.types.length > 0;

// Many references may lead to one item, which is judged once.
const distinctItems = (item: Item, property: string): Item[] => [...new Set(itemsOf(item, property))];

/**
 * Judges a property that is text or an item. With `types`, text is malformed, and so is an item of another type. Every
 * item for which `isPresent` holds has its members judged.
 */
export const textOrItem = (
  members: readonly MemberRule[] = [],
  types: readonly string[] = [],
  isPresent = hasContent,
) => (item: Item, property: string): Found => {
  const [leaf] = leavesOf(item, property);
  if (leaf) return { value: leaf.text, faults: faultIf(types.length > 0, property, 'malformed') };
  const items = distinctItems(item, property).filter(isPresent);
  const [first] = items;
  if (!first) return NOTHING;
  const faults = items.flatMap((one) => {
    if (isReference(one)) return faultIf(true, property, 'unresolved');
    const isOther = types.length > 0 && one.types.length > 0 && !isOfType(one, ...types);
    return [...faultIf(isOther, property, 'malformed'), ...faultsOf(one, members)];
  });
  return { value: first.types[0] ?? first.id ?? property, faults: unique(faults) };
};

// Cached, as many items may refer to one item with thousands of values.
const faultsOf = (item: Item, members: readonly MemberRule[]): readonly GapFault[] => judgedBy(members)(item);

const judgedBy = facet((members: readonly MemberRule[]) =>
  facet((item: Item): readonly GapFault[] => unique(members.flatMap((rule) => rule(item)))));

/** Requires a member to be text that is valid. */
export const must = (member: string, judge: MemberJudge = anything, path = member): MemberRule => (item) =>
  (leafOf(item, member) ? may(member, judge, path)(item) : faultIf(true, path, 'missing'));

/** Requires a member to be valid if it is present. */
export const may = (member: string, judge: MemberJudge, path = member): MemberRule => (item) =>
  leavesOf(item, member).flatMap((leaf) => judged(leaf, path, (value) => judge(value, item)).faults);

/** Applies rules only if a condition holds. */
export const when = (holds: (item: Item) => boolean, ...members: readonly MemberRule[]): MemberRule => (item) =>
  (holds(item) ? faultsOf(item, members) : []);

/** Always finds this fault; for use with `when`. */
export const fault = (member: string, what: Fault): MemberRule => () => [{ member, fault: what }];

/** Limits the number of a member's values. */
export const atMost = (most: number, member: string): MemberRule => (item) =>
  faultIf(leavesOf(item, member).length > most, member, 'several');

/** Applies rules to each item of a member. Its path is prefixed to the members of their faults. */
export const each = (member: string, members: readonly MemberRule[], path = member): MemberRule => (item) =>
  distinctItems(item, member).flatMap((inner) => faultsOf(inner, members))
    .map(({ member: own, fault: what }) => ({ member: own === '' ? path : `${path}.${own}`, fault: what }));

/** Requires a member to be one or more items, and applies rules to each. */
export const mustBeItems = (member: string, members: readonly MemberRule[], path = member): MemberRule => (item) => {
  if (itemsOf(item, member).length > 0) return each(member, members, path)(item);
  return [{ member, fault: valuesOf(item, member).length === 0 ? 'missing' : 'malformed' }];
};

/** Requires a member to be a single item, and applies rules to it. */
export const mustBeItem = (member: string, members: readonly MemberRule[], path = member): MemberRule => (item) => [
  ...mustBeItems(member, members, path)(item), ...faultIf(distinctItems(item, member).length > 1, member, 'several'),
];

/** A member's value as a number; NaN if it is missing or no number. */
export const numberIn = (item: Item, member: string): number => Number(leafOf(item, member)?.text);

/** The name of a member's schema.org value, without its URL; empty if it is missing. */
export const enumValueOf = (item: Item, member: string): string => shortName(leafOf(item, member)?.text ?? '');

/** The values of a member, without blank texts. */
export const valuesIn = (item: Item, member: string): Value[] =>
  valuesOf(item, member).filter((value) => value.kind === 'item' || value.text.trim() !== '');

/** True if a member has a value, valid or not. */
export const has = (item: Item, member: string): boolean => valuesIn(item, member).length > 0;

/** The faults without repetitions. */
export const unique = (faults: readonly GapFault[]): GapFault[] =>
  [...new Map(faults.map((one) => [`${one.member} ${one.fault}`, one])).values()];

/** Accepts these values of a schema.org enumeration, as names or URLs. */
export const oneOf = (...names: readonly string[]): Judge => (value) => names.includes(shortName(value));

/** Accepts a value that matches a pattern. */
export const like = (pattern: RegExp) => (value: string): boolean => pattern.test(value);

export const isAmount = like(/^\d+(?:\.\d+)?$/);
export const isWhole = like(/^\d+$/);
/** Accepts a whole number above zero. */
export const isCount = like(/^0*[1-9]\d*$/);
export const isAbsolute = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);
