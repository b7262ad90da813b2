import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Block, Inline, PageDocument } from '../../../contract/report/document.ts';

type Node = Tree.ChildNode;
type Element = Tree.Element;

/** What has no words to be read: controls, pictures, code. */
const SILENT = new Set([
  'script', 'style', 'svg', 'template', 'form', 'button', 'input', 'select', 'textarea', 'dialog', 'img',
]);

const HEADINGS: Readonly<Record<string, 2 | 3 | 4>> = { h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

/** A picture made of elements: what it shows is nobody's, and is said in prose beside it. */
const ILLUSTRATION = 'example';

/** Elements that run on within a line. */
const INLINE = new Set([
  'a', 'abbr', 'b', 'bdi', 'br', 'cite', 'code', 'em', 'i', 'kbd', 'q', 'samp', 'small', 'span', 'strong', 'sub', 'sup',
  'time', 'wbr',
]);

/** Reads the prose of a page that the client rendered ahead; nothing where the page was not. */
export function builtDocument(html: string): PageDocument | undefined {
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
    title: title ? plain(title) : '',
    description: (description && attribute(description, 'content')) ?? '',
    heading: top ? plain(top) : title ? plain(title) : '',
    blocks,
  };
}

function readBlocks(parent: Element, blocks: Block[]): void {
  let line: Inline[] = [];
  const endLine = (): void => {
    const text = tidy(line);
    if (text.length > 0) blocks.push({ kind: 'paragraph', text });
    line = [];
  };
  for (const node of parent.childNodes) {
    if (!isElement(node)) {
      line.push(...inlines(node));
      continue;
    }
    if (isUnread(node) || node.tagName === 'h1') continue;
    if (INLINE.has(node.tagName)) {
      line.push(...apart(node), ...inlines(node));
      continue;
    }
    endLine();
    const level = HEADINGS[node.tagName];
    const isList = node.tagName === 'ul' || node.tagName === 'ol';
    if (level) blocks.push({ kind: 'heading', level, text: plain(node) });
    else if (isList) readList(node, blocks);
    else if (node.tagName === 'dl') readTerms(node, blocks);
    else if (node.tagName === 'pre') blocks.push({ kind: 'code', language: '', caption: '', text: raw(node) });
    else readBlocks(node, blocks);
  }
  endLine();
}

function readList(list: Element, blocks: Block[]): void {
  const items = list.childNodes.filter(isElement).filter((node) => !isUnread(node)).map(readItem);
  const said = items.filter((item) => item.length > 0);
  // A list that writes its own numbers needs no others.
  const isNumbered = said.every(([first]) => typeof first === 'string' && /^\d+\s/.test(first));
  if (said.length > 0) blocks.push({ kind: 'list', items: said, ordered: list.tagName === 'ol' && !isNumbered });
}

/** What an item's heading says stands before the rest as a term; the number it may begin with is the list's. */
function readItem(item: Element): Inline[] {
  const [first, ...rest] = item.childNodes;
  if (!first || !isElement(first) || HEADINGS[first.tagName] === undefined) return tidy(inlines(item));
  const name = plain(first).replace(/^\d+\s+/, '');
  return [{ kind: 'strong', text: name }, ...tidy([': ', ...rest.flatMap(inlines)])];
}

function readTerms(list: Element, blocks: Block[]): void {
  const parts = all(list, (element) => element.tagName === 'dt' || element.tagName === 'dd');
  const items: { term: Inline[]; text: Inline[] }[] = [];
  for (const part of parts) {
    if (part.tagName === 'dt') items.push({ term: tidy(inlines(part)), text: [] });
    else items.at(-1)?.text.push(...tidy(inlines(part)));
  }
  if (items.length > 0) blocks.push({ kind: 'terms', items });
}

function inlines(node: Node): Inline[] {
  if (node.nodeName === '#text') return [(node as Tree.TextNode).value];
  if (!isElement(node) || isUnread(node)) return [];
  const { tagName } = node;
  if (tagName === 'br') return [' '];
  if (tagName === 'code') return [{ kind: 'code', text: plain(node) }];
  if (tagName === 'b' || tagName === 'strong') return [{ kind: 'strong', text: plain(node) }];
  const href = tagName === 'a' ? attribute(node, 'href') : undefined;
  if (href) return [{ kind: 'link', text: plain(node), href }];
  const within = node.childNodes.flatMap((child) => [...apart(child), ...inlines(child)]);
  return INLINE.has(tagName) ? within : [' ', ...within, ' '];
}

/** Elements side by side are set apart by the style sheet; here a sign must do it. */
const apart = (node: Node): string[] => {
  const siblings = node.parentNode?.childNodes ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return says(node) && before !== undefined && says(before) ? [' · '] : [];
};

const says = (node: Node): boolean => isElement(node) && plain(node) !== '';

/** One line: white space as HTML has it, and nothing that is empty. */
function tidy(line: readonly Inline[]): Inline[] {
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

const isUnread = (element: Element): boolean =>
  SILENT.has(element.tagName) || attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined || (attribute(element, 'class') ?? '').split(' ').includes(ILLUSTRATION);

function raw(node: Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return isElement(node) && !isUnread(node) ? node.childNodes.map(raw).join('') : '';
}

const plain = (node: Element): string => raw(node).replace(/\s+/g, ' ').trim();

function all(parent: Tree.ParentNode, fits: (element: Element) => boolean): Element[] {
  return parent.childNodes.filter(isElement).flatMap((node) => [...(fits(node) ? [node] : []), ...all(node, fits)]);
}

const find = (parent: Tree.ParentNode, fits: (element: Element) => boolean): Element | undefined =>
  all(parent, fits)[0];
