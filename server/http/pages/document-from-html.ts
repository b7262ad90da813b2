import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Block, Inline, PageDocument } from '../../../contract/report/document.ts';

type Node = Tree.ChildNode;
type Element = Tree.Element;

/** Elements without prose: controls, images, code. */
const SKIPPED_TAGS = new Set([
  'script', 'style', 'svg', 'template', 'form', 'button', 'input', 'select', 'textarea', 'dialog', 'img',
]);

const STYLES: Readonly<Record<string, 'strong' | 'code'>> = { b: 'strong', strong: 'strong', code: 'code' };

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
  const [main] = findAll(document, 'main');
  if (!main) return undefined;
  const title = findAll(document, 'title').map(innerText)[0] ?? '';
  return {
    title,
    description: findAll(document, 'meta').map(attributesOf).find(({ name }) => name === 'description')?.content ?? '',
    heading: findAll(main, 'h1').map(innerText)[0] ?? title,
    blocks: blocksOf(main),
  };
}

function blocksOf(parent: Element): Block[] {
  const blocks: Block[] = [];
  let line: Inline[] = [];
  const endLine = (): void => {
    const text = collapseWhitespace(line);
    if (text.length > 0) blocks.push({ kind: 'paragraph', text });
    line = [];
  };
  for (const node of parent.childNodes) {
    if (!isElement(node) || INLINE_TAGS.has(node.tagName)) line.push(...separated(node));
    else if (isShown(node) && node.tagName !== 'h1') {
      endLine();
      blocks.push(...blocksOfElement(node));
    }
  }
  endLine();
  return blocks;
}

function blocksOfElement(element: Element): Block[] {
  const { tagName } = element;
  const level = HEADINGS[tagName];
  if (level) return [{ kind: 'heading', level, text: innerText(element) }];
  if (tagName === 'pre') return [{ kind: 'code', language: '', caption: '', text: textContent(element) }];
  if (tagName === 'ul' || tagName === 'ol') {
    const items = element.childNodes.filter(isShown).map(itemOf).filter((item) => item.length > 0);
    return items.length > 0 ? [{ kind: 'list', ordered: tagName === 'ol', items }] : [];
  }
  if (tagName !== 'dl') return blocksOf(element);
  const items = termsOf(element);
  return items.length > 0 ? [{ kind: 'terms', items }] : [];
}

/** An item's heading becomes a bold term before its text, without the heading's own number. */
function itemOf(item: Element): Inline[] {
  const [first, ...rest] = item.childNodes;
  if (!first || !isElement(first) || HEADINGS[first.tagName] === undefined) return collapseWhitespace(inlines(item));
  const name = innerText(first).replace(/^\d+\s+/, '');
  return [{ kind: 'strong', text: name }, ...collapseWhitespace([': ', ...rest.flatMap(inlines)])];
}

function termsOf(list: Element): { term: Inline[]; text: Inline[] }[] {
  const items: { term: Inline[]; text: Inline[] }[] = [];
  for (const part of findAll(list, 'dt', 'dd')) {
    const text = collapseWhitespace(inlines(part));
    if (part.tagName === 'dt') items.push({ term: text, text: [] });
    else items.at(-1)?.text.push(...text);
  }
  return items;
}

function inlines(node: Node): Inline[] {
  if ('value' in node) return [node.value];
  if (!isShown(node)) return [];
  const { tagName } = node;
  const style = STYLES[tagName];
  if (style) return [{ kind: style, text: innerText(node) }];
  const { href } = attributesOf(node);
  if (href) return [{ kind: 'link', text: innerText(node), href }];
  const within = node.childNodes.flatMap(separated);
  return INLINE_TAGS.has(tagName) && tagName !== 'br' ? within : [' ', ...within, ' '];
}

/** Separates adjacent elements that only the style sheet sets apart. */
function separated(node: Node): Inline[] {
  const siblings = node.parentNode?.childNodes ?? [];
  const neighbours = [siblings[siblings.indexOf(node) - 1], node];
  const areWords = neighbours.every((each) => each && isElement(each) && innerText(each) !== '');
  return areWords ? [' · ', ...inlines(node)] : inlines(node);
}

/** Joins and trims white space as HTML does, and drops empty pieces. */
function collapseWhitespace(line: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const piece of line) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else if (typeof piece === 'string' || piece.text !== '') joined.push(piece);
  }
  const spaced = joined.map((piece, at) => {
    if (typeof piece !== 'string') return piece;
    const text = at === 0 ? piece.trimStart() : piece;
    return (at === joined.length - 1 ? text.trimEnd() : text).replace(/\s+/g, ' ');
  });
  return spaced.filter((piece) => piece !== '');
}

const isElement = (node: Node): node is Element => 'tagName' in node;

const attributesOf = ({ attrs }: Element): Partial<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** Whether a node is an element with prose that a reader sees. */
function isShown(node: Node): node is Element {
  if (!isElement(node) || SKIPPED_TAGS.has(node.tagName)) return false;
  const { hidden, class: classes = '', 'aria-hidden': ariaHidden } = attributesOf(node);
  return hidden === undefined && ariaHidden !== 'true' && !classes.split(' ').includes(ILLUSTRATION);
}

function textContent(node: Node): string {
  if ('value' in node) return node.value;
  return isShown(node) ? node.childNodes.map(textContent).join('') : '';
}

const innerText = (node: Element): string => textContent(node).replace(/\s+/g, ' ').trim();

function findAll(parent: Tree.ParentNode, ...tagNames: string[]): Element[] {
  return parent.childNodes.filter(isElement)
    .flatMap((node) => [...(tagNames.includes(node.tagName) ? [node] : []), ...findAll(node, ...tagNames)]);
}
