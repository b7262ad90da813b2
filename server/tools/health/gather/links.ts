import { readLinks } from '../../../page/links.ts';
import type { LinkPlace, ReadPage, SampledPage, TriedLink, TriedLinks, FetchedResource } from '../gathered.ts';
import { canonicalOf, languageVersionsOf } from '../judging/declared-links.ts';
import { readPage } from './pages.ts';
import { isSafeToGet } from './safe-to-get.ts';
import { distinctUrls, isSameSite, withoutFragment } from './internal-links.ts';
import type { RequestPurpose } from './request-budget.ts';
import { notAsked } from './store-fetcher.ts';
import type { StoreFetcher } from './store-fetcher.ts';

const MAX_MENU = 15;
const MAX_INTERNAL = 25;
const MAX_EXTERNAL = 5;
const MAX_PLACES = 5;
const MAX_VERSIONS = 2;

/** Cloudflare's own paths, such as protected e-mail addresses: they respond with an error unless its script ran. */
const CDN_PATH = /^\/cdn-cgi\//;

/** Share links: they respond to bots with an error, or have side effects. */
const SHARE_LINK = /\/(?:sharer?|share-offsite|intent)(?:[/?.]|$)|[?&](?:share|url|u)=/i;

/** Requests links of the main menu of the first page, a sample of other internal links, and a few external ones. */
export async function gatherLinks(pages: readonly SampledPage[], fetcher: StoreFetcher): Promise<TriedLinks> {
  const home = pages[0]!;
  const places = collect(pages);
  // The home page has already been fetched.
  const inside = [...places.values()].filter(({ url }) => isSameSite(url, home.url) && url.href !== home.url.href);
  const byMenu = Map.groupBy(inside, ({ from }) => from.some(isInMenuOf(home)));
  const internal = pickEvenly(byMenu.get(false) ?? [], MAX_INTERNAL);
  const menu = pickEvenly(byMenu.get(true) ?? [], MAX_MENU + MAX_INTERNAL - internal.length);
  const external = onePerHost([...places.values()].filter(({ url }) =>
    !isSameSite(url, home.url) && !SHARE_LINK.test(url.href)));
  const tryAll = (links: readonly Found[], purpose: RequestPurpose): Promise<TriedLink[]> =>
    Promise.all(links.map(async (link) => ({ ...link, resource: await fetcher.head(link.url, purpose) })));
  const [first, rest, triedInternal, triedExternal] = await Promise.all([
    tryAll(menu.slice(0, MAX_MENU), 'menu').finally(() => fetcher.finish('menu')),
    tryAll(menu.slice(MAX_MENU), 'links'),
    tryAll(internal, 'links'),
    tryAll(external.slice(0, MAX_EXTERNAL), 'links'),
  ]);
  return { menu: [...first, ...rest], internal: triedInternal, external: triedExternal };
}

/** Reads a few language versions that the home page names and the sample lacks; each should name the home page too. */
export async function gatherLanguageVersions(
  pages: readonly ReadPage[], fetcher: StoreFetcher,
): Promise<readonly ReadPage[]> {
  const home = pages[0]!;
  const sampled = new Set(pages.map(({ url }) => url.href));
  const named = languageVersionsOf(home).read.flatMap(({ url }) => (url === null ? [] : [new URL(url)]))
    .filter((url) => isSameSite(url, home.url) && isSafeToGet(url) && !sampled.has(url.href));
  const read = await Promise.all(distinctUrls(named).slice(0, MAX_VERSIONS)
    .map(async (url) => readPage(await fetcher.read(url, 'links'))));
  return read.flatMap(({ value: page }) => (page && !page.shell ? [page] : []));
}

/** Reads the canonical URLs of the sample's pages that are not in the sample, or says why it did not ask for one. */
export async function gatherCanonicalTargets(
  pages: readonly ReadPage[], fetcher: StoreFetcher,
): Promise<ReadonlyMap<string, FetchedResource>> {
  const known = new Set(pages.map(({ url }) => url.href));
  const targets = pages.flatMap((page) => canonicalOf(page) ?? []).filter(({ href }) => !known.has(href));
  return new Map(await Promise.all(distinctUrls(targets).map(async (url) =>
    [url.href, isSafeToGet(url) ? await fetcher.read(url, 'links') : notAsked(url, 'unsafe')] as const)));
}

interface Found {
  url: URL;
  from: LinkPlace[];
}

function collect(pages: readonly ReadPage[]): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { page, url: own } of pages) {
    for (const { url: target, text, region } of readLinks(page)) {
      if (!target || !isSafeToGet(target) || CDN_PATH.test(target.pathname)) continue;
      const url = withoutFragment(target);
      const known = found.get(url.href) ?? { url, from: [] };
      found.set(url.href, known);
      const isNew = !known.from.some((place) => place.page === own && place.text === text && place.region === region);
      if (isNew && known.from.length < MAX_PLACES) known.from.push({ page: own, text, region });
    }
  }
  return found;
}

const isInMenuOf = (home: ReadPage) => ({ page, region }: LinkPlace): boolean =>
  page === home.url && (region === 'nav' || region === 'header');

/** Picks `count` items evenly spread over the list. */
function pickEvenly<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, place) => list[Math.floor((place * list.length) / count)]!);
}

const onePerHost = (links: readonly Found[]): Found[] =>
  [...new Map(links.map((link) => [link.url.host, link])).values()];
