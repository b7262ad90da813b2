import { facet } from './facet.ts';
import { nfcText, normalise } from './normalise.ts';
import { resolveUrl } from './page.ts';
import type { Page } from './page.ts';
import { attribute, attributeWords } from './tree.ts';
import type { PageElement } from './nodes.ts';
import { textContent } from './walk.ts';

/** The page's metadata, headings and images. */
export type Metadata = ReturnType<typeof readMetadata>;

/** A `meta` element under one of its names. */
export interface MetaTag {
  /** In lower case. */
  name: string;
  content: string;
  element: PageElement;
}

const IMAGE_CAP = 2_000;
const LINK_CAP = 2_000;
const HEADING_CAP = 2_000;
/** Per heading: unclosed headings nest, so that each contains the rest of the page. */
const HEADING_TEXT_CAP = { nodes: 500, chars: 2_000 };

/** Reads the page's metadata. */
export const readMetadata = facet((page: Page) => {
  const links = page.index.links.slice(0, LINK_CAP).map((element) => readLink(page, element));
  const canonical = links.find((link) => link.rel.includes('canonical'))?.url;
  return {
    lang: page.index.root ? attribute(page.index.root, 'lang') ?? attribute(page.index.root, 'xml:lang') : undefined,
    /** In their original characters; fold them for comparison. */
    titles: page.index.titles.map((element) => nfcText(textContent(element))),
    /** Every `meta` by its lower-case name, property, itemprop or http-equiv, in document order. */
    meta: readMetaTags(page.index.metas, ['name', 'property', 'itemprop', 'http-equiv']),
    /** Those with a `name` attribute, by that alone: the ones that browsers and search engines read. */
    named: readMetaTags(page.index.metas, ['name']),
    links,
    canonical: canonical ? URL.parse(canonical) : null,
    headings: page.index.headings.slice(0, HEADING_CAP).map((element) => ({
      level: Number(element.tagName[1]), text: normalise(textContent(element, HEADING_TEXT_CAP)).trim(), element,
    })),
    images: page.index.images.slice(0, IMAGE_CAP).map((element) => readImage(page, element)),
    /** Inline SVG images. */
    drawings: page.index.drawings.slice(0, IMAGE_CAP).map((element) => ({ element, name: nameOf(element) })),
  };
});

/** The page's `h1` headings that are not empty. */
export const mainHeadings = facet((page: Page) =>
  readMetadata(page).headings.filter(({ level, text }) => level === 1 && text !== ''));

function readMetaTags(
  elements: readonly PageElement[], keys: readonly string[],
): ReadonlyMap<string, readonly MetaTag[]> {
  return Map.groupBy(elements.flatMap((element): MetaTag[] => {
    const content = attribute(element, 'content') ?? attribute(element, 'value');
    if (content === undefined) return [];
    const names = keys.flatMap((key) => attribute(element, key)?.trim().toLowerCase() ?? []);
    return [...new Set(names)].map((name) => ({ name, content, element }));
  }), ({ name }) => name);
}

function readLink(page: Page, element: PageElement) {
  const href = attribute(element, 'href') ?? '';
  return {
    rel: attributeWords(element, 'rel').map((word) => word.toLowerCase()),
    href,
    /** Resolved; null unless it is http or https. */
    url: href === '' ? null : resolveUrl(href, page.base)?.href ?? null,
    hreflang: attribute(element, 'hreflang'), element,
  };
}

/** The name that an inline SVG image gives itself; empty without one. */
function nameOf(drawing: PageElement): string {
  const title = drawing.childNodes.find((node): node is PageElement => node.kind === 'element' && node.tagName === 'title');
  return normalise(attribute(drawing, 'aria-label') || (title ? textContent(title, HEADING_TEXT_CAP) : '')).trim();
}

const SOURCES = ['src', 'data-src', 'data-lazy-src', 'data-original', 'data-zoom-image', 'data-large_image'];

function readImage(page: Page, element: PageElement) {
  const address = SOURCES.map((name) => attribute(element, name)).find((src) => src && !src.startsWith('data:'));
  const url = address ? resolveUrl(address, page.base)?.href ?? null : null;
  return {
    /** Its source, lazy-loading attributes included; null when it has none. */
    url,
    /** Undefined without the attribute; empty means decorative. */
    alt: attribute(element, 'alt'),
    element,
  };
}
