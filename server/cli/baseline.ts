import type { FindingEvent, HealthSummary } from '../../contract/health.ts';
import type { FindingStatus } from '../../contract/vocabulary.ts';

/** The part of a scan that is compared. */
interface ComparedScan {
  summary: Pick<HealthSummary, 'ruleSet'>;
  findings: readonly FindingEvent[];
}

/** How a scan differs from its baseline. */
export type BaselineComparison = ReturnType<typeof compareWithBaseline>;

/** The higher, the worse; a status that is no fault ranks with pass. */
const RANK: Readonly<Record<FindingStatus, number>> = {
  pass: 0, info: 0, 'not-applicable': 0, 'not-measured': 0, warn: 1, fail: 2,
};

/** Compares a scan with its baseline, check by check and place by place. */
export function compareWithBaseline(before: ComparedScan, after: ComparedScan) {
  const known = new Map(before.findings.map((finding) => [finding.id, finding]));
  const [rulesBefore, rulesAfter] = [before.summary.ruleSet, after.summary.ruleSet];
  const sameRules = rulesBefore === rulesAfter;
  /** `before` is undefined if the baseline lacks the check; `places` are new ones of a fault that it already had. */
  const worse: { finding: FindingEvent; before: FindingStatus | undefined; places: readonly string[] }[] = [];
  const fixed: FindingEvent[] = [];
  const lost: FindingEvent[] = [];
  for (const finding of after.findings) {
    const previous = known.get(finding.id);
    // A check that is new in another rule set does not show that the store has changed.
    if (!previous && !sameRules) continue;
    const [rankBefore, rank] = [previous ? RANK[previous.status] : 0, RANK[finding.status]];
    const places = previous && rankBefore > 0 ? newPlaces(previous, finding) : [];
    const isWorse = rank > rankBefore || (rank > 0 && rank === rankBefore && places.length > 0);
    if (isWorse) worse.push({ finding, before: previous?.status, places });
    else if (finding.status !== 'not-measured') {
      if (rank < rankBefore) fixed.push(finding);
    } else if (previous && isMeasured(previous)) lost.push(finding);
  }
  return {
    worse,
    /** Findings that became better, as they are now. */
    fixed,
    /** Findings that were measured in the baseline and are not now. */
    lost,
    /** The rule sets, if they differ; checks that only one of them has are in none of these lists. */
    otherRules: sameRules ? undefined : { before: rulesBefore, after: rulesAfter },
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
