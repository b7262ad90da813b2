import type { Token, TreeAdapterTypeMap, html as spec } from 'parse5';

/** A node's position in the source, in code units. */
export interface SourcePlace {
  start: number;
  end: number;
  /** Where an element's start tag ends. */
  contentStart: number;
  /** Where an element's content ends: before its end tag, if it has one. */
  contentEnd: number;
  hasEndTag: boolean;
}

/** One element of a page. The content of a `template` is not among its children. */
export interface PageElement {
  kind: 'element';
  tagName: string;
  namespaceURI: spec.NS;
  attrs: Token.Attribute[];
  parentNode: PageParent | null;
  childNodes: PageNode[];
  /** Null for an implied element. */
  place: SourcePlace | null;
  template: PageDocument | null;
}

/** One text node of a page. */
export interface PageText {
  kind: 'text';
  value: string;
  parentNode: PageParent | null;
  place: SourcePlace | null;
}

/** A comment or doctype: a placeholder without content. */
export interface PageComment {
  kind: 'comment';
  parentNode: PageParent | null;
  place: SourcePlace | null;
}

/** The root of a page, or of the content of a `template`. */
export interface PageDocument {
  kind: 'document';
  childNodes: PageNode[];
  mode: spec.DOCUMENT_MODE;
  place: null;
}

export type PageNode = PageElement | PageText | PageComment;
export type PageParent = PageElement | PageDocument;

/** The node types for parse5's tree adapter. */
export type PageNodes = TreeAdapterTypeMap<
  PageNode | PageDocument, PageParent, PageNode, PageDocument, PageDocument, PageElement, PageComment, PageText,
  PageElement, PageComment
>;
