import { Parser, html as spec } from 'parse5';
import type { PageDocument, PageElement, PageNode, PageNodes } from './nodes.ts';
import { createTreeAdapter } from './tree-adapter.ts';

/** What a page may cost us: beyond any of these the rest of it is not read. */
export interface TreeLimits {
  maxChars: number;
  maxDepth: number;
  maxElements: number;
  /** Of all elements together. */
  maxAttributes: number;
  /** Characters between the tags, scripts and styles apart. */
  maxText: number;
  /** Characters of JSON-LD. */
  maxData: number;
}

/** For a page that is read alone. */
export const TREE_LIMITS: TreeLimits = {
  maxChars: 5_000_000, maxDepth: 1_000, maxElements: 300_000, maxAttributes: 1_000_000, maxText: 5_000_000,
  maxData: 5_000_000,
};

/** Which limit ended the reading early, if one did. */
export type TreeLimit = 'size' | 'depth' | 'elements';

export interface PageTree {
  document: PageDocument;
  /** Set when the page was not read to its end. */
  truncated: TreeLimit | null;
  /** How much was read, as the limits count it. */
  extent: TreeExtent;
}

export interface TreeExtent {
  elements: number;
  text: number;
}

class LimitReached extends Error {
  readonly limit: TreeLimit;
  constructor(limit: TreeLimit) {
    super(`page exceeds the ${limit} limit`);
    this.limit = limit;
  }
}

/** How much of the source the tokenizer is handed at once; it keeps a copy of what it has. */
export const PIECE_CHARS = 32_768;

/**
 * Parses as a browser does, with source offsets, and keeps what it has when a limit is reached. `seen` is told of every
 * element outside templates in document order, but for the few a broken table moves.
 */
export function parseTree(html: string, seen: (element: PageElement) => void, limits = TREE_LIMITS): PageTree {
  let depth = 0;
  let attributes = 0;
  let data = 0;
  const extent: TreeExtent = { elements: 0, text: 0 };
  const source = createSource(html.length > limits.maxChars ? html.slice(0, limits.maxChars) : html);
  const parser = new Parser<PageNodes>({
    sourceCodeLocationInfo: true,
    treeAdapter: createTreeAdapter({
      seen,
      made(count) {
        extent.elements += 1;
        attributes += count;
        if (extent.elements > limits.maxElements || attributes > limits.maxAttributes) throw new LimitReached('elements');
      },
      wrote(length) {
        extent.text += length;
        if (extent.text > limits.maxText) throw new LimitReached('size');
      },
      opened(element) {
        depth += 1;
        if (depth > limits.maxDepth) throw new LimitReached('depth');
        if (element.namespaceURI !== spec.NS.HTML) return;
        const length = source.skipRawText(parser.tokenizer.preprocessor, element.tagName);
        if (isData(element)) data += length;
        if (data > limits.maxData) throw new LimitReached('size');
      },
      closed() {
        depth -= 1;
      },
    }),
  });
  try {
    for (let piece = source.next(); ; piece = source.next()) {
      parser.tokenizer.write(piece.text, piece.isLast);
      if (piece.isLast) break;
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return { document: parser.document, truncated: error.limit, extent };
  }
  return { document: parser.document, truncated: html.length > limits.maxChars ? 'size' : null, extent };
}

const RAW_TEXT_ENDS: Record<string, RegExp> = { script: /<\/script[\s/>]/gi, style: /<\/style[\s/>]/gi };

const isData = (element: PageElement): boolean =>
  element.tagName === 'script' && /ld\+json/i.test(attribute(element, 'type') ?? '');

type TokenizerInput = Parser<PageNodes>['tokenizer']['preprocessor'];

/** The source as it is handed to the tokenizer, piece by piece. */
function createSource(html: string) {
  let given = 0;
  const take = (until: number): string => {
    const piece = html.slice(given, until);
    given = Math.min(until, html.length);
    return piece;
  };
  return {
    next(): { text: string; isLast: boolean } {
      const text = take(given + PIECE_CHARS);
      return { text, isLast: given === html.length };
    },
    // Half of a shop's page is script, and the tokenizer goes through it unit by unit; what it says is read from the
    // source where it is wanted. Text with `<!--` may hide an end tag and is left to the tokenizer. Answers its length.
    skipRawText(input: TokenizerInput, tag: string): number {
      const end = RAW_TEXT_ENDS[tag];
      if (!end) return 0;
      const start = input.droppedBufferSize + input.pos;
      end.lastIndex = start;
      const found = end.exec(html);
      if (!found) return html.length - start;
      const length = found.index - start;
      if (html.slice(start, found.index).includes('<!--')) return length;
      if (found.index > given) input.write(take(found.index), false);
      input.pos = found.index - 1 - input.droppedBufferSize;
      return length;
    },
  };
}

/** The attribute's decoded value, or undefined where the element has none of that name. */
export function attribute(element: PageElement, name: string): string | undefined {
  for (const attr of element.attrs) if (attr.name === name) return attr.value;
  return undefined;
}

/** The element above, or null at the top. */
export function parentElement({ parentNode }: PageNode): PageElement | null {
  return parentNode?.kind === 'element' ? parentNode : null;
}

/** Where the element begins in the source: its place in document order. */
export function startOf({ place }: PageElement): number {
  return place?.start ?? 0;
}
