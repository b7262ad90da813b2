import { normalise } from './normalise.ts';
import { resolveUrl } from './page.ts';
import type { Page } from './page.ts';
import { inherited } from './ancestry.ts';
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
/** Links within links are possible: each holds what the others hold. */
const NODE_CAP = 300;
/** With all the white space that a reader does not see. */
const SOURCE_CAP = 2_000;

/** The page's links in document order, at most `cap`. */
export function readLinks(page: Page, cap: number = LINK_CAP): PageLink[] {
  const regionOf = inherited<LinkRegion>('other', regionIn);
  return page.index.anchors.slice(0, cap).map((element) => {
    const href = attribute(element, 'href');
    return {
      href, url: href === undefined ? null : resolveUrl(href, page.base), text: anchorText(element),
      rel: (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
      region: regionOf(parentElement(element)), offset: element.place?.start ?? null, element,
    };
  });
}

function anchorText(anchor: PageElement): string {
  let text = '';
  let alternative = '';
  let nodes = 0;
  walk(anchor, (node) => {
    nodes += 1;
    if (text.length > TEXT_CAP || nodes > NODE_CAP) return 'end';
    if (node.kind === 'text') text += node.value.slice(0, SOURCE_CAP);
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
const STRONGEST: readonly LinkRegion[] = ['footer', 'main', 'nav', 'header', 'other'];

function regionIn(element: PageElement, around: LinkRegion): LinkRegion {
  const own = REGIONS[attribute(element, 'role') ?? ''] ?? REGIONS[element.tagName] ?? 'other';
  return STRONGEST.indexOf(own) < STRONGEST.indexOf(around) ? own : around;
}

const REGIONS: Record<string, LinkRegion> = {
  nav: 'nav', navigation: 'nav', footer: 'footer', contentinfo: 'footer', header: 'header', banner: 'header',
  main: 'main',
};
