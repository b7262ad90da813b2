import type { FetchFault } from '../../../net/faults.ts';
import type { UnmeasuredReason } from '../../../../contract/vocabulary.ts';
import type { EntryFacts } from './sitemap-entries.ts';

/** One sitemap file: its response, and what was counted while it streamed. */
export interface SitemapFile extends SitemapReading {
  url: URL;
  /** The URL that responded, after redirects; `url` if there was no response. */
  final: URL;
  /** Children that are this file itself, by an equivalent URL or a redirect. */
  echoes: readonly URL[];
  /** The index that lists it; `null` for the entry files. */
  parent: URL | null;
  /** The HTTP status; `null` when there was no response. */
  status: number | null;
  fault: FetchFault | null;
  /** Why it could not be measured: a challenge page, a timeout, the budget. */
  unavailable: UnmeasuredReason | null;
  contentType: string | null;
  /** The `Content-Encoding` header; `null` if absent. */
  contentEncoding: string | null;
}

/** What one file contains, counted while it streamed. */
export interface SitemapReading extends EntryFacts {
  /** For XML, by its root element. `neither`: begins neither as XML nor with a URL. `null`: an empty body. */
  content: 'urlset' | 'index' | 'feed' | 'html' | 'text' | 'neither' | 'other' | null;
  /** `mismatch`: it starts as gzip, or its headers say that it is compressed, and it cannot be decompressed. */
  gzip: 'none' | 'valid' | 'mismatch';
  /** Uncompressed size; one byte above the protocol's limit if it exceeds it. */
  bytes: number;
  /** Not read to the end, as it is larger than the protocol allows or the scan may read. */
  truncated: boolean;
  /** The first XML error; `null` if well-formed as far as it was read. */
  error: { message: string; line: number; column: number } | null;
  /** Has an entry of the other kind: `sitemap` in a `urlset`, or `url` in an index. */
  mixed: boolean;
  /** Plain-text lists: whether it starts with whitespace, and the first line that is not a URL. */
  blankFirst: boolean;
  stray: { line: number; text: string } | null;
  /** Whether the root element has the right namespace. */
  namespace: 'right' | 'wrong';
}
