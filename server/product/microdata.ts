import type { Page } from '../page/page.ts';
import { attribute, attributeWords } from '../page/tree.ts';
import type { PageElement } from '../page/nodes.ts';
import { walk } from '../page/walk.ts';
import { shortName } from './item.ts';
import type { Item, Leaf, Value } from './item.ts';

const MAX_ELEMENTS = 20_000;
/** Properties added through `itemref`, for all items of a page together. */
const MAX_ITEMREF_PROPERTIES = 20_000;

/** The attribute names of a markup language. */
interface Syntax {
  name: 'microdata' | 'rdfa';
  scope: string;
  type: string;
  property: string;
  id: string;
  /** Attributes that override the value attribute of the tag. */
  values: readonly string[];
}

const MICRODATA: Syntax = {
  name: 'microdata', scope: 'itemscope', type: 'itemtype', property: 'itemprop', id: 'itemid', values: ['content'],
};
const RDFA: Syntax = {
  name: 'rdfa', scope: 'typeof', type: 'typeof', property: 'property', id: 'resource', values: ['content', 'resource'],
};

/** The items of a page's microdata by the HTML standard, `itemref` included; `content` works on any element. */
export const readMicrodata = (page: Page): Item[] => readItems(page, MICRODATA);

/** The items of a page's RDFa Lite (`typeof` and `property`), in any vocabulary. */
export function readRdfa(page: Page): Item[] {
  // Open Graph meta tags have `property` but belong to no item.
  return page.index.rdfa.some((element) => attribute(element, 'typeof') !== undefined) ? readItems(page, RDFA) : [];
}

function readItems(page: Page, syntax: Syntax): Item[] {
  if (page.index[syntax.name].length === 0) return [];
  const targets = syntax === MICRODATA ? itemrefTargets(page) : new Map<PageElement, PageElement[]>();
  const outline = outlineOf(page, syntax, new Set([...targets.values()].flat()));
  const items = new Map(outline.scopes.map((element) => [element, itemFor(element, syntax)]));
  const values = new Map<PageElement, Value>();
  const valueOf = (element: PageElement): Value => {
    const value = items.get(element) ?? values.get(element) ?? leafFor(element, syntax, outline.textOf(element));
    values.set(element, value);
    return value;
  };
  let remaining = MAX_ITEMREF_PROPERTIES;
  for (const [scope, item] of items) {
    const own = new Set(outline.propertiesOf(scope));
    for (const target of targets.get(scope) ?? []) {
      if (remaining === 0) break;
      if (outline.isWithin(scope, target)) continue;
      const referred = outline.propertiesIn(target, remaining);
      remaining -= referred.length;
      for (const property of referred) own.add(property);
    }
    for (const { element } of [...own].sort((a, b) => a.at - b.at)) addProperty(item, attributeWords(element, syntax.property), valueOf(element));
  }
  // An item that no other item owns is top-level, even when it wrongly has a property name.
  const owned = new Set([...items.values()].flatMap((item) => [...item.properties.values()].flat()));
  return [...items].filter(([element, item]) => (
    attribute(element, syntax.property) === undefined || (!owned.has(item) && outline.isOutermost(element))
  )).map(([, item]) => item);
}

function itemFor(element: PageElement, syntax: Syntax): Item {
  return {
    kind: 'item', types: attributeWords(element, syntax.type).map(shortName), id: attribute(element, syntax.id),
    properties: new Map(), origin: { kind: 'content', source: syntax.name, element },
  };
}

/** The `itemref` targets of each item, within the limit. */
function itemrefTargets(page: Page): Map<PageElement, PageElement[]> {
  const targets = new Map<PageElement, PageElement[]>();
  let remaining = MAX_ITEMREF_PROPERTIES;
  for (const element of page.index.microdata) {
    if (attribute(element, 'itemref') === undefined || remaining === 0) continue;
    const found = [...new Set(attributeWords(element, 'itemref').slice(0, remaining))].flatMap((id) => page.ids.get(id) ?? []);
    remaining -= found.length;
    targets.set(element, found);
  }
  return targets;
}

/** A property and its position in document order. */
interface Property {
  element: PageElement;
  at: number;
}

