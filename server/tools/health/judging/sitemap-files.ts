import type { CheckId } from '../../../../contract/checks/catalogue.ts';
import type { Evidence } from '../../../../contract/health.ts';
import { unavailable } from '../available.ts';
import type { Unavailable } from '../available.ts';
import type { SitemapFile, Tally } from '../gather/sitemap-file.ts';

/** True if the store's response for the file was seen. */
export const isMeasured = ({ unavailable }: SitemapFile): boolean => unavailable === null;

/** True for a 200 response that is not an HTML page. */
export const isServed = ({ status, content }: SitemapFile): boolean => status === 200 && content !== 'html';

/** True if a file was seen to be served. */
export const isSeen = (file: SitemapFile): boolean => isMeasured(file) && isServed(file);

/** True if decompression failed, so the content is only partly known. */
export const isCorrupt = ({ gzip, error, fault, content }: SitemapFile): boolean =>
  fault === 'bad-encoding' || (gzip === 'mismatch' && (error !== null || content === null));

type FileEvidence = Evidence & { url: string };

/** The verdict on files at fault, which names the first; null if none is. */
export function judgeFiles<Status extends 'warn' | 'fail', Variant extends string>(
  status: Status, variant: Variant, evidence: readonly FileEvidence[],
) {
  const [first] = evidence;
  return first ? { status, params: { variant, url: first.url }, evidence } : null;
}

/** Why the files cannot be judged: the reason why one was not seen, else the failure of another check. */
export function whyUnseen(files: readonly SitemapFile[], rootCause: CheckId): Unavailable {
  const reason = files.find((file) => !isMeasured(file))?.unavailable;
  return reason ? unavailable(reason) : unavailable('root-cause', rootCause);
}

/** The files as evidence, each labelled with its response unless `labelOf` says something else. */
export const filesEvidence = (files: readonly SitemapFile[], labelOf = answerOf): FileEvidence[] =>
  files.map((file) => ({ label: labelOf(file), value: file.url.href, url: file.url.href }));

/** A file's content, fault or status. */
const answerOf = ({ status, fault, content }: SitemapFile) =>
  (status === 200 ? content ?? fault ?? 'empty' : String(status ?? fault));

/** A fault of the files' entries: how many have it, and its examples with the file they are in. */
export const tallied = <T>(
  files: readonly SitemapFile[], tallyOf: (file: SitemapFile) => Tally<T>, shown: (example: T) => Pick<Evidence, 'label' | 'value'>,
) => ({
  count: sum(files, (file) => tallyOf(file).count),
  evidence: files.flatMap((file) => tallyOf(file).examples.map((example) => ({ ...shown(example), url: file.url.href }))),
});

/** A value as it is written. */
export const written = (label: string) => (value: string) => ({ label, value: value || '(empty)' });

/** Sums a count over the files. */
export const sum = (files: readonly SitemapFile[], count: (file: SitemapFile) => number): number =>
  files.reduce((total, file) => total + count(file), 0);
