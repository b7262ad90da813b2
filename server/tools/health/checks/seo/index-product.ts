import { defineCheck, fail, pass } from '../../check.ts';
import { noIndexEvidence, noIndexOf } from '../../judging/noindex.ts';
import { indexSnippet } from '../../judging/snippets.ts';

export const check = defineCheck({
  id: 'index-product',
  requiredArtifacts: { products: 'products', now: 'now' },
  judge({ products, now }) {
    const total = products.length;
    const blocked = products.flatMap((page) =>
      noIndexOf(page, now).slice(0, 1).map((rule) => noIndexEvidence(page, rule)));
    const [first] = blocked;
    if (!first) return pass({ total });
    const snippet = indexSnippet(products.map((page) => noIndexOf(page, now)).find((rules) => rules.length > 0) ?? []);
    return fail({ count: blocked.length, total, value: first.value }, blocked, snippet);
  },
});
