import type { FindingWords, RenderableFinding } from '../../checks/words.ts';
import type { Evidence, FindingEvent } from '../../health.ts';
import type { UnmeasuredReason } from '../../vocabulary.ts';
import { toldEvidence } from './evidence-words.ts';
import type { ScanTexts } from './nb.ts';

/** A finding's words in the reader's language. */
export type WordsOf = (finding: FindingEvent & Pick<RenderableFinding, 'causeTitle'>) => FindingWords;

/** One piece of evidence on one line. */
export function evidenceText(evidence: Evidence, texts: ScanTexts): string {
  const { label, value, url, page, line, remark } = toldEvidence(evidence, texts);
  const where = line === undefined ? page : texts.findings.where(page ?? url, line);
  const address = url !== undefined && !value.includes(url) && !where?.includes(url) ? url : undefined;
  const beside = [where === value ? undefined : where, address, remark].filter((each) => each !== undefined);
  return `${label}: ${value}${beside.length > 0 ? ` (${beside.join(', ')})` : ''}`;
}

/** How to have findings measured that this reason kept from it; no advice where other people's sites gave it. */
export function adviceFor(reason: UnmeasuredReason, findings: readonly FindingEvent[], { letUs }: ScanTexts): string | undefined {
  return findings.every(({ id }) => id === 'external-broken') ? undefined : letUs[reason];
}

/** What to do about a finding, as lines: the action, where it is done on the store's own system, and what to copy there. */
export function fixLines({ recipe }: FindingEvent, { fix, steps }: FindingWords, { findings }: ScanTexts): string[] {
  if (fix === undefined) return [];
  return [`${findings.fix}: ${fix}`, ...(steps ? [steps] : []), ...(recipe?.code?.split('\n') ?? [])];
}

/** A finding as text to pass on. */
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
