import type { FindingEvent } from '../../health.ts';
import type { PillarId } from '../../vocabulary.ts';
import type { ScanWords } from './finding-text.ts';
import { unmeasuredRequiredCheck, unmeasuredByCause } from './report.ts';
import { rootOf } from './root-of.ts';
import type { ScanReport } from './scan-report.ts';

/** More titles than this are counted instead of listed. */
export const MAX_TITLES = 3;

/** The findings with these ids; unknown ids are skipped. */
export const findingsOf = (ids: readonly string[], findings: readonly FindingEvent[]): FindingEvent[] =>
  ids.flatMap((id) => findings.find((finding) => finding.id === id) ?? []);

/** The titles of these findings, as a list within a sentence. */
export function titlesOf(
  ids: readonly string[], findings: readonly FindingEvent[],
  { texts: { card }, wordsOf, format }: ScanWords,
): string {
  const all = findingsOf(ids, findings);
  const named = all.slice(0, MAX_TITLES).map((finding) => card.quoted(wordsOf(finding).title));
  return format.list(all.length > named.length ? [...named, card.more(all.length - named.length)] : named);
}

/** Why a pillar has no grade, and what would give it one. */
export type Ungraded = ReturnType<typeof whyUngraded>;

/** Why a pillar has no grade: an unmeasured required check, or the cause that most of its unmeasured checks share. */
export function whyUngraded(
  pillar: PillarId,
  { progress: { findings, grades } }: ScanReport,
  { texts, wordsOf }: Pick<ScanWords, 'texts' | 'wordsOf'>,
) {
  const { card } = texts;
  const grade = grades[pillar];
  // A scan that stopped has not graded the pillar: checks may be missing only because it did not reach them.
  if (!grade) return { anchor: undefined, why: card.tooFewStopped, advice: undefined };
  const anchor = unmeasuredRequiredCheck(pillar, findings);
  const [first, ...others] = unmeasuredByCause(findings.filter((finding) => finding.pillar === pillar), findings);
  const isMost = first && first.findings.length > others.reduce((sum, other) => sum + other.findings.length, 0);
  const causeId = anchor ? anchor.rootCause : isMost ? first.rootCause : undefined;
  const cause = rootOf(findings, causeId);
  const reason = grade.reason ?? anchor?.reason;
  const advice = cause ? `${card.fix(card.quoted(wordsOf(cause).title))}${card.thenAgain}`
    : reason && texts.letUs[reason];
  return { anchor, why: whyOf(), advice };

  function whyOf(): string {
    if (anchor && cause) return card.anchorOfCause(wordsOf(anchor).title, wordsOf(cause).title);
    if (anchor) return card.anchor(wordsOf(anchor).title, texts.because[anchor.reason ?? 'timeout']);
    if (cause) return card.tooFewOfCause(wordsOf(cause).title);
    return reason ? card.tooFew(texts.because[reason]) : card.tooFewStopped;
  }
}
