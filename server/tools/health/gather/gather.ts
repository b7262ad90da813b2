import type { FieldReport } from '../../../lab/crux.ts';
import type { SpeedLab } from '../../../lab/lab.ts';
import type { FetchAnswer, SessionRequests } from '../../../net/fetch-types.ts';
import type { AddressGuard } from '../../../net/verdict.ts';
import type { Registers } from '../../../registers/registers.ts';
import type { Entry, Gathered, Identity, Sample, ScanInput, TriedLinks, Views } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { Available, Unavailable } from '../available.ts';
import { ACP_PATH, gatherAgentProfile, UCP_PATH } from './agent-profiles.ts';
import { gatherCheckout } from './checkout.ts';
import { gatherEntry } from './entry.ts';
import { gatherEdgeProbe } from './edge-probe.ts';
import { createRequestBudget } from './request-budget.ts';
import { gatherHosts, followRedirects } from './hosts.ts';
import { gatherCanonicalTargets, gatherLinks } from './links.ts';
import { createPageReader } from './page-reader.ts';
import { gatherProductProbes } from './product-probes.ts';
import { gatherIdentity, gatherListing } from './registry.ts';
import { gatherRobots } from './robots.ts';
import { gatherSample } from './sample.ts';
import { createSecondLooks } from './second-look.ts';
import { gatherSitemaps } from './sitemaps.ts';
import { gatherField, gatherFirstBytes, gatherLab } from './speed.ts';
import { createStoreFetcher, servedOr } from './store-fetcher.ts';
import type { FetchedResource } from './store-fetcher.ts';

/** Requests a scan may make. */
const REQUESTS = 60;
const SITEMAP_SAMPLE = 10;

export interface GatherDeps {
  session: SessionRequests;
  guard: Pick<AddressGuard, 'judge'>;
  /** A number from 0 up to 1. */
  random: () => number;
  /** Milliseconds since the epoch, at the start of the scan. */
  now: number;
  /** Ends the gathering. */
  signal: AbortSignal;
  /** Whether the home page is also asked for under the names of AI crawlers. */
  aiEdgeProbe: boolean;
  lab: Pick<SpeedLab, 'measure' | 'look'>;
  field: FieldReport;
  /** The scan is over: ends the lab's measurement, whose time is its own. */
  labSignal: AbortSignal;
  registers: Registers;
}

