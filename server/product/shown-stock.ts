import { facet } from '../page/facet.ts';
import type { Page } from '../page/page.ts';
import { nameOffset } from './anchor.ts';
import { isInsideProduct } from './product-region.ts';
import { findStockPhrases, isBuyable, stockOf } from './availability.ts';
import type { StockPhrase } from './availability.ts';

/** The stock phrases in the product's own part of the page, those behind its name first. */
export const shownStock = facet((page: Page): readonly StockPhrase[] => {
  const nameAt = nameOffset(page) ?? 0;
  const { runs, folded } = page.text;
  // `Lieferbar` in an element of its own counts, whatever text follows that directly.
  const alone = runs.flatMap(({ start, end }): StockPhrase[] => {
    const availability = stockOf(folded.slice(start, end).trim());
    return availability && isBuyable(availability) ? [{ availability, start, end }] : [];
  });
  const found = [...findStockPhrases(folded), ...alone].filter((phrase) => isInsideProduct(page, phrase));
  return [...found.filter(({ start }) => start >= nameAt), ...found.filter(({ start }) => start < nameAt)];
});
