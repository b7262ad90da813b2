import { check, unjudged } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { maybe, sitemaps } from '../../needs.ts';

const found = maybe(sitemaps);

export const sitemapFound = check({
  id: 'sitemap-found',
  needs: { found },
  judge({ found: got }) {
    if (!got.seen) return 'rootCause' in got && got.rootCause === 'sitemap-found' ? { status: 'fail', params: {} } : unjudged(got);
    const { foundBy, files } = got.value;
    const first = files.filter(({ parent }) => parent === null);
    const evidence = first.slice(0, MOST_EVIDENCE).map(({ url }) => ({ label: 'sitemap', value: short(url.href), url: url.href }));
    const url = short(first[0]?.url.href ?? '');
    if (foundBy === 'guess') return { status: 'warn', params: { url }, evidence };
    return { status: 'pass', params: { variant: foundBy, url }, evidence };
  },
});
