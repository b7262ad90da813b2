import { SITEMAP_BYTES } from '../../../net/fetch-limits.ts';
import { parseUrl } from '../../../net/parse-url.ts';
import type { RobotsFile, ServedResource, Sitemaps, Available } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import { whyUnseen } from '../judging/sitemap-files.ts';
import { distinctUrls, isSameSite, urlKey } from './internal-links.ts';
import { isSafeToGet } from './safe-to-get.ts';
import type { EntryCounterOptions } from './sitemap-entries.ts';
import type { SitemapFile } from './sitemap-file.ts';
import { createSitemapReader } from './sitemap-reader.ts';
import { servedOr, unavailableBecause } from './store-fetcher.ts';
import type { StoreFetcher } from './store-fetcher.ts';

const MAX_NAMED = 3;
/** Of each level of indexes. */
const MAX_CHILDREN = 5;
/** An index within an index, which Google does not read, is read once more: it may list all there is. */
const MAX_DEPTH = 2;
const MAX_SAMPLE = 10;
const USUAL_PATHS = {
  default: ['/sitemap.xml'], guess: ['/sitemap_index.xml', '/sitemap-index.xml', '/wp-sitemap.xml'],
};
const SITEMAP_MS = 30_000;

type SitemapDeps = Omit<EntryCounterOptions, 'url'> & { fetcher: StoreFetcher };

/** Finds the sitemap by robots.txt, the default path or a guess, and reads it and some of its children. */
export async function gatherSitemaps(
  origin: URL, robots: Available<RobotsFile>, given: Omit<SitemapDeps, 'host'>,
): Promise<Available<Sitemaps>> {
  const deps = { ...given, host: origin.hostname };
  const named = namedIn(robots, origin);
  if (named.length > 0) {
    const chosen = named.toSorted((a, b) => relevance(b) - relevance(a)).slice(0, MAX_NAMED);
    const files = await Promise.all(chosen.map((url) => readFile(url, null, deps)));
    return readAll({ foundBy: 'robots', files, unread: named.length - chosen.length }, deps);
  }
  for (const foundBy of ['default', 'guess'] as const) {
    const files = await Promise.all(USUAL_PATHS[foundBy].map((path) => readFile(new URL(path, origin), null, deps)));
    const found = files.find(isThere);
    if (found) return readAll({ foundBy, files: [found], unread: 0 }, deps);
    const why = whyUnseen(files);
    if (why) return unavailable(why);
  }
  // A robots.txt that could not be read may name one.
  if (!robots.available) return robots;
  return robots.value.rules.available ? unavailable('root-cause', 'sitemap-found') : unavailable('unreachable');
}

/** Reads up to ten of the URLs listed; those that the store served, or why there are none. */
export async function gatherSitemapSample(
  { files }: Sitemaps, { fetcher, random }: Pick<SitemapDeps, 'fetcher' | 'random'>,
): Promise<Available<readonly ServedResource[]>> {
  const shuffled = files.flatMap(({ sample }) => sample).map((url) => ({ url, at: random() }))
    .toSorted((a, b) => a.at - b.at).slice(0, MAX_SAMPLE);
  const tried = await Promise.all(shuffled.map(async ({ url }) => servedOr(await fetcher.read(url, 'sitemap'))));
  const served = tried.flatMap(({ value }) => value ?? []);
  if (served.length > 0) return available(served);
  return tried.find((one) => !one.available) ?? unavailable(whyUnseen(files) ?? 'not-found');
}

function namedIn(robots: Available<RobotsFile>, origin: URL): URL[] {
  const named = robots.value?.rules.value?.sitemaps ?? [];
  const urls = named.flatMap(({ url }) => parseUrl(url, origin) ?? []);
  return distinctUrls(urls.filter((url) => isSafeToGet(url) || isOwnSitemap(url, origin)));
}

/** Safe to fetch, even if its query looks like an action: `/sitemap.php?action=products`. */
const isOwnSitemap = (url: URL, origin: URL) => isSameSite(url, origin) && /sitemap/i.test(url.pathname);

