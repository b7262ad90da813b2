import type { Evidence } from '../../../../contract/health.ts';
import type { Leaf } from '../../../product/item.ts';
import type { ProductMarkup } from '../../../product/product.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { MOST_EVIDENCE } from '../evidence.ts';
import type { SampledPage } from '../gathered.ts';
import { markupEvidence } from '../page-evidence.ts';
import { productsOf } from '../product-page.ts';

/** How a field of the product markup is found. */
export interface ProductField {
  /** The property as the markup names it. */
  name: string;
  /** What is written of it, good or not. */
  leaves(product: ProductMarkup): readonly (Leaf | undefined)[];
  isGood(product: ProductMarkup): boolean;
}

type FieldVerdict =
  | { status: 'pass'; params: { total: number } }
  | { status: 'warn'; params: { count: number; total: number }; evidence: readonly Evidence[] }
  | { status: 'fail'; params: { total: number }; evidence: readonly Evidence[] };

/** Judges a field over product pages that have a Product: on all, some or none of them. */
export function judgeField(products: readonly SampledPage[], field: ProductField): FieldVerdict {
  const total = products.length;
  const without = products.flatMap((page): Evidence[] => {
    const told = productsOf(page.page);
    if (told.some(field.isGood)) return [];
    const written = told.flatMap((product) => field.leaves(product)).find((leaf) => leaf !== undefined);
    if (written) return [markupEvidence(page, written, field.name)];
    const { main } = readProductFacts(page.page);
    return main ? [{ ...markupEvidence(page, main.product.item, field.name), value: '0' }] : [];
  });
  const evidence = without.slice(0, MOST_EVIDENCE);
  if (without.length === 0) return { status: 'pass', params: { total } };
  if (without.length === total) return { status: 'fail', params: { total }, evidence };
  return { status: 'warn', params: { count: without.length, total }, evidence };
}
