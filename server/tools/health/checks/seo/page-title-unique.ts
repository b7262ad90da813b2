import { readMetadata } from '../../../../page/metadata.ts';
import { comparable } from '../../../../page/normalise.ts';
import { defineCheck, fail, notMeasured, pass } from '../../check.ts';
import { canonicalOf, languageVersionsOf } from '../../judging/declared-links.ts';

export const check = defineCheck({
  id: 'page-title-unique',
  causes: ['page-title'],
  requiredArtifacts: { pages: 'writtenSearchPages' },
  judge({ pages }) {
    // URLs with the same canonical URL are one page and may share a title.
    const single = new Map(pages.map((one) => [(canonicalOf(one) ?? one.url).href, one]));
    const titled = [...single.values()].map((one) => ({
      url: one.url, title: readMetadata(one.page).titles[0] ?? '',
      versions: new Set(languageVersionsOf(one).read.map((version) => version.url)),
    }));
    const total = titled.length;
    if (total < 2) return notMeasured('not-found');
    const groups = [...Map.groupBy(titled, ({ title }) => comparable(title)).values()];
    const alike = groups.map(ofDifferentPages)
      .filter((group) => group.length > 1)
      .toSorted((a, b) => b.length - a.length);
    const [largest] = alike;
    if (!largest) return pass({ total });
    const evidence = alike.flat().map(({ title, url }) => ({ label: '<title>', value: title, page: url.href }));
    return fail({ total, count: largest.length, text: largest[0]!.title }, evidence);
  },
});

interface Titled {
  url: URL;
  title: string;
  /** The URLs that the page declares as its language versions. */
  versions: ReadonlySet<string | null>;
}

/** Versions that declare each other are one page: `x-default` may share the title of one of them. */
function ofDifferentPages(group: readonly Titled[]): Titled[] {
  const names = (one: Titled, other: Titled): boolean => one.versions.has(other.url.href);
  return group.filter((one, at) => !group.slice(0, at).some((other) => names(one, other) && names(other, one)));
}
