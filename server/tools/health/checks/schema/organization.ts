import { itemsOf, leafOf } from '../../../../product/item.ts';
import type { Item } from '../../../../product/item.ts';
import { defineCheck, fail, pass, warn } from '../../check.ts';
import { storeItems } from '../../judging/store-items.ts';
import { markupEvidence, noneEvidence } from '../../evidence.ts';

export const check = defineCheck({
  id: 'organization',
  requiredArtifacts: { pages: 'pages', maybeStorePages: 'storePages?' },
  judge({ pages, maybeStorePages }) {
    const found = pages.flatMap((page) =>
      storeItems(page).map((item) => ({ page, item, missing: missingFrom(item) })));
    const best = found.toSorted((a, b) => a.missing.length - b.missing.length)[0];
    if (!best) {
      if (!maybeStorePages.available) return maybeStorePages;
      return fail({}, maybeStorePages.value.slice(0, 1).map((page) => noneEvidence(page, 'Organization')));
    }
    const evidence = [markupEvidence(best.page, best.item, '@type')];
    if (best.missing.length === 0) return pass({}, evidence);
    return warn({ missing: best.missing.join(', ') }, evidence);
  },
});

const TERMS = ['name', 'url', 'logo'] as const;

const missingFrom = (item: Item): (typeof TERMS)[number][] => TERMS.filter((term) => {
  if (leafOf(item, term)) return false;
  return !itemsOf(item, term).some((inner) => inner.id !== undefined || leafOf(inner, 'url', 'contentUrl'));
});
