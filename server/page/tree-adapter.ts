import { defaultTreeAdapter, html as spec } from 'parse5';
import type { Token, TreeAdapter } from 'parse5';
import type {
  PageComment, PageDocument, PageElement, PageNodes, PageText, SourcePlace,
} from './nodes.ts';

const RAW_TEXT = new Set(['script', 'style']);

/** Callbacks of the parser, to enforce limits and collect elements. */
interface TreeWatcher {
  /** Before an element is created, with its number of attributes; may throw to stop parsing. */
  onCreate(attributes: number): void;
  /** Before text is added outside scripts and styles; may throw to stop parsing. */
  onText(chars: number): void;
  /** After an element outside every template is created. */
  onElement(element: PageElement): void;
  /** When an element is pushed on the parser's stack; may throw to stop parsing. */
  onOpen(element: PageElement): void;
  onClose(): void;
}

/**
 * Builds a compact tree: nodes keep only the offsets of their source location, and attribute offsets are computed on
 * demand. parse5's default tree takes twice the memory.
 */
export function createTreeAdapter(watcher: TreeWatcher): TreeAdapter<PageNodes> {
  // Kept per element, so that merging a thousand body tags takes linear time.
  const knownNames = new WeakMap<PageElement, Set<string>>();
  return {
    // parse5's own adapter does the rest; it works on these nodes as well.
    ...defaultTreeAdapter as unknown as TreeAdapter<PageNodes>,
    createDocument: document,
    createDocumentFragment: document,
    createElement(tagName, namespaceURI, attrs) {
      watcher.onCreate(attrs.length);
      return {
        kind: 'element', tagName, namespaceURI, attrs, parentNode: null, childNodes: [], place: null, template: null,
      };
    },
    createCommentNode: comment,
    createTextNode: text,
    onElementCreated(element, { isInTemplate }) {
      if (!isInTemplate) watcher.onElement(element);
    },
    onItemPush: (element) => watcher.onOpen(element),
    onItemPop: () => watcher.onClose(),
    insertBefore(parent, node, reference) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(reference), 0, node);
      node.parentNode = parent;
    },
    detachNode(node) {
      const siblings = node.parentNode?.childNodes;
      if (siblings) siblings.splice(siblings.lastIndexOf(node), 1);
      node.parentNode = null;
    },
    insertText(parent, value) {
      if (parent.kind === 'document' || !RAW_TEXT.has(parent.tagName)) watcher.onText(value.length);
      const last = parent.childNodes.at(-1);
      if (last?.kind === 'text') last.value += value;
      else this.appendChild(parent, text(value));
    },
    insertTextBefore(parent, value, reference) {
      watcher.onText(value.length);
      const before = parent.childNodes[parent.childNodes.lastIndexOf(reference) - 1];
      if (before?.kind === 'text') before.value += value;
      else this.insertBefore(parent, text(value), reference);
    },
    adoptAttributes(element, attrs) {
      const known = knownNames.get(element) ?? new Set(element.attrs.map(({ name }) => name));
      knownNames.set(element, known);
      for (const attr of attrs) {
        if (!known.has(attr.name)) element.attrs.push(attr);
        known.add(attr.name);
      }
    },
    setTemplateContent(element, content) {
      element.template = content;
    },
    getTemplateContent: (element) => element.template ?? document(),
    setDocumentType(parent) {
      this.appendChild(parent, comment());
    },
    isTextNode: (node): node is PageText => node.kind === 'text',
    setNodeSourceCodeLocation(node, location) {
      if (node.kind !== 'document') node.place = location && placeFrom(location);
    },
    getNodeSourceCodeLocation: ({ place }) => place && asLocation(place),
    updateNodeSourceCodeLocation({ place }, { endOffset, endTag }) {
      if (!place || endOffset === undefined) return;
      place.end = endOffset;
      place.contentEnd = endTag ? endTag.startOffset : endOffset;
      place.hasEndTag = endTag !== undefined;
    },
  };
}

function placeFrom({ startOffset, endOffset, startTag }: Token.ElementLocation): SourcePlace {
  const contentStart = startTag ? startTag.endOffset : endOffset;
  return { start: startOffset, end: endOffset, contentStart, contentEnd: endOffset, hasEndTag: false };
}

const LOCATION: Token.ElementLocation = {
  startLine: 0, startCol: 0, startOffset: 0, endLine: 0, endCol: 0, endOffset: 0,
};
const CLOSED: Token.ElementLocation = { ...LOCATION, endTag: LOCATION };

// The parser only checks whether a node has a location, and whether that has an end tag.
function asLocation({ hasEndTag }: SourcePlace): Token.ElementLocation {
  return hasEndTag ? CLOSED : LOCATION;
}

function document(): PageDocument {
  return { kind: 'document', childNodes: [], mode: spec.DOCUMENT_MODE.NO_QUIRKS, place: null };
}

function text(value: string): PageText {
  return { kind: 'text', value, parentNode: null, place: null };
}

function comment(): PageComment {
  return { kind: 'comment', parentNode: null, place: null };
}
