import type { ScanOutcome, UnmeasuredReason } from '../../../contract/vocabulary.ts';
import type { FieldData } from '../../lab/crux.ts';
import type { LabMeasurement } from '../../lab/lab-result.ts';
import type { FetchResult, FetchTimings, TlsProbe } from '../../net/fetch-types.ts';
import type { LinkRegion } from '../../page/links.ts';
import type { Page } from '../../page/page.ts';
import type { ForeignNumber } from '../../registers/foreign-numbers.ts';
import type { Company, Lookup, NotMeasured, NumberReading } from '../../registers/country.ts';
import type { Receiving } from '../../registers/peppol.ts';
import type { Platform } from '../../site/platform.ts';
import type { Robots } from '../../site/robots.ts';
import type { SitemapFile } from './gather/sitemap-file.ts';
import type { ServedResource, FetchedResource } from './gather/store-fetcher.ts';
import type { Available, Unavailable } from './available.ts';

/** What a caller asked for. */
export interface ScanInput {
  asked: URL;
  b2b: boolean;
}

/**
 * Everything a scan gathers, each part a promise that never rejects for what the store does. Parts run beside each
 * other; a check waits for the parts it needs and for no other. Checks read it through `artifacts.ts` only.
 */
export interface Gathered {
  readonly input: ScanInput;
  /** Milliseconds since the epoch when the scan began. */
  readonly now: number;
  readonly entry: Promise<Entry>;
  readonly home: Promise<Available<ReadPage>>;
  readonly hosts: Promise<Available<Hosts>>;
  /** A path nobody can have made a page for. */
  readonly randomPath: Promise<Available<ServedResource>>;
  readonly checkout: Promise<Checkout>;
  readonly robots: Promise<Available<RobotsFile>>;
  readonly sitemaps: Promise<Available<Sitemaps>>;
  readonly sitemapSample: Promise<Available<readonly FetchedResource[]>>;
  readonly sample: Promise<Sample>;
  readonly links: Promise<Available<TriedLinks>>;
  /** What the canonical addresses of the sample answer, by address, but for those that were read anyway. */
  readonly canonicalTargets: Promise<Available<ReadonlyMap<string, FetchedResource>>>;
  readonly llmsTxt: Promise<Available<ServedResource>>;
  /** What stood where AI agents look for the store's profiles, whatever its status. */
  readonly ucpProfile: Promise<Available<ServedResource>>;
  readonly acpProfile: Promise<Available<ServedResource>>;
  /** The home page asked for under the names of AI crawlers; does not apply unless the operator switched it on. */
  readonly edgeProbe: Promise<Available<readonly EdgeProbe[]>>;
  /** The home page in a browser, as the lab measured it. */
  readonly lab: Promise<Available<LabMeasurement>>;
  /** The pages that a browser has shown, as the server sends them and as they stood in the end. */
  readonly shownPages: Promise<Available<readonly ShownPage[]>>;
  /** Three fetches of the home page. */
  readonly firstBytes: Promise<Available<readonly FetchTimings[]>>;
  /** What real visitors met. */
  readonly field: Promise<Available<FieldData>>;
  readonly identity: Promise<Available<Identity>>;
  /** What the company is listed as receiving; asked for trade stores alone. */
  readonly listing: Promise<Available<Listing>>;
  /** What addresses that look like products' answered, where no page of a product was found. */
  readonly productProbes: Promise<readonly FetchedResource[]>;
}

/** A store in two views: as its server sends it, and as a browser shows what is empty without scripts. */
export interface Views {
  raw: Gathered;
  /** The same as `raw` but for pages that were shells, and what rests on them. */
  seen: Gathered;
  /** The pages that were read from a browser so far, by their address. */
  rendered: ReadonlySet<string>;
}

/** Who is behind the store, as its pages and the register say. */
export interface Identity {
  /** Something says that it sells in Norway. */
  norwegian: boolean;
  reading: NumberReading;
  /** What the register says of the store's own number; `null` where the pages do not give one. */
  lookup: Lookup | null;
  /** Where they give none: companies whose registered home page is this host. */
  hints: readonly Company[];
  /** The numbers of other countries that the pages give as the store's. */
  foreign: readonly ForeignNumber[];
}