interface Extent {
  from: number;
  to: number;
  /** The nearest scope around the element. */
  scope: PageElement | null;
  /** The start of its text in the page's text. */
  text: number;
  textEnd: number;
}

/** Indexes scopes, properties and `itemref` targets in one walk through the page. */
function outlineOf(page: Page, syntax: Syntax, targets: ReadonlySet<PageElement>) {
  const known = new Set(page.index[syntax.name].slice(0, MAX_ELEMENTS));
  const extents = new Map<PageElement, Extent>();
  const owned = new Map<PageElement | null, Property[]>();
  const scopes: PageElement[] = [];
  const around: PageElement[] = [];
  const pieces: string[] = [];
  let at = 0;
  let length = 0;
  walk(page.document, (node) => {
    at += 1;
    if (node.kind === 'text') {
      pieces.push(node.value);
      length += node.value.length;
    }
    if (node.kind !== 'element' || !(known.has(node) || targets.has(node))) return;
    const scope = around.at(-1) ?? null;
    extents.set(node, { from: at, to: at, scope, text: length, textEnd: length });
    if (!known.has(node)) return;
    if (attribute(node, syntax.property) !== undefined) {
      const siblings = owned.get(scope);
      if (siblings) siblings.push({ element: node, at });
      else owned.set(scope, [{ element: node, at }]);
    }
    if (attribute(node, syntax.scope) === undefined) return;
    scopes.push(node);
    around.push(node);
  }, (element) => {
    const extent = extents.get(element);
    if (!extent) return;
    extent.to = at;
    extent.textEnd = length;
    if (around.at(-1) === element) around.pop();
  });
  const text = pieces.join('');
  const propertiesOf = (scope: PageElement | null): readonly Property[] => owned.get(scope) ?? [];
  return {
    scopes, propertiesOf,
    /** The first properties in the target, itself included, that belong to no other item. */
    propertiesIn(target: PageElement, most: number): readonly Property[] {
      const extent = extents.get(target);
      if (!extent) return [];
      const all = propertiesOf(extent.scope);
      const first = placeIn(all, extent.from);
      const last = attribute(target, syntax.scope) === undefined ? extent.to : extent.from;
      return all.slice(first, Math.min(first + most, placeIn(all, last + 1)));
    },
    isWithin(element: PageElement, target: PageElement): boolean {
      const [inner, outer] = [extents.get(element), extents.get(target)];
      return inner !== undefined && outer !== undefined && inner.from >= outer.from && inner.from <= outer.to;
    },
    isOutermost: (element: PageElement): boolean => extents.get(element)?.scope === null,
    textOf(element: PageElement): string {
      const extent = extents.get(element);
      return extent ? text.slice(extent.text, extent.textEnd) : '';
    },
  };
}

/** The number of properties before that offset. */
function placeIn(properties: readonly Property[], at: number): number {
  let low = 0;
  let high = properties.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (properties[middle]!.at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function addProperty(item: Item, names: readonly string[], value: Value): void {
  for (const name of new Set(names)) {
    const key = shortName(name).toLowerCase();
    const known = item.properties.get(key);
    if (known) known.push(value);
    else item.properties.set(key, [value]);
  }
}

const VALUE_ATTRIBUTES: Record<string, string> = {
  audio: 'src', embed: 'src', iframe: 'src', img: 'src', source: 'src', track: 'src', video: 'src',
  a: 'href', area: 'href', link: 'href', object: 'data', data: 'value', meter: 'value', time: 'datetime',
  input: 'value',
};

/** The value of a property element that is not an item. */
function leafFor(element: PageElement, { name: source, values }: Syntax, text: string): Leaf {
  const read = (name: string): Leaf | null => {
    const text = attribute(element, name);
    return text === undefined ? null
      : { kind: 'leaf', text, origin: { kind: 'attribute', source, element, name } };
  };
  const fromValues = values.map(read).find((leaf) => leaf !== null);
  if (fromValues) return fromValues;
  const own = VALUE_ATTRIBUTES[element.tagName];
  const words: Leaf = { kind: 'leaf', text, origin: { kind: 'content', source, element } };
  const named = own === undefined ? null : read(own);
  return named ? { ...named, label: words } : words;
}
