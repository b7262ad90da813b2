import { html as spec, parse, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A page as a tree that may be changed and written out again; parsed here by other means than the engine's own. */
export type Document = Tree.Document;
export type Element = Tree.Element;
export type Node = Tree.ChildNode;
type Parent = Tree.ParentNode;

export const readDocument = (html: string): Document => parse(html);
export const writeDocument = (document: Document): string => serialize(document);

export const isElement = (node: Tree.Node): node is Element => 'tagName' in node;
export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

/** Every node below, in document order; what `template` holds is left alone. */
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

/** The only text of an element, or none where it holds anything else. */
export function onlyText({ childNodes: [only, ...others] }: Element): Tree.TextNode | undefined {
  return only && others.length === 0 && isText(only) ? only : undefined;
}

export const createElement = (tagName: string, parentNode: Parent): Element =>
  ({ nodeName: tagName, tagName, attrs: [], childNodes: [], parentNode, namespaceURI: spec.NS.HTML });

export const createText = (value: string, parentNode: Parent): Tree.TextNode => ({ nodeName: '#text', value, parentNode });

export const createComment = (data: string, parentNode: Parent): Tree.CommentNode =>
  ({ nodeName: '#comment', data, parentNode });

/** Puts others in a node's place. */
export function replace(node: Node, others: readonly Node[]): void {
  const parent = node.parentNode!;
  parent.childNodes.splice(parent.childNodes.indexOf(node), 1, ...others);
  for (const other of others) other.parentNode = parent;
}

/** The first element of a name. */
export const find = (document: Document, tagName: string): Element | undefined =>
  elementsOf(document).find((element) => element.tagName === tagName);

/** The scripts that hold JSON-LD which parses as it stands, and what they hold. */
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

/** Writes other JSON into a script; `<` as an escape, so that no end tag can stand in it. */
export function writeJsonLd(script: Element, json: unknown): void {
  script.childNodes = [createText(JSON.stringify(json, null, 1).replaceAll('<', '\\u003c'), script)];
}

/** A JSON object. */
export type Thing = Record<string, unknown>;

export const isThing = (json: unknown): json is Thing => typeof json === 'object' && json !== null && !Array.isArray(json);
export const isProduct = (json: unknown): json is Thing => isThing(json) && [json['@type']].flat().includes('Product');

const RAW = new Set(['script', 'style', 'title', 'textarea', 'option', 'noscript', 'iframe', 'template', 'pre']);

/** Whether a node is text that a reader sees as such. */
export const isProse = (node: Node): node is Extract<Node, { nodeName: '#text' }> => (
  isText(node) && node.value.trim() !== '' && isElement(node.parentNode!) && !RAW.has(node.parentNode.tagName)
);
