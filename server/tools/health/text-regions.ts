import { inherited } from '../../page/ancestry.ts';
import type { PageElement } from '../../page/nodes.ts';
import type { Page } from '../../page/page.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import type { Span } from '../../page/span.ts';

const FOOTER = /(?:^|[^a-z])(?:site|page|main|global)?[-_]?(?:footer|bunntekst|bunnmeny)(?![a-z])/i;
const NOT_THE_PAGES = /modal|card|dialog|popup|drawer|cart|article|post/i;

/** The foot of the page, by its tag, its role or its name. */
export function isFooter(element: PageElement): boolean {
  if (element.tagName === 'footer' || attribute(element, 'role') === 'contentinfo') return true;
  const names = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`;
  return FOOTER.test(names) && !NOT_THE_PAGES.test(names);
}

const FRAME_TAGS = ['header', 'nav', 'dialog'];
const FRAME_ROLES = ['banner', 'navigation', 'dialog', 'alertdialog'];

/** What frames the content of every page: its head, its menus, its foot, and what pops up over it. */
export function isFrame(element: PageElement): boolean {
  const role = attribute(element, 'role') ?? '';
  return FRAME_TAGS.includes(element.tagName) || FRAME_ROLES.includes(role) || isFooter(element);
}

/** Where in the visible text the words inside such elements stand. */
export function spansWithin({ text }: Page, isOne: (element: PageElement) => boolean): Span[] {
  const isInside = inherited(false, (at, around) => around || isOne(at));
  const spans: Span[] = [];
  for (const { node, start, end } of text.runs) {
    if (!isInside(parentElement(node))) continue;
    const last = spans.at(-1);
    if (last && start - last.end <= 1) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** The visible text, folded for comparison, without the words of the page's frame. */
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

/** The words of the page's foot, as they stand. */
export const footerText = (page: Page): string =>
  spansWithin(page, isFooter).map(({ start, end }) => page.text.text.slice(start, end)).join('\n');
