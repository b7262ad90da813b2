import { facet } from '../page/facet.ts';
import type { Page } from '../page/page.ts';
import { nameOffset } from './anchor.ts';
import { isInsideProduct } from './product-region.ts';
import { findStockPhrases } from './availability.ts';
import type { StockPhrase } from './availability.ts';

/** The stock phrases in the product's own part of the page, those behind its name first. */
export const shownStock = facet((page: Page): readonly StockPhrase[] => {
  const nameAt = nameOffset(page) ?? 0;
  const found = findStockPhrases(page.text.folded).filter((phrase) => isInsideProduct(page, phrase));
  return [...found.filter(({ start }) => start >= nameAt), ...found.filter(({ start }) => start < nameAt)];
});
