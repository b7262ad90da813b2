import type { Evidence } from '../../../../contract/health.ts';
import { readLinks } from '../../../page/links.ts';
import type { PageLink } from '../../../page/links.ts';
import type { ReadPage } from '../gathered.ts';
import { notMeasured, judgeFaults } from '../check.ts';

/** A link and the first page it was found on. */
interface FoundLink {
  link: PageLink;
  page: URL;
}

/** The links of the pages, deduplicated by `keyOf`; a link with a null key is skipped. */
export function linksOn(pages: readonly ReadPage[], keyOf: (link: PageLink) => string | null): FoundLink[] {
  const all = pages.flatMap(({ page, url }) => readLinks(page).map((link) => ({ link, page: url })));
  const byKey = Map.groupBy(all, ({ link }) => keyOf(link));
  byKey.delete(null);
  return [...byKey.values()].map(([first]) => first!);
}

/** Each link's text, target and page, as evidence. */
export const placeEvidence = (label: string, links: readonly FoundLink[]): Evidence[] =>
  links.map(({ link: { href = '', text, url }, page }) => ({
    label, value: text || href, page: page.href, ...(url ? { url: url.href } : {}),
  }));

/** Fails if some of the links are wrong; `label` names the fault in the evidence. Not measured without links. */
export function judgeLinks(links: readonly FoundLink[], label: string, isWrong: (link: PageLink) => boolean) {
  if (links.length === 0) return notMeasured('not-found');
  return judgeFaults(links.length, [['fail', placeEvidence(label, links.filter(({ link }) => isWrong(link)))]]);
}
