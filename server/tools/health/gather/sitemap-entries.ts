import { looksLikeProduct } from '../../../product/address.ts';
import type { SitemapReading, VersionExample } from './sitemap-file.ts';
import { createVersionCounter } from './sitemap-versions.ts';

/** What is known of a file by its entries alone. */
export type EntryFacts = Pick<SitemapReading, 'count' | 'locs' | 'lastmods' | 'versions' | 'products' | 'sample' | 'productSample' | 'children'>;

/** One `url` or `sitemap`: its texts as written. */
export interface SitemapEntry {
  loc: string | null;
  lastmod: string | null;
  /** It names another address after its first. */
  again?: boolean;
  /** The language versions it names. */
  versions?: VersionExample[];
}

export interface EntryCounter {
  /** One `url` or `sitemap` of the file, its texts as written. */
  add(entry: SitemapEntry, isIndex: boolean): void;
  facts(): EntryFacts;
}

export interface EntryCounterOptions {
  /** The sitemap's own address. */
  url: URL;
  /** The store's host name, which a sitemap may lie outside of. */
  host: string;
  /** Milliseconds since the epoch. */
  now: number;
  random: () => number;
}

const LONGEST_LOC = 2048;
const EXAMPLES = 5;
const EXAMPLE_LENGTH = 300;
const SAMPLE = 20;
const MOST_CHILDREN = 1000;
const CLOCK_SKEW_MS = 24 * 3_600_000;
const W3C_DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?)?)?$/;
const UNESCAPED = /[\s<>"{}|\\^`\p{Cc}]|[^\x00-\x7F]/u;

/** Counts entries as they come and keeps a handful of each kind. */
export function createEntryCounter({ url: own, host, now, random }: EntryCounterOptions): EntryCounter {
  const folder = own.pathname.replace(/[^/]*$/, '');
  const versions = createVersionCounter();
  const locs = {
    foreign: 0, foreignExamples: [] as string[], outside: 0, outsideExamples: [] as string[],
    faulty: 0, faultyExamples: [] as string[],
  };
  const lastmods = {
    missing: 0, unreadable: 0, unreadableExamples: [] as string[], future: 0, futureExamples: [] as string[],
  };
  const ofHost: Reservoir = { seen: 0, kept: [] };
  const ofProducts: Reservoir = { seen: 0, kept: [] };
  const children: URL[] = [];
  let count = 0;
  let products = 0;
  let firstDate: string | null = null;
  let allTheSame = true;

  const example = (list: string[], text: string): void => {
    if (list.length < EXAMPLES) list.push(text.slice(0, EXAMPLE_LENGTH));
  };

  function addLoc(loc: string, { isIndex, again }: { isIndex: boolean; again: boolean }): void {
    const absolute = /^https?:\/\//i.test(loc) ? URL.parse(loc) : null;
    if (!absolute || again || loc.length >= LONGEST_LOC || UNESCAPED.test(loc)) {
      locs.faulty += 1;
      example(locs.faultyExamples, loc);
    }
    const url = absolute ?? (loc === '' ? null : URL.parse(loc, own));
    if (!url || !/^https?:$/.test(url.protocol)) return;
    if (url.hostname !== host) {
      locs.foreign += 1;
      example(locs.foreignExamples, loc);
    } else if (!url.pathname.startsWith(folder)) {
      locs.outside += 1;
      example(locs.outsideExamples, loc);
    }
    if (isIndex) {
      if (children.length < MOST_CHILDREN) children.push(url);
      return;
    }
    const isProduct = looksLikeProduct(url);
    if (isProduct) products += 1;
    if (url.hostname !== host) return;
    keep(ofHost, url, random);
    if (isProduct) keep(ofProducts, url, random);
  }

  function addLastmod(text: string): void {
    firstDate ??= text;
    if (text !== firstDate) allTheSame = false;
    const time = W3C_DATE.test(text) ? Date.parse(text) : NaN;
    if (Number.isNaN(time)) {
      lastmods.unreadable += 1;
      example(lastmods.unreadableExamples, text);
    } else if (time > now + CLOCK_SKEW_MS) {
      lastmods.future += 1;
      example(lastmods.futureExamples, text);
    }
  }

  return {
    add({ loc, lastmod, again = false, versions: named = [] }, isIndex) {
      count += 1;
      versions.add(loc?.trim() ?? '', named);
      addLoc(loc?.trim() ?? '', { isIndex, again });
      const date = lastmod?.trim();
      if (date) addLastmod(date);
      else lastmods.missing += 1;
    },
    facts: () => ({
      count, products, locs, children, versions: versions.facts(), sample: ofHost.kept, productSample: ofProducts.kept,
      lastmods: { ...lastmods, identical: allTheSame && count - lastmods.missing > 1 ? firstDate : null },
    }),
  };
}

interface Reservoir {
  seen: number;
  kept: URL[];
}

/** Each address has the same chance to be kept, however many follow. */
function keep(reservoir: Reservoir, url: URL, random: () => number): void {
  reservoir.seen += 1;
  if (reservoir.kept.length < SAMPLE) reservoir.kept.push(url);
  else {
    const place = Math.floor(random() * reservoir.seen);
    if (place < SAMPLE) reservoir.kept[place] = url;
  }
}
