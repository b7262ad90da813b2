import { Parser, html as spec } from 'parse5';
import type { PageDocument, PageElement, PageNode, PageNodes } from './nodes.ts';
import { createTreeAdapter } from './tree-adapter.ts';

/** Limits on a page; parsing stops at the first one exceeded. */
export type TreeLimits = typeof TREE_LIMITS;

/** Default limits, for a single page. */
export const TREE_LIMITS = {
  maxChars: 5_000_000,
  maxDepth: 1_000,
  maxElements: 300_000,
  /** In all elements together. */
  maxAttributes: 1_000_000,
  /** Characters of text, without scripts and styles. */
  maxText: 5_000_000,
  /** Characters of JSON-LD. */
  maxData: 5_000_000,
};

/** The limit that stopped parsing. */
type TreeLimit = 'size' | 'depth' | 'elements';

/** The parsed nodes of a page. */
export interface PageTree {
  document: PageDocument;
  /** Set when the page was not parsed to its end. */
  truncated: TreeLimit | null;
  /** How much was parsed, in the units of the limits. */
  parsedSize: { elements: number; text: number };
}

const LIMIT_REACHED = new Error('page exceeds a limit');

/** Characters written to the tokenizer at once, as it keeps a copy of its buffer. */
export const PIECE_CHARS = 32_768;

/**
 * Parses like a browser, with source offsets; returns the partial tree when a limit is reached. Calls `onElement` for
 * every element outside templates, in document order except for foster-parented ones.
 */
export function parseTree(html: string, onElement: (element: PageElement) => void, limits = TREE_LIMITS): PageTree {
  let depth = 0;
  let attributes = 0;
  let data = 0;
  let truncated: TreeLimit | null = html.length > limits.maxChars ? 'size' : null;
  const parsedSize = { elements: 0, text: 0 };
  const stopBeyond = (most: number, size: number, limit: TreeLimit): void => {
    if (size <= most) return;
    truncated = limit;
    throw LIMIT_REACHED;
  };
  const source = createSource(html.length > limits.maxChars ? html.slice(0, limits.maxChars) : html);
  const parser = new Parser<PageNodes>({
    sourceCodeLocationInfo: true,
    treeAdapter: createTreeAdapter({
      onElement,
      onCreate(count) {
        parsedSize.elements += 1;
        attributes += count;
        stopBeyond(limits.maxElements, parsedSize.elements, 'elements');
        stopBeyond(limits.maxAttributes, attributes, 'elements');
      },
      onText(length) {
        parsedSize.text += length;
        stopBeyond(limits.maxText, parsedSize.text, 'size');
      },
      onOpen(element) {
        depth += 1;
        stopBeyond(limits.maxDepth, depth, 'depth');
        if (element.namespaceURI !== spec.NS.HTML) return;
        const length = source.skipRawText(parser.tokenizer.preprocessor, element.tagName);
        if (isData(element)) data += length;
        stopBeyond(limits.maxData, data, 'size');
      },
      onClose() {
        depth -= 1;
      },
    }),
  });
  try {
    for (let chunk = source.next(); ; chunk = source.next()) {
      parser.tokenizer.write(chunk.text, chunk.isLast);
      if (chunk.isLast) break;
    }
  } catch (error) {
    if (error !== LIMIT_REACHED) throw error;
  }
  return { document: parser.document, truncated, parsedSize };
}

const RAW_TEXT_ENDS: ReadonlyMap<string, RegExp> = new Map([
  ['script', /<\/script[\s/>]/gi], ['style', /<\/style[\s/>]/gi],
]);

const isData = (element: PageElement): boolean =>
  element.tagName === 'script' && /ld\+json/i.test(attribute(element, 'type') ?? '');

type TokenizerInput = Parser<PageNodes>['tokenizer']['preprocessor'];

/** Feeds the source to the tokenizer in chunks. */
function createSource(html: string) {
  let consumed = 0;
  const take = (until: number): string => {
    const chunk = html.slice(consumed, until);
    consumed = Math.min(until, html.length);
    return chunk;
  };
  return {
    next(): { text: string; isLast: boolean } {
      const text = take(consumed + PIECE_CHARS);
      return { text, isLast: consumed === html.length };
    },
    // Skips script and style text, half of a typical page, which the tokenizer would read unit by unit, and returns its
    // length. Its content is read from the source on demand. `<!--` may hide an end tag: such text is not skipped.
    skipRawText(input: TokenizerInput, tag: string): number {
      const end = RAW_TEXT_ENDS.get(tag);
      if (!end) return 0;
      const start = input.droppedBufferSize + input.pos;
      end.lastIndex = start;
      const found = end.exec(html);
      if (!found) return html.length - start;
      const length = found.index - start;
      if (html.slice(start, found.index).includes('<!--')) return length;
      if (found.index > consumed) input.write(take(found.index), false);
      input.pos = found.index - 1 - input.droppedBufferSize;
      return length;
    },
  };
}

/** The decoded value of an attribute; undefined when absent. */
export function attribute(element: PageElement, name: string): string | undefined {
  for (const attr of element.attrs) if (attr.name === name) return attr.value;
  return undefined;
}

/** The space-separated words of an attribute's value; none when absent. */
export const attributeWords = (element: PageElement, name: string): string[] =>
  (attribute(element, name) ?? '').split(/\s+/).filter(Boolean);

/** The parent element, or null at the root. */
export function parentElement({ parentNode }: PageNode): PageElement | null {
  return parentNode?.kind === 'element' ? parentNode : null;
}

/** The element's start in the source. */
export function startOf({ place }: PageElement): number {
  return place?.start ?? 0;
}
