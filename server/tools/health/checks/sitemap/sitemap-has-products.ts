import { defineCheck, causedBy, fail, notMeasured, pass } from '../../check.ts';
import { withoutFragment } from '../../gather/internal-links.ts';
import type { ReadPage } from '../../gathered.ts';
import { looksLikeProduct } from '../../../../product/address.ts';
import { judgePageKind } from '../../../../product/page-kind.ts';
import { canonicalOf } from '../../judging/declared-links.ts';
import { locSnippet } from '../../judging/snippets.ts';
import { isServed, sum, whyUnseen } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-has-products',
  requiredArtifacts: { found: 'sitemaps', files: 'sitemapFiles', sampled: 'sitemapSample?', known: 'products?' },
  judge({ found, files, sampled, known }) {
    const lists = files.filter(({ content }) => content !== 'index');
    const total = sum(lists, (file) => file.count);
    const count = sum(lists, (file) => file.products);
    if (count > 0) return pass({ count, total }, productEvidence(lists.flatMap((file) => file.productSample)));

    // The URLs of some stores do not show which pages are product pages; the pages do.
    const read = sampled.value ?? [];
    const proven = read.filter(({ page }) => page && judgePageKind(page).isProduct);
    if (proven.length > 0) {
      const evidence = productEvidence(proven.map(({ requestedUrl }) => requestedUrl));
      return pass({ count: proven.length, total: read.length }, evidence);
    }
    const hasTypicalUrls = known.value?.some(({ url }) => looksLikeProduct(url));
    if (!hasTypicalUrls && read.length < total) return notMeasured('ambiguous');
    const reason = whyUnseen(found.files);
    if (reason) return notMeasured(reason);
    const isLost = found.files.some((file) => file.parent !== null && (file.content === 'index' || !isServed(file)));
    if (isLost) return causedBy('sitemap-index');
    if (found.unread > 0) return notMeasured('budget');
    if (found.files.some(({ truncated }) => truncated)) return notMeasured('truncated');
    return fail({ total }, [], known.value && locSnippet(known.value.filter(isCanonical)));
  },
});

/** A sitemap should list a page only under its canonical URL. */
const isCanonical = (page: ReadPage) => [undefined, withoutFragment(page.url).href].includes(canonicalOf(page)?.href);

const productEvidence = (urls: readonly URL[]) =>
  urls.map(({ href }) => ({ label: 'product', value: href, url: href }));
