import { createHash } from 'node:crypto';
import {
  createComment, createElement, createText, elementsOf, find, isElement, isText, jsonLdOf, nodesOf, onlyText, readDocument,
  replace, valueOf, writeDocument, writeJsonLd,
} from './document.ts';
import type { Document, Element, Node } from './document.ts';

/** Changes that a page may undergo without saying anything else than before. */
export const KEEPING: Readonly<Record<string, (html: string) => string>> = {
  'written anew': (html) => changed(html, () => {}),
  'class and id names scrambled': (html) => changed(html, scrambleNames),
  'wrappers added': (html) => changed(html, addWrappers),
  'wrappers removed': (html) => changed(html, removeWrappers),
  'attributes reordered': (html) => changed(html, reorderAttributes),
  'JSON-LD as a graph': (html) => changedJson(html, (json) => ({ '@context': SCHEMA, '@graph': rootsOf(json) })),
  'JSON-LD as a list': (html) => changedJson(html, (json) => rootsOf(json)),
  'JSON-LD nested in its page': (html) => changedJson(html, nestInPage),
  'JSON-LD split by reference': (html) => changed(html, splitByReference),
  'JSON-LD keys reordered': (html) => changedJson(html, reverseKeys),
  'markup moved': (html) => changed(html, moveMarkup),
  'comments within text': (html) => changed(html, commentWithinText),
  'unrelated blocks between': (html) => changed(html, addBlocks),
  'white space': (html) => changed(html, addWhiteSpace),
  'character references': writeReferences,
};

const SCHEMA = 'https://schema.org';

function changed(html: string, change: (document: Document) => void): string {
  const document = readDocument(html);
  change(document);
  return writeDocument(document);
}

function changedJson(html: string, change: (json: unknown) => unknown): string {
  return changed(html, (document) => {
    for (const { script, json } of jsonLdOf(document)) writeJsonLd(script, change(json));
  });
}

const scrambled = (name: string): string => `n${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
const scrambledAll = (names: string): string => names.split(/\s+/).filter(Boolean).map(scrambled).join(' ');
const REFERS = ['for', 'itemref', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'form'];

function scrambleNames(document: Document): void {
  for (const element of elementsOf(document)) {
    for (const attr of element.attrs) {
      if (attr.name === 'class' || attr.name === 'id' || REFERS.includes(attr.name)) attr.value = scrambledAll(attr.value);
      else if (attr.name === 'href' && /^#./.test(attr.value)) attr.value = `#${scrambled(attr.value.slice(1))}`;
    }
  }
}

const WRAPPABLE = new Set(['div', 'section', 'p', 'ul', 'table', 'h1', 'h2', 'h3', 'form', 'article']);
const AROUND = new Set(['body', 'div', 'main', 'section', 'article', 'form']);

function addWrappers(document: Document): void {
  for (const element of elementsOf(document)) {
    const parent = element.parentNode;
    if (!parent || !isElement(parent) || !WRAPPABLE.has(element.tagName) || !AROUND.has(parent.tagName)) continue;
    const wrapper = createElement('div', parent);
    replace(element, [wrapper]);
    wrapper.childNodes = [element];
    element.parentNode = wrapper;
  }
}

// A box within a box that holds nothing else and says nothing but what it is called.
function removeWrappers(document: Document): void {
  for (const element of elementsOf(document).reverse()) {
    const only = element.childNodes.filter((node) => !(isText(node) && node.value.trim() === ''));
    const isBare = element.attrs.every(({ name }) => name === 'class');
    if (element.tagName !== 'div' || !isBare || only.length !== 1 || !isElement(only[0]!)) continue;
    if (WRAPPABLE.has(only[0].tagName) && isElement(element.parentNode!)) replace(element, element.childNodes);
  }
}

function reorderAttributes(document: Document): void {
  for (const element of elementsOf(document)) element.attrs.reverse();
}

type Thing = Record<string, unknown>;

const isThing = (json: unknown): json is Thing => typeof json === 'object' && json !== null && !Array.isArray(json);
const isProduct = (json: unknown): json is Thing => isThing(json) && [json['@type']].flat().includes('Product');

function rootsOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json;
  if (!isThing(json) || !Array.isArray(json['@graph']) || json['@type'] !== undefined) return [json];
  const { '@graph': graph } = json;
  return graph as unknown[];
}

// Where it is the only product, so that the page is about it.
function nestInPage(json: unknown): unknown {
  const roots = rootsOf(json);
  if (roots.filter(isProduct).length !== 1) return json;
  return roots.map((root) => (
    isProduct(root) ? { '@context': SCHEMA, '@type': 'WebPage', mainEntity: root } : root
  ));
}

function splitByReference(document: Document): void {
  for (const [at, { script, json }] of jsonLdOf(document).entries()) {
    const apart: Thing[] = [];
    const roots = rootsOf(json).map((root) => {
      if (!isProduct(root) || !isThing(root['offers']) || root['offers']['@id'] !== undefined) return root;
      const id = `#offer-${at}-${apart.length}`;
      apart.push({ '@context': SCHEMA, '@id': id, ...root['offers'] });
      return { ...root, offers: { '@id': id } };
    });
    if (apart.length === 0) continue;
    writeJsonLd(script, Array.isArray(json) || roots.length > 1 ? roots : roots[0]);
    const other = createElement('script', script.parentNode!);
    other.attrs.push({ name: 'type', value: 'application/ld+json' });
    writeJsonLd(other, apart);
    replace(script, [script, other]);
  }
}

function reverseKeys(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(reverseKeys);
  if (!isThing(json)) return json;
  return Object.fromEntries(Object.entries(json).reverse().map(([key, value]) => [key, reverseKeys(value)]));
}

// Scripts to the end of the page, meta tags behind everything else of the head; each in the order it had.
function moveMarkup(document: Document): void {
  const [head, body] = [find(document, 'head'), find(document, 'body')];
  if (!head || !body) return;
  const move = (node: Element, to: Element): void => {
    replace(node, []);
    to.childNodes.push(node);
    node.parentNode = to;
  };
  for (const { script } of jsonLdOf(document)) move(script, body);
  const metas = head.childNodes.filter((node) => isElement(node) && node.tagName === 'meta');
  for (const meta of metas as Element[]) move(meta, head);
}

const RAW = new Set(['script', 'style', 'title', 'textarea', 'option', 'noscript', 'iframe', 'template', 'pre']);
const HIDDEN = /display:\s*none|visibility:\s*hidden/i;

function isHidden(element: Element): boolean {
  for (let at: Node['parentNode'] = element; at && isElement(at); at = at.parentNode) {
    if (HIDDEN.test(valueOf(at, 'style') ?? '') || valueOf(at, 'hidden') !== undefined) return true;
  }
  return false;
}

const isProse = (node: Node): node is Extract<Node, { nodeName: '#text' }> => (
  isText(node) && node.value.trim() !== '' && isElement(node.parentNode!) && !RAW.has(node.parentNode.tagName)
);

/** As template engines write it: `<!-- -->` where a value begins. */
function commentWithinText(document: Document): void {
  for (const node of nodesOf(document).filter(isProse)) {
    const parent = node.parentNode!;
    const pieces = node.value.split(/(?<=\s)(?=\S)/);
    replace(node, pieces.flatMap((piece, at) => (
      at === 0 ? [createText(piece, parent)] : [createComment(' ', parent), createText(piece, parent)]
    )));
  }
}

const BLOCK = 'Neque porro quisquam est qui dolorem ipsum quia dolor sit amet consectetur.';

function addBlocks(document: Document): void {
  const body = find(document, 'body');
  if (!body) return;
  const boxes = elementsOf(body).filter((element) => (
    element.tagName === 'div' && isElement(element.parentNode!) && AROUND.has(element.parentNode.tagName)
  ));
  for (const box of boxes.filter((_, at) => at % 7 === 0)) {
    const block = createElement('div', box.parentNode!);
    const line = createElement('p', block);
    line.childNodes = [createText(BLOCK, line)];
    block.childNodes = [line];
    replace(box, [box, block]);
  }
}

