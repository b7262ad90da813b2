import type { UnmeasuredReason } from '../../../contract/vocabulary.ts';
import type { FetchFault } from '../../net/faults.ts';
import { asking } from './artifacts-access-rig.ts';
import { ORIGIN } from './artifacts-rig.ts';
import type { AnswerParts } from './artifacts-rig.ts';
import type { Sitemaps, ServedResource } from './gathered.ts';
import { createEntryCounter } from './gather/sitemap-entries.ts';
import type { EntryFacts, Tally } from './gather/sitemap-entries.ts';
import type { SitemapFile } from './gather/sitemap-file.ts';

/** Overrides of a well-formed, empty file. */
export interface FileParts extends Partial<Omit<SitemapFile, 'url' | 'parent' | 'locs' | 'lastmods' | 'versions'>> {
  /** The index that lists it. */
  parent?: string;
  locs?: Partial<EntryFacts['locs']>;
  lastmods?: Partial<EntryFacts['lastmods']>;
  versions?: Partial<EntryFacts['versions']>;
}

export const SITEMAP = '/sitemap.xml';
export const SITEMAP_URL = `${ORIGIN}${SITEMAP}`;

/** A sitemap file. */
export function file(path = SITEMAP, { parent, locs, lastmods, versions, ...parts }: FileParts = {}): SitemapFile {
  const url = new URL(path, ORIGIN);
  const none = createEntryCounter({ url, host: url.hostname, now: 0, random: () => 0 }).facts();
  return {
    url, final: url, echoes: [], parent: parent === undefined ? null : new URL(parent, ORIGIN),
    status: 200, fault: null, unavailable: null, contentType: 'application/xml', contentEncoding: null,
    content: 'urlset', gzip: 'none', bytes: 100, truncated: false,
    error: null, mixed: false, blankFirst: false, stray: null,
    namespace: 'right', ...none, ...parts,
    versions: { ...none.versions, ...versions }, locs: { ...none.locs, ...locs },
    lastmods: { ...none.lastmods, ...lastmods },
  };
}

/** A fault with these examples; `count` where there are more. */
export const tally = <T>(examples: T[], count = examples.length): Tally<T> => ({ count, examples });

/** A file listed in the index. */
export const child = (path: string, parts: FileParts = {}): SitemapFile => file(path, { parent: SITEMAP, ...parts });

/** A sitemap index. */
export const index = (parts: FileParts = {}): SitemapFile => file(SITEMAP, { content: 'index', ...parts });

/** A file with an error status. */
export const errorStatus = (status = 404): FileParts => ({ status, content: null, bytes: 0 });

/** A file that could not be measured. */
export const unmeasured = (unavailable: UnmeasuredReason): FileParts =>
  ({ unavailable, status: null, content: null, bytes: 0 });

/** A file whose fetch failed through the store's fault. */
export const broken = (fault: FetchFault): FileParts => ({ fault, status: null, content: null, bytes: 0 });

/** A file that fails to decompress. */
export const TORN: FileParts = { fault: 'bad-encoding', gzip: 'mismatch', content: null, bytes: 0 };

/** Sitemap files found by robots.txt. */
export const sitemap = (...files: readonly SitemapFile[]): { found: Sitemaps } =>
  ({ found: { foundBy: 'robots', files, unread: 0 } });

/** A sampled sitemap URL; only `html` makes it a page. */
export const listed = (path: string, parts?: AnswerParts, html: string | null = '<h1>Oppskrift</h1>'): ServedResource =>
  asking(path, parts, html);

/** This many, with numbered paths. */
export const many = <T>(count: number, make: (path: string) => T): T[] => Array.from(
  { length: count }, (_, place) => make(`/side-${place + 1}`),
);
