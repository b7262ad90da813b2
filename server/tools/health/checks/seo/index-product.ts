import { check } from '../../check.ts';
import { products } from '../../needs.ts';
import { noIndexEvidence, noIndexOf } from './noindex.ts';

export const indexProduct = check({
  id: 'index-product',
  needs: { products },
  judge({ products }) {
    const total = products.length;
    const shut = products.flatMap((page) => noIndexOf(page).slice(0, 1).map((rule) => noIndexEvidence(page, rule)));
    if (shut.length === 0) return { status: 'pass', params: { total } };
    return { status: 'fail', params: { count: shut.length, total }, evidence: shut };
  },
});