// Where there is some there is more, and blocks stand on lines of their own.
function addWhiteSpace(document: Document): void {
  for (const node of nodesOf(document)) {
    if (isProse(node)) node.value = node.value.replaceAll(/[ \n\t]+/g, '\n    ');
  }
  const blocks = elementsOf(document).filter(({ tagName, parentNode }) => (
    WRAPPABLE.has(tagName) && parentNode && isElement(parentNode) && AROUND.has(parentNode.tagName)
  ));
  for (const block of blocks) replace(block, [createText('\n  ', block.parentNode!), block, createText('\n', block.parentNode!)]);
}

// By hand in the text written out, as a tree knows of no references.
function writeReferences(html: string): string {
  const marks = new Map<string, string>();
  const mark = (value: string): string => {
    const key = `\uE000${marks.size}\uE001`;
    marks.set(key, value.replaceAll(/[^\s]/gu, (unit) => `&#x${unit.codePointAt(0)!.toString(16)};`));
    return key;
  };
  const marked = changed(html, (document) => {
    for (const node of nodesOf(document).filter(isProse)) node.value = mark(node.value);
    for (const element of elementsOf(document)) {
      for (const attr of element.attrs) if (attr.name === 'content' && attr.value !== '') attr.value = mark(attr.value);
    }
  });
  return marked.replaceAll(/\uE000\d+\uE001/g, (key) => marks.get(key) ?? key);
}

/** A page of which one place states another value than the rest. */
export interface Altered {
  html: string;
  field: 'price' | 'currency' | 'availability' | 'name';
  /** Where: `JSON-LD`, `microdata`, `meta` or `text`. */
  place: string;
  /** What the place says now. */
  value: string;
}

/** What a page says of its product, to be told from what it says after a change. */
export interface Said {
  price?: string;
  currency?: string;
  availability?: string;
  name?: string;
}

interface Statement {
  field: Altered['field'];
  place: string;
  text: string;
  write(text: string): void;
}

/**
 * The page with one of its statements of a value altered, for each value that at least two kinds of places state. What
 * is marked up and shown by one element is one place; altered, the page shows and says something else, so it stays.
 */
export function alterations(html: string, said: Said): Altered[] {
  const count = statementsOf(readDocument(html), said).length;
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const document = readDocument(html);
    const all = statementsOf(document, said);
    const { field, place } = all[at]!;
    const others = new Set(all.filter((each) => each.field === field).map((each) => each.place));
    if (others.size < 2) return [];
    // Every statement of the place: a page that repeats itself has one opinion there.
    const alike = all.filter((each) => each.field === field && each.place === place);
    if (alike[0] !== all[at]) return [];
    const value = another(field, said[field]!);
    for (const each of alike) each.write(restated(each.text, field, { from: said[field]!, to: value }));
    return [{ html: writeDocument(document), field, place, value }];
  });
}

function another(field: Altered['field'], value: string): string {
  if (field === 'price') return (Number(value) + 7 * 10 ** Math.max(0, Math.floor(Math.log10(Number(value))) - 1)).toFixed(2);
  if (field === 'currency') return value === 'EUR' ? 'USD' : 'EUR';
  if (field === 'availability') return value === 'InStock' ? 'OutOfStock' : 'InStock';
  return `Zephyr ${value.split(' ').slice(1).join(' ')} Quillon`;
}

