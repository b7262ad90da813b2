import { defineCheck, fail, notMeasured, pass } from '../../check.ts';
import { filesEvidence, isMeasured, isSeenServed, isServed } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-fetch',
  requiredArtifacts: { found: 'sitemaps' },
  judge({ found: { files } }) {
    const named = files.filter(({ parent }) => parent === null);
    const measured = named.filter(isMeasured);
    // Missing files of an index are a finding of `sitemap-index`.
    const bad = measured.filter((file) => !isServed(file));
    const evidence = filesEvidence(bad);
    const first = bad.find(({ status }) => status !== null);
    if (first && first.status !== null) {
      const url = first.url.href;
      if (first.status === 200) return fail({ variant: 'html', url }, evidence);
      return fail({ variant: 'status', url, status: first.status }, evidence);
    }
    if (bad.length > 0) return notMeasured('unreachable', evidence);
    if (measured.length === 0) return notMeasured(named[0]?.unavailable ?? 'unreachable', filesEvidence(named));
    return pass({ total: files.filter(isSeenServed).length });
  },
});
