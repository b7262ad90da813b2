import { defineCheck, fail, pass, warn } from '../../check.ts';
import { robotsEvidence } from '../../judging/robots-lines.ts';

const ABSOLUTE = /^https?:\/\/[^/]/i;

export const check = defineCheck({
  id: 'robots-sitemap-line',
  requiredArtifacts: { lines: 'robotsLines' },
  judge({ lines }) {
    const { sitemaps } = lines;
    const relative = sitemaps.filter(({ url }) => !ABSOLUTE.test(url));
    const shown = relative.length > 0 ? relative : sitemaps;
    const evidence = shown.map(({ url, line }) => robotsEvidence(lines, 'Sitemap', { value: url, line }));
    const [first] = relative;
    if (first) {
      // It is certain which host is meant only for a path.
      const whole = first.url.startsWith('/') ? URL.parse(first.url, lines.url) : null;
      return fail({ line: first.line }, evidence, whole ? `Sitemap: ${whole.href}` : undefined);
    }
    if (sitemaps.length === 0) return warn({});
    return pass({ count: sitemaps.length }, evidence);
  },
});
