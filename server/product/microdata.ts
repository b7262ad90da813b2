import type { Page } from '../page/page.ts';
import { attribute, attributeWords, startOf } from '../page/tree.ts';
import type { PageElement, PageNode } from '../page/nodes.ts';
import { textContent, walk } from '../page/walk.ts';
import { addValues, shortName } from './item.ts';
import type { Item, Leaf, Value } from './item.ts';

const MAX_ITEMS = 20_000;
/** Nodes visited for the properties of all items of a page: `itemref` may lead to the same ones again and again. */
const MAX_VISITS = 1_000_000;
/** Unclosed elements nest, so that the text of each contains that of the rest. */
const TEXT_CAP = { nodes: 10_000, chars: 20_000 };

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
export const readRdfa = (page: Page): Item[] => readItems(page, RDFA);

function readItems(page: Page, syntax: Syntax): Item[] {
  const scopes = page.index[syntax.name].filter((element) => attribute(element, syntax.scope) !== undefined).slice(0, MAX_ITEMS);
  const values = new Map<PageElement, Value>(scopes.map((element) => [element, itemFor(element, syntax)]));
  const owned = new Set<Value>();
  const budget = { left: MAX_VISITS };
  for (const scope of scopes) {
    for (const element of propertiesOf({ page, syntax, budget }, scope)) {
      const value = values.get(element) ?? leafFor(element, syntax);
      values.set(element, value);
      owned.add(value);
      for (const name of new Set(attributeWords(element, syntax.property))) addValues(values.get(scope) as Item, name, [value]);
    }
  }
  // An item that no other item owns is top-level, even when it wrongly has a property name.
  return scopes.map((scope) => values.get(scope) as Item).filter((item) => !owned.has(item));
}

interface Reading {
  page: Page;
  syntax: Syntax;
  budget: { left: number };
}

function itemFor(element: PageElement, syntax: Syntax): Item {
  return {
    kind: 'item', types: attributeWords(element, syntax.type).map(shortName), id: attribute(element, syntax.id),
    properties: new Map(), origin: { kind: 'content', source: syntax.name, element },
  };
}

// The properties below the scope, and in the elements it refers to, that belong to no other item; in document order.
function propertiesOf({ page, syntax, budget }: Reading, scope: PageElement): PageElement[] {
  const found = new Set<PageElement>();
  const enter = (node: PageNode): boolean => {
    budget.left -= 1;
    if (budget.left <= 0 || node.kind !== 'element' || node === scope) return false;
    if (attribute(node, syntax.property) !== undefined) found.add(node);
    return attribute(node, syntax.scope) === undefined;
  };
  walk(scope, enter);
  const referred = syntax === MICRODATA ? new Set(attributeWords(scope, 'itemref')) : [];
  for (const id of referred) {
    const target = page.ids.get(id);
    if (target && enter(target)) walk(target, enter);
  }
  return [...found].sort((a, b) => startOf(a) - startOf(b));
}

const VALUE_ATTRIBUTES: Record<string, string> = {
  audio: 'src', embed: 'src', iframe: 'src', img: 'src', source: 'src', track: 'src', video: 'src',
  a: 'href', area: 'href', link: 'href', object: 'data', data: 'value', meter: 'value', time: 'datetime',
  input: 'value',
};

/** The value of a property element that is not an item. */
function leafFor(element: PageElement, { name: source, values }: Syntax): Leaf {
  const read = (name: string): Leaf | null => {
    const text = attribute(element, name);
    return text === undefined ? null : { kind: 'leaf', text, origin: { kind: 'attribute', source, element, name } };
  };
  const fromValues = values.map(read).find((leaf) => leaf !== null);
  if (fromValues) return fromValues;
  const words: Leaf = { kind: 'leaf', text: textContent(element, TEXT_CAP), origin: { kind: 'content', source, element } };
  const named = read(VALUE_ATTRIBUTES[element.tagName] ?? '');
  return named ? { ...named, label: words } : words;
}
