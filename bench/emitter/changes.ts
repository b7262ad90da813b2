import { createHash } from 'node:crypto';
import {
  createComment, createElement, createText, elementsOf, find, isElement, isProduct, isProse, isText, isThing,
  jsonLdOf, nodesOf, readDocument, replace, writeDocument, writeJsonLd,
} from './document.ts';
import type { Document, Element, Thing } from './document.ts';

/** Changes to a page that preserve its meaning. */
export const NEUTRAL_CHANGES: Readonly<Record<string, (html: string) => string>> = {
  'reserialized': (html) => changed(html, () => {}),
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

const scramble = (name: string): string => `n${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
const scrambleAll = (names: string): string => names.split(/\s+/).filter(Boolean).map(scramble).join(' ');
const REFERENCES = [
  'for', 'itemref', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'form',
];

function scrambleNames(document: Document): void {
  for (const element of elementsOf(document)) {
    for (const attr of element.attrs) {
      const isNames = attr.name === 'class' || attr.name === 'id' || REFERENCES.includes(attr.name);
      if (isNames) attr.value = scrambleAll(attr.value);
      else if (attr.name === 'href' && /^#./.test(attr.value)) attr.value = `#${scramble(attr.value.slice(1))}`;
    }
  }
}

const WRAPPABLE = new Set(['div', 'section', 'p', 'ul', 'table', 'h1', 'h2', 'h3', 'form', 'article']);
const PARENTS = new Set(['body', 'div', 'main', 'section', 'article', 'form']);

function addWrappers(document: Document): void {
  for (const element of elementsOf(document)) {
    const parent = element.parentNode;
    if (!parent || !isElement(parent) || !WRAPPABLE.has(element.tagName) || !PARENTS.has(parent.tagName)) continue;
    const wrapper = createElement('div', parent);
    replace(element, [wrapper]);
    wrapper.childNodes = [element];
    element.parentNode = wrapper;
  }
}

// A div with only a class attribute that contains nothing but one element.
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

function rootsOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json;
  if (!isThing(json) || !Array.isArray(json['@graph']) || json['@type'] !== undefined) return [json];
  const { '@graph': graph } = json;
  return graph as unknown[];
}

// Only if it is the only product, so that the page is about it.
function nestInPage(json: unknown): unknown {
  const roots = rootsOf(json);
  if (roots.filter(isProduct).length !== 1) return json;
  return roots.map((root) => (
    isProduct(root) ? { '@context': SCHEMA, '@type': 'WebPage', mainEntity: root } : root
  ));
}

function splitByReference(document: Document): void {
  for (const [at, { script, json }] of jsonLdOf(document).entries()) {
    const offers: Thing[] = [];
    const roots = rootsOf(json).map((root) => {
      if (!isProduct(root) || !isThing(root['offers']) || root['offers']['@id'] !== undefined) return root;
      const id = `#offer-${at}-${offers.length}`;
      offers.push({ '@context': SCHEMA, '@id': id, ...root['offers'] });
      return { ...root, offers: { '@id': id } };
    });
    if (offers.length === 0) continue;
    writeJsonLd(script, Array.isArray(json) || roots.length > 1 ? roots : roots[0]);
    const other = createElement('script', script.parentNode!);
    other.attrs.push({ name: 'type', value: 'application/ld+json' });
    writeJsonLd(other, offers);
    replace(script, [script, other]);
  }
}

function reverseKeys(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(reverseKeys);
  if (!isThing(json)) return json;
  return Object.fromEntries(Object.entries(json).reverse().map(([key, value]) => [key, reverseKeys(value)]));
}

// Moves scripts to the end of the page and meta tags to the end of the head; their order stays.
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

/** As template engines do: `<!-- -->` before each value. */
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
    element.tagName === 'div' && isElement(element.parentNode!) && PARENTS.has(element.parentNode.tagName)
  ));
  for (const box of boxes.filter((_, at) => at % 7 === 0)) {
    const block = createElement('div', box.parentNode!);
    const line = createElement('p', block);
    line.childNodes = [createText(BLOCK, line)];
    block.childNodes = [line];
    replace(box, [box, block]);
  }
}

// More white space wherever there is some, and each block on its own line.
function addWhiteSpace(document: Document): void {
  for (const node of nodesOf(document)) {
    if (isProse(node)) node.value = node.value.replaceAll(/[ \n\t]+/g, '\n    ');
  }
  const blocks = elementsOf(document).filter(({ tagName, parentNode }) => (
    WRAPPABLE.has(tagName) && parentNode && isElement(parentNode) && PARENTS.has(parentNode.tagName)
  ));
  for (const block of blocks) replace(
    block,
    [createText('\n  ', block.parentNode!), block, createText('\n', block.parentNode!)],
  );
}

// In the serialized text, because a tree has no character references.
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
