import type { FetchFault } from '../../../net/faults.ts';

/** One file of a sitemap: how it was answered, and what was counted while it was streamed. */
export interface SitemapFile {
  url: URL;
  /** The file that names it; `null` for the first ones. */
  parent: URL | null;
  /** 1 for the first ones. */
  depth: number;
  /** The HTTP status; `null` when there was no answer. */
  status: number | null;
  fault: FetchFault | null;
  /** Why nothing of it was seen although it may be in order: a wall, a time-out, the budget. */
  unseen: 'challenged' | 'refused' | 'closed' | 'timeout' | 'budget' | 'unreachable' | null;
  contentType: string | null;
  content: 'urlset' | 'index' | 'html' | 'text' | 'other' | null;
  /** `mismatch`: named or sent as gzip and is none. */
  gzip: 'none' | 'valid' | 'mismatch';
  /** Unpacked, up to the protocol's own limit and one more. */
  bytes: number;
  truncated: boolean;
  /** Where the XML breaks; `null` when it is well-formed as far as it was read. */
  error: { message: string; line: number; column: number } | null;
  /** Of the root element. */
  namespace: 'right' | 'wrong';
  /** `loc` elements: addresses, or files of an index. */
  count: number;
  locs: LocFacts;
  lastmods: LastmodFacts;
  /** Addresses that look like products. */
  products: number;
}

/** What is wrong with addresses, and the first few that are. */
export interface LocFacts {
  /** On another host than the sitemap's own. */
  foreign: number;
  foreignExamples: readonly string[];
  /** Relative, 2,048 characters or longer, or not escaped. */
  faulty: number;
  faultyExamples: readonly string[];
}

export interface LastmodFacts {
  /** Entries without one. */
  missing: number;
  unreadable: number;
  unreadableExamples: readonly string[];
  future: number;
  futureExamples: readonly string[];
  /** The one date all have, as written, where at least two have it; else `null`. */
  identical: string | null;
}
