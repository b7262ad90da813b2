import type { CrawlerAudit } from '../../geo.ts';
import { CRAWLER_PURPOSES } from '../../vocabulary.ts';
import type { CrawlerPurpose, FindingStatus } from '../../vocabulary.ts';

/** What an audit's row is about; only `crawler` rows are crawlers. */
export type AuditKind = 'crawler' | 'meta' | 'header' | 'ourselves' | 'llms' | 'probe';

/** One claim about one or several rows that say the same. */
export interface AuditGroup {
  status: FindingStatus;
  kind: AuditKind;
  verdict: CrawlerAudit['verdict'];
  purpose: CrawlerPurpose;
  rows: readonly CrawlerAudit[];
}

/** The audit as it is shown: what wants an eye first, what is let in folded. */
interface AuditView {
  groups: readonly AuditGroup[];
  allowed: readonly CrawlerAudit[];
  /** Of the crawlers alone. */
  counts: Readonly<Record<'all' | 'allowed' | 'blocked' | 'unknown' | 'cannotAssess', number>>;
}

const KINDS: Readonly<Record<string, AuditKind>> = {
  'meta robots': 'meta', 'X-Robots-Tag': 'header', StorefrontAnalysis: 'ourselves', 'llms.txt': 'llms',
};

export function kindOf({ crawler }: CrawlerAudit): AuditKind {
  return Object.hasOwn(KINDS, crawler) ? KINDS[crawler]! : crawler.endsWith(' (probe)') ? 'probe' : 'crawler';
}

/** Whether an owner draws on the pages as an answer is written, under a name that is for training as well. */
export const isForGrounding = ({ purpose, purposes = [] }: CrawlerAudit): boolean =>
  purpose === 'training' && purposes.includes('grounding');

/** Only what keeps a store out of answers is a warning; what stops training is the owner's own choice. */
function statusOf(row: CrawlerAudit, kind: AuditKind): FindingStatus {
  if (row.verdict === 'unknown') return 'not-measured';
  if (kind === 'llms' || kind === 'ourselves') return row.verdict === 'allowed' ? 'pass' : 'info';
  if (row.verdict === 'cannot-assess') return 'not-measured';
  if (row.verdict === 'allowed') return 'pass';
  return row.purpose === 'search' || isForGrounding(row) ? 'warn' : 'info';
}

const RANK: readonly FindingStatus[] = ['warn', 'not-measured', 'info'];

/** Groups an audit's rows: blocked search crawlers by the line that blocks them, anything else by what it is for. */
export function auditView(audit: readonly CrawlerAudit[]): AuditView {
  const groups = new Map<string, AuditGroup & { rows: CrawlerAudit[] }>();
  for (const row of audit) {
    const kind = kindOf(row);
    const status = statusOf(row, kind);
    if (status === 'pass') continue;
    const { verdict, purpose } = row;
    const cause = kind !== 'crawler' ? row.crawler : status === 'warn' || verdict !== 'blocked' ? row.evidence : purpose;
    const key = `${status} ${kind} ${verdict} ${cause}`;
    const group = groups.get(key) ?? { status, kind, verdict, purpose, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const crawlers = audit.filter((row) => kindOf(row) === 'crawler');
  const count = (verdict: CrawlerAudit['verdict']): number => crawlers.filter((row) => row.verdict === verdict).length;
  return {
    groups: [...groups.values()].sort((a, b) => RANK.indexOf(a.status) - RANK.indexOf(b.status)),
    allowed: audit.filter((row) => statusOf(row, kindOf(row)) === 'pass'),
    counts: {
      all: crawlers.length, allowed: count('allowed'), blocked: count('blocked'), unknown: count('unknown'),
      cannotAssess: count('cannot-assess'),
    },
  };
}

/** How many of the crawlers are for what; purposes without one are left out. */
export const purposesOf = (rows: readonly CrawlerAudit[]): { purpose: CrawlerPurpose; count: number }[] =>
  CRAWLER_PURPOSES
    .map((purpose) => ({ purpose, count: rows.filter((row) => kindOf(row) === 'crawler' && row.purpose === purpose).length }))
    .filter(({ count }) => count > 0);

/** What an audit's evidence says, told apart so that it can be said in the reader's language. */
export type AuditEvidence =
  | { kind: 'rule'; line: number; rule: string; group: string | undefined; mayAllTheSame: boolean }
  | { kind: 'no-group' | 'no-rule' | 'no-crawler' | 'no-meta' | 'no-header' | 'llms-there' | 'llms-none' }
  | { kind: 'robots-none' | 'robots-unknown' | 'page-status' | 'page-answers'; status: number }
  | { kind: 'robots-failed' | 'page-failed' | 'llms-failed'; detail: string }
  /** Words of the store, or words this page does not know. */
  | { kind: 'as-is'; text: string };

const MAY = ' It may fetch all the same.';
const FIXED: Readonly<Record<string, AuditEvidence>> = {
  'No group speaks to it.': { kind: 'no-group' },
  'No rule matches the front page.': { kind: 'no-rule' },
  'xAI documents no crawler of its own, so no rule can be looked up.': { kind: 'no-crawler' },
  'None on the front page.': { kind: 'no-meta' },
  'Not sent.': { kind: 'no-header' },
  'There is one. Information only: it allows and blocks nothing.': { kind: 'llms-there' },
  'There is none, which is no fault.': { kind: 'llms-none' },
};
const STATUS = [
  [/^robots\.txt answers (\d{3}): there are no rules\.$/, 'robots-none'],
  [/^robots\.txt answers (\d{3}): its rules are not known\.$/, 'robots-unknown'],
  [/^The front page could not be read: it answers (\d{3})\.$/, 'page-status'],
  [/^The front page answers (\d{3}) to our own name\.$/, 'page-answers'],
] as const;
const DETAIL = [
  [/^robots\.txt could not be read: (.*)\.$/s, 'robots-failed'],
  [/^The front page could not be read: (.*)\.$/s, 'page-failed'],
  [/^Could not be read: (.*)\.$/s, 'llms-failed'],
] as const;

/** Reads the evidence of a row; the wire has it in English words. */
export function readEvidence({ evidence }: Pick<CrawlerAudit, 'evidence'>): AuditEvidence {
  const mayAllTheSame = evidence.endsWith(MAY);
  const told = mayAllTheSame ? evidence.slice(0, -MAY.length) : evidence;
  if (Object.hasOwn(FIXED, told)) return FIXED[told]!;
  const rule = /^Line (\d+): (.*?)(?: \(group ([^()]*)\))?\.?$/s.exec(told);
  if (rule) return { kind: 'rule', line: Number(rule[1]), rule: rule[2]!, group: rule[3], mayAllTheSame };
  for (const [form, kind] of STATUS) {
    const found = form.exec(told);
    if (found) return { kind, status: Number(found[1]) };
  }
  for (const [form, kind] of DETAIL) {
    const found = form.exec(told);
    if (found) return { kind, detail: found[1]! };
  }
  return { kind: 'as-is', text: evidence };
}
