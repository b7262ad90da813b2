import { defineCheck, unjudged, fail, pass, warn } from '../../check.ts';
import { maybe, sitemaps } from '../../artifacts.ts';
import { filesEvidence } from '../../judging/sitemap-files.ts';

const found = maybe(sitemaps);

export const check = defineCheck({
  id: 'sitemap-found',
  requiredArtifacts: { found },
  judge({ found: got }) {
    if (!got.available) {
      const isNowhere = 'rootCause' in got && got.rootCause === 'sitemap-found';
      return isNowhere ? fail({}) : unjudged(got);
    }
    const { foundBy, files } = got.value;
    const first = files.filter(({ parent }) => parent === null);
    const evidence = filesEvidence(first);
    const url = first[0]?.url.href ?? '';
    if (foundBy === 'guess') return warn({ url }, evidence);
    return pass({ variant: foundBy, url }, evidence);
  },
});
