import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Block, Inline, PageDocument } from '../../../contract/report/document.ts';

type Node = Tree.ChildNode;
type Element = Tree.Element;

/** Elements without prose: controls, images, code. */
const SKIPPED_TAGS = new Set([
  'script', 'style', 'svg', 'template', 'form', 'button', 'input', 'select', 'textarea', 'dialog', 'img',
]);

const HEADINGS: Readonly<Record<string, 2 | 3 | 4>> = { h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

/** The class of illustrations built from elements; the prose beside them covers their content. */
const ILLUSTRATION = 'example';

const INLINE_TAGS = new Set([
  'a', 'abbr', 'b', 'bdi', 'br', 'cite', 'code', 'em', 'i', 'kbd', 'q', 'samp', 'small', 'span', 'strong', 'sub', 'sup',
  'time', 'wbr',
]);

/** Extracts the prose of a prerendered page; undefined if the page was not prerendered. */
export function documentFromHtml(html: string): PageDocument | undefined {
  const document = parse(html, { scriptingEnabled: false });
  const main = find(document, (element) => element.tagName === 'main');
  const title = find(document, (element) => element.tagName === 'title');
  if (!main) return undefined;
  const top = find(main, (element) => element.tagName === 'h1');
  const blocks: Block[] = [];
  readBlocks(main, blocks);
  const description = find(document, (element) =>
    element.tagName === 'meta' && attribute(element, 'name') === 'description');
  return {
    title: title ? innerText(title) : '',
    description: (description && attribute(description, 'content')) ?? '',
    heading: top ? innerText(top) : title ? innerText(title) : '',
    blocks,
  };
}

function readBlocks(parent: Element, blocks: Block[]): void {
  let line: Inline[] = [];
  const endLine = (): void => {
    const text = collapseWhitespace(line);
    if (text.length > 0) blocks.push({ kind: 'paragraph', text });
    line = [];
  };
  for (const node of parent.childNodes) {
    if (!isElement(node)) {
      line.push(...inlines(node));
      continue;
    }
    if (isSkipped(node) || node.tagName === 'h1') continue;
    if (INLINE_TAGS.has(node.tagName)) {
      line.push(...separatorBefore(node), ...inlines(node));
      continue;
    }
    endLine();
    const level = HEADINGS[node.tagName];
    const isList = node.tagName === 'ul' || node.tagName === 'ol';
    if (level) blocks.push({ kind: 'heading', level, text: innerText(node) });
    else if (isList) readList(node, blocks);
    else if (node.tagName === 'dl') readTerms(node, blocks);
    else if (node.tagName === 'pre') blocks.push({ kind: 'code', language: '', caption: '', text: textContent(node) });
    else readBlocks(node, blocks);
  }
  endLine();
}

function readList(list: Element, blocks: Block[]): void {
  const items = list.childNodes.filter(isElement).filter((node) => !isSkipped(node)).map(readItem);
  const nonEmpty = items.filter((item) => item.length > 0);
  // Items that carry their own numbers need no list numbers.
  const isNumbered = nonEmpty.every(([first]) => typeof first === 'string' && /^\d+\s/.test(first));
  if (nonEmpty.length === 0) return;
  blocks.push({ kind: 'list', items: nonEmpty, ordered: list.tagName === 'ol' && !isNumbered });
}

/** An item's heading becomes a bold term before its text, without the heading's own number. */
function readItem(item: Element): Inline[] {
  const [first, ...rest] = item.childNodes;
  if (!first || !isElement(first) || HEADINGS[first.tagName] === undefined) return collapseWhitespace(inlines(item));
  const name = innerText(first).replace(/^\d+\s+/, '');
  return [{ kind: 'strong', text: name }, ...collapseWhitespace([': ', ...rest.flatMap(inlines)])];
}

function readTerms(list: Element, blocks: Block[]): void {
  const parts = findAll(list, (element) => element.tagName === 'dt' || element.tagName === 'dd');
  const items: { term: Inline[]; text: Inline[] }[] = [];
  for (const part of parts) {
    if (part.tagName === 'dt') items.push({ term: collapseWhitespace(inlines(part)), text: [] });
    else items.at(-1)?.text.push(...collapseWhitespace(inlines(part)));
  }
  if (items.length > 0) blocks.push({ kind: 'terms', items });
}

function inlines(node: Node): Inline[] {
  if (node.nodeName === '#text') return [(node as Tree.TextNode).value];
  if (!isElement(node) || isSkipped(node)) return [];
  const { tagName } = node;
  if (tagName === 'br') return [' '];
  if (tagName === 'code') return [{ kind: 'code', text: innerText(node) }];
  if (tagName === 'b' || tagName === 'strong') return [{ kind: 'strong', text: innerText(node) }];
  const href = tagName === 'a' ? attribute(node, 'href') : undefined;
  if (href) return [{ kind: 'link', text: innerText(node), href }];
  const within = node.childNodes.flatMap((child) => [...separatorBefore(child), ...inlines(child)]);
  return INLINE_TAGS.has(tagName) ? within : [' ', ...within, ' '];
}

/** Separates adjacent elements that only the style sheet sets apart. */
const separatorBefore = (node: Node): string[] => {
  const siblings = node.parentNode?.childNodes ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return hasText(node) && before !== undefined && hasText(before) ? [' · '] : [];
};

const hasText = (node: Node): boolean => isElement(node) && innerText(node) !== '';

/** Joins and trims white space as HTML does, and drops empty pieces. */
function collapseWhitespace(line: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const piece of line) {
    const last = joined.at(-1);
    if (typeof piece !== 'string') {
      if (piece.text !== '') joined.push(piece);
    } else if (typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  const spaced = joined.map((piece) => (typeof piece === 'string' ? piece.replace(/\s+/g, ' ') : piece));
  if (typeof spaced[0] === 'string') spaced[0] = spaced[0].trimStart();
  const end = spaced.at(-1);
  if (typeof end === 'string') spaced[spaced.length - 1] = end.trimEnd();
  return spaced.filter((piece) => piece !== '');
}

const isElement = (node: Node): node is Element => 'tagName' in node;

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

const isSkipped = (element: Element): boolean =>
  SKIPPED_TAGS.has(element.tagName) || attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined || (attribute(element, 'class') ?? '').split(' ').includes(ILLUSTRATION);

function textContent(node: Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return isElement(node) && !isSkipped(node) ? node.childNodes.map(textContent).join('') : '';
}

const innerText = (node: Element): string => textContent(node).replace(/\s+/g, ' ').trim();

function findAll(parent: Tree.ParentNode, matches: (element: Element) => boolean): Element[] {
  return parent.childNodes.filter(isElement)
    .flatMap((node) => [...(matches(node) ? [node] : []), ...findAll(node, matches)]);
}

const find = (parent: Tree.ParentNode, matches: (element: Element) => boolean): Element | undefined =>
  findAll(parent, matches)[0];
