import type { CrawlerAudit } from '../../geo.ts';
import { CRAWLER_TOKEN } from '../../service-info.ts';
import { CRAWLER_PURPOSES } from '../../vocabulary.ts';
import type { CrawlerPurpose, FindingStatus } from '../../vocabulary.ts';

/** The subject of an audit row; only `crawler` rows are about crawlers. */
export type AuditKind = 'crawler' | 'meta' | 'header' | 'ourselves' | 'llms' | 'probe';

/** Audit rows that say the same, shown as one. */
export interface AuditGroup {
  status: FindingStatus;
  kind: AuditKind;
  verdict: CrawlerAudit['verdict'];
  purpose: CrawlerPurpose;
  rows: readonly CrawlerAudit[];
}

const KINDS: Readonly<Record<string, AuditKind>> = {
  'meta robots': 'meta', 'X-Robots-Tag': 'header', [CRAWLER_TOKEN]: 'ourselves', 'llms.txt': 'llms',
};

export function kindOf({ crawler }: CrawlerAudit): AuditKind {
  return Object.hasOwn(KINDS, crawler) ? KINDS[crawler]! : crawler.endsWith(' (probe)') ? 'probe' : 'crawler';
}

/** Whether a crawler's token covers retrieval for answers (grounding) as well as training. */
export const isForGrounding = ({ purpose, purposes = [] }: CrawlerAudit): boolean =>
  purpose === 'training' && purposes.includes('grounding');

/** Only blocking that keeps a store out of answers is a warning; blocking training is the owner's choice. */
export function auditStatus(row: CrawlerAudit): FindingStatus {
  const kind = kindOf(row);
  if (row.verdict === 'unknown') return 'not-measured';
  if (kind === 'llms' || kind === 'ourselves') return row.verdict === 'allowed' ? 'pass' : 'info';
  if (row.verdict === 'cannot-assess') return 'not-measured';
  if (row.verdict === 'allowed') return 'pass';
  return row.purpose === 'search' || isForGrounding(row) ? 'warn' : 'info';
}

const RANK: readonly FindingStatus[] = ['warn', 'not-measured', 'info'];

/** Rows with the same key are shown as one group. */
function groupKey(row: CrawlerAudit): string {
  const status = auditStatus(row);
  const kind = kindOf(row);
  // Crawlers that an owner is free to block are grouped by purpose, all others by the line that decides.
  const isFreelyBlocked = status !== 'warn' && row.verdict === 'blocked';
  const ofCrawlers = isFreelyBlocked ? row.purpose : row.evidence;
  return `${status} ${kind} ${row.verdict} ${kind === 'crawler' ? ofCrawlers : row.crawler}`;
}

/** The audit for display: groups that need attention first, allowed rows apart; the counts are of crawlers only. */
export function auditView(audit: readonly CrawlerAudit[]) {
  const groups = Map.groupBy(audit.filter((row) => auditStatus(row) !== 'pass'), groupKey);
  const crawlers = audit.filter((row) => kindOf(row) === 'crawler');
  const count = (verdict: CrawlerAudit['verdict']): number => crawlers.filter((row) => row.verdict === verdict).length;
  return {
    groups: [...groups.values()].map((rows): AuditGroup => {
      const { verdict, purpose } = rows[0]!;
      return { status: auditStatus(rows[0]!), kind: kindOf(rows[0]!), verdict, purpose, rows };
    }).sort((a, b) => RANK.indexOf(a.status) - RANK.indexOf(b.status)),
    allowed: audit.filter((row) => auditStatus(row) === 'pass'),
    counts: {
      all: crawlers.length, allowed: count('allowed'), blocked: count('blocked'), unknown: count('unknown'),
      cannotAssess: count('cannot-assess'),
    },
  };
}

/** The number of crawlers by purpose; purposes without any are left out. */
export const purposesOf = (rows: readonly CrawlerAudit[]): { purpose: CrawlerPurpose; count: number }[] =>
  CRAWLER_PURPOSES
    .map((purpose) => ({
      purpose,
      count: rows.filter((row) => kindOf(row) === 'crawler' && row.purpose === purpose).length,
    }))
    .filter(({ count }) => count > 0);

const MAY = ' It may fetch all the same.';

/** Evidence with a fixed wording, except for a detail. */
const FORMS = [
  ['no-group', /^No group speaks to it\.$/],
  ['no-rule', /^No rule matches the front page\.$/],
  ['no-crawler', /^xAI documents no crawler of its own, so no rule can be looked up\.$/],
  ['no-meta', /^None on the front page\.$/],
  ['no-header', /^Not sent\.$/],
  ['llms-there', /^There is one\. Information only: it allows and blocks nothing\.$/],
  ['llms-none', /^There is none, which is no fault\.$/],
  ['robots-none', /^robots\.txt answers (\d{3}): there are no rules\.$/],
  ['robots-unknown', /^robots\.txt answers (\d{3}): its rules are not known\.$/],
  ['robots-failed', /^robots\.txt could not be read: (.*)\.$/s],
  ['page-status', /^The front page could not be read: it answers (\d{3})\.$/],
  ['page-answers', /^The front page answers (\d{3}) to our own name\.$/],
  ['page-failed', /^The front page could not be read: (.*)\.$/s],
  ['llms-failed', /^Could not be read: (.*)\.$/s],
] as const satisfies readonly (readonly [string, RegExp])[];

/** The evidence of an audit row, discriminated by `kind` so that it can be translated. */
export type AuditEvidence =
  | { kind: 'rule'; line: number; rule: string; group: string | undefined; mayAllTheSame: boolean }
  | { kind: (typeof FORMS)[number][0]; detail: string }
  /** Text from the store, or a wording unknown to this version. */
  | { kind: 'as-is'; text: string };

/** Parses a row's evidence, which the API sends as English text. */
export function readEvidence({ evidence }: Pick<CrawlerAudit, 'evidence'>): AuditEvidence {
  const mayAllTheSame = evidence.endsWith(MAY);
  const statement = mayAllTheSame ? evidence.slice(0, -MAY.length) : evidence;
  const rule = /^Line (\d+): (.*?)(?: \(group ([^()]*)\))?\.?$/s.exec(statement);
  if (rule) return { kind: 'rule', line: Number(rule[1]), rule: rule[2]!, group: rule[3], mayAllTheSame };
  for (const [kind, form] of FORMS) {
    const found = form.exec(statement);
    if (found) return { kind, detail: found[1] ?? '' };
  }
  return { kind: 'as-is', text: evidence };
}
