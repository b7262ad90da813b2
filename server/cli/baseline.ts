import type { Evidence, FindingEvent, HealthSummary } from '../../contract/health.ts';
import type { FindingStatus } from '../../contract/vocabulary.ts';

/** What is compared. */
export interface ComparedScan {
  summary: Pick<HealthSummary, 'ruleSet'>;
  findings: readonly FindingEvent[];
}

/** A finding that is worse than it was, and where. */
export interface WorseFinding {
  finding: FindingEvent;
  /** Undefined where the baseline does not know of it. */
  before: FindingStatus | undefined;
  /** Where it was not before; empty where it has no place, or was nowhere before. */
  places: readonly string[];
}

/** What became of a store since its baseline. */
export interface BaselineComparison {
  worse: readonly WorseFinding[];
  /** Faults of the baseline that are none any more, as they are now. */
  fixed: readonly FindingEvent[];
  /** Measured then and not now. */
  lost: readonly FindingEvent[];
  /** The rule sets, where they differ: checks that only one of them has are in none of these lists. */
  otherRules: { before: string; after: string } | undefined;
}

/** From good to bad; what says nothing of the store is as good as what is fine. */
const RANK: Readonly<Record<FindingStatus, number>> = {
  pass: 0, info: 0, 'not-applicable': 0, 'not-measured': 0, warn: 1, fail: 2,
};

/** Compares a scan with its baseline, check by check and place by place. */
export function compareWithBaseline(before: ComparedScan, after: ComparedScan): BaselineComparison {
  const known = new Map(before.findings.map((finding) => [finding.id, finding]));
  const [old, now] = [before.summary.ruleSet, after.summary.ruleSet];
  const sameRules = old === now;
  const worse: WorseFinding[] = [];
  const fixed: FindingEvent[] = [];
  const lost: FindingEvent[] = [];
  for (const finding of after.findings) {
    const was = known.get(finding.id);
    // A check that only the newer rules have says nothing of what changed in the store.
    if (!was && !sameRules) continue;
    const [then, today] = [was ? RANK[was.status] : 0, RANK[finding.status]];
    const places = was && then > 0 ? newPlaces(was, finding) : [];
    const isWorse = today > then || (today > 0 && today === then && places.length > 0);
    if (isWorse) worse.push({ finding, before: was?.status, places });
    else if (finding.status === 'not-measured') {
      if (was && isMeasured(was)) lost.push(finding);
    } else if (today < then) fixed.push(finding);
  }
  return { worse, fixed, lost, otherRules: sameRules ? undefined : { before: old, after: now } };
}

const isMeasured = ({ status }: FindingEvent): boolean => status !== 'not-measured' && status !== 'not-applicable';

/** Where a fault is that was elsewhere before; lines move with every edit and do not count. */
function newPlaces(before: FindingEvent, after: FindingEvent): string[] {
  const known = new Set(placesOf(before));
  return placesOf(after).filter((place) => !known.has(place));
}

/** The addresses a finding is about, each once. */
export const placesOf = ({ evidence }: FindingEvent): string[] =>
  [...new Set(evidence.flatMap((each) => placeOf(each) ?? []))];

/** The address that was at fault; of one that only holds it, the page. */
const placeOf = ({ url, page }: Evidence): string | undefined => url ?? page;
