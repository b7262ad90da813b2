import { isOfType, itemsOf, leafOf } from '../../../../product/item.ts';
import type { Item } from '../../../../product/item.ts';
import { readProductFacts } from '../../../../product/facts.ts';
import { defineCheck, unjudged } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { maybe, pages, wholePages } from '../../artifacts.ts';
import { markupEvidence, noneEvidence } from '../../page-evidence.ts';

const maybeWholePages = maybe(wholePages);

export const check = defineCheck({
  id: 'organization',
  requiredArtifacts: { pages, maybeWholePages },
  judge({ pages, maybeWholePages: whole }) {
    const found = pages.flatMap((page) =>
      organizationsOn(page).map((item) => ({ page, item, missing: missingFrom(item) })));
    const best = found.toSorted((a, b) => a.missing.length - b.missing.length)[0];
    if (!best) {
      if (!whole.available) return unjudged(whole);
      const evidence = whole.value.slice(0, 1).map((page) => noneEvidence(page, 'Organization'));
      return { status: 'fail', params: {}, evidence };
    }
    const evidence = [markupEvidence(best.page, best.item, '@type')];
    if (best.missing.length === 0) return { status: 'pass', params: {}, evidence };
    return { status: 'warn', params: { missing: best.missing.join(', ') }, evidence };
  },
});

const STORE_TYPE = /^(?:Organization|Corporation|[A-Za-z]*(?:Store|Shop|Business|Florist|Dealer))$/;
/** Properties of other organisations: manufacturer, review author, carrier. */
const OTHER_ORGANISATIONS = new Set([
  'brand', 'manufacturer', 'author', 'review', 'reviews', 'itemreviewed', 'creator', 'sponsor', 'contributor',
  'parentorganization', 'provider', 'memberof', 'isrelatedto', 'issimilarto', 'itemlistelement',
]);

function organizationsOn({ page }: SampledPage): Item[] {
  const { jsonLd, microdata } = readProductFacts(page);
  const seen = new Set<Item>([...jsonLd, ...microdata]);
  for (const item of seen) {
    for (const [property, values] of item.properties) {
      if (!OTHER_ORGANISATIONS.has(property)) for (const value of values) if (value.kind === 'item') seen.add(value);
    }
  }
  return [...seen].filter((item) => item.types.some((type) => STORE_TYPE.test(type)) && !isOfType(item, 'Brand'));
}

const TERMS = ['name', 'url', 'logo'] as const;

const missingFrom = (item: Item): (typeof TERMS)[number][] => TERMS.filter((term) => {
  if (leafOf(item, term)) return false;
  return !itemsOf(item, term).some((inner) => inner.id !== undefined || leafOf(inner, 'url', 'contentUrl'));
});
