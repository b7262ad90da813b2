import type { Page } from '../page/page.ts';
import { attribute, attributeWords, startOf } from '../page/tree.ts';
import type { PageElement, PageNode } from '../page/nodes.ts';
import { walk } from '../page/walk.ts';
import { addValues, shortName } from './item.ts';
import type { Item, Leaf, Value } from './item.ts';

const MAX_ITEMS = 20_000;
const MAX_TEXT = 20_000;
/** Nodes and property names that all `itemref` of a page lead to. */
const MAX_REFERRED = 100_000;

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

/** The items of a page's microdata as the HTML standard defines them, `itemref` included; `content` counts anywhere. */
export const readMicrodata = (page: Page): Item[] => readItems(page, MICRODATA);

/** The items of a page's RDFa Lite (`typeof` and `property`), in any vocabulary. */
export const readRdfa = (page: Page): Item[] => readItems(page, RDFA);

function readItems(page: Page, syntax: Syntax): Item[] {
  const scopes = page.index[syntax.name]
    .filter((element) => attribute(element, syntax.scope) !== undefined)
    .slice(0, MAX_ITEMS);
  const values = new Map<PageElement, Value>(scopes.map((element) => [element, itemFor(element, syntax)]));
  const owned = new Set<Value>();
  const reading: Reading = { page, syntax, budget: { left: page.html.length, referred: MAX_REFERRED } };
  for (const scope of scopes) {
    for (const element of propertiesOf(reading, scope)) {
      const value = values.get(element) ?? leafFor(element, reading);
      values.set(element, value);
      owned.add(value);
      for (const name of new Set(attributeWords(element, syntax.property)))
        addValues(values.get(scope) as Item, name, [value]);
    }
  }
  // An item that no other item owns is top-level, even when it wrongly has a property name.
  return scopes.map((scope) => values.get(scope) as Item).filter((item) => !owned.has(item));
}

/** The state of reading one markup language of a page. */
interface Reading {
  page: Page;
  syntax: Syntax;
  /**
   * How many nodes and property names may still be read, in all and by `itemref`, which may lead every item to the same
   * ones; the text of an unclosed element includes the rest of the page. No real page comes near either.
   */
  budget: { left: number; referred: number };
}

function itemFor(element: PageElement, syntax: Syntax): Item {
  return {
    kind: 'item', types: attributeWords(element, syntax.type).map(shortName), id: attribute(element, syntax.id),
    properties: new Map(), origin: { kind: 'content', source: syntax.name, element },
  };
}

// The property elements of the item that `scope` begins, `itemref` included, in document order.
function propertiesOf({ page, syntax, budget }: Reading, scope: PageElement): PageElement[] {
  const found = new Set<PageElement>();
  const enter = (node: PageNode): boolean => {
    if (node.kind !== 'element' || node === scope) return false;
    if (attribute(node, syntax.property) !== undefined) found.add(node);
    return attribute(node, syntax.scope) === undefined;
  };
  walk(scope, enter);
  const enterReferred = (node: PageNode): boolean | 'end' => {
    if (Math.min(budget.left, budget.referred) <= 0) return 'end';
    const cost = 1 + (node.kind === 'element' ? attributeWords(node, syntax.property).length : 0);
    budget.left -= cost;
    budget.referred -= cost;
    return enter(node);
  };
  for (const id of syntax === MICRODATA ? new Set(attributeWords(scope, 'itemref')) : []) {
    const target = page.ids.get(id);
    if (target && enterReferred(target) === true) walk(target, enterReferred);
  }
  return [...found].sort((a, b) => startOf(a) - startOf(b));
}

const VALUE_ATTRIBUTES: Record<string, string> = {
  audio: 'src', embed: 'src', iframe: 'src', img: 'src', source: 'src', track: 'src', video: 'src',
  a: 'href', area: 'href', link: 'href', object: 'data', data: 'value', meter: 'value', time: 'datetime',
  input: 'value',
};

/** The value of a property element that is not an item. */
function leafFor(element: PageElement, { syntax: { name: source, values }, budget }: Reading): Leaf {
  const read = (name: string): Leaf | null => {
    const text = attribute(element, name);
    return text === undefined ? null : { kind: 'leaf', text, origin: { kind: 'attribute', source, element, name } };
  };
  const fromValues = values.map(read).find((leaf) => leaf !== null);
  if (fromValues) return fromValues;
  let text = '';
  walk(element, (node) => {
    budget.left -= 1;
    if (budget.left <= 0 || text.length >= MAX_TEXT) return 'end';
    if (node.kind === 'text') text += node.value.slice(0, MAX_TEXT - text.length);
  });
  const words: Leaf = { kind: 'leaf', text, origin: { kind: 'content', source, element } };
  const named = read(VALUE_ATTRIBUTES[element.tagName] ?? '');
  return named ? { ...named, label: words } : words;
}
