import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { ScanOutcome, UnmeasuredReason } from '../../../contract/vocabulary.ts';
import type { FetchResponse, FetchResult, TlsProbe } from '../../net/fetch-types.ts';
import type { LinkRegion } from '../../page/links.ts';
import type { Page } from '../../page/page.ts';
import type { ForeignNumber } from '../../registers/foreign-numbers.ts';
import type { Company, Lookup, NotMeasured, NumberReading } from '../../registers/companies.ts';
import type { PeppolLookup } from '../../registers/peppol.ts';
import type { Platform } from '../../site/platform.ts';
import type { ResponseClass } from '../../site/response/classify-response.ts';
import type { Robots } from '../../site/robots.ts';
import type { SitemapFile } from './gather/sitemap-file.ts';

/** A gathered value, or why there is none. */
export type Available<T> = { available: true; value: T } | Unavailable;

/** Nothing to judge: not measured, or not applicable. */
export type Unavailable = Unmeasured | { available: false; value?: undefined; reason: 'not-applicable' };

/** Not measured; `rootCause` names the check whose failure caused it. */
export interface Unmeasured {
  available: false;
  value?: undefined;
  reason: UnmeasuredReason;
  rootCause?: CheckId;
}

/** What to scan. */
export interface ScanInput {
  requestedUrl: URL;
  b2b: boolean;
}

/** The company behind the store, according to its pages and the register. */
export interface Identity {
  /** Something on the pages indicates sales in Norway. */
  norwegian: boolean;
  reading: NumberReading;
  /** The register's answer for the store's own number; `null` unless the pages tell which one that is. */
  lookup: Lookup | null;
  /** If a Norwegian store gives no number: companies registered with this host as their website. */
  hints: readonly Company[];
  /** Company numbers of other countries that the pages give as the store's. */
  foreign: readonly ForeignNumber[];
}

/** A company's listing as a Peppol receiver, or its absence. */
export interface Listing {
  number: string;
  receiving: Exclude<PeppolLookup, NotMeasured>;
}

/** The response to an AI crawler's user agent. */
export interface EdgeProbe {
  name: string;
  status: number;
  /** Refused or challenged, while our own user agent was not. */
  refused: boolean;
}

/** How the scan got from the input to the home page. */
export interface Entry {
  /** The URL parsed from the input. */
  requestedUrl: URL;
  outcome: ScanOutcome;
  /** All attempts in order, including retries and, if https failed, those over http. */
  tries: readonly FetchResult[];
  /** The attempt that counts. */
  last: FetchedResource;
  /** Its URL, after redirects. */
  url: URL;
  /** A probe with legacy TLS versions only, made if the handshake failed on the protocol version. */
  legacyTls: TlsProbe | null;
  home: Available<ReadPage>;
  /** The store's platform, detected in the last response; `null` if unknown. */
  platform: Platform | null;
}

/** A fetched URL, its result, and how the response was classified. */
export interface FetchedResource {
  requestedUrl: URL;
  result: FetchResult | null;
  access: ResourceAccess;
  /** The parsed page if the response is HTML; it keeps the body as its source. */
  page: Page | null;
}

/** Who responded, or why nobody did. */
export type ResourceAccess =
  | ResponseClass
  /** No usable response; the result's fault code says why. */
  | { kind: 'fault' }
  /**
   * Skipped: too many walls or timeouts in a row, robots.txt forbids us by name, a request may have side effects, or
   * the budget is used up.
   */
  | { kind: 'not-asked'; because: 'walls' | 'silence' | 'robots' | 'unsafe' | 'budget' };

/** A response of the store itself, whatever its status: not a wall, not a refusal. */
export interface ServedResource extends FetchedResource {
  result: FetchResponse;
}

/** A parsed page of the store. */
export interface ReadPage extends ServedResource {
  page: Page;
  /** The final URL, after redirects. */
  url: URL;
  /** The page hit a size or parser limit: what seems missing may be further down. */
  truncated: boolean;
  /** Why the content was not seen, if the page is an app shell; else `null`. */
  shell: UnmeasuredReason | null;
}

/** A page before and after its scripts ran. */
export interface ShownPage {
  before: ReadPage;
  after: ReadPage;
}

/** Responses of the other ways to reach the host. */
export interface Hosts {
  /** `http://` on the home page's host, redirects followed. */
  plain: FetchedResource;
  /** The host with or without `www`; `null` if there is no such pair. */
  counterpart: FetchedResource | null;
  /** The TLS handshake with the final host, offering HTTP/2; `null` if the store does not use https. */
  tls: TlsProbe | null;
  /** Whether the host has an IPv6 address. */
  ipv6: Available<boolean>;
}

/** Cart and checkout, found by a link or the platform's known path. */
export interface Checkout {
  cart: Available<FetchedResource>;
  checkout: Available<FetchedResource>;
}

/** The response for /robots.txt. */
export interface RobotsFile {
  url: URL;
  /** The resource that counts; after a server error, the second attempt. */
  resource: FetchedResource;
  /** `null` after too many redirects. */
  status: number | null;
  /** The text, up to the size limit; empty unless the status is 2xx. */
  text: string;
  /** HTML was served instead. */
  isHtml: boolean;
  /** The parsed rules; unavailable if the status allows no conclusion. */
  rules: Available<ServedRobots>;
}

/** The rules of a robots.txt and the URL that served it. */
export interface ServedRobots extends Robots {
  url: URL;
}

/** The sitemap files that were read, parents before children. */
export interface Sitemaps {
  /** How the first was found. */
  foundBy: 'robots' | 'default' | 'guess';
  files: readonly SitemapFile[];
  /** Number of children that were not fetched. */
  unread: number;
}

/** All roles, in the order of the sample. */
export const PAGE_ROLES = [
  'home', 'category', 'product', 'cart', 'terms', 'returns', 'privacy', 'contact', 'company',
] as const;
/** What a page of the sample is for. */
export type PageRole = (typeof PAGE_ROLES)[number];

/** A page of the sample and its role. */
export interface SampledPage extends ReadPage {
  role: PageRole;
}

/** The sample of pages that a scan judges. */
export interface Sample {
  /** In the order of `PAGE_ROLES`, home first; each URL once. Empty if the home page could not be read. */
  pages: readonly SampledPage[];
  /** Why a role has no page; absent for roles whose link leads to another information page of the sample. */
  missing: ReadonlyMap<PageRole, Unavailable>;
}

/** A link, its response or why it was not requested, and the first few places it was found. */
export interface TriedLink {
  url: URL;
  resource: FetchedResource;
  from: readonly LinkPlace[];
}

/** A place where a link was found. */
export interface LinkPlace {
  page: URL;
  text: string;
  region: LinkRegion;
}

/** The requested links. */
export interface TriedLinks {
  /** Links of the main menu; of a long one, a sample. */
  menu: readonly TriedLink[];
  /** A sample of the other links within the store. */
  internal: readonly TriedLink[];
  external: readonly TriedLink[];
}
