import type { Evidence } from '../../../../contract/health.ts';
import type { UnmeasuredReason } from '../../../../contract/vocabulary.ts';
import { unavailable } from '../available.ts';
import type { Unavailable } from '../gathered.ts';
import type { Tally } from '../gather/sitemap-entries.ts';
import type { SitemapFile } from '../gather/sitemap-file.ts';

/** True if the scan saw what the store responds for the file. */
export const isMeasured = ({ unavailable }: SitemapFile): boolean => unavailable === null;

/** True for a 200 response that is not an HTML page. */
export const isServed = ({ status, content }: SitemapFile): boolean => status === 200 && content !== 'html';

/** True if the scan saw that the file is served. */
export const isSeenServed = (file: SitemapFile): boolean => isMeasured(file) && isServed(file);

/** True if decompression failed, so the content is only partly known. */
export const isCorrupt = ({ gzip, error, fault, content }: SitemapFile): boolean =>
  fault === 'bad-encoding' || (gzip === 'mismatch' && (error !== null || content === null));

type FileEvidence = Evidence & { url: string };

/** A verdict that names the first of the files at fault; null if there are none. */
export function judgeFiles<Status extends 'warn' | 'fail', Variant extends string>(
  status: Status, variant: Variant, evidence: readonly FileEvidence[],
) {
  const [first] = evidence;
  return first ? { status, params: { variant, url: first.url }, evidence } : null;
}

const LISTS: readonly SitemapFile['content'][] = ['urlset', 'index', 'feed', 'text'];

/** True for a file whose entries were read. */
export const isRead = ({ content }: SitemapFile): boolean => LISTS.includes(content);

/** Why the first unseen file was not seen; undefined if all were. */
export const whyUnseen = (files: readonly SitemapFile[]): UnmeasuredReason | undefined =>
  files.flatMap((file) => file.unavailable ?? [])[0];

/** Why no file can be judged: the reason why one was not seen, else the check that reports what is wrong with them. */
export function whyUnread(files: readonly SitemapFile[]): Unavailable {
  const reason = whyUnseen(files);
  if (reason) return unavailable(reason);
  const served = files.filter(isServed);
  if (served.length === 0) return unavailable('root-cause', 'sitemap-fetch');
  const isPacked = served.some(({ gzip }) => gzip === 'mismatch');
  return unavailable('root-cause', isPacked ? 'sitemap-gzip' : 'sitemap-xml');
}

/** The files as evidence, each labelled with its response unless `labelOf` is given. */
export const filesEvidence = (files: readonly SitemapFile[], labelOf = answerOf): FileEvidence[] =>
  files.map((file) => ({ label: labelOf(file), value: file.url.href, url: file.url.href }));

/** A file's content, fault or status. */
const answerOf = ({ status, fault, content }: SitemapFile) =>
  (status === 200 ? content ?? fault ?? 'empty' : String(status ?? fault));

/** One fault of sitemap entries: how many entries have it, and examples as evidence with the file they are in. */
export const tallied = <T>(
  files: readonly SitemapFile[], tallyOf: (file: SitemapFile) => Tally<T>,
  toEvidence: (example: T) => Pick<Evidence, 'label' | 'value'>,
) => ({
  count: sum(files, (file) => tallyOf(file).count),
  evidence: files.flatMap((file) =>
    tallyOf(file).examples.map((example) => ({ ...toEvidence(example), url: file.url.href }))),
});

/** Evidence with this label that shows a value as written. */
export const written = (label: string) => (value: string) => ({ label, value: value || '(empty)' });

/** Sums a count over the files. */
export const sum = (files: readonly SitemapFile[], count: (file: SitemapFile) => number): number =>
  files.reduce((total, file) => total + count(file), 0);
