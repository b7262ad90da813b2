import { readMetadata } from '../../../../page/metadata.ts';
import { comparable } from '../../../../page/normalise.ts';
import { check } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { writtenSearchPages } from '../../needs.ts';

export const pageTitleUnique = check({
  id: 'page-title-unique',
  causes: ['page-title'],
  needs: { pages: writtenSearchPages },
  judge({ pages }) {
    // Addresses that name one canonical address are one page, and may well have one title.
    const single = new Map(pages.map((one) => [readMetadata(one.page).canonical?.href ?? one.url.href, one]));
    const titled = [...single.values()].map(({ page, url }) => ({ url, title: readMetadata(page).titles[0] ?? '' }));
    const total = titled.length;
    if (total < 2) return { status: 'not-measured', reason: 'not-found' };
    const groups = [...Map.groupBy(titled, ({ title }) => comparable(title)).values()];
    const shared = groups.filter((group) => group.length > 1).flat();
    const [first] = shared;
    if (!first) return { status: 'pass', params: { total } };
    const evidence = shared.slice(0, MOST_EVIDENCE)
      .map(({ title, url }) => ({ label: '<title>', value: short(title), page: url.href }));
    return { status: 'fail', params: { total, count: shared.length, text: short(first.title) }, evidence };
  },
});
