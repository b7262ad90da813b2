import { SCAN_REQUESTS } from '../../../../contract/vocabulary.ts';
import type { FieldReport } from '../../../lab/crux.ts';
import type { FetchResponse, SessionRequests } from '../../../net/fetch-types.ts';
import type { AddressGuard } from '../../../net/guard.ts';
import type { Registers } from '../../../registers/registers.ts';
import type { Entry, Gathered, Identity, ReadPage, Sample, ScanInput, TriedLinks, Views } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { Available, Unavailable } from '../available.ts';
import { ACP_PATH, gatherAgentProfile, UCP_PATH } from './agent-profiles.ts';
import { gatherCheckout } from './checkout.ts';
import { gatherEntry } from './entry.ts';
import { gatherEdgeProbe } from './edge-probe.ts';
import { createRequestBudget } from './request-budget.ts';
import type { RequestPurpose } from './request-budget.ts';
import { gatherHosts, followRedirects } from './hosts.ts';
import { gatherLanguageVersions } from './language-versions.ts';
import { gatherCanonicalTargets, gatherLinks } from './links.ts';
import { createPageReader } from './page-reader.ts';
import { gatherProductProbes } from './product-probes.ts';
import { gatherIdentity, gatherListing } from './registry.ts';
import { gatherRobots } from './robots.ts';
import { gatherSample } from './sample.ts';
import { createShellRenderer } from './shell-renderer.ts';
import { gatherSitemaps } from './sitemaps.ts';
import { gatherField, gatherFirstBytes, gatherLab } from './speed.ts';
import { createStoreFetcher, servedOr } from './store-fetcher.ts';
import type { FetchedResource } from './store-fetcher.ts';
import type { SpeedLab } from '../../../lab/speed-lab.ts';

const SITEMAP_SAMPLE = 10;

export interface GatherDeps {
  session: SessionRequests;
  guard: AddressGuard;
  /** A number from 0 up to 1. */
  random: () => number;
  /** Milliseconds since the epoch, at the start of the scan. */
  now: number;
  /** Aborts gathering. */
  signal: AbortSignal;
  /** Whether the home page is also requested with AI crawlers' user agents. */
  aiEdgeProbe: boolean;
  lab: Pick<SpeedLab, 'measure' | 'render'>;
  field: FieldReport;
  /** Aborts when the scan ends. The lab has its own time limit, so `signal` does not apply to it. */
  ending: AbortSignal;
  registers: Registers;
}

