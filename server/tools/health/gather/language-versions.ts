import type { ReadPage, Sample } from '../gathered.ts';
import { languageVersionsOf } from '../judging/declared-links.ts';
import { distinctUrls, isSameSite } from './internal-links.ts';
import { readPage } from './pages.ts';
import { isSafeToGet } from './safe-to-get.ts';
import type { StoreFetcher } from './store-fetcher.ts';

const MAX_VERSIONS = 2;

/** Reads a few of the language versions that the home page names and the sample lacks: they should name it back. */
export async function gatherLanguageVersions({ pages }: Sample, fetcher: StoreFetcher): Promise<readonly ReadPage[]> {
  const [home] = pages;
  if (!home) return [];
  const sampled = new Set(pages.map(({ url }) => url.href));
  const named = languageVersionsOf(home).read.flatMap(({ url }) => (url === null ? [] : [new URL(url)]))
    .filter((url) => isSameSite(url, home.url) && isSafeToGet(url) && !sampled.has(url.href));
  const read = await Promise.all(distinctUrls(named).slice(0, MAX_VERSIONS)
    .map(async (url) => readPage(await fetcher.read(url, 'links'))));
  return read.flatMap((page) => (page.available && !page.value.shell ? [page.value] : []));
}
