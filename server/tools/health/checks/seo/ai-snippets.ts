import type { Evidence } from '../../../../../contract/health.ts';
import { inherited, withAncestors } from '../../../../page/ancestry.ts';
import type { PageElement } from '../../../../page/nodes.ts';
import { comparable } from '../../../../page/normalise.ts';
import type { Page } from '../../../../page/page.ts';
import { attribute, parentElement } from '../../../../page/tree.ts';
import type { Span } from '../../../../page/span.ts';
import { textContent, walk } from '../../../../page/walk.ts';
import { readProductFacts } from '../../../../product/facts.ts';
import { defineCheck } from '../../check.ts';
import type { ReadPage } from '../../gathered.ts';
import { home, maybeProducts, now } from '../../artifacts.ts';
import { noIndexEvidence, noIndexOf, noSnippetOf } from '../../judging/noindex.ts';
import { tagEvidence } from '../../page-evidence.ts';
import { readPrices } from '../../product-page.ts';

export const check = defineCheck({
  id: 'ai-snippets',
  requiredArtifacts: { home, maybeProducts, now },
  judge({ home, maybeProducts: found, now }) {
    const products = found.available ? found.value.filter(({ url }) => url.href !== home.url.href) : [];
    const pages = [home, ...products].filter((page) => noIndexOf(page, now).length === 0);
    if (pages.length === 0) return { status: 'not-measured', reason: 'root-cause', rootCause: 'index-home' };
    const total = pages.length;
    const read = pages.map((page) => withheldOf(page));
    const evidenceOf = (part: Withheld['part']) => read.flatMap((one) => (one?.part === part ? [one.evidence] : []));
    for (const variant of ['page', 'text'] as const) {
      const evidence = evidenceOf(variant);
      if (evidence.length > 0) return { status: 'warn', params: { variant, count: evidence.length, total }, evidence };
    }
    const evidence = evidenceOf('some');
    if (evidence.length > 0) return { status: 'info', params: { count: evidence.length, total }, evidence };
    return { status: 'pass', params: { total } };
  },
});

/** What must not be quoted: the page, all its text, or part of what it sells. */
interface Withheld {
  part: 'page' | 'text' | 'some';
  evidence: Evidence;
}

/** From this share of a page's text it counts as all of it. */
const ALL_TEXT = 0.9;

function withheldOf(read: ReadPage): Withheld | null {
  const [rule] = noSnippetOf(read);
  if (rule) return { part: 'page', evidence: noIndexEvidence(read, rule) };
  const marked = markedElements(read.page);
  if (marked.length === 0) return null;
  const mains = mainsOf(read.page);
  const held = lengthsIn(marked, read.page);
  const all = read.page.text.runs.reduce((sum, run) => sum + lengthOf(run), 0);
  const whole = marked.find((element) => mains.has(element) || held.get(element)! >= Math.max(1, all * ALL_TEXT));
  if (whole) return { part: 'text', evidence: tagEvidence(read, whole) };
  const sold = soldOn(read.page);
  const some = marked.find((element) => sold(element));
  return some ? { part: 'some', evidence: tagEvidence(read, some) } : null;
}

/** Google reads the attribute on these elements only; any value counts. */
const MAY_BEAR_IT = ['span', 'div', 'section'];

function markedElements(page: Page): PageElement[] {
  const found: PageElement[] = [];
  walk(page.document, (node) => {
    if (node.kind !== 'element') return;
    if (!MAY_BEAR_IT.includes(node.tagName) || attribute(node, 'data-nosnippet') === undefined) return;
    found.push(node);
    // Descendants are withheld too.
    return false;
  });
  return found;
}

/** How much of the visible text each element contains, and all else; none contains another. */
function lengthsIn(elements: readonly PageElement[], { text }: Page): ReadonlyMap<PageElement | null, number> {
  const lengths = new Map<PageElement | null, number>([null, ...elements].map((element) => [element, 0]));
  const around = inherited<PageElement | null>(null, (element, outer) =>
    outer ?? (lengths.has(element) ? element : null));
  for (const run of text.runs) {
    const element = around(parentElement(run.node));
    lengths.set(element, lengths.get(element)! + lengthOf(run));
  }
  return lengths;
}

const lengthOf = ({ start, end }: Span): number => end - start;

/** Everything around `main`. */
function mainsOf(page: Page): ReadonlyMap<PageElement, PageElement> {
  const mains: PageElement[] = [];
  walk(page.document, (node) => {
    if (node.kind === 'element' && node.tagName === 'main') mains.push(node);
  });
  return withAncestors(mains);
}

/** True if an element contains the product's name, price or description. */
function soldOn(page: Page): (element: PageElement) => boolean {
  const { main } = readProductFacts(page);
  const names = page.index.headings.filter(({ tagName }) => tagName === 'h1');
  const around = withAncestors([...names, readPrices(page).shown.best?.element ?? null]);
  const description = comparable(main?.description?.text ?? '').slice(0, 60);
  return (element) => around.has(element) || (description !== '' && comparable(textContent(element)).includes(description));
}
