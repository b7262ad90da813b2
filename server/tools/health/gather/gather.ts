import { SCAN_REQUESTS } from '../../../../contract/vocabulary.ts';
import type { CruxClient } from '../../../lab/crux.ts';
import type { FetchOptions, FetchResponse, SessionRequests } from '../../../net/fetch-types.ts';
import { PROFILE_BYTES } from '../../../net/fetch-limits.ts';
import type { AddressGuard } from '../../../net/guard.ts';
import type { Registers } from '../../../registers/registers.ts';
import { facet } from '../../../page/facet.ts';
import type { Entry, Identity, ReadPage, Sample, ScanInput, ServedResource, Available } from '../gathered.ts';
import { available, notApplicable, unavailable } from '../available.ts';
import { gatherCheckout } from './checkout.ts';
import { gatherEntry } from './entry.ts';
import { gatherEdgeProbe } from './edge-probe.ts';
import { createRequestBudget } from './request-budget.ts';
import type { RequestPurpose } from './request-budget.ts';
import { gatherHosts, followRedirects } from './hosts.ts';
import { gatherCanonicalTargets, gatherLanguageVersions, gatherLinks } from './links.ts';
import { createPageReader } from './page-reader.ts';
import { gatherIdentity, gatherListing } from './registry.ts';
import { gatherRobots } from './robots.ts';
import { gatherProductProbes, gatherSample } from './sample.ts';
import { createShellRenderer } from './shell-renderer.ts';
import { gatherSitemaps, gatherSitemapSample } from './sitemaps.ts';
import { gatherField, gatherFirstBytes, gatherLab } from './speed.ts';
import { createStoreFetcher, servedOr } from './store-fetcher.ts';
import type { SpeedLab } from '../../../lab/speed-lab.ts';

/** Dependencies and settings of all gatherers. */
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
  /** Whether speed is judged; otherwise no figures are asked for, and only a shell is measured, to render it. */
  judgesSpeed: boolean;
  crux: CruxClient;
  /** Aborts when the scan ends. The lab has its own time limit, so `signal` does not apply to it. */
  ending: AbortSignal;
  registers: Registers;
}

/** A store in two views: as served, and with its app shells rendered by a browser. */
export type Views = ReturnType<typeof gather>;

/**
 * Everything a scan gathers. Each part is a promise that never rejects because of the store. Parts run in parallel, and
 * a check waits only for those it requires. Checks read it through `artifacts.ts` only.
 */
export type Gathered = Views['raw'];

