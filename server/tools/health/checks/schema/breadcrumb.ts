import { readProductFacts } from '../../../../product/facts.ts';
import { isOfType, valuesOf } from '../../../../product/item.ts';
import type { Item } from '../../../../product/item.ts';
import { defineCheck } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { products } from '../../artifacts.ts';
import { noneEvidence } from '../../page-evidence.ts';

export const check = defineCheck({
  id: 'breadcrumb',
  requiredArtifacts: { products },
  judge({ products }) {
    const read = products.map((page) => ({ page, has: hasBreadcrumb(page) }));
    const judged = read.filter(({ page, has }) => has || (!page.shell && !page.truncated));
    const total = judged.length;
    if (total === 0) {
      return { status: 'not-measured', reason: products.find(({ shell }) => shell)?.shell ?? 'truncated' };
    }
    const without = judged.filter(({ has }) => !has);
    const evidence = without.map(({ page }) => noneEvidence(page, 'BreadcrumbList'));
    if (without.length === 0) return { status: 'pass', params: { total } };
    if (without.length === total) return { status: 'fail', params: { total }, evidence };
    return { status: 'warn', params: { count: without.length, total }, evidence };
  },
});

/** Only RDFa Lite is parsed, but a list declared in any RDFa is not missing. */
const RDFA = /\stypeof\s*=\s*["']?[^"'>]{0,200}\bBreadcrumbList\b/i;

function hasBreadcrumb({ page }: SampledPage): boolean {
  const { jsonLd, microdata } = readProductFacts(page);
  const items = new Set<Item>([...jsonLd, ...microdata]);
  for (const item of items) {
    if (isOfType(item, 'BreadcrumbList') && valuesOf(item, 'itemListElement').length > 0) return true;
    for (const value of [...item.properties.values()].flat()) if (value.kind === 'item') items.add(value);
  }
  return RDFA.test(page.html);
}