/** Starts all gatherers at once; each one begins when the parts it depends on have resolved. */
export function gather(input: ScanInput, deps: GatherDeps): Views {
  const { session, guard, random, now, signal, aiEdgeProbe, registers } = deps;
  const reader = createPageReader();
  const fetcher = createStoreFetcher(session, createRequestBudget(SCAN_REQUESTS), reader);
  const entry = gatherEntry(input.requestedUrl, fetcher, session);
  const home = entry.then(({ home: page }) => page);
  const lab = gatherLab(home, deps.lab, deps.ending);
  const field = home.then((page) => gatherField(page, deps.field, signal));

  const hosts = fromStore(entry, async (response) =>
    available(await gatherHosts(response, { fetcher, session, guard, signal })));
  const randomPath = fromStore(entry, async (response) => servedOr(await followRedirects(
    response, new URL(`/${randomName(random)}`, response.url),
    (url) => fetcher.read(url, 'entry', { maxRedirects: 0 }))));
  const firstBytes = home.then((page) => gatherFirstBytes(page, fetcher));
  releaseAfter('entry', [hosts, randomPath, firstBytes]);

  const robots = fromStore(entry, ({ url }) => gatherRobots(url, fetcher));
  fetcher.obey(robots);
  const sitemaps = fromStore(entry, async ({ url }) => gatherSitemaps(url, await robots, { fetcher, now, random }));
  const llmsTxt = fromStore(entry, async ({ url }) =>
    servedOr(await fetcher.read(new URL('/llms.txt', url), 'robots')));
  releaseAfter('robots', [sitemaps, llmsTxt]);

  const checkout = entry.then((found) => gatherCheckout(found.home, fetcher, { platform: found.platform?.id ?? null }));
  releaseAfter('checkout', [checkout]);
  const ucpProfile = fromStore(entry, ({ url }) => gatherAgentProfile(new URL(UCP_PATH, url), fetcher));
  const acpProfile = fromStore(entry, ({ url }) => gatherAgentProfile(new URL(ACP_PATH, url), fetcher));
  releaseAfter('profiles', [ucpProfile, acpProfile]);
  const sample = home.then((page) =>
    gatherSample(page, { fetcher, sitemaps, cart: checkout.then(({ cart }) => cart) }));
  releaseAfter('products', [sample]);

  const sitemapSample = sitemaps.then(async (found): Promise<Available<readonly FetchedResource[]>> => {
    if (!found.available) return found;
    const urls = found.value.files.flatMap((file) => file.sample);
    const unavailableFile = found.value.files.find((file) => file.unavailable !== null)?.unavailable;
    if (urls.length === 0 && unavailableFile) return unavailable(unavailableFile);
    const chosen = shuffled(urls, random).slice(0, SITEMAP_SAMPLE);
    const visited = await Promise.all(chosen.map((url) => fetcher.read(url, 'sitemap')));
    const reached = visited.filter(({ access }) => access.kind === 'store');
    return reached.length > 0 ? available(reached) : firstUnavailable(visited);
  });
  releaseAfter('sitemap', [sitemapSample]);

  // Before the links, of which only heads are read: one request answers for both.
  const canonicalTargets = sample.then(canonicalTargetsOf);
  const links = sample.then(linksOf);
  releaseAfter('menu', [links]);
  const languageVersions = sample.then(languageVersionsOf);
  releaseAfter('links', [links, canonicalTargets, languageVersions]);
  const productProbes = sample.then(productProbesOf);
  const edgeProbe = home.then((page) => gatherEdgeProbe(page, fetcher, {
    enabled: aiEdgeProbe,
    others: [
      hosts, randomPath, sitemaps, llmsTxt, ucpProfile, acpProfile, checkout, sample, sitemapSample, links,
      canonicalTargets, languageVersions, productProbes,
    ],
  }));

  const identity = sample.then((found) => identityOf(found, home));
  const listing = gatherListing(input, identity, { registers, signal });

  // The rendered view: parts that depend on a page are gathered again where a browser had to render that page.
  const shells = createShellRenderer({ lab: deps.lab, reader, signal: deps.ending });
  const shownHome = home.then((page) => shells.home(page, lab));
  const homes = [home, shownHome] as const;
  const platform = entry.then(({ platform: found }) => found?.id ?? null);
  const linkedCheckout = regather(homes, checkout, async (page) =>
    gatherCheckout(page, fetcher, { platform: await platform }));
  const shownSample = regather(homes, sample, (page) =>
    gatherSample(page, { fetcher, sitemaps, cart: linkedCheckout.then(({ cart }) => cart) })).then(shells.sample);
  const samples = [sample, shownSample] as const;
  const shownIdentity = regather(samples, identity, (found) => identityOf(found, shownHome));

  const shownPages = home.then((page) => shells.shownPages(page, lab, shownSample));
  const raw: Gathered = {
    input, now, entry, home, shownPages, hosts, randomPath, checkout, robots, sitemaps, sitemapSample, sample, links,
    canonicalTargets, languageVersions, llmsTxt, ucpProfile, acpProfile, edgeProbe, lab, firstBytes, field, identity, listing, productProbes,
  };
  const seen: Gathered = {
    ...raw, home: shownHome, sample: shownSample, identity: shownIdentity,
    checkout: regather(samples, linkedCheckout, async ({ pages }) => {
      const cart = pages.find(({ role }) => role === 'cart');
      return gatherCheckout(await shownHome, fetcher, { platform: await platform, shown: cart });
    }),
    links: regather(samples, links, linksOf),
    canonicalTargets: regather(samples, canonicalTargets, canonicalTargetsOf),
    languageVersions: regather(samples, languageVersions, languageVersionsOf),
    productProbes: regather(samples, productProbes, productProbesOf),
    listing: regather([identity, shownIdentity], listing, () =>
      gatherListing(input, shownIdentity, { registers, signal })),
  };
  // Whoever awaits a part gets its rejection; one of a part that nobody awaits must not end the process.
  void Promise.allSettled([...Object.values(raw), ...Object.values(seen), linkedCheckout, platform]);
  return { raw, seen, rendered: shells.rendered };

  async function linksOf({ pages }: Sample): Promise<Available<TriedLinks>> {
    return pages.length > 0 ? available(await gatherLinks(pages, fetcher)) : unavailableHome(await home);
  }
  async function canonicalTargetsOf({ pages }: Sample): Promise<Available<ReadonlyMap<string, FetchedResource>>> {
    return pages.length > 0 ? available(await gatherCanonicalTargets(pages, fetcher)) : unavailableHome(await home);
  }
  function languageVersionsOf(of: Sample): Promise<readonly ReadPage[]> {
    return gatherLanguageVersions(of, fetcher);
  }
  function productProbesOf(of: Sample): Promise<readonly FetchedResource[]> {
    return gatherProductProbes(of, { fetcher, sitemaps });
  }
  async function identityOf(of: Sample, from: Promise<Entry['home']>): Promise<Available<Identity>> {
    return gatherIdentity(await from, of, { country: registers.country, signal });
  }

  /** Releases the purpose's reserved requests once its parts have settled. */
  function releaseAfter(purpose: RequestPurpose, parts: readonly Promise<unknown>[]): void {
    void Promise.allSettled(parts).then(() => fetcher.finish(purpose));
  }
}

/** The earlier result if its source is the same in both views, else gathers again from the rendered one. */
async function regather<From, T>(
  [raw, rendered]: readonly [Promise<From>, Promise<From>],
  earlier: Promise<T>,
  gatherFrom: (source: From) => Promise<T>,
): Promise<T> {
  const source = await rendered;
  return source === await raw ? earlier : gatherFrom(source);
}

/** Gathers from the origin that served the home page; if none did, the part is unavailable for the same reason. */
async function fromStore<T>(
  entry: Promise<Entry>, gatherAt: (response: FetchResponse) => Promise<Available<T>>,
): Promise<Available<T>> {
  const { last, home } = await entry;
  return last.result?.ok ? gatherAt(last.result) : unavailableHome(home);
}

const unavailableHome = (home: Entry['home']): Unavailable => (home.available ? unavailable('not-found') : home);

function firstUnavailable(visited: readonly FetchedResource[]): Unavailable {
  for (const resource of visited) {
    const served = servedOr(resource);
    if (!served.available) return served;
  }
  return unavailable('not-found');
}

const randomName = (random: () => number): string =>
  `no-such-page-${Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join('')}`;

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}
