import { facet } from './facet.ts';
import { normalise } from './normalise.ts';
import { resolveUrl } from './page.ts';
import type { Page } from './page.ts';
import { inherited } from './ancestry.ts';
import { attribute, attributeWords, parentElement } from './tree.ts';
import type { PageElement, PageNode } from './nodes.ts';
import { walk } from './walk.ts';

/** The landmark a link is in. */
export type LinkRegion = 'nav' | 'header' | 'main' | 'footer' | 'other';

/** One link of a page. */
export type PageLink = ReturnType<typeof readLinks>[number];

const LINK_CAP = 5_000;
/** Characters of a link's text. */
const TEXT_CAP = 300;
/** Nodes per link; limits the work of nested links, whose contents overlap. */
const NODE_CAP = 300;
/** Characters per text node, with white space that collapses. */
const SOURCE_CAP = 2_000;

/** The page's links in document order. */
export const readLinks = facet((page: Page) => {
  const regionOf = inherited<LinkRegion>('other', regionIn);
  return page.index.anchors.slice(0, LINK_CAP).map((element) => {
    const href = attribute(element, 'href');
    return {
      /** The raw attribute. */
      href,
      /** Resolved, with its fragment; null unless it is http or https. */
      url: href === undefined ? null : resolveUrl(href, page.base),
      /** Its visible text, else its label, its image's alternative text or its title. */
      text: anchorText(element),
      rel: attributeWords(element, 'rel').map((word) => word.toLowerCase()),
      region: regionOf(parentElement(element)),
      /** Its start in the source. */
      offset: element.place?.start ?? null,
      element,
    };
  });
});

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

// A menu in the footer counts as footer, and breadcrumbs in the main content as main content.
const PRECEDENCE: readonly LinkRegion[] = ['footer', 'main', 'nav', 'header', 'other'];

function regionIn(element: PageElement, outer: LinkRegion): LinkRegion {
  const named = REGIONS.get(attribute(element, 'role') ?? '') ?? REGIONS.get(element.tagName) ?? 'other';
  const own = named === 'main' && holdsWholePage(element) ? 'other' : named;
  return PRECEDENCE.indexOf(own) < PRECEDENCE.indexOf(outer) ? own : outer;
}

/** True for a `main` around the whole page, header and footer included, as some themes have it. */
function holdsWholePage({ childNodes, parentNode }: PageElement): boolean {
  const [inside, beside] = [tagsAmong(childNodes), tagsAmong(parentNode?.childNodes ?? [])];
  return ['header', 'footer'].every((part) => inside.has(part) && !beside.has(part));
}

const tagsAmong = facet((nodes: readonly PageNode[]): ReadonlySet<string> =>
  new Set(nodes.flatMap((node) => (node.kind === 'element' ? [node.tagName] : []))));

const REGIONS: ReadonlyMap<string, LinkRegion> = new Map([
  ['nav', 'nav'], ['navigation', 'nav'], ['footer', 'footer'], ['contentinfo', 'footer'],
  ['header', 'header'], ['banner', 'header'],
  ['main', 'main'],
]);
