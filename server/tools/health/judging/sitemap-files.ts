import type { CheckId } from '../../../../contract/checks/catalogue.ts';
import type { Evidence } from '../../../../contract/health.ts';
import { unavailable } from '../available.ts';
import type { Unavailable } from '../available.ts';
import type { SitemapFile, Tally } from '../gather/sitemap-file.ts';

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

/** Why the files cannot be judged: the reason why the first unseen one was not seen, else that `rootCause` failed. */
export function whyUnseen(files: readonly SitemapFile[], rootCause: CheckId): Unavailable {
  const reason = files.find((file) => !isMeasured(file))?.unavailable;
  return reason ? unavailable(reason) : unavailable('root-cause', rootCause);
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
