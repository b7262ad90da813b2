import { normalise } from './normalise.ts';
import { resolveUrl } from './page.ts';
import type { Page } from './page.ts';
import { attribute, parentElement } from './tree.ts';
import type { PageElement } from './nodes.ts';
import { walk } from './walk.ts';

/** The part of the page a link stands in. */
export type LinkRegion = 'nav' | 'header' | 'main' | 'footer' | 'other';

/** One link of a page. */
export interface PageLink {
  /** As written. */
  href: string | undefined;
  /** Resolved, with its fragment; null when it is not an address of the web (script, mail, telephone, none). */
  url: URL | null;
  /** What a reader sees of it; the alternative text where it is an image. */
  text: string;
  rel: readonly string[];
  region: LinkRegion;
  /** Where it begins in the source. */
  offset: number | null;
  element: PageElement;
}

const LINK_CAP = 5_000;
const TEXT_CAP = 300;

/** The page's links in document order, at most `cap`. */
export function readLinks(page: Page, cap: number = LINK_CAP): PageLink[] {
  return page.index.anchors.slice(0, cap).map((element) => {
    const href = attribute(element, 'href');
    return {
      href, url: href === undefined ? null : resolveUrl(href, page.base), text: anchorText(element),
      rel: (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
      region: regionOf(element), offset: element.place?.start ?? null, element,
    };
  });
}

function anchorText(anchor: PageElement): string {
  let text = '';
  let alternative = '';
  walk(anchor, (node) => {
    if (text.length > TEXT_CAP) return false;
    if (node.kind === 'text') text += node.value;
    else if (node.kind === 'element') {
      if (node.tagName === 'script' || node.tagName === 'style') return false;
      if (node.tagName === 'img') alternative ||= attribute(node, 'alt') ?? '';
      text += ' ';
    }
  });
  const shown = normalise(text).trim() || attribute(anchor, 'aria-label') || alternative || attribute(anchor, 'title');
  return normalise(shown ?? '').trim().slice(0, TEXT_CAP);
}

// A menu inside the foot is the foot, and a trail of crumbs inside the main part is no menu.
function regionOf(element: PageElement): LinkRegion {
  const around = new Set<LinkRegion>();
  for (let at = parentElement(element); at; at = parentElement(at)) {
    const region = REGIONS[attribute(at, 'role') ?? ''] ?? REGIONS[at.tagName];
    if (region) around.add(region);
  }
  return (['footer', 'main', 'nav', 'header'] as const).find((region) => around.has(region)) ?? 'other';
}

const REGIONS: Record<string, LinkRegion> = {
  nav: 'nav', navigation: 'nav', footer: 'footer', contentinfo: 'footer', header: 'header', banner: 'header',
  main: 'main',
};
