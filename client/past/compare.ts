import type { FindingEvent } from '../../contract/health.ts';
import type { FindingStatus, PillarId } from '../../contract/vocabulary.ts';
import type { PastHealthScan } from './store.ts';

/** Why two verdicts on the same check are not comparable. */
export type Incomparable = 'rules' | 'unmeasured-before' | 'unmeasured-after' | 'unmeasured-both' | 'one-sided';

/** One check as both scans have it; a side is missing where a scan has no finding of it. */
export interface Compared {
  id: string;
  before: FindingEvent | undefined;
  after: FindingEvent | undefined;
}

/** Every check of either scan in exactly one place. */
export interface Comparison {
  total: number;
  better: readonly Compared[];
  worse: readonly Compared[];
  same: readonly Compared[];
  incomparable: readonly (Compared & { why: Incomparable })[];
}

/** Verdicts from bad to good; what is for information, or does not apply, is no verdict. */
const RANK: Readonly<Partial<Record<FindingStatus, number>>> = { fail: 0, warn: 1, pass: 2 };

/** What became of each check from one scan to another of the same store. */
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

/** How a grade went: up, down, the same letter, or without one on a side. */
type GradeChange = 'better' | 'worse' | 'same' | 'incomparable';

/** Grades of the same rules compare by their letter, and where a side has none they do not. */
export function compareGrades(before: PastHealthScan, after: PastHealthScan, pillar: PillarId): GradeChange {
  const [was, is] = [before.summary.pillars[pillar].grade, after.summary.pillars[pillar].grade];
  if (was === null || is === null || before.summary.ruleSet !== after.summary.ruleSet) return 'incomparable';
  return was === is ? 'same' : is < was ? 'better' : 'worse';
}
