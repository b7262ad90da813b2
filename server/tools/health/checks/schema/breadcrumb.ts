import { facet } from '../../../../page/facet.ts';
import { isOfType, itemsOf, leavesOf } from '../../../../product/item.ts';
import type { Item } from '../../../../product/item.ts';
import { isMeaningful } from '../../../../product/product.ts';
import { defineCheck, notMeasured, judgeLack } from '../../check.ts';
import { declaresInRdfa } from '../../judging/rdfa.ts';
import { allItems } from '../../judging/store-items.ts';
import { markupEvidence, noneEvidence } from '../../evidence.ts';

export const check = defineCheck({
  id: 'breadcrumb',
  requiredArtifacts: { products: 'products' },
  judge({ products }) {
    const read = products.map((page) => {
      const lists = allItems(page.page).filter((item) => isOfType(item, 'BreadcrumbList'))
        .map((item) => ({ item, steps: stepsOf(item) }));
      return { page, lists, hasList: lists.some(({ steps }) => steps >= MIN_STEPS) || declaresListInRdfa(page.page) };
    });
    const judged = read.filter(({ page, hasList }) => hasList || (!page.shell && !page.truncated));
    const total = judged.length;
    if (total === 0) return notMeasured(products.find(({ shell }) => shell)?.shell ?? 'truncated');
    const without = judged.filter(({ hasList }) => !hasList);
    const evidence = without.map(({ page, lists: [list] }) => (list
      ? { ...markupEvidence(page, list.item, 'itemListElement'), value: String(list.steps) }
      : noneEvidence(page, 'BreadcrumbList')));
    return judgeLack(evidence.length, total, evidence);
  },
});

const declaresListInRdfa = declaresInRdfa('BreadcrumbList');

/** Google ignores a list with fewer steps. */
const MIN_STEPS = 2;

/** How many steps of a list have a name, of their own or of their page. */
const stepsOf = (list: Item) => itemsOf(list, 'itemListElement')
  .filter((step) => [step, ...itemsOf(step, 'item')].some(isNamed)).length;

/** A facet, as many steps may refer to one page. */
const isNamed = facet((item: Item): boolean => leavesOf(item, 'name').some(isMeaningful));
