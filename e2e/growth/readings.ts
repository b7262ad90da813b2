import { geoScan } from '../../contract/operations/geo.ts';
import { parseBody } from '../../contract/operations/parse-body.ts';
import { createPage } from '../../server/page/page.ts';
import type { Page } from '../../server/page/page.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import { readHeaders } from '../../server/net/headers.ts';
import type { FetchResponse } from '../../server/net/fetch-types.ts';
import type { TrustedFetch } from '../../server/net/trusted.ts';
import { createBrreg } from '../../server/registers/brreg.ts';
import { foreignNumbers } from '../../server/registers/foreign-numbers.ts';
import { extractOrgnrs } from '../../server/registers/orgnr-extract.ts';
import { candidatesOf, weighOrgnrs } from '../../server/registers/orgnr-weigh.ts';
import { documentsAmong } from '../../server/registers/peppol-document-types.ts';
import { createPeppol } from '../../server/registers/peppol.ts';
import { readServiceGroup } from '../../server/registers/peppol-smp.ts';
import { CRAWLERS, decideFor } from '../../server/site/crawlers.ts';
import { detectPlatform } from '../../server/site/platform.ts';
import { parseRobots } from '../../server/site/robots.ts';
import { findOccurrences, mentionsAmong, nameUsage } from '../../server/tools/geo/mentions.ts';
import type { Sought } from '../../server/tools/geo/mentions.ts';
import { compileName } from '../../server/tools/geo/name-matcher.ts';
import { readPage } from '../../server/tools/emitter/read-page.ts';
import { CHECKS } from '../../server/tools/health/checks.ts';
import type { Gathered } from '../../server/tools/health/gather/gather.ts';
import type { PageRole, SampledPage, Sitemaps, ServedResource } from '../../server/tools/health/gathered.ts';
import { gatherCanonicalTargets, gatherLinks } from '../../server/tools/health/gather/links.ts';
import { judgePageKind } from '../../server/product/page-kind.ts';
import { storeNames, toStorePage } from '../../server/tools/health/gather/registry-pages.ts';
import { createSitemapReader } from '../../server/tools/health/gather/sitemap-reader.ts';
import type { StoreFetcher } from '../../server/tools/health/gather/store-fetcher.ts';
import { linkRoles } from '../../server/tools/health/link-roles.ts';
import { readPrices } from '../../server/tools/health/product-page.ts';
import { internalLinks } from '../../server/tools/health/gather/internal-links.ts';
import { available, notApplicable, unavailable } from '../../server/tools/health/available.ts';

const HOST = 'shop.test';
const NOW = Date.UTC(2026, 10, 1);
const PAGES: readonly (readonly [PageRole, string])[] = [['home', '/'], ['product', '/p/kanne']];

/** The responses of a store, with an attack in one of them. */
export interface Attacked {
  body?: string;
  robots?: string;
  sitemap?: string;
  llms?: string;
  /** The response at the paths of agent profiles. */
  profile?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A page with the attack after the markup that the checks look for, so that none returns before reaching it. */
const page = (body: string): string => `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Kanne</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Kanne","sku":"K-1","offers":{"@type":"Offer","price":"199","priceCurrency":"NOK","availability":"InStock"}}</script>
</head><body><nav><a href="/p/kanne">Kanne</a></nav><main><h1>Kanne</h1><p>kr 199,-</p>${body}`;

/** A page of the attack alone, from which the page's kind is uncertain. */
const bare = (body: string): string => `<!doctype html><html><body>${body}`;

/** Reads a page with the emitter, including proposals of a model that quotes the first lines it was sent. */
export async function readWithEmitter(body: string, search = ''): Promise<void> {
  for (const html of [page(body), bare(body)]) {
    const fetched = { html, url: `https://${HOST}/p/kanne?${search}`, status: 200, headers: [], now: NOW };
    await readPage(fetched, async ({ segments }) => segments.slice(0, 2).flatMap(({ id, text }) =>
      (['brand', 'sku', 'availability', 'price'] as const).map((field) => ({
        field,
        segmentId: id,
        quote: text.slice(0, 40),
      }))));
  }
}

const PROPOSED = ['name', 'description', 'brand', 'sku', 'gtin', 'price', 'currency', 'availability'] as const;
/** The most proposals that are read. */
const MAX_PROPOSALS = 80;

/** Reads a product page without product data, of which a model quotes the same words for every field. */
export async function readQuotes({ body, quote }: { body: string; quote: string }): Promise<void> {
  const html = bare(`<meta property=og:type content=product>${body}<p>kr 199,-</p><button>Legg i handlekurv</button>`);
  await readPage({ html, url: `https://${HOST}/p/kanne`, status: 200, headers: [], now: NOW }, async ({ segments }) => {
    const segmentId = segments.find(({ text }) => text.includes(quote.trim()))!.id;
    return Array.from(
      { length: MAX_PROPOSALS },
      (_, at) => ({ field: PROPOSED[at % PROPOSED.length]!, segmentId, quote }),
    );
  });
}

/** A shop name that is an ordinary word, and names in five spellings each that letters repeat the beginning of. */
const NAMES = [
  ['Power', 'Clas Ohlson'],
  ['b', 'c', 'd', 'e'].map((end) => `${'Aa'.repeat(12)} & ${'Aa'.repeat(6)}${end}`),
];

/** Searches an engine's answer for names, also with all its links annotated. */
export function readAnswer(text: string): void {
  for (const [brand = '', ...competitors] of NAMES) {
    readFor(text, { brand: compileName(brand), domain: 'power.no', competitors: competitors.map(compileName) });
  }
}

function readFor(text: string, sought: Sought): void {
  const links = text.matchAll(/\[[^[\]]{1,9}\]\([^)]{1,40}\)/g);
  for (const annotations of [
    [],
    Array.from(links, ({ 0: link, index: start }) => ({ start, end: start + link.length })),
  ]) {
    const found = findOccurrences(text, annotations, sought);
    mentionsAmong(found, nameUsage([found]));
  }
}

