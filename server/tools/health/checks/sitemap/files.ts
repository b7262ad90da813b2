import type { Evidence } from '../../../../../contract/health.ts';
import { short } from '../../evidence.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';

/** True where nothing kept us from seeing what the store answers for the file. */
export const isMeasured = ({ unseen }: SitemapFile): boolean => unseen === null;

/** An answer of 200 that is no web page. */
export const isServed = ({ status, content }: SitemapFile): boolean => status === 200 && content !== 'html';

/** It came packed and did not unpack, so what it says is not known to its end. */
export const isTorn = ({ gzip, error, fault, content }: SitemapFile): boolean =>
  fault === 'bad-encoding' || (gzip === 'mismatch' && (error !== null || content === null));

/** A file and what it was answered with. */
export const fileEvidence = ({ url, status, fault, content }: SitemapFile): Evidence =>
  ({ label: status === 200 ? content ?? fault ?? 'empty' : String(status ?? fault), value: short(url.href), url: url.href });

/** Values of a file that are wrong, with the file they stand in. */
export const valueEvidence = (label: string, values: readonly string[], { url }: SitemapFile): Evidence[] =>
  values.map((value) => ({ label, value: short(value === '' ? '(empty)' : value), url: url.href }));

/** The sum of a count over the files. */
export const sum = (files: readonly SitemapFile[], count: (file: SitemapFile) => number): number =>
  files.reduce((total, file) => total + count(file), 0);
