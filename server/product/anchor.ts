import { facet } from '../page/facet.ts';
import { readMetadata } from '../page/metadata.ts';
import { comparable } from '../page/normalise.ts';
import type { PageElement } from '../page/nodes.ts';
import type { Page } from '../page/page.ts';
import { runsIn } from '../page/text.ts';
import { parentElement, startOf } from '../page/tree.ts';
import { readProductFacts } from './facts.ts';

/** The element that shows the product's name: a heading that reads like it, else the first of the first rank. */
export const productAnchor = facet((page: Page): PageElement | null => {
  const { main, meta } = readProductFacts(page);
  const wanted = comparable(main?.product.name?.text ?? meta.title?.text ?? '');
  const headings = readMetadata(page).headings.map(
    ({ level, element, text }) => ({ level, element, text: comparable(text) })
  );
  const first = headings.filter(({ level, text }) => level === 1 && text !== '');
  if (wanted !== '') {
    const close = (own: string) => own.length >= 3 && wanted.length >= 3 && (own.includes(wanted) || wanted.includes(own));
    const found = first.find(({ text }) => text === wanted) ?? first.find(({ text }) => close(text))
      ?? headings.find(({ text }) => text === wanted);
    if (found) return found.element;
    const at = page.text.folded.indexOf(wanted);
    const run = at === -1 ? undefined : runsIn(page.text, { start: at, end: at + 1 })[0];
    if (run) return parentElement(run.node);
  }
  return first[0]?.element ?? null;
});

/** Where in the visible text the product's name begins; null where the page shows none. */
export const nameOffset = facet((page: Page): number | null => {
  const anchor = productAnchor(page);
  if (anchor === null) return null;
  const from = startOf(anchor);
  const end = anchor.place?.end ?? from;
  const run = page.text.runs.find(({ node }) => {
    const at = node.place?.start ?? -1;
    return at >= from && at < end;
  });
  return run?.start ?? null;
});
