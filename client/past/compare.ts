import type { FindingEvent } from '../../contract/health.ts';
import type { FindingStatus, PillarId } from '../../contract/vocabulary.ts';
import type { PastHealthScan } from './store.ts';

/** Why a check cannot be compared between two scans. */
export type Incomparable = 'rules' | 'unmeasured-before' | 'unmeasured-after' | 'unmeasured-both' | 'one-sided';

/** One check in both scans; undefined where a scan has no finding of it. */
export interface Compared {
  id: string;
  before: FindingEvent | undefined;
  after: FindingEvent | undefined;
}

/** Every check of either scan, each in exactly one list. */
export interface Comparison {
  total: number;
  better: readonly Compared[];
  worse: readonly Compared[];
  same: readonly Compared[];
  incomparable: readonly (Compared & { why: Incomparable })[];
}

/** Verdicts from bad to good; `info` and `not-applicable` are no verdicts. */
const RANK: Readonly<Partial<Record<FindingStatus, number>>> = { fail: 0, warn: 1, pass: 2 };

/** Compares each check between two scans of the same store. */
export function compareScans(before: PastHealthScan, after: PastHealthScan): Comparison {
  const [old, now] = [byId(before), byId(after)];
  const sameRules = before.summary.ruleSet === after.summary.ruleSet;
  const better: Compared[] = [];
  const worse: Compared[] = [];
  const same: Compared[] = [];
  const incomparable: (Compared & { why: Incomparable })[] = [];
  const ids = new Set([...now.keys(), ...old.keys()]);
  for (const id of ids) {
    const compared = { id, before: old.get(id), after: now.get(id) };
    const why = sameRules ? whyNot(compared) : 'rules';
    if (why) incomparable.push({ ...compared, why });
    else if (compared.before!.status === compared.after!.status) same.push(compared);
    else if (RANK[compared.after!.status]! > RANK[compared.before!.status]!) better.push(compared);
    else worse.push(compared);
  }
  return { total: ids.size, better, worse, same, incomparable };
}

const byId = ({ findings }: PastHealthScan): Map<string, FindingEvent> =>
  new Map(findings.map((finding) => [finding.id, finding]));

function whyNot({ before, after }: Compared): Incomparable | undefined {
  if (!before || !after) return 'one-sided';
  const [was, is] = [before.status === 'not-measured', after.status === 'not-measured'];
  if (was && is) return 'unmeasured-both';
  if (was) return 'unmeasured-before';
  if (is) return 'unmeasured-after';
  if (before.status === after.status) return undefined;
  return RANK[before.status] === undefined || RANK[after.status] === undefined ? 'one-sided' : undefined;
}

/** How a grade changed; `incomparable` if a scan has none, or if the rule sets differ. */
type GradeChange = 'better' | 'worse' | 'same' | 'incomparable';

/** Compares grades by letter, if both scans have one and used the same rule set. */
export function compareGrades(before: PastHealthScan, after: PastHealthScan, pillar: PillarId): GradeChange {
  const [was, is] = [before.summary.pillars[pillar].grade, after.summary.pillars[pillar].grade];
  if (was === null || is === null || before.summary.ruleSet !== after.summary.ruleSet) return 'incomparable';
  return was === is ? 'same' : is < was ? 'better' : 'worse';
}
