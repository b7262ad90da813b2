import type { Evidence } from '../../../../contract/health.ts';
import { MOST_EVIDENCE, short } from '../evidence.ts';
import type { SitemapFile } from '../gather/sitemap-file.ts';

/** True where nothing kept us from seeing what the store answers for the file. */
export const isMeasured = ({ unavailable }: SitemapFile): boolean => unavailable === null;

/** An answer of 200 that is no web page. */
export const isServed = ({ status, content }: SitemapFile): boolean => status === 200 && content !== 'html';

/** It came packed and did not unpack, so what it says is not known to its end. */
export const isTorn = ({ gzip, error, fault, content }: SitemapFile): boolean =>
  fault === 'bad-encoding' || (gzip === 'mismatch' && (error !== null || content === null));

/** The files, each with what `tell` says of it. */
export const filesEvidence = (files: readonly SitemapFile[], tell: (file: SitemapFile) => string): Evidence[] =>
  files.slice(0, MOST_EVIDENCE).map((file) => ({ label: tell(file), value: short(file.url.href), url: file.url.href }));

/** What a file was answered with. */
export const answerOf = ({ status, fault, content }: SitemapFile): string =>
  (status === 200 ? content ?? fault ?? 'empty' : String(status ?? fault));

/** Values that are wrong, with the file they stand in. */
export const valuesEvidence = (
  label: string, files: readonly SitemapFile[], valuesOf: (file: SitemapFile) => readonly string[],
): Evidence[] => files
  .flatMap((file) => valuesOf(file).map((value) => ({ label, value: short(value || '(empty)'), url: file.url.href })))
  .slice(0, MOST_EVIDENCE);

/** The sum of a count over the files. */
export const sum = (files: readonly SitemapFile[], count: (file: SitemapFile) => number): number =>
  files.reduce((total, file) => total + count(file), 0);