/** Starts all gatherers at once; each one begins when the parts it depends on have resolved. */
export function gather(input: ScanInput, deps: GatherDeps) {
  const { session, random, now, signal, aiEdgeProbe, judgesSpeed } = deps;
  const reader = createPageReader();
  const fetcher = createStoreFetcher(session, createRequestBudget(SCAN_REQUESTS), reader);
  const entry = gatherEntry(input.requestedUrl, fetcher, session);
  const home = entry.then(({ home: page }) => page);
  const lab = fromHome(async (page) => (judgesSpeed || page.shell !== null
    ? gatherLab(page, deps.lab, deps.ending) : unavailable('switched-off')));
  const field = fromHome(async (page) => (judgesSpeed
    ? gatherField(page, deps.crux, signal) : unavailable('switched-off')));

  const hosts = fromStore(async (response) =>
    available(await gatherHosts(response, { ...deps, fetcher })));
  const randomPath = fromStore(async (response) => servedOr(await followRedirects(
    response, new URL(`/no-such-page-${random().toString(36).slice(2)}`, response.url),
    (url) => fetcher.read(url, 'entry', { maxRedirects: 0 }))));
  const firstBytes = fromHome((page) => gatherFirstBytes(page, fetcher));

  const robots = fromStore(({ url }, { outcome }) => gatherRobots(url, fetcher, { turnedAway: outcome === 'refused' }));
  fetcher.obey(robots);
  const sitemaps = fromStore(async ({ url }) => gatherSitemaps(url, await robots, { fetcher, now, random }));
  const llmsTxt = servedAt('/llms.txt', 'robots');

  // Redirects are followed; the checks decide what a profile's status means.
  const ucpProfile = servedAt('/.well-known/ucp', 'profiles', { maxBytes: PROFILE_BYTES });
  const acpProfile = servedAt('/.well-known/acp.json', 'profiles', { maxBytes: PROFILE_BYTES });

  const sitemapSample = sitemaps.then((found) =>
    (found.available ? gatherSitemapSample(found.value, { fetcher, random }) : found));

  // What depends on a page is gathered from the raw page, and again only if a browser had to render it.
  const platform = entry.then((at) => at.platform?.id ?? null);
  const checkoutOf = facet(async (page: Entry['home']) => gatherCheckout(page, fetcher, { platform: await platform }));
  const sampleOf = facet((page: Entry['home']) =>
    gatherSample(page, { fetcher, sitemaps, sitemapSample, checkout: checkoutOf(page) }));
  const canonicalTargetsOf = ofPages((pages) => gatherCanonicalTargets(pages, fetcher));
  const linksOf = ofPages((pages) => gatherLinks(pages, fetcher));
  const languageVersionsOf = ofPages((pages) => gatherLanguageVersions(pages, fetcher));
  const productProbesOf = facet((from: Sample) => gatherProductProbes(from, { fetcher, sitemaps }));
  const identityOf = ofPages((pages) => gatherIdentity(pages, deps));
  const listingOf = facet((from: Available<Identity>) => gatherListing(input, from, deps));
  const partsOf = (from: Promise<Sample>) => {
    const identity = from.then(identityOf);
    return {
      sample: from, identity, listing: identity.then(listingOf),
      // Started before the links, which need only heads: a URL that is in both is then requested once.
      canonicalTargets: from.then(canonicalTargetsOf), links: from.then(linksOf),
      languageVersions: from.then(languageVersionsOf), productProbes: from.then(productProbesOf),
    };
  };

  const checkout = home.then(checkoutOf);
  const sample = home.then(sampleOf);
  const { identity, listing, ...ofSample } = partsOf(sample);
  const { links, canonicalTargets, languageVersions } = ofSample;
  // A purpose's reserved requests are released once its parts have settled.
  const partsByPurpose: Record<RequestPurpose, readonly Promise<unknown>[]> = {
    entry: [hosts, randomPath, firstBytes], robots: [sitemaps, llmsTxt], products: [sample], checkout: [checkout],
    profiles: [ucpProfile, acpProfile], menu: [links], sitemap: [sitemapSample],
    links: [links, canonicalTargets, languageVersions],
  };
  for (const [purpose, parts] of Object.entries(partsByPurpose)) {
    void Promise.allSettled(parts).then(() => fetcher.finish(purpose as RequestPurpose));
  }
  const requested = {
    hosts, randomPath, firstBytes, robots, sitemaps, llmsTxt,
    ucpProfile, acpProfile, sitemapSample, checkout, ...ofSample,
  };
  const edgeProbe = aiEdgeProbe
    ? fromHome((page) => gatherEdgeProbe(page, fetcher, Object.values(requested))) : Promise.resolve(notApplicable);

  const shells = createShellRenderer({ lab: deps.lab, reader, signal: deps.ending });
  const shownHome = home.then((page) => shells.home(page, lab));
  const shownSample = shownHome.then(sampleOf).then(shells.sample);
  const shownCheckout = shownSample.then(async ({ pages }) => gatherCheckout(await shownHome, fetcher, {
    platform: await platform, shown: pages.find(({ role }) => role === 'cart'),
  }));
  const shownPages = fromHome((page) => shells.shownPages(page, lab, shownSample));

  const raw = { input, now, entry, home, ...requested, edgeProbe, lab, field, shownPages, identity, listing };
  const seen: typeof raw = { ...raw, home: shownHome, ...partsOf(shownSample), checkout: shownCheckout };
  // Whoever awaits a part still gets its rejection; that of a part nobody awaits must not end the process.
  void Promise.allSettled([...Object.values(raw), ...Object.values(seen), shownHome.then(checkoutOf)]);
  return {
    raw,
    /** As `raw`, except for pages that were shells and the parts that depend on them. */
    seen,
    /** URLs of the pages read from a browser so far. */
    rendered: shells.rendered as ReadonlySet<string>,
  };

  /** Gathers from the home page; without it, the part is unavailable for the same reason. */
  async function fromHome<T>(gatherFrom: (page: ReadPage) => Promise<Available<T>>): Promise<Available<T>> {
    const page = await home;
    return page.available ? gatherFrom(page.value) : page;
  }

  /** Gathers from the origin that served the home page; if none did, the part is unavailable for the same reason. */
  async function fromStore<T>(
    gatherAt: (response: FetchResponse, at: Entry) => Promise<Available<T>>,
  ): Promise<Available<T>> {
    const at = await entry;
    const { last, home: page } = at;
    if (last.result?.ok) return gatherAt(last.result, at);
    return page.available ? unavailable('not-found') : page;
  }

  function servedAt(path: string, purpose: RequestPurpose, options?: FetchOptions): Promise<Available<ServedResource>> {
    return fromStore(async ({ url }) => servedOr(await fetcher.read(new URL(path, url), purpose, options)));
  }
}

/** Gathers from the pages of a sample; without any, the part is unavailable for the same reason as the home page. */
const ofPages = <T>(gatherFrom: (pages: Sample['pages']) => Promise<T>) =>
  facet(async ({ pages, missing }: Sample): Promise<Available<T>> =>
    (pages.length > 0 ? available(await gatherFrom(pages)) : missing.get('home') ?? unavailable('not-found')));
