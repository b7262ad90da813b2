import type { FindingEvent, HealthSummary } from '../../contract/health.ts';
import type { FindingStatus } from '../../contract/vocabulary.ts';

/** The part of a scan that is compared. */
interface ComparedScan {
  summary: Pick<HealthSummary, 'ruleSet'>;
  findings: readonly FindingEvent[];
}

/** How a scan differs from its baseline. */
export type BaselineComparison = ReturnType<typeof compareWithBaseline>;

/** From good to bad; a status that says nothing about the store ranks with pass. */
const RANK: Readonly<Record<FindingStatus, number>> = {
  pass: 0, info: 0, 'not-applicable': 0, 'not-measured': 0, warn: 1, fail: 2,
};

/** Compares a scan with its baseline, check by check and place by place. */
export function compareWithBaseline(before: ComparedScan, after: ComparedScan) {
  const known = new Map(before.findings.map((finding) => [finding.id, finding]));
  const [old, now] = [before.summary.ruleSet, after.summary.ruleSet];
  const sameRules = old === now;
  /** `before` is undefined if the baseline does not have the check; `places` are new, and none if it was no fault there. */
  const worse: { finding: FindingEvent; before: FindingStatus | undefined; places: readonly string[] }[] = [];
  const fixed: FindingEvent[] = [];
  const lost: FindingEvent[] = [];
  for (const finding of after.findings) {
    const was = known.get(finding.id);
    // A check that only the newer rule set has does not show a change of the store.
    if (!was && !sameRules) continue;
    const [rankBefore, rank] = [was ? RANK[was.status] : 0, RANK[finding.status]];
    const places = was && rankBefore > 0 ? newPlaces(was, finding) : [];
    const isWorse = rank > rankBefore || (rank > 0 && rank === rankBefore && places.length > 0);
    if (isWorse) worse.push({ finding, before: was?.status, places });
    else if (finding.status !== 'not-measured') {
      if (rank < rankBefore) fixed.push(finding);
    } else if (was && isMeasured(was)) lost.push(finding);
  }
  return {
    worse,
    /** Findings that became better, as they are now. */
    fixed,
    /** Findings that were measured in the baseline and are not now. */
    lost,
    /** The rule sets, if they differ; checks that only one of them has are in none of these lists. */
    otherRules: sameRules ? undefined : { before: old, after: now },
  };
}

const isMeasured = ({ status }: FindingEvent): boolean => status !== 'not-measured' && status !== 'not-applicable';

/** Places that the finding did not have before; lines are ignored, since they move with every edit. */
function newPlaces(before: FindingEvent, after: FindingEvent): string[] {
  const known = new Set(placesOf(before));
  return placesOf(after).filter((place) => !known.has(place));
}

/** The distinct addresses at fault, or else the pages where the fault was found. */
export const placesOf = ({ evidence }: FindingEvent): string[] =>
  [...new Set(evidence.flatMap(({ url, page }) => url ?? page ?? []))];
