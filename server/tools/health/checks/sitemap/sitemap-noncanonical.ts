import { defineCheck, causedBy } from '../../check.ts';
import { canonicalOf } from '../../judging/declared-links.ts';
import { answersDirectly, judgeSample } from '../../judging/sitemap-sample.ts';

export const check = defineCheck({
  id: 'sitemap-noncanonical',
  requiredArtifacts: { sample: 'sitemapSample' },
  judge({ sample }) {
    const pages = sample.flatMap(({ requestedUrl, page, result }) =>
      (page && answersDirectly(result) ? [{ url: requestedUrl, page, result }] : []));
    if (pages.length === 0) return causedBy('sitemap-sample-status');
    const wrong = pages.flatMap((page) => {
      const canonical = canonicalOf(page);
      if (!canonical || comparable(canonical) === comparable(page.url)) return [];
      return [{ label: 'canonical', value: canonical.href, page: page.url.href }];
    });
    return judgeSample(pages.length, wrong);
  },
});

/** Without fragment, and with percent-encodings in the same case. */
const comparable = ({ origin, pathname, search }: URL) =>
  `${origin}${pathname}${search}`.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
