import { attribute, parseTree } from './tree.ts';
import type { PageElement } from './nodes.ts';
import type { PageTree, TreeLimits } from './tree.ts';
import { MAX_ADDRESS_CHARS, parseUrl } from '../net/parse-url.ts';
import { readText } from './text.ts';
import type { TextModel } from './text.ts';

/** A page, parsed once and shared by every tool. Expensive properties are computed lazily. */
export interface Page extends Omit<PageTree, 'truncated'> {
  html: string;
  /** Final URL, after redirects. */
  url: URL;
  /** The base of relative addresses; `about:blank`, against which none resolves, if it is longer than any real one. */
  base: URL;
  /** Why the page was not read to its end, or not with all its addresses. */
  truncated: PageTree['truncated'] | 'addresses';
  index: PageIndex;
  /** The first element of each id. */
  readonly ids: ReadonlyMap<string, PageElement>;
  readonly text: TextModel;
}

/** Elements by kind, each list in document order. */
type PageIndex = ReturnType<typeof emptyIndex>;

function emptyIndex() {
  const none = (): PageElement[] => [];
  return {
    root: null as PageElement | null,
    bases: none(), titles: none(), metas: none(), links: none(), scripts: none(), headings: none(), images: none(),
    /** `svg` elements. */
    drawings: none(),
    anchors: none(),
    /** Forms, buttons, inputs and selects. */
    controls: none(),
    /** Other elements that act as a button or link by their role. */
    roleControls: none(),
    /** Elements with `itemscope`, `itemprop` or both. */
    microdata: none(),
    /** Elements with `typeof`, `property` or both. */
    rdfa: none(),
    /** Elements with an id. */
    withId: none(),
    /** Elements with an `href` that has no effect on their tag. */
    hrefOnNonLinks: none(),
  };
}

/** Parses `html` as the page at `url`. */
export function createPage(html: string, url: URL, limits?: TreeLimits): Page {
  const index = emptyIndex();
  const { truncated, ...tree } = parseTree(html, (element) => collect(index, element), limits);
  const named = baseOf(url, index.bases);
  const base = named.href.length > MAX_ADDRESS_CHARS ? NO_BASE : named;
  const isCut = base === NO_BASE || cutToBudget(index, base);
  let text: TextModel | undefined;
  let ids: Map<string, PageElement> | undefined;
  return {
    html, url, base, ...tree, truncated: truncated ?? (isCut ? 'addresses' : null), index,
    get text() {
      return text ??= readText(tree.document);
    },
    get ids() {
      return ids ??= new Map([...index.withId].reverse().map((element) => [attribute(element, 'id')!, element]));
    },
  };
}

const HTML = 'http://www.w3.org/1999/xhtml';

const LINKING: readonly string[] = ['a', 'area', 'link', 'base'];

const BY_TAG = new Map<string, Exclude<keyof PageIndex, 'root'>>([
  ['base', 'bases'], ['title', 'titles'], ['meta', 'metas'], ['link', 'links'], ['script', 'scripts'],
  ['img', 'images'], ['a', 'anchors'], ['area', 'anchors'],
  ['form', 'controls'], ['button', 'controls'], ['input', 'controls'], ['select', 'controls'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'headings'] as const),
]);

const ACTING_ROLE = /^\s*(?:button|link)\s*$/i;

function collect(index: PageIndex, element: PageElement): void {
  const isHtml = element.namespaceURI === HTML;
  const list = isHtml && BY_TAG.get(element.tagName);
  if (list) index[list].push(element);
  if (element.tagName === 'svg') index.drawings.push(element);
  if (isHtml && element.tagName === 'html') index.root ??= element;
  const has = (name: string): boolean => attribute(element, name) !== undefined;
  if (list !== 'controls' && !has('href') && ACTING_ROLE.test(attribute(element, 'role') ?? '')) {
    index.roleControls.push(element);
  }
  if (has('id')) index.withId.push(element);
  if (has('href') && isHtml && !LINKING.includes(element.tagName)) index.hrefOnNonLinks.push(element);
  if (has('itemprop') || has('itemscope')) index.microdata.push(element);
  if (has('property') || has('typeof')) index.rdfa.push(element);
}

function baseOf(url: URL, bases: readonly PageElement[]): URL {
  const href = bases.map((element) => attribute(element, 'href')).find((each) => each !== undefined);
  return href === undefined ? url : resolveUrl(href, url) ?? url;
}

const NO_BASE = new URL('about:blank');
/** Characters that the base may add to the addresses of one kind: three times as many as on the largest shop pages. */
const MAX_ADDED_CHARS = 2_000_000;

// Drops the elements beyond the budget, as every resolved address holds a copy of its base; true if there were any.
function cutToBudget({ anchors, images, links, scripts }: PageIndex, base: URL): boolean {
  const maxCount = Math.floor(MAX_ADDED_CHARS / base.href.length);
  const tooLong = [anchors, images, links, scripts].filter(({ length }) => length > maxCount);
  for (const list of tooLong) list.length = maxCount;
  return tooLong.length > 0;
}

/** The most addresses to resolve from one list, as each holds a copy of its base. */
export const MAX_RESOLVED = 1_000;

/** Resolves an address like a browser; null unless it is http or https. */
export function resolveUrl(href: string, base: URL): URL | null {
  const url = parseUrl(href.trim(), base);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}