function restated(text: string, field: Altered['field'], { from, to }: { from: string; to: string }): string {
  if (field === 'price') return text.replace(/\d[\d\s.,' ]*\d|\d/, to);
  if (field === 'availability') return /^https?:/.test(text) ? `https://schema.org/${to}` : to;
  return field === 'currency' ? to : text.replace(from, to);
}

function isMarkedUp(element: Element): boolean {
  for (let at: Node['parentNode'] = element; at && isElement(at); at = at.parentNode) {
    if (valueOf(at, 'itemprop') !== undefined && valueOf(at, 'itemscope') === undefined) return true;
  }
  return false;
}

const KEYS: Record<string, Altered['field']> = {
  price: 'price', lowPrice: 'price', pricecurrency: 'currency', priceCurrency: 'currency', availability: 'availability',
  name: 'name',
};
const METAS: Record<string, Altered['field']> = {
  'product:price:amount': 'price', 'og:price:amount': 'price', 'product:price:currency': 'currency',
  'og:price:currency': 'currency', 'product:availability': 'availability', 'og:availability': 'availability',
  'og:title': 'name', 'twitter:title': 'name',
};

function statementsOf(document: Document, said: Said): Statement[] {
  const states = (field: Altered['field'], text: string): boolean => {
    const value = said[field];
    if (value === undefined) return false;
    if (field === 'price') return Number(text) === Number(value);
    if (field === 'availability') return text.replace(/^.*\//, '').replaceAll(/[\s_]/g, '').toLowerCase() === value.toLowerCase();
    return field === 'name' ? text.includes(value) : text.trim() === value;
  };
  const found: Statement[] = [];
  const add = (place: string, field: Altered['field'] | undefined, text: string, write: (text: string) => void): void => {
    if (field && states(field, text)) found.push({ field, place, text, write });
  };
  for (const { script, json } of jsonLdOf(document)) {
    const visit = (at: unknown): void => {
      if (Array.isArray(at)) at.forEach(visit);
      if (!isThing(at)) return;
      for (const [key, value] of Object.entries(at)) {
        if (typeof value === 'object') visit(value);
        else if (key !== 'name' || isProduct(at)) {
          add('JSON-LD', KEYS[key], String(value), (text) => {
            at[key] = text;
            writeJsonLd(script, json);
          });
        }
      }
    };
    visit(json);
  }
  for (const element of elementsOf(document)) {
    const property = valueOf(element, 'itemprop');
    const content = element.attrs.find(({ name }) => name === 'content' || name === 'href');
    if (property !== undefined && content) {
      add('microdata', KEYS[property], content.value, (text) => void (content.value = text));
    } else if (element.tagName === 'meta' && content) {
      const name = valueOf(element, 'property') ?? valueOf(element, 'name') ?? '';
      add('meta', METAS[name.toLowerCase()], content.value, (text) => void (content.value = text));
    } else if (element.tagName === 'h1' && onlyText(element) && !isMarkedUp(element)) {
      const text = onlyText(element)!;
      add('text', 'name', text.value, (value) => void (text.value = value));
    }
  }
  return [...found, ...shownPrices(document, said), ...shownStock(document, said)];
}

const IN_AND_OUT: readonly (readonly [inStock: string, outOfStock: string])[] = [
  ['in stock', 'out of stock'], ['på lager', 'ikke på lager'], ['i lager', 'ej i lager'], ['auf lager', 'ausverkauft'],
  ['lieferbar', 'nicht lieferbar'], ['en stock', 'rupture de stock'], ['disponible', 'agotado'],
  ['op voorraad', 'uitverkocht'], ['disponibile', 'esaurito'], ['varastossa', 'loppuunmyyty'],
];

// As a whole text, like the prices.
function shownStock(document: Document, { availability }: Said): Statement[] {
  const column = ['InStock', 'OutOfStock'].indexOf(availability ?? '');
  if (column === -1) return [];
  return nodesOf(document).filter(isProse).flatMap((node) => {
    const words = node.value.trim().replace(/[.!:]$/, '').toLowerCase();
    const pair = IN_AND_OUT.find((each) => each[column] === words);
    const write = (): void => void (node.value = pair![1 - column]!);
    return pair ? [{ field: 'availability' as const, place: 'text', text: node.value, write }] : [];
  });
}

// Only as a whole text and always written alike, so that no number of another meaning is taken for it.
function shownPrices(document: Document, { price }: Said): Statement[] {
  if (price === undefined) return [];
  return nodesOf(document).filter(isProse).flatMap((node) => {
    const numbers = node.value.match(/\d[\d\s.,' ]*\d|\d/g) ?? [];
    const [only, ...others] = numbers.map((number) => Number(number.replaceAll(/[\s' ]/g, '').replace(/,(?=\d{1,2}$)/, '.').replaceAll(/,(?=\d{3})/g, '')));
    const isMarked = isElement(node.parentNode!) && isMarkedUp(node.parentNode);
    if (only !== Number(price) || others.length > 0 || isMarked || isHidden(node.parentNode as Element) || node.value.trim().length > 24) return [];
    return [{ field: 'price' as const, place: 'text', text: node.value, write: (text: string) => void (node.value = text) }];
  });
}
