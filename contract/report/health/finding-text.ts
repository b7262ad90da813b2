import type { CatalogueTexts } from '../../checks/texts.ts';
import { findingWords, isKnown } from '../../checks/words.ts';
import type { FindingWords } from '../../checks/words.ts';
import type { Evidence, FindingEvent } from '../../health.ts';
import type { UnmeasuredReason } from '../../vocabulary.ts';
import { present } from '../document.ts';
import type { Format } from '../format.ts';
import { oneLine } from '../one-line.ts';
import { displayEvidence } from './evidence-words.ts';
import type { ScanTexts } from './nb.ts';
import type { Unmeasured } from './report.ts';

/** Renders a finding's texts. With its root cause (`rootOf`), it names that by the title of the cause's own row. */
export type WordsOf = (finding: FindingEvent, root?: FindingEvent) => FindingWords;

/** What findings are rendered with. */
export interface ScanWords {
  texts: ScanTexts;
  wordsOf: WordsOf;
  format: Format;
}

/** Renders with one language's texts; without them, or for an unknown check, uses the texts the service sent. */
export const wordsIn = (
  texts: CatalogueTexts | undefined,
): WordsOf => function wordsOf(finding, root?): FindingWords {
  const { id, title, message, fix } = finding;
  if (!texts || !isKnown(texts, id)) return { title, message, ...(fix !== undefined && { fix }) };
  return findingWords(texts, { ...finding, id, ...(root && { rootCause: root.id, causeTitle: wordsOf(root).title }) });
};

/** The note under a finding's status: why it was not measured, or its severity. */
export function noteOf(
  { reason, rootCause, severity }: FindingEvent,
  { findings, reasons, severities }: ScanTexts,
): string {
  if (!reason) return severities[severity];
  return rootCause ? findings.sameCause : reasons[reason];
}

/** The texts of a row for findings that were not measured for the same cause. */
export function sameCauseWords(
  { findings: same, reason, rootCause }: Unmeasured, findings: readonly FindingEvent[],
  { texts, wordsOf, format }: ScanWords,
): { cause: FindingEvent | undefined; note: string; title: string } {
  const cause = findings.find(({ id }) => id === rootCause);
  const { causeTitle, reasonTitle, sameCause } = texts.findings;
  if (!cause) return { cause, note: texts.reasons[reason], title: reasonTitle(same.length, format) };
  return { cause, note: sameCause, title: causeTitle(same.length, wordsOf(cause).title, format) };
}

/** A piece of evidence as one line. */
export function evidenceText(evidence: Evidence, texts: ScanTexts): string {
  const { label, value, url, page, line, remark } = displayEvidence(evidence, texts);
  const where = line === undefined ? page : texts.findings.where(page ?? url, line);
  const address = url !== undefined && !value.includes(url) && !where?.includes(url) ? url : undefined;
  const beside = [where === value ? undefined : where, address, remark].filter((each) => each !== undefined);
  return oneLine(`${label}: ${value}${beside.length > 0 ? ` (${beside.join(', ')})` : ''}`);
}

/** How to get findings measured next time that this reason prevented; undefined if other sites are the reason. */
export function adviceFor(
  reason: UnmeasuredReason,
  findings: readonly FindingEvent[],
  { letUs }: ScanTexts,
): string | undefined {
  return findings.every(({ id }) => id === 'external-broken') ? undefined : letUs[reason];
}

/** How to fix a finding, as lines: the action, where to do it in the store's system, and the code to copy. */
export function fixLines({ recipe }: FindingEvent, { fix, steps }: FindingWords, { findings }: ScanTexts): string[] {
  if (fix === undefined) return [];
  return present(`${findings.fix}: ${fix}`, steps, ...(recipe?.code?.split('\n') ?? []));
}

/** A finding as plain text for sharing. */
export function findingText(
  finding: FindingEvent, { words, texts, status }: { words: FindingWords; texts: ScanTexts; status: string },
): string {
  return [
    `${status} (${texts.severities[finding.severity]}): ${words.title}`,
    words.message,
    ...fixLines(finding, words, texts),
    ...finding.evidence.map((each) => evidenceText(each, texts)),
    `${texts.findings.check}: ${finding.id}`,
  ].join('\n');
}