/** A company's listing as a receiver in Peppol, or that it has none. */
export interface Listing {
  number: string;
  receiving: Exclude<Receiving, NotMeasured>;
}

/** How an AI crawler's name was received. */
export interface EdgeProbe {
  name: string;
  status: number;
  /** Met a refusal or a challenge where we by our own name did not. */
  refused: boolean;
}

/** The way from what was typed to the home page. */
export interface Entry {
  /** What was read from the input. */
  asked: URL;
  outcome: ScanOutcome;
  /** Every try to get in, in order: repeated after a server error, unverified after a certificate fault, then http. */
  tries: readonly FetchResult[];
  /** The try that counts. */
  last: FetchedResource;
  /** Old protocols alone, asked only where a handshake failed for its protocol. */
  legacyTls: TlsProbe | null;
  home: Available<ReadPage>;
  /** What the store runs on, by the last answer; `null` where nothing tells. */
  platform: Platform | null;
}

/** A page of the store that was read and parsed. */
export interface ReadPage extends ServedResource {
  page: Page;
  /** Where it was read in the end. */
  url: URL;
  /** The page was longer than is read, or the parser met a limit: what is missing may only lie further down. */
  truncated: boolean;
  /** Why nothing of the content was seen, where the page is an empty shell that a script has yet to fill; else null. */
  shell: UnmeasuredReason | null;
}

/** One page before its scripts ran and after. */
export interface ShownPage {
  before: ReadPage;
  after: ReadPage;
}

/** What other ways to the same host answer. */
export interface Hosts {
  /** `http://` at the home page's host, redirects followed. */
  plain: FetchedResource;
  /** The same host with or without `www`; `null` where there is no such pair. */
  counterpart: { host: string; resource: FetchedResource } | null;
  /** The TLS handshake at the final host, HTTP/2 offered; `null` when the store is not on https. */
  tls: TlsProbe | null;
  /** Whether the name has an IPv6 address; `null` when it was not looked up. */
  ipv6: boolean | null;
}

/** Cart and checkout, found by a link or known from the platform. */
export interface Checkout {
  cart: Available<FetchedResource>;
  checkout: Available<FetchedResource>;
}

/** What stood at /robots.txt. */
export interface RobotsFile {
  url: URL;
  /** The resource that counts, answered or lost in redirects; a server error was asked for twice. */
  resource: FetchedResource;
  /** `null` when redirects never ended. */
  status: number | null;
  /** The text up to the cap; empty for every status but 200. */
  text: string;
  /** An HTML page in its place. */
  isHtml: boolean;
  /** What the file decides; not available when its status forbids every conclusion. */
  rules: Available<Robots>;
}

/** What a robots.txt says, and the address it was served at. */
export interface ServedRobots extends Robots {
  url: URL;
}

/** The sitemap files that were looked for and read, parents before children. */
export interface Sitemaps {
  /** How the first was found. */
  foundBy: 'robots' | 'default' | 'guess';
  files: readonly SitemapFile[];
  /** Children that no request was spent on. */
  unread: number;
}

export const PAGE_ROLES = [
  'home', 'category', 'product', 'cart', 'checkout', 'terms', 'returns', 'privacy', 'contact',
] as const;
export type PageRole = (typeof PAGE_ROLES)[number];

/** A page of the sample and what it was taken for. */
export interface SampledPage extends ReadPage {
  role: PageRole;
}

/** The pages that stand for the store. */
export interface Sample {
  /** In the order of `PAGE_ROLES`, home first; each address once. Empty when not even the home page was seen. */
  pages: readonly SampledPage[];
  /** Why there is no page of a role, where there is none and no other page of information has it as a part. */
  missing: ReadonlyMap<PageRole, Unavailable>;
}

/** A link that was tried, or that the budget did not reach, and every place it was seen at (at most a handful). */
export interface TriedLink {
  url: URL;
  resource: FetchedResource;
  from: readonly LinkPlace[];
}

export interface LinkPlace {
  page: URL;
  text: string;
  region: LinkRegion;
}

export interface TriedLinks {
  /** Links of the main menu. */
  menu: readonly TriedLink[];
  /** A sample of the other links within the store. */
  internal: readonly TriedLink[];
  external: readonly TriedLink[];
}