/** Reads the pages and files of a store as a scan does, and runs every check on them. */
export async function readWithHealthScan(attacked: Attacked): Promise<void> {
  for (const html of [page(attacked.body ?? ''), bare(attacked.body ?? '')]) {
    const parsed = createPage(html, new URL(`https://${HOST}/p/kanne`));
    const pages = PAGES.map(([role, path]) => sampled(parsed, role, { path, headers: attacked.headers ?? {} }));
    await judge(await gathered(pages, attacked));
    if (attacked.body === undefined) return;
  }
}

/** Validates a request's body with the name. */
export function readSentName(brand: string): void {
  parseBody(geoScan, { brand, domain: HOST, vertical: 'sport' });
}

/** Reads an answer of a register as each register would. */
export async function readRegister(body: string): Promise<void> {
  const { signal } = new AbortController();
  const fetch = (async () => new Response(body)) as unknown as TrustedFetch;
  const endpoint = { fetch, baseUrl: 'https://register.test', clock: createManualClock() };
  const brreg = createBrreg(endpoint);
  await brreg.byWebsite(HOST, signal);
  await brreg.lookupAll(['923609016', '974760673'], signal);
  const resolver = { resolveNaptr: async () => ({ ok: true as const, records: [] }) };
  const peppol = createPeppol({ resolver, fetch: null as never, directory: endpoint, zone: 'a.test' });
  await peppol.lookup('0192:923609016', signal);
}

/** Reads a service group, and what its references stand for. */
export function readPublisher(xml: string): void {
  documentsAmong(readServiceGroup(xml, '0192:923609016') ?? []);
}

/** Asks for every crawler whether it may fetch the root and another path, as one check after the other does. */
export function readPaths({ robots: text, path }: { robots: string; path: string }): void {
  const robots = parseRobots(text);
  for (const crawler of CRAWLERS) for (const each of ['/', path]) decideFor(robots, crawler, each);
}

async function judge(gathered: Gathered): Promise<void> {
  for (const { requiredArtifacts, judge } of CHECKS) {
    const resolved: Record<string, unknown> = {};
    for (const [name, artifact] of Object.entries(requiredArtifacts)) {
      const found = await artifact(gathered);
      if (found.available) resolved[name] = found.value;
    }
    if (Object.keys(resolved).length === Object.keys(requiredArtifacts).length) judge(resolved as never);
  }
}

function response(url: URL, body: string, headers: Readonly<Record<string, string>>): FetchResponse {
  return {
    ok: true, url, status: 200, truncated: false, body: new TextEncoder().encode(body),
    headers: readHeaders(Object.entries(headers).flat()),
    hops: [], firstByteMs: 100, decodedBytes: body.length, certificate: null,
  };
}

function resource(
  url: URL,
  page: Page | null,
  { body, headers }: { body: string; headers: Attacked['headers'] & {} },
): ServedResource {
  return { requestedUrl: url, result: response(url, body, headers), access: { kind: 'store' }, page };
}

