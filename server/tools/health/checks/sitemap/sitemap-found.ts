import { defineCheck, fail, pass, warn } from '../../check.ts';
import { filesEvidence } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-found',
  requiredArtifacts: { found: 'sitemaps?' },
  judge({ found }) {
    if (!found.available) {
      const isNowhere = 'rootCause' in found && found.rootCause === 'sitemap-found';
      return isNowhere ? fail({}) : found;
    }
    const { foundBy, files } = found.value;
    const first = files.filter(({ parent }) => parent === null);
    const evidence = filesEvidence(first);
    const url = first[0]?.url.href ?? '';
    if (foundBy === 'guess') return warn({ url }, evidence);
    return pass({ variant: foundBy, url }, evidence);
  },
});
