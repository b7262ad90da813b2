import { inherited } from '../../page/ancestry.ts';
import { facet } from '../../page/facet.ts';
import type { PageElement } from '../../page/nodes.ts';
import type { Page } from '../../page/page.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import type { Span } from '../../page/span.ts';

const FOOTER = /(?:^|[^a-z])(?:site|page|main|global)?[-_]?(?:footer|bunntekst|bunnmeny)(?![a-z])/i;
const NOT_PAGE_FOOTER = /modal|card|dialog|popup|drawer|cart|article|post/i;

/** True for the page's footer, by its tag, role, id or class. */
function isFooter(element: PageElement): boolean {
  if (element.tagName === 'footer' || attribute(element, 'role') === 'contentinfo') return true;
  const names = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`;
  return FOOTER.test(names) && !NOT_PAGE_FOOTER.test(names);
}

const FRAME_TAGS = ['header', 'nav', 'dialog'];
const FRAME_ROLES = ['banner', 'navigation', 'dialog', 'alertdialog'];

/** True for what surrounds the content: header, navigation, footer and dialogs. */
export function isFrame(element: PageElement): boolean {
  const role = attribute(element, 'role') ?? '';
  return FRAME_TAGS.includes(element.tagName) || FRAME_ROLES.includes(role) || isFooter(element);
}

/** Whether an element, or one around it, matches. */
export const within = (matches: (element: PageElement) => boolean) =>
  inherited(false, (at, around) => around || matches(at));

/** The spans of visible text inside elements that match. */
function spansWithin({ text }: Page, matches: (element: PageElement) => boolean): Span[] {
  const isInside = within(matches);
  const spans: Span[] = [];
  for (const { node, start, end } of text.runs) {
    if (!isInside(parentElement(node))) continue;
    const last = spans.at(-1);
    if (last && start - last.end <= 1) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** The folded visible text without header, navigation, footer and dialogs. */
export function contentText(page: Page): string {
  const { folded } = page.text;
  let content = '';
  let at = 0;
  for (const { start, end } of spansWithin(page, isFrame)) {
    content += `${folded.slice(at, start)}\n`;
    at = end;
  }
  return content + folded.slice(at);
}

/** The spans of visible text in the page's footers. */
export const footerSpans = facet((page: Page): readonly Span[] => spansWithin(page, isFooter));

/** The footer's text, not folded. */
export const footerText = (page: Page): string =>
  footerSpans(page).map(({ start, end }) => page.text.text.slice(start, end)).join('\n');
