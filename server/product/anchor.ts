import { facet } from '../page/facet.ts';
import { readMetadata } from '../page/metadata.ts';
import { comparable } from '../page/normalise.ts';
import type { PageElement } from '../page/nodes.ts';
import type { Page } from '../page/page.ts';
import { runsIn } from '../page/text.ts';
import { parentElement, startOf } from '../page/tree.ts';
import { readProductFacts } from './facts.ts';

const MAX_SOUGHT_CHARS = 250;

/** The element that shows the product's name: a matching heading, else any text with it, else the first `h1`. */
export const productAnchor = facet((page: Page): PageElement | null => {
  const name = productName(page);
  const headings = readMetadata(page).headings.map(
    ({ level, element, text }) => ({ level, element, text: comparable(text) })
  );
  const h1s = headings.filter(({ level, text }) => level === 1 && text !== '');
  if (name !== '') {
    // The search takes time that grows with both texts.
    const isSought = name.length <= MAX_SOUGHT_CHARS;
    const isSimilar = (text: string) =>
      isSought && text.length >= 3 && name.length >= 3 && (text.includes(name) || name.includes(text));
    const found = h1s.find(({ text }) => text === name) ?? h1s.find(({ text }) => isSimilar(text))
      ?? headings.find(({ text }) => text === name);
    if (found) return found.element;
    const at = isSought ? page.text.folded.indexOf(name) : -1;
    const run = at === -1 ? undefined : runsIn(page.text, { start: at, end: at + 1 })[0];
    if (run) return parentElement(run.node);
  }
  return h1s[0]?.element ?? null;
});

/** Where the visible text of the anchor begins; null without an anchor or text in it. */
export const nameOffset = facet((page: Page): number | null => {
  const anchor = productAnchor(page);
  if (anchor === null) return null;
  const from = startOf(anchor);
  const end = anchor.place?.end ?? from;
  return page.text.runs.find(({ node: { place } }) => place && place.start >= from && place.start < end)?.start ?? null;
});

/** The product's name, folded for comparison; the page's own name for a product without one. */
function productName(page: Page): string {
  const { main, openGraph } = readProductFacts(page);
  return comparable(main?.name?.text ?? openGraph.title?.text ?? '');
}
