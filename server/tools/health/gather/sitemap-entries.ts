import { parseUrl } from '../../../net/parse-url.ts';
import { isHreflang } from '../../../page/language-tag.ts';
import { looksLikeProduct } from '../../../product/address.ts';

/** One `url` or `sitemap` element, with its text as written. */
export interface SitemapEntry {
  loc: string | null;
  lastmod: string | null;
  /** It has more than one `loc`. */
  hasTwoLocs?: boolean;
  /** Its `xhtml:link` language versions. */
  versions?: VersionExample[];
}

/** A language version as written. */
interface VersionExample {
  code: string;
  href: string;
}

export type EntryCounter = ReturnType<typeof createEntryCounter>;

/** What the entries of one file contain. */
export type EntryFacts = ReturnType<EntryCounter['facts']>;

/** What the entries of a sitemap are judged by. */
export interface EntryCounterOptions {
  /** The sitemap's own address. */
  url: URL;
  /** The store's host name; a sitemap may be served from another host. */
  host: string;
  /** Milliseconds since the epoch. */
  now: number;
  random: () => number;
}

/** Ten times what the protocol allows in a file: counting further would tell nothing new. */
const MAX_ENTRIES = 500_000;
const MAX_LOC_LENGTH = 2048;
const SAMPLE_SIZE = 20;
const MAX_EXAMPLES = 5;
const MAX_EXAMPLE_LENGTH = 300;
const MAX_CHILDREN = 1000;
const CLOCK_SKEW_MS = 24 * 3_600_000;
const W3C_DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?)?)?$/;

/** False for a date such as 30 February, which `Date` reads as 2 March. */
const isOnCalendar = (date: string): boolean => {
  const day = date.slice(0, 10);
  return new Date(day).toISOString().startsWith(day);
};
const UNESCAPED = /[\s<>"{}|\\^`\p{Cc}]|[^\x00-\x7F]/u;

/** Counts a file's entries as they are parsed, and keeps a few examples of each fault. */
export function createEntryCounter({ url: own, host, now, random }: EntryCounterOptions) {
  const folder = own.pathname.replace(/[^/]*$/, '');
  const versions = {
    /** Entries with language versions. */
    entries: 0,
    /** Of those: with an invalid language code, with a relative URL, without a version for their own URL. */
    invalid: emptyTally<VersionExample>(), relative: emptyTally<VersionExample>(),
    selfless: emptyTally<VersionExample>(),
  };
  const locs = {
    /** Not on the store's host. */
    foreign: emptyTally(),
    /** Outside the sitemap's own folder. */
    outside: emptyTally(),
    /** Missing, relative, 2,048 characters or longer, unescaped, or a second `loc` in an entry. */
    faulty: emptyTally(),
  };
  const lastmods = {
    /** Entries without `lastmod`. */
    missing: 0,
    /** Not a W3C date. */
    unreadable: emptyTally(),
    future: emptyTally(),
  };
  const hostSample = createReservoir(random);
  const productSamples = createReservoir(random);
  const children: URL[] = [];
  let count = 0;
  let products = 0;
  let firstDate: string | null = null;
  let allIdentical = true;

  function addLoc(loc: string, { isIndex, hasTwoLocs }: { isIndex: boolean; hasTwoLocs: boolean }): void {
    const example = cut(loc);
    const absolute = /^https?:\/\//i.test(loc) ? parseUrl(loc) : null;
    if (!absolute || hasTwoLocs || loc.length >= MAX_LOC_LENGTH || UNESCAPED.test(loc)) {
      countIn(locs.faulty, example);
    }
    const url = absolute ?? (loc === '' ? null : parseUrl(loc, own));
    if (!url || !/^https?:$/.test(url.protocol)) return;
    // An index may list files on its own host: robots.txt has vouched for that host.
    if (url.hostname !== host && !(isIndex && url.hostname === own.hostname)) {
      countIn(locs.foreign, example);
    } else if (url.hostname === host && !url.pathname.startsWith(folder)) {
      countIn(locs.outside, example);
    }
    if (isIndex) {
      if (children.length < MAX_CHILDREN) children.push(url);
      return;
    }
    const isProduct = looksLikeProduct(url);
    if (isProduct) products += 1;
    if (url.hostname !== host) return;
    hostSample.add(url);
    if (isProduct) productSamples.add(url);
  }

  function addLastmod(text: string): void {
    firstDate ??= text;
    if (text !== firstDate) allIdentical = false;
    const time = W3C_DATE.test(text) && isOnCalendar(text) ? Date.parse(text) : NaN;
    if (Number.isNaN(time)) countIn(lastmods.unreadable, cut(text));
    else if (time > now + CLOCK_SKEW_MS) countIn(lastmods.future, cut(text));
  }

  /** Counts the faults in the language versions of the entry with this `loc`; one without any is not counted. */
  function addVersions(loc: string, named: readonly VersionExample[]): void {
    const [first] = named;
    if (!first) return;
    versions.entries += 1;
    const ownUrl = parseUrl(loc)?.href;
    const count = (tally: Tally<VersionExample>, found: VersionExample | undefined): void => {
      if (found) countIn(tally, { code: cut(found.code), href: cut(found.href) });
    };
    count(versions.invalid, named.find(({ code }) => !isHreflang(code)));
    count(versions.relative, named.find(({ href }) => !/^https?:\/\//i.test(href)));
    if (!named.some(({ href }) => parseUrl(href)?.href === ownUrl)) count(versions.selfless, first);
  }

  return {
    add({ loc, lastmod, hasTwoLocs = false, versions: named = [] }: SitemapEntry, isIndex: boolean) {
      if (count === MAX_ENTRIES) return;
      count += 1;
      const address = loc?.trim() ?? '';
      addVersions(address, named);
      addLoc(address, { isIndex, hasTwoLocs });
      const date = lastmod?.trim();
      if (date) addLastmod(date);
      else lastmods.missing += 1;
    },
    /** True if no further entry is counted. */
    isFull: () => count === MAX_ENTRIES,
    /** The part of a file's reading that is counted from its entries. */
    facts: () => ({
      /** Number of URLs, or of files in an index. */
      count,
      /** URLs that look like products. */
      products,
      locs, versions,
      /** The files an index lists, up to a thousand. */
      children,
      /** A uniform random sample of the URLs on the store's host, and of those that look like products. */
      sample: hostSample.kept, productSample: productSamples.kept,
      lastmods: {
        ...lastmods,
        /** The date, as written, if all dated entries (at least two) share it; else `null`. */
        identical: allIdentical && count - lastmods.missing > 1 ? firstDate : null,
      },
    }),
  };
}

/** Reservoir sampling: every URL has the same chance of being kept. */
function createReservoir(random: () => number) {
  const kept: URL[] = [];
  let seen = 0;
  return {
    kept,
    add(url: URL): void {
      const place = seen < SAMPLE_SIZE ? seen : Math.floor(random() * (seen + 1));
      if (place < SAMPLE_SIZE) kept[place] = url;
      seen += 1;
    },
  };
}

/** How often a fault occurs, with its first few examples as written. */
const emptyTally = <T = string>() => ({ count: 0, examples: [] as T[] });
export type Tally<T> = ReturnType<typeof emptyTally<T>>;

/** Counts one occurrence. */
function countIn<T>(tally: Tally<T>, example: T): void {
  tally.count += 1;
  if (tally.examples.length < MAX_EXAMPLES) tally.examples.push(example);
}

/** Truncates a text for an example. */
const cut = (text: string) => text.slice(0, MAX_EXAMPLE_LENGTH);

