import { comparable } from '../../../../page/normalise.ts';
import { mainHeadings, readMetadata } from '../../../../page/metadata.ts';
import { readProductFacts } from '../../../../product/facts.ts';
import { defineCheck, causedBy, fail, notMeasured, judgeFaults } from '../../check.ts';
import type { ReadPage } from '../../gathered.ts';
import { noneEvidence, pageEvidence } from '../../evidence.ts';
import { readPrices } from '../../product-page.ts';

export const check = defineCheck({
  id: 'content-without-js',
  requiredArtifacts: { home: 'home', maybeProducts: 'products?' },
  judge({ home, maybeProducts }) {
    if (!maybeProducts.available) {
      if (!home.shell) return maybeProducts;
      const characters = pageEvidence(home, 'text', String([...home.page.text.text.trim()].length));
      const links = pageEvidence(home, '<a href>', String(home.page.index.anchors.length));
      return fail({ variant: 'shell' }, [characters, links]);
    }
    const shared = sharedTitles(maybeProducts.value);
    const all = maybeProducts.value.map((page) => {
      const { is } = readPrices(page.page).display;
      return { page, is, isPriced: is === 'shown' || is === 'stated', hasName: hasName(page, home, shared) };
    });
    // What a truncated page lacks may be further down.
    const known = all.filter(({ page, isPriced }) => !page.truncated || isPriced);
    if (known.length === 0) return notMeasured('truncated');
    // A price on a page that names no product may be the price of anything.
    const judged = known.filter(({ hasName, is, isPriced }) =>
      (hasName ? is !== 'gated' && is !== 'unclear' : !isPriced));
    const total = judged.length;
    if (total === 0)
      return known.some(({ is }) => is === 'gated') ? causedBy('price-visible') : notMeasured('ambiguous');
    const priceless = judged.filter(({ isPriced }) => !isPriced);
    const empty = priceless.filter(({ hasName }) => !hasName);
    const evidence = priceless.flatMap(({ page, hasName }) =>
      [...(hasName ? [] : [noneEvidence(page, 'name')]), noneEvidence(page, 'price')]);
    return judgeFaults(total, [
      ['fail', { count: empty.length, evidence }, 'products'], ['warn', { count: priceless.length, evidence }],
    ]);
  },
});

/** Looks in markup, in headings the home page lacks, and in titles shared neither by it nor by all product pages. */
function hasName(read: ReadPage, home: ReadPage, shared: ReadonlySet<string>): boolean {
  const { main } = readProductFacts(read.page);
  if ((main?.name?.text ?? '').trim() !== '') return true;
  const ofHome = new Set([...headingsOf(home), ...titlesOf(home)]);
  const own = [...headingsOf(read), ...titlesOf(read).filter((title) => !shared.has(title))];
  return own.some((text) => !ofHome.has(text));
}

/** The titles that all product pages have. Two may be about one product; what three or more share is the shop's. */
const sharedTitles = (products: readonly ReadPage[]): ReadonlySet<string> => (products.length < 3 ? new Set()
  : products.map((page) => new Set(titlesOf(page))).reduce((shared, titles) => shared.intersection(titles)));

const folded = (texts: readonly string[]): string[] => texts.map(comparable).filter((text) => text !== '');

const headingsOf = ({ page }: ReadPage): string[] => folded(mainHeadings(page).map(({ text }) => text));

const titlesOf = ({ page }: ReadPage): string[] =>
  folded([readProductFacts(page).openGraph.title?.text ?? '', ...readMetadata(page).titles]);
