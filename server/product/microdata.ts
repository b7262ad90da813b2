import type { Page } from '../page/page.ts';
import { attribute, isWithin, parentElement, startOf } from '../page/tree.ts';
import type { PageElement } from '../page/nodes.ts';
import { textContent } from '../page/walk.ts';
import { shortName } from './item.ts';
import type { Item, Leaf, Value } from './item.ts';

const MAX_ELEMENTS = 20_000;
const MAX_REFERENCES = 200;

/**
 * The items of a page's microdata by the walk of the HTML standard, `itemref` followed. One deviation, made by
 * practice: `content` is honoured on every element.
 */
export function readMicrodata(page: Page): Item[] {
  const elements = page.index.microdata.slice(0, MAX_ELEMENTS);
  const items = new Map<PageElement, Item>();
  for (const element of elements) {
    if (attribute(element, 'itemscope') !== undefined) items.set(element, itemFor(element));
  }
  for (const [element, item] of items) {
    for (const owned of propertiesOf(page, element, elements)) addProperty(item, owned, items);
  }
  // An item that is a property of none is top-level, also where it carries a property's name against the letter.
  const owned = new Set([...items.values()].flatMap((item) => [...item.properties.values()].flat()));
  return [...items].filter(([element, item]) => (
    attribute(element, 'itemprop') === undefined || (!owned.has(item) && scopeOf(element, null) === null)
  )).map(([, item]) => item);
}

function itemFor(element: PageElement): Item {
  const types = (attribute(element, 'itemtype') ?? '').split(/\s+/).filter(Boolean).map(shortName);
  return {
    kind: 'item', types, id: attribute(element, 'itemid'), properties: new Map(),
    origin: { kind: 'content', source: 'microdata', element },
  };
}

const scopeCache = new WeakMap<Page, Map<PageElement, PageElement[]>>();

// Every property by the nearest scope around it, found once for the page.
function ownedByScope(page: Page, elements: readonly PageElement[]): Map<PageElement, PageElement[]> {
  const known = scopeCache.get(page);
  if (known) return known;
  const owned = new Map<PageElement, PageElement[]>();
  for (const element of elements) {
    if (attribute(element, 'itemprop') === undefined) continue;
    const scope = scopeOf(element, null);
    const list = scope && owned.get(scope);
    if (list) list.push(element);
    else if (scope) owned.set(scope, [element]);
  }
  scopeCache.set(page, owned);
  return owned;
}

function propertiesOf(page: Page, scope: PageElement, elements: readonly PageElement[]): PageElement[] {
  const direct = ownedByScope(page, elements).get(scope) ?? [];
  const references = (attribute(scope, 'itemref') ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_REFERENCES);
  if (references.length === 0) return direct;
  const found = new Set(direct);
  for (const reference of references) {
    const target = page.ids.get(reference);
    if (!target || isWithin(scope, target)) continue;
    for (const element of elements) {
      if (attribute(element, 'itemprop') === undefined || !isWithin(element, target)) continue;
      if (element === target || scopeOf(element, target) === null) found.add(element);
    }
  }
  return [...found].sort((a, b) => startOf(a) - startOf(b));
}

/** The nearest scope around `element`, looking no further out than `limit` (which may be a scope itself). */
function scopeOf(element: PageElement, limit: PageElement | null): PageElement | null {
  for (let at = parentElement(element); at; at = parentElement(at)) {
    if (attribute(at, 'itemscope') !== undefined) return at;
    if (at === limit) return null;
  }
  return null;
}

function addProperty(item: Item, element: PageElement, items: ReadonlyMap<PageElement, Item>): void {
  const value: Value = items.get(element) ?? leafFor(element);
  for (const name of new Set((attribute(element, 'itemprop') ?? '').split(/\s+/).filter(Boolean))) {
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
export function leafFor(element: PageElement): Leaf {
  const read = (name: string): Leaf | null => {
    const text = attribute(element, name);
    return text === undefined ? null
      : { kind: 'leaf', text, origin: { kind: 'attribute', source: 'microdata', element, name } };
  };
  const content = read('content');
  if (content) return content;
  const own = VALUE_ATTRIBUTES[element.tagName];
  const words: Leaf = {
    kind: 'leaf', text: textContent(element), origin: { kind: 'content', source: 'microdata', element },
  };
  const named = own === undefined ? null : read(own);
  return named ? { ...named, label: words } : words;
}
