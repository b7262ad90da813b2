import { itemsOf, leafOf, leavesOf } from '../../../../product/item.ts';
import type { Item, Leaf } from '../../../../product/item.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import { MAX_EVIDENCE, markupEvidence } from '../../evidence.ts';
import { productsOf } from '../../product-page.ts';

export const check = defineCheck({
  id: 'rating-sane',
  requiredArtifacts: { products: 'markedProducts' },
  judge({ products }) {
    const ratings = products.flatMap((page) => {
      const items = productsOf(page.page).flatMap(({ item }) => itemsOf(item, 'aggregateRating'));
      return [...new Set(items)].map((item) => ({ page, item }));
    });
    const total = ratings.length;
    if (total === 0) return { status: 'not-applicable' };
    const wrong = ratings.filter(({ item }) => !isSane(item));
    const evidence = wrong.slice(0, MAX_EVIDENCE).flatMap(({ page, item }) => {
      const written = PROPERTIES.flatMap((name) =>
        leavesOf(item, name).slice(0, MAX_EVIDENCE).map((leaf) => markupEvidence(page, leaf, name)));
      return written.length > 0 ? written : [markupEvidence(page, item, '@type')];
    });
    return judgeFaults(total, [['fail', { count: wrong.length, evidence }]]);
  },
});

const PROPERTIES = ['ratingValue', 'bestRating', 'worstRating', 'ratingCount', 'reviewCount'] as const;

function isSane(item: Item): boolean {
  const value = leafOf(item, 'ratingValue');
  const isCounted = ['ratingCount', 'reviewCount'].some((name) => /[1-9]/.test(leafOf(item, name)?.text ?? ''));
  return value !== undefined && isOnScale(value.text, item) && isCounted;
}

/** True for a value within its scale, by default 1 to 5, and for a percentage or fraction up to 1: `92%`, `8/10`. */
function isOnScale(text: string, item: Item): boolean {
  const [, amount, sign, whole] = /^\s*(\d+(?:[.,]\d+)?)(?:\s*(%|\/\s*(\d+)))?\s*$/.exec(text) ?? [];
  if (amount === undefined) return false;
  const value = Number(amount.replace(',', '.'));
  if (sign === '%') return value <= 100;
  if (whole !== undefined) return value <= Number(whole);
  const best = numberOf(leafOf(item, 'bestRating')) ?? 5;
  const worst = numberOf(leafOf(item, 'worstRating')) ?? Math.min(1, best);
  return value >= worst && value <= best;
}

function numberOf(leaf: Leaf | undefined): number | null {
  const text = leaf?.text.trim().replaceAll(/[\s\u00A0]/g, '').replace(',', '.') ?? '';
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
