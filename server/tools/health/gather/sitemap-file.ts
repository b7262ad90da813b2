import type { FetchFault } from '../../../net/faults.ts';
import type { UnmeasuredReason } from '../../../../contract/vocabulary.ts';

/** One file of a sitemap: how it was answered, and what was counted while it was streamed. */
export interface SitemapFile extends SitemapReading {
  url: URL;
  /** Where its answer came from, after redirects; `url` where there was none. */
  final: URL;
  /** Of the files that it names those that are itself: by another writing, or by a redirect. */
  echoes: readonly URL[];
  /** The file that names it; `null` for the first ones. */
  parent: URL | null;
  /** 1 for the first ones. */
  depth: number;
  /** The HTTP status; `null` when there was no answer. */
  status: number | null;
  fault: FetchFault | null;
  /** Why nothing can be said of it although it may be in order: a wall, a time-out, the budget. */
  unavailable: UnmeasuredReason | null;
  contentType: string | null;
  /** The header; `null` when the answer was not packed on its way. */
  contentEncoding: string | null;
}

/** What one file said, counted while it streamed by. */
export interface SitemapReading {
  /** By its root element where it is XML; `null` when nothing came. */
  content: 'urlset' | 'index' | 'feed' | 'html' | 'text' | 'other' | null;
  /** `mismatch`: named or sent as gzip and is none. */
  gzip: 'none' | 'valid' | 'mismatch';
  /** Unpacked; one more than the protocol allows when there was more. */
  bytes: number;
  /** It was not read to its end: more than the protocol allows, or than the scan may read. */
  truncated: boolean;
  /** Where the XML breaks; `null` when it is well-formed as far as it was read. */
  error: { message: string; line: number; column: number } | null;
  /** An entry of the other kind: a file among addresses, or an address among files. */
  mixed: boolean;
  /** Of a plain list: whether blank lines come first, and the first line that is no address. */
  blankFirst: boolean;
  stray: { line: number; text: string } | null;
  /** Of the root element. */
  namespace: 'right' | 'wrong';
  /** Addresses, or files of an index. */
  count: number;
  locs: LocFacts;
  lastmods: LastmodFacts;
  versions: VersionFacts;
  /** Addresses that look like products. */
  products: number;
  /** A fair sample of the addresses on the store's host, and of those among them that look like products. */
  sample: readonly URL[];
  productSample: readonly URL[];
  /** Of an index: the files it names, up to a thousand. */
  children: readonly URL[];
}

/** What is wrong with addresses, and the first few that are. */
export interface LocFacts {
  /** On another host than the store's. */
  foreign: number;
  foreignExamples: readonly string[];
  /** Beside the sitemap's own folder, or above it. */
  outside: number;
  outsideExamples: readonly string[];
  /** Missing, relative, 2,048 characters or longer, not escaped, or one of two in an entry. */
  faulty: number;
  faultyExamples: readonly string[];
}

/** What the entries say of language versions; an example is the code and the address as written. */
export interface VersionFacts {
  /** Entries that name versions. */
  entries: number;
  /** Of those: with a code that is none, with an address that is not a full one, without themselves among them. */
  invalid: number;
  invalidExamples: readonly VersionExample[];
  relative: number;
  relativeExamples: readonly VersionExample[];
  selfless: number;
  selflessExamples: readonly VersionExample[];
}

export interface VersionExample {
  code: string;
  href: string;
}

export interface LastmodFacts {
  /** Entries without one. */
  missing: number;
  /** No W3C date. */
  unreadable: number;
  unreadableExamples: readonly string[];
  future: number;
  futureExamples: readonly string[];
  /** The one date all entries have, as written, where at least two have it; else `null`. */
  identical: string | null;
}
