import type { Page } from '../page/page.ts';
import { attribute } from '../page/tree.ts';
import type { PageElement } from '../page/nodes.ts';
import { walk } from '../page/walk.ts';
import { shortName } from './item.ts';
import type { Item, Leaf, Value } from './item.ts';

const MAX_ELEMENTS = 20_000;
/** Properties that the items of a page come by through references, together. */
const MAX_REFERRED = 20_000;

/** How one of the two languages that mark up elements names its parts. */
interface Syntax {
  name: 'microdata' | 'rdfa';
  scope: string;
  type: string;
  property: string;
  id: string;
  /** Attributes that give a property's value before those of its tag. */
  values: readonly string[];
}

const MICRODATA: Syntax = {
  name: 'microdata', scope: 'itemscope', type: 'itemtype', property: 'itemprop', id: 'itemid', values: ['content'],
};
const RDFA: Syntax = {
  name: 'rdfa', scope: 'typeof', type: 'typeof', property: 'property', id: 'resource', values: ['content', 'resource'],
};

/**
 * The items of a page's microdata by the walk of the HTML standard, `itemref` followed. One deviation, made by
 * practice: `content` is honoured on every element.
 */
export const readMicrodata = (page: Page): Item[] => readItems(page, MICRODATA);

/** The items of a page's RDFa Lite: `typeof` and `property`, whatever the vocabulary is called. */
export function readRdfa(page: Page): Item[] {
  // The meta tags of Open Graph are properties of no item.
  return page.index.rdfa.some((element) => attribute(element, 'typeof') !== undefined) ? readItems(page, RDFA) : [];
}

function readItems(page: Page, syntax: Syntax): Item[] {
  if (page.index[syntax.name].length === 0) return [];
  const targets = syntax === MICRODATA ? referredTo(page) : new Map<PageElement, PageElement[]>();
  const outline = outlineOf(page, syntax, new Set([...targets.values()].flat()));
  const items = new Map(outline.scopes.map((element) => [element, itemFor(element, syntax)]));
  const values = new Map<PageElement, Value>();
  const valueOf = (element: PageElement): Value => {
    const value = items.get(element) ?? values.get(element) ?? leafFor(element, syntax, outline.textOf(element));
    values.set(element, value);
    return value;
  };
  let left = MAX_REFERRED;
  for (const [scope, item] of items) {
    const own = new Set(outline.propertiesOf(scope));
    for (const target of targets.get(scope) ?? []) {
      if (left === 0) break;
      if (outline.isWithin(scope, target)) continue;
      const referred = outline.propertiesIn(target, left);
      left -= referred.length;
      for (const property of referred) own.add(property);
    }
    for (const { element } of [...own].sort((a, b) => a.at - b.at)) addProperty(item, wordsOf(element, syntax.property), valueOf(element));
  }
  // An item that is a property of none is top-level, also where it carries a property's name against the letter.
  const owned = new Set([...items.values()].flatMap((item) => [...item.properties.values()].flat()));
  return [...items].filter(([element, item]) => (
    attribute(element, syntax.property) === undefined || (!owned.has(item) && outline.isOutermost(element))
  )).map(([, item]) => item);
}

function itemFor(element: PageElement, syntax: Syntax): Item {
  return {
    kind: 'item', types: wordsOf(element, syntax.type).map(shortName), id: attribute(element, syntax.id),
    properties: new Map(), origin: { kind: 'content', source: syntax.name, element },
  };
}

/** The elements each item refers to, as many as there can be properties. */
function referredTo(page: Page): Map<PageElement, PageElement[]> {
  const targets = new Map<PageElement, PageElement[]>();
  let left = MAX_REFERRED;
  for (const element of page.index.microdata) {
    if (attribute(element, 'itemref') === undefined || left === 0) continue;
    const found = [...new Set(wordsOf(element, 'itemref').slice(0, left))].flatMap((id) => page.ids.get(id) ?? []);
    left -= found.length;
    targets.set(element, found);
  }
  return targets;
}

/** A property and its place in document order. */
interface Property {
  element: PageElement;
  at: number;
}

interface Extent {
  from: number;
  to: number;
  /** The nearest scope around the element. */
  scope: PageElement | null;
  /** Where in the page's text its own begins and ends. */
  text: number;
  textEnd: number;
}

/** Where scopes, properties and what is referred to stand to each other, by one walk through the page. */
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
    /** The target itself where it is a property, and those below it that are no other item's; the first of them. */
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

/** How many of the properties stand before that place. */
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

const wordsOf = (element: PageElement, name: string): string[] =>
  (attribute(element, name) ?? '').split(/\s+/).filter(Boolean);

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

/** The value of an element that is a property and not an item. */
function leafFor(element: PageElement, { name: source, values }: Syntax, text: string): Leaf {
  const read = (name: string): Leaf | null => {
    const text = attribute(element, name);
    return text === undefined ? null
      : { kind: 'leaf', text, origin: { kind: 'attribute', source, element, name } };
  };
  const given = values.map(read).find((leaf) => leaf !== null);
  if (given) return given;
  const own = VALUE_ATTRIBUTES[element.tagName];
  const words: Leaf = { kind: 'leaf', text, origin: { kind: 'content', source, element } };
  const named = own === undefined ? null : read(own);
  return named ? { ...named, label: words } : words;
}
