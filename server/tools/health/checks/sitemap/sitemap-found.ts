import { check, unjudged } from '../../check.ts';
import { short } from '../../evidence.ts';
import { maybe, sitemaps } from '../../needs.ts';
import { answerOf, filesEvidence } from './files.ts';

const found = maybe(sitemaps);

export const sitemapFound = check({
  id: 'sitemap-found',
  needs: { found },
  judge({ found: got }) {
    if (!got.seen) {
      const isNowhere = 'rootCause' in got && got.rootCause === 'sitemap-found';
      return isNowhere ? { status: 'fail', params: {} } : unjudged(got);
    }
    const { foundBy, files } = got.value;
    const first = files.filter(({ parent }) => parent === null);
    const evidence = filesEvidence(first, answerOf);
    const url = short(first[0]?.url.href ?? '');
    if (foundBy === 'guess') return { status: 'warn', params: { url }, evidence };
    return { status: 'pass', params: { variant: foundBy, url }, evidence };
  },
});
