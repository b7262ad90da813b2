import { readProductFacts } from '../../server/product/facts.ts';
import type { ProductFacts } from '../../server/product/facts.ts';
import { leafOf } from '../../server/product/item.ts';
import type { LabelledField, LabelledPage } from './corpus.ts';
import { inOneLine } from './ours.ts';
import type { Extraction } from './ours.ts';

const SLOTS: Record<LabelledField, readonly string[]> = {
  price: ['price', 'lowprice'], currency: ['pricecurrency'], availability: ['availability'], sku: ['sku', 'productid'],
  gtin: ['gtin13', 'gtin', 'gtin12', 'gtin14', 'gtin8'], brand: ['brand', 'manufacturer'],
};

/** In words, why our answer for a field is not the one the label has; null where there is no reason for it. */
export function whyNot({ outcomes, page }: Extraction, labelled: LabelledPage, field: LabelledField): string | null {
  const outcome = outcomes[field];
  if (outcome.ok) {
    const other = otherValue(readProductFacts(page), labelled, field);
    const beside = other === null ? '' : `; its words there are ${other}`;
    return `we read ${inOneLine(outcome.value)} at ${outcome.evidence.locator}${beside}`;
  }
  if (outcome.reason === 'gate-failed') {
    return 'markup states it, but the page\'s sources differ or the text speaks against it';
  }
  const { products, openGraph } = readProductFacts(page);
  if (
    products.length === 0 && !openGraph.price
  ) return 'no JSON-LD, microdata or meta tag of the page names it; the peer has a rule for this one host';
  const named = products.some(({ item }) => SLOTS[field].some((slot) => leafOf(item, slot) !== undefined));
  return named ? 'markup names it for another product of the page' : null;
}

// An element may carry one value for machines and show another; the standard has the machine's count.
function otherValue({ products }: ProductFacts, page: LabelledPage, field: LabelledField): string | null {
  const accepted = page.truth[field] ?? [];
  for (const { item } of products) {
    for (const slot of SLOTS[field]) {
      const leaf = leafOf(item, slot);
      if (leaf?.origin.kind !== 'attribute') continue;
      const words = leaf.origin.element.childNodes.map(
        (node) => (node.kind === 'text' ? node.value : '')
      ).join('').trim();
      if (accepted.includes(words)) return words;
    }
  }
  return null;
}
