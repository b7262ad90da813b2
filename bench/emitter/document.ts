import { html as spec, parse, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A page as a tree that can be changed and serialized; not parsed by the engine's own parser. */
export type Document = Tree.Document;
export type Element = Tree.Element;
export type Node = Tree.ChildNode;
type Parent = Tree.ParentNode;

export const readDocument = (html: string): Document => parse(html);
export const writeDocument = (document: Document): string => serialize(document);

export const isElement = (node: Tree.Node): node is Element => 'tagName' in node;
export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

/** Every descendant, in document order; the content of `template` is left out. */
export function nodesOf(root: Parent): Node[] {
  const found: Node[] = [];
  const left: Node[] = [...root.childNodes].reverse();
  for (let node = left.pop(); node; node = left.pop()) {
    found.push(node);
    if ('childNodes' in node) for (const child of [...node.childNodes].reverse()) left.push(child);
  }
  return found;
}

export const elementsOf = (root: Parent): Element[] => nodesOf(root).filter(isElement);

export const valueOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

export function setValue(element: Element, name: string, value: string): void {
  const attr = element.attrs.find((each) => each.name === name);
  if (attr) attr.value = value;
}

export const textOf = (element: Element): string =>
  nodesOf(element).filter(isText).map(({ value }) => value).join('');

/** The text node that is an element's only child, if it is. */
export function onlyText({ childNodes: [only, ...others] }: Element): Tree.TextNode | undefined {
  return only && others.length === 0 && isText(only) ? only : undefined;
}

export const createElement = (tagName: string, parentNode: Parent): Element =>
  ({ nodeName: tagName, tagName, attrs: [], childNodes: [], parentNode, namespaceURI: spec.NS.HTML });

export const createText = (value: string, parentNode: Parent): Tree.TextNode =>
  ({ nodeName: '#text', value, parentNode });

export const createComment = (data: string, parentNode: Parent): Tree.CommentNode =>
  ({ nodeName: '#comment', data, parentNode });

/** Replaces a node with others. */
export function replace(node: Node, others: readonly Node[]): void {
  const parent = node.parentNode!;
  parent.childNodes.splice(parent.childNodes.indexOf(node), 1, ...others);
  for (const other of others) other.parentNode = parent;
}

/** The first element with a tag name. */
export const find = (document: Document, tagName: string): Element | undefined =>
  elementsOf(document).find((element) => element.tagName === tagName);

/** The scripts with JSON-LD that parses without repair, and their content. */
export function jsonLdOf(document: Document): { script: Element; json: unknown }[] {
  return elementsOf(document).flatMap((script) => {
    if (script.tagName !== 'script' || !/^application\/ld\+json\b/i.test(valueOf(script, 'type') ?? '')) return [];
    try {
      return [{ script, json: JSON.parse(textOf(script)) as unknown }];
    } catch {
      return [];
    }
  });
}

/** Replaces a script's JSON; `<` is escaped, so that it can contain no end tag. */
export function writeJsonLd(script: Element, json: unknown): void {
  script.childNodes = [createText(JSON.stringify(json, null, 1).replaceAll('<', '\\u003c'), script)];
}

/** A JSON object. */
export type Thing = Record<string, unknown>;

export const isThing = (json: unknown): json is Thing =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
export const isProduct = (json: unknown): json is Thing => isThing(json) && [json['@type']].flat().includes('Product');

const RAW = new Set(['script', 'style', 'title', 'textarea', 'option', 'noscript', 'iframe', 'template', 'pre']);

/** Whether a node is text that readers see. */
export const isProse = (node: Node): node is Extract<Node, { nodeName: '#text' }> => (
  isText(node) && node.value.trim() !== '' && isElement(node.parentNode!) && !RAW.has(node.parentNode.tagName)
);
