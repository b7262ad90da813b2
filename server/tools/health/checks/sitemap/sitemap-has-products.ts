import type { Evidence } from '../../../../../contract/health.ts';
import { check, unjudged } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { isProductPage, looksLikeProduct } from '../../gather/page-kinds.ts';
import { maybe, products, sitemapFiles, sitemapSample, sitemaps } from '../../needs.ts';
import { unseen } from '../../seen.ts';
import { isServed, sum } from './files.ts';

const sampled = maybe(sitemapSample);
const known = maybe(products);

export const sitemapHasProducts = check({
  id: 'sitemap-has-products',
  needs: { found: sitemaps, files: sitemapFiles, sampled, known },
  judge({ found, files, sampled: sample, known: store }) {
    const lists = files.filter(({ content }) => content !== 'index');
    const total = sum(lists, (file) => file.count);
    const count = sum(lists, (file) => file.products);
    if (count > 0) {
      const evidence = productEvidence(lists.flatMap((file) => file.productSample));
      return { status: 'pass', params: { count, total }, evidence };
    }

    // Some stores' addresses tell nothing of what they lead to; their pages do.
    const read = sample.seen ? sample.value : [];
    const proven = read.filter(({ page, result }) => page && result?.url && isProductPage(page, result.url));
    if (proven.length > 0) {
      const evidence = productEvidence(proven.map(({ asked }) => asked));
      return { status: 'pass', params: { count: proven.length, total: read.length }, evidence };
    }
    const isTelling = !store.seen || store.value.some(({ url }) => looksLikeProduct(url));
    if (!isTelling && read.length < total) return unjudged(unseen('ambiguous'));

    const lost = found.files.find((file) => file.unseen !== null)?.unseen;
    if (lost) return unjudged(unseen(lost));
    if (found.files.some((file) => file.parent !== null && !isServed(file))) {
      return unjudged(unseen('root-cause', 'sitemap-index'));
    }
    if (found.unread > 0) return unjudged(unseen('budget'));
    const isCutShort = found.files.some(({ truncated, parent, content }) =>
      truncated || (parent !== null && content === 'index'));
    return isCutShort ? unjudged(unseen('truncated')) : { status: 'fail', params: { total } };
  },
});

const productEvidence = (urls: readonly URL[]): Evidence[] =>
  urls.slice(0, MOST_EVIDENCE).map(({ href }) => ({ label: 'product', value: short(href), url: href }));