/** True if a sitemap was served, even one that fails to decompress: not an HTML page, not an error. */
const isThere = ({ unavailable: reason, status, content, fault }: SitemapFile) =>
  reason === null && status === 200 && (fault === 'bad-encoding' || (content !== 'html' && content !== null));

/** Adds the most relevant children of the files found, and of those that are indexes themselves, each read once. */
async function readAll(found: Sitemaps, deps: SitemapDeps): Promise<Available<Sitemaps>> {
  const first = withoutDuplicates(found.files);
  const known = new Set<string>();
  const children: SitemapFile[] = [];
  let { unread } = found;
  let parents: readonly SitemapFile[] = first;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    for (const { url, final } of parents) known.add(urlKey(url)).add(urlKey(final));
    const wanted = parents.flatMap((parent) => parent.children.map((url) => ({ url, parent }))).filter(({ url }) => {
      const isNew = isSafeToGet(url) && !known.has(urlKey(url));
      if (isNew) known.add(urlKey(url));
      return isNew;
    });
    const chosen = wanted.toSorted((a, b) => relevance(b.url) - relevance(a.url)).slice(0, MAX_CHILDREN);
    unread += wanted.length - chosen.length;
    parents = await Promise.all(chosen.map(({ url, parent }) => readFile(url, parent.url, deps)));
    children.push(...parents);
  }
  const files = withoutDuplicates([...first, ...children]);
  return available({ ...found, files: files.map((file) => ({ ...file, echoes: echoesOf(file, children) })), unread });
}

/** Drops files that redirect to a file already listed, so that their URLs count once. */
function withoutDuplicates(files: readonly SitemapFile[]): SitemapFile[] {
  const seen = new Set<string>();
  return files.filter((file) => {
    if (!isThere(file)) return true;
    const key = urlKey(file.final);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The children of a file that are the file itself, by their URL or a redirect. */
function echoesOf({ url, final, children }: SitemapFile, read: readonly SitemapFile[]): URL[] {
  const own = [urlKey(url), urlKey(final)];
  const redirectHere = new Set(read.filter((each) => urlKey(each.final) === own[1]).map((each) => each.url.href));
  return children.filter((each) => own.includes(urlKey(each)) || redirectHere.has(each.href));
}

/** 2 for sitemaps of products, 0 for those of images, tags, authors and posts, 1 for all others. */
function relevance({ pathname }: URL): number {
  if (/produ[ck]t(?!.*categor)|vare|(?<![a-z])items?(?![a-z])/i.test(pathname)) return 2;
  return /image|video|tag|author|news|blog/i.test(pathname) ? 0 : 1;
}

async function readFile(url: URL, parent: URL | null, { fetcher, ...known }: SitemapDeps): Promise<SitemapFile> {
  const reader = createSitemapReader({ url, ...known });
  const resource = await fetcher.stream(
    url, 'robots', ({ status }) => (status === 200 ? reader.write : null),
    { maxBytes: SITEMAP_BYTES, totalMs: SITEMAP_MS });
  const { result } = resource;
  const response = result?.ok ? result : null;
  const failure = result?.ok === false ? result : null;
  const head = response ?? failure?.head;
  const isRead = head?.status === 200;
  const reading = await reader.finish(!isRead || response?.truncated === false);
  // A fault of the store itself is a finding about the file, not a reason for it to be unmeasured.
  const isItsFault = failure?.cause === 'store' && failure.code !== 'guard-blocked';
  return {
    ...reading,
    ...(isRead ? {} : { gzip: 'none' as const }),
    ...(resource.page ? { content: 'html' as const } : {}),
    ...(failure?.code === 'bad-encoding' ? { gzip: 'mismatch' as const } : {}),
    url, final: response?.url ?? url, echoes: [], parent,
    status: head?.status ?? null, fault: failure?.code ?? null,
    unavailable: isItsFault ? null : unavailableBecause(resource)?.reason ?? null,
    contentType: head?.headers.get('content-type') ?? null,
    contentEncoding: head?.headers.get('content-encoding') ?? null,
  };
}
