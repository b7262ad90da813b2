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
    const all = maybeProducts.value.map((page) => {
      const { is } = readPrices(page.page).display;
      return { page, is, isPriced: is === 'shown' || is === 'stated', hasName: hasName(page, home) };
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

/** Looks in markup, and in headings and titles that the home page lacks. */
function hasName(read: ReadPage, home: ReadPage): boolean {
  const { main } = readProductFacts(read.page);
  if ((main?.name?.text ?? '').trim() !== '') return true;
  const ofHome = new Set(namesOn(home));
  return namesOn(read).some((text) => !ofHome.has(text));
}

/** The texts of a page's headings and titles. */
const namesOn = ({ page }: ReadPage): string[] => [
  ...mainHeadings(page).map(({ text }) => text),
  readProductFacts(page).openGraph.title?.text ?? '', ...readMetadata(page).titles,
].map(comparable).filter((text) => text !== '');
