import { attribute, parseTree } from './tree.ts';
import type { PageElement } from './nodes.ts';
import type { PageTree, ParsedSize, TreeLimit, TreeLimits } from './tree.ts';
import { parseUrl } from '../net/parse-url.ts';
import { readText } from './text.ts';
import type { TextModel } from './text.ts';

/** A page, parsed once and shared by every tool. Expensive properties are computed lazily. */
export interface Page {
  html: string;
  /** Final URL, after redirects. */
  url: URL;
  /** Base URL of relative addresses; they do not resolve where it is longer than any real one. */
  base: URL;
  document: PageTree['document'];
  truncated: TreeLimit | 'addresses' | null;
  parsedSize: ParsedSize;
  index: PageIndex;
  /** The first element of each id. */
  readonly ids: ReadonlyMap<string, PageElement>;
  readonly text: TextModel;
}

/** Elements by kind, each list in document order. */
export interface PageIndex {
  root: PageElement | null;
  titles: PageElement[];
  metas: PageElement[];
  links: PageElement[];
  scripts: PageElement[];
  headings: PageElement[];
  images: PageElement[];
  anchors: PageElement[];
  /** Forms, buttons, inputs and selects. */
  controls: PageElement[];
  /** Elements with `itemscope`, `itemprop` or both. */
  microdata: PageElement[];
  /** Elements with `typeof`, `property` or both. */
  rdfa: PageElement[];
  /** Elements with an id. */
  withId: PageElement[];
  /** Elements with an `href` that has no effect on their tag. */
  hrefOnNonLinks: PageElement[];
}

/** Parses `html` as the page at `url`. */
export function createPage(html: string, url: URL, limits?: TreeLimits): Page {
  const collector = createCollector();
  const { document, truncated, parsedSize } = parseTree(html, collector.collect, limits);
  const { index, bases } = collector;
  const named = baseOf(url, bases);
  const base = named.href.length > MAX_BASE ? NOWHERE : named;
  const isCut = base === NOWHERE || cutToBudget(index, base);
  let text: TextModel | undefined;
  let ids: Map<string, PageElement> | undefined;
  return {
    html, url, base, document, truncated: truncated ?? (isCut ? 'addresses' : null), parsedSize, index,
    get text() {
      return text ??= readText(document);
    },
    get ids() {
      return ids ??= new Map([...index.withId].reverse().map((element) => [attribute(element, 'id')!, element]));
    },
  };
}

const HTML = 'http://www.w3.org/1999/xhtml';

const LINKING: readonly string[] = ['a', 'area', 'link', 'base'];

function createCollector() {
  const bases: PageElement[] = [];
  const index: PageIndex = {
    root: null, titles: [], metas: [], links: [], scripts: [], headings: [], images: [], anchors: [], controls: [],
    microdata: [], rdfa: [], withId: [], hrefOnNonLinks: [],
  };
  const byTag = new Map<string, PageElement[]>([
    ['base', bases], ['title', index.titles], ['meta', index.metas], ['link', index.links], ['script', index.scripts],
    ['img', index.images], ['a', index.anchors], ['area', index.anchors], ['form', index.controls],
    ['button', index.controls], ['input', index.controls], ['select', index.controls],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, index.headings] as const),
  ]);
  const collect = (element: PageElement) => {
    if (element.namespaceURI === HTML) {
      byTag.get(element.tagName)?.push(element);
      if (element.tagName === 'html') index.root ??= element;
    }
    let microdata = false;
    let rdfa = false;
    for (const { name } of element.attrs) {
      if (name === 'id') index.withId.push(element);
      else if (name === 'href') {
        if (element.namespaceURI === HTML && !LINKING.includes(element.tagName)) index.hrefOnNonLinks.push(element);
      } else if (name === 'itemprop' || name === 'itemscope') microdata = true;
      else if (name === 'property' || name === 'typeof') rdfa = true;
    }
    if (microdata) index.microdata.push(element);
    if (rdfa) index.rdfa.push(element);
  };
  return { index, bases, collect };
}

function baseOf(url: URL, bases: readonly PageElement[]): URL {
  const href = bases.map((element) => attribute(element, 'href')).find((each) => each !== undefined);
  return href === undefined ? url : resolveUrl(href, url) ?? url;
}

/** As long as the longest address that is asked for. */
const MAX_BASE = 8_192;
const NOWHERE = new URL('about:blank');
/** Characters that the base may add to the addresses of one kind: thrice what it does on the largest shop pages. */
const MAX_ADDED = 2_000_000;

/** Every address that is resolved holds a copy of its base; drops the elements beyond the budget. */
function cutToBudget({ anchors, images, links, scripts }: PageIndex, base: URL): boolean {
  const most = Math.floor(MAX_ADDED / base.href.length);
  const tooLong = [anchors, images, links, scripts].filter(({ length }) => length > most);
  for (const list of tooLong) list.length = most;
  return tooLong.length > 0;
}

/** Resolves an address like a browser; null unless it is http or https. */
export function resolveUrl(href: string, base: URL): URL | null {
  const url = parseUrl(href.trim(), base);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}