function sampled(
  page: Page, role: PageRole, { path, headers }: { path: string; headers: Attacked['headers'] & {} },
): SampledPage {
  const url = new URL(path, `https://${HOST}`);
  return { ...resource(url, page, { body: '', headers }), page, url, role, truncated: false, shell: null };
}

async function gathered(pages: readonly SampledPage[], attacked: Attacked): Promise<Gathered> {
  const [home] = pages as [SampledPage];
  const { headers = {}, llms = '', profile = '', robots: robotsText = '' } = attacked;
  const answered = (body: string) => resource(home.url, null, { body, headers });
  const other = async (requestedUrl: URL) => ({ ...pages[1]!, requestedUrl });
  const known: Pick<StoreFetcher, 'read' | 'head' | 'finish'> = { read: other, head: other, finish() {} };
  const fetcher = known as StoreFetcher;
  const robots = available({ ...parseRobots(robotsText), url: new URL('/robots.txt', home.url) });
  for (const crawler of CRAWLERS) decideFor(robots.value, crawler, '/p/kanne?a=b');
  for (const one of pages) judgePageKind(one.page);
  for (const one of pages) for (const link of internalLinks(one)) linkRoles(link);
  readPrices(home.page);
  const platform = detectPlatform(home.page, home.result.headers.entries);
  const last = home;
  return {
    input: { requestedUrl: home.url, b2b: false }, now: NOW, home: Promise.resolve(available(home)),
    shownPages: Promise.resolve(available(pages.map((page) => ({ before: page, after: page })))),
    entry: Promise.resolve({
      requestedUrl: home.url, outcome: 'ok', tries: [home.result],
      last, url: home.url, legacyTls: null, home: available(home), platform,
    } as unknown as Awaited<Gathered['entry']>),
    hosts: Promise.resolve(
      available({
        plain: last, counterpart: { ...last, requestedUrl: new URL(`https://www.${HOST}/`) },
        tls: null, ipv6: notApplicable,
      }),
    ),
    randomPath: Promise.resolve(available(answered(''))),
    checkout: Promise.resolve({ cart: available(last), checkout: available(last) }),
    robots: Promise.resolve(available({
      url: robots.value.url, resource: answered(robotsText),
      status: 200, text: robotsText, isHtml: false,
      rules: robots,
    })),
    sitemaps: Promise.resolve(available(await sitemaps(attacked.sitemap ?? ''))),
    sitemapSample: Promise.resolve(available(pages)),
    sample: Promise.resolve({ pages, missing: new Map() }),
    links: gatherLinks(pages, fetcher).then(available),
    canonicalTargets: gatherCanonicalTargets(pages, fetcher).then(available),
    languageVersions: Promise.resolve(available(pages)),
    llmsTxt: Promise.resolve(available(answered(llms))),
    ucpProfile: Promise.resolve(available(answered(profile))),
    acpProfile: Promise.resolve(available(answered(profile))),
    edgeProbe: Promise.resolve(available([])),
    lab: Promise.resolve(unavailable('no-browser')),
    firstBytes: Promise.resolve(available([home.result.firstByteMs])),
    field: Promise.resolve(unavailable('not-configured')),
    identity: Promise.resolve(available({ ...identity(pages), lookup: null, hints: [], foreign: [] })),
    listing: Promise.resolve(unavailable('not-configured')),
    productProbes: Promise.resolve([last]),
  };
}

function identity(pages: readonly SampledPage[]) {
  const names = storeNames(pages);
  const occurrences = pages.flatMap((page) => extractOrgnrs(toStorePage(page)));
  candidatesOf(occurrences);
  for (const page of pages) foreignNumbers(toStorePage(page), names);
  return { norwegian: true, reading: weighOrgnrs(occurrences, { host: HOST, names, lookups: new Map() }) };
}

/** In pieces, as from the network. */
const PIECE = 512;

async function sitemaps(text: string): Promise<Sitemaps> {
  const url = new URL(`https://${HOST}/sitemap.xml`);
  const reader = createSitemapReader({ url, host: HOST, now: NOW, random: () => 0.5 });
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += PIECE) await reader.write(bytes.subarray(at, at + PIECE));
  const file = {
    ...await reader.finish(true), url, final: url, echoes: [],
    parent: null, depth: 1, status: 200, fault: null, unavailable: null,
    contentType: 'application/xml', contentEncoding: null,
  };
  return { foundBy: 'default', files: [file], unread: 0 };
}
