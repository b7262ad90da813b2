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

/** Why our result for a field differs from the label, as text; null if unexplained. */
export function mismatchReason(
  { outcomes, page }: Extraction, labelled: LabelledPage, field: LabelledField,
): string | null {
  const outcome = outcomes[field];
  if (outcome.ok) {
    const other = otherValue(readProductFacts(page), labelled, field);
    const note = other === null ? '' : `; its visible text there is ${other}`;
    return `we read ${inOneLine(outcome.value)} at ${outcome.evidence.locator}${note}`;
  }
  if (outcome.reason === 'gate-failed') {
    return 'markup states it, but the page\'s sources differ or the text contradicts it';
  }
  const { products, openGraph } = readProductFacts(page);
  if (
    products.length === 0 && !openGraph.price
  ) return 'no JSON-LD, microdata or meta tag of the page has it; the peer has a rule for this one host';
  const named = products.some(({ item }) => SLOTS[field].some((slot) => leafOf(item, slot) !== undefined));
  return named ? 'markup has it for another product of the page' : null;
}

// An element may have one value for machines and show another; by the standard the machine's counts.
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
