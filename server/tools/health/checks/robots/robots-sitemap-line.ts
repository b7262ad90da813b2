import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { robotsLines } from '../../artifacts.ts';

const ABSOLUTE = /^https?:\/\/[^/]/i;

export const check = defineCheck({
  id: 'robots-sitemap-line',
  requiredArtifacts: { lines: robotsLines },
  judge({ lines: { sitemaps } }) {
    const relative = sitemaps.filter(({ url }) => !ABSOLUTE.test(url));
    const shown = relative.length > 0 ? relative : sitemaps;
    const evidence = shown.slice(0, MOST_EVIDENCE)
      .map(({ url, line }) => ({ label: 'Sitemap', value: short(url), line }));
    const [first] = relative;
    if (first) return { status: 'fail', params: { line: first.line }, evidence };
    if (sitemaps.length === 0) return { status: 'warn', params: {} };
    return { status: 'pass', params: { count: sitemaps.length }, evidence };
  },
});
