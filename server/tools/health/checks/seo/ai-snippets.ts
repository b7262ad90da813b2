import type { Evidence } from '../../../../../contract/health.ts';
import { inherited, withAncestors } from '../../../../page/ancestry.ts';
import type { PageElement } from '../../../../page/nodes.ts';
import { comparable } from '../../../../page/normalise.ts';
import type { Page } from '../../../../page/page.ts';
import { attribute, parentElement } from '../../../../page/tree.ts';
import type { Span } from '../../../../page/span.ts';
import { elementsIn, textContent, walk } from '../../../../page/walk.ts';
import { readProductFacts } from '../../../../product/facts.ts';
import { defineCheck, causedBy, judgeFaults } from '../../check.ts';
import type { ReadPage } from '../../gathered.ts';
import { noIndexEvidence, noIndexOf, noSnippetOf } from '../../judging/noindex.ts';
import { tagEvidence } from '../../evidence.ts';
import { readPrices } from '../../product-page.ts';

export const check = defineCheck({
  id: 'ai-snippets',
  requiredArtifacts: { home: 'home', maybeProducts: 'products?', now: 'now' },
  judge({ home, maybeProducts, now }) {
    const products = maybeProducts.value?.filter(({ url }) => url.href !== home.url.href) ?? [];
    const pages = [home, ...products].filter((page) => noIndexOf(page, now).length === 0);
    if (pages.length === 0) return causedBy('index-home');
    const withheld = pages.flatMap((page) => withheldOf(page) ?? []);
    const ofPart = (what: Withheld['part']) => withheld.filter(({ part }) => part === what);
    return judgeFaults(pages.length, [
      ['warn', ofPart('page'), 'page'], ['warn', ofPart('text'), 'text'], ['info', ofPart('some')],
    ]);
  },
});

/** What search engines must not quote: the page, all its text, or some of what it says about its product. */
interface Withheld {
  part: 'page' | 'text' | 'some';
  evidence: Evidence;
}

/** The share of a page's text that counts as all of it. */
const ALL_TEXT = 0.9;

function withheldOf(read: ReadPage): Withheld | null {
  const [rule] = noSnippetOf(read);
  if (rule) return { part: 'page', evidence: noIndexEvidence(read, rule) };
  const marked = markedElements(read.page);
  if (marked.length === 0) return null;
  const aroundMain = withAncestors(elementsIn(read.page.document).filter(({ tagName }) => tagName === 'main'));
  const { runs } = read.page.text;
  const marks = new Set(marked);
  const around = inherited<PageElement | null>(
    null,
    (element, outer) => outer ?? (marks.has(element) ? element : null),
  );
  const runsByMark = Map.groupBy(runs, ({ node }) => around(parentElement(node)));
  const enough = Math.max(1, lengthOf(runs) * ALL_TEXT);
  const whole = marked.find((element) => aroundMain.has(element) || lengthOf(runsByMark.get(element)) >= enough);
  if (whole) return { part: 'text', evidence: tagEvidence(read, whole) };
  const isProductPart = productPartTest(read.page);
  const some = marked.find((element) => isProductPart(element));
  return some ? { part: 'some', evidence: tagEvidence(read, some) } : null;
}

/** Google reads the attribute on these elements only; any value counts. */
const NOSNIPPET_TAGS = ['span', 'div', 'section'];

function markedElements(page: Page): PageElement[] {
  const found: PageElement[] = [];
  walk(page.document, (node) => {
    if (node.kind !== 'element') return;
    if (!NOSNIPPET_TAGS.includes(node.tagName) || attribute(node, 'data-nosnippet') === undefined) return;
    found.push(node);
    // Descendants are withheld too.
    return false;
  });
  return found;
}

const lengthOf = (runs: readonly Span[] = []) => runs.reduce((sum, { start, end }) => sum + end - start, 0);

/** A test for elements that contain the product's name, price or description. */
function productPartTest(page: Page): (element: PageElement) => boolean {
  const { main } = readProductFacts(page);
  const names = page.index.headings.filter(({ tagName }) => tagName === 'h1');
  const around = withAncestors([...names, readPrices(page).shown.best?.element ?? null]);
  const description = comparable(main?.description?.text ?? '').slice(0, 60);
  return (element) =>
    around.has(element) || (description !== '' && comparable(textContent(element)).includes(description));
}
