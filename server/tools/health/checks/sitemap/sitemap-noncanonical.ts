import { readMetadata } from '../../../../page/metadata.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { short } from '../../evidence.ts';
import { sitemapSample } from '../../artifacts.ts';
import { unavailable } from '../../available.ts';
import { answered, isThere, judgeSample } from '../../judging/sitemap-sample.ts';

export const check = defineCheck({
  id: 'sitemap-noncanonical',
  requiredArtifacts: { sample: sitemapSample },
  judge({ sample }) {
    const pages = answered(sample)
      .flatMap(({ requestedUrl, page, result }) => (page && isThere(result) ? [{ requestedUrl, page }] : []));
    if (pages.length === 0) return unjudged(unavailable('root-cause', 'sitemap-sample-status'));
    const wrong = pages.flatMap(({ requestedUrl, page }) => {
      const { canonical } = readMetadata(page);
      if (!canonical || comparable(canonical) === comparable(requestedUrl)) return [];
      return [{ label: 'canonical', value: short(canonical.href), page: requestedUrl.href }];
    });
    return judgeSample(pages.length, wrong);
  },
});

/** Without fragment, and with percent-encodings in the same case. */
const comparable = ({ origin, pathname, search }: URL): string =>
  `${origin}${pathname}${search}`.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