/** Starts gathering everything at once; each part begins as soon as what it builds on is there. */
export function gather(input: ScanInput, deps: GatherDeps): Views {
  const { session, guard, random, now, signal, aiEdgeProbe, registers } = deps;
  const reader = createPageReader();
  const fetcher = createStoreFetcher(session, createRequestBudget(REQUESTS), reader);
  const entry = part(gatherEntry(input.asked, fetcher, session));
  const home = part(entry.then((got) => got.home));
  const lab = part(gatherLab(home, deps.lab, deps.labSignal));
  const field = part(home.then((page) => gatherField(page, deps.field, signal)));

  const hosts = part(fromStore(entry, async (answer) =>
    available(await gatherHosts(answer, { fetcher, session, guard, signal }))));
  const randomPath = part(fromStore(entry, async (answer) => servedOr(await followRedirects(
    answer, new URL(`/${randomName(random)}`, answer.url), (url) => fetcher.read(url, 'entry', { maxRedirects: 0 })))));
  const firstBytes = part(home.then((page) => gatherFirstBytes(page, fetcher)));
  done('entry', [hosts, randomPath, firstBytes]);

  const robots = part(fromStore(entry, ({ url }) => gatherRobots(url, fetcher)));
  fetcher.obey(robots);
  const sitemaps = part(fromStore(entry, async ({ url }) => gatherSitemaps(url, await robots, { fetcher, now, random })));
  const llmsTxt = part(fromStore(entry, async ({ url }) =>
    servedOr(await fetcher.read(new URL('/llms.txt', url), 'robots'))));
  done('robots', [sitemaps, llmsTxt]);

  const checkout = part(entry.then((got) => gatherCheckout(got.home, fetcher, { platform: got.platform?.id ?? null })));
  done('checkout', [checkout]);
  const ucpProfile = part(fromStore(entry, ({ url }) => gatherAgentProfile(new URL(UCP_PATH, url), fetcher)));
  const acpProfile = part(fromStore(entry, ({ url }) => gatherAgentProfile(new URL(ACP_PATH, url), fetcher)));
  done('profiles', [ucpProfile, acpProfile]);
  const sample = part(home.then((page) =>
    gatherSample(page, { fetcher, sitemaps, cart: checkout.then(({ cart }) => cart) })));
  done('products', [sample]);

  const sitemapSample = part(sitemaps.then(async (found): Promise<Available<readonly FetchedResource[]>> => {
    if (!found.available) return found;
    const urls = found.value.files.flatMap((file) => file.sample);
    const kept = found.value.files.find((file) => file.unavailable !== null)?.unavailable;
    if (urls.length === 0 && kept) return unavailable(kept);
    const chosen = shuffled(urls, random).slice(0, SITEMAP_SAMPLE);
    const visited = await Promise.all(chosen.map((url) => fetcher.read(url, 'sitemap')));
    const reached = visited.filter(({ access }) => access.kind === 'store');
    return reached.length > 0 ? available(reached) : whyNone(visited);
  }));
  done('sitemap', [sitemapSample]);

  const links = part(sample.then(linksOf));
  done('menu', [links]);
  const canonicalTargets = part(sample.then(canonicalTargetsOf));
  done('links', [links, canonicalTargets]);
  const productProbes = part(sample.then(productProbesOf));
  const edgeProbe = part(home.then((page) => gatherEdgeProbe(page, fetcher, {
    switchedOn: aiEdgeProbe,
    others: [
      hosts, randomPath, sitemaps, llmsTxt, ucpProfile, acpProfile, checkout, sample, sitemapSample, links, canonicalTargets,
      productProbes,
    ],
  })));

  const identity = part(sample.then((got) => identityOf(got, home)));
  const listing = part(gatherListing(input, identity, { registers, signal }));

  // The same store, with what rests on its pages made anew where a browser had to show them.
  const looks = createSecondLooks({ lab: deps.lab, reader, signal: deps.labSignal });
  const shownHome = part(home.then((page) => looks.home(page, lab)));
  const homes = [home, shownHome] as const;
  const platform = entry.then((got) => got.platform?.id ?? null);
  const linkedCheckout = part(anew(homes, checkout, async (page) => gatherCheckout(page, fetcher, { platform: await platform })));
  const shownSample = part(anew(homes, sample, (page) =>
    gatherSample(page, { fetcher, sitemaps, cart: linkedCheckout.then(({ cart }) => cart) })).then(looks.sample));
  const samples = [sample, shownSample] as const;
  const shownIdentity = part(anew(samples, identity, (got) => identityOf(got, shownHome)));

  const shownPages = part(home.then((page) => looks.shownPages(page, lab, shownSample)));
  const raw: Gathered = {
    input, now, entry, home, shownPages, hosts, randomPath, checkout, robots, sitemaps, sitemapSample, sample, links, canonicalTargets, llmsTxt,
    ucpProfile, acpProfile, edgeProbe, lab, firstBytes, field, identity, listing, productProbes,
  };
  const seen: Gathered = {
    ...raw, home: shownHome, sample: shownSample, identity: shownIdentity,
    checkout: part(anew(samples, linkedCheckout, async ({ pages }) => {
      const cart = pages.find(({ role }) => role === 'cart');
      return gatherCheckout(await shownHome, fetcher, { platform: await platform, shown: cart });
    })),
    links: part(anew(samples, links, linksOf)),
    canonicalTargets: part(anew(samples, canonicalTargets, canonicalTargetsOf)),
    productProbes: part(anew(samples, productProbes, productProbesOf)),
    listing: part(anew([identity, shownIdentity], listing, () => gatherListing(input, shownIdentity, { registers, signal }))),
  };
  return { raw, seen, rendered: looks.rendered };

  async function linksOf({ pages }: Sample): Promise<Available<TriedLinks>> {
    return pages.length > 0 ? available(await gatherLinks(pages, fetcher)) : unavailableHome(await home);
  }
  async function canonicalTargetsOf({ pages }: Sample): Promise<Available<ReadonlyMap<string, FetchedResource>>> {
    return pages.length > 0 ? available(await gatherCanonicalTargets(pages, fetcher)) : unavailableHome(await home);
  }
  function productProbesOf(of: Sample): Promise<readonly FetchedResource[]> {
    return gatherProductProbes(of, { fetcher, sitemaps });
  }
  async function identityOf(of: Sample, from: Promise<Entry['home']>): Promise<Available<Identity>> {
    return gatherIdentity(await from, of, { country: registers.country, signal });
  }

  /** What was reserved for a purpose is free once its parts are there. */
  function done(purpose: Parameters<typeof fetcher.finish>[0], parts: readonly Promise<unknown>[]): void {
    void Promise.allSettled(parts).then(() => fetcher.finish(purpose));
  }
}

/** A part that nobody came to need must not end the process when it fails; whoever awaits it still hears of it. */
function part<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** What was made of a part, made anew where that part has become another. */
async function anew<From, T>(
  [before, now]: readonly [Promise<From>, Promise<From>], made: Promise<T>, make: (from: From) => Promise<T>,
): Promise<T> {
  const from = await now;
  return from === await before ? made : make(from);
}

/** Gathers from where the home page was answered; where nothing answered, nothing of it is available, for the same reason. */
async function fromStore<T>(
  entry: Promise<Entry>, gatherAt: (answer: FetchAnswer) => Promise<Available<T>>,
): Promise<Available<T>> {
  const got = await entry;
  return got.last.result?.ok ? gatherAt(got.last.result) : unavailableHome(got.home);
}

const unavailableHome = (home: Entry['home']): Unavailable => (home.available ? unavailable('not-found') : home);

function whyNone(visited: readonly FetchedResource[]): Unavailable {
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
