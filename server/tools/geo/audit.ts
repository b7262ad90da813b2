import type { CrawlerAudit } from '../../../contract/geo.ts';
import type { CrawlerVerdict } from '../../../contract/vocabulary.ts';
import { CRAWLERS, decideFor } from '../../site/crawlers.ts';
import type { Crawler } from '../../site/crawlers.ts';
import { parseRobots } from '../../site/robots.ts';
import type { Robots } from '../../site/robots.ts';

/** Nothing usable came: the fetch failed, or something else stood in the store's place. */
export interface NotFetched {
  kind: 'failed';
  /** In words, as the end of a sentence. */
  detail: string;
}

/** One small file of the store as it was met. */
export type AuditedFile = { kind: 'answered'; status: number; body: string } | NotFetched;

/** The front page, with what it says to crawlers. */
export type AuditedPage =
  | {
      kind: 'answered';
      status: number;
      bytes: number;
      /** Robots metas and `X-Robots-Tag` as written, and those of them that keep the page out of a search index. */
      meta: RobotsWords;
      header: RobotsWords;
    }
  | NotFetched;

export interface RobotsWords {
  all: readonly string[];
  forbidding: readonly string[];
}

/** What was gathered of a store for its crawler audit. */
export interface AuditEvidence {
  robots: AuditedFile;
  llms: AuditedFile;
  page: AuditedPage;
  /** The front page asked under a crawler's name; absent unless the operator switched it on. */
  probe?: { userAgent: string; page: AuditedPage };
}

const REFUSALS = new Set([401, 403, 429, 451, 503]);
const SMALLER = 0.3;
const LONGEST = 200;
const MOST_LISTED = 5;

/** Judges what a store lets AI crawlers do. Pure; what could not be seen is `unknown`, never allowed. */
export function judgeAudit(evidence: AuditEvidence): CrawlerAudit[] {
  return [
    ...crawlerRows(evidence.robots),
    {
      crawler: 'Grok', owner: 'xAI', purpose: 'search', verdict: 'cannot-assess',
      evidence: 'xAI documents no crawler of its own, so no rule can be looked up.',
    },
    ...pageRows(evidence.page),
    llmsRow(evidence.llms),
    ...(evidence.probe ? [probeRow(evidence.probe, evidence.page)] : []),
  ];
}

function crawlerRows(file: AuditedFile): CrawlerAudit[] {
  const unseen = robotsUnseen(file);
  if (unseen) return CRAWLERS.map((crawler) => ({ ...who(crawler), ...unseen }));
  const robots = parseRobots(file.kind === 'answered' ? file.body : '');
  return CRAWLERS.map((crawler) => rowFor(crawler, robots));
}

/** Where no rules could be read: by RFC 9309 a 4xx allows everything, a failure leaves it unknown. */
function robotsUnseen(file: AuditedFile): { verdict: CrawlerVerdict; evidence: string } | undefined {
  if (file.kind === 'failed') return { verdict: 'unknown', evidence: `robots.txt could not be read: ${file.detail}.` };
  const { status } = file;
  if (status >= 200 && status < 300) return undefined;
  if (status >= 400 && status < 500 && status !== 429) {
    return { verdict: 'allowed', evidence: `robots.txt answers ${status}: there are no rules.` };
  }
  return { verdict: 'unknown', evidence: `robots.txt answers ${status}: its rules are not known.` };
}

function rowFor(crawler: Crawler, robots: Robots): CrawlerAudit {
  const { allowed, group, rule, line } = decideFor(robots, crawler, '/');
  const silent = group === null ? 'No group speaks to it' : 'No rule matches the front page';
  const where = rule ? `Line ${line}: ${shortened(rule.text)}` : silent;
  const under = group !== null && rule ? ` (group ${group})` : '';
  const may = !allowed && crawler.honoursRobots === 'may-not' ? ' It may fetch all the same.' : '';
  return {
    ...who(crawler),
    verdict: allowed ? 'allowed' : 'blocked',
    evidence: `${where}${under}.${may}`.replace(/\.\.$/, '.'),
    ...(line === undefined ? {} : { line }),
  };
}

function pageRows(page: AuditedPage): CrawlerAudit[] {
  const row = (crawler: string, verdict: CrawlerVerdict, evidence: string): CrawlerAudit => ({
    crawler, owner: 'The front page', purpose: 'search', verdict, evidence,
  });
  const seen = fetchRow(page);
  if (page.kind === 'failed' || page.status < 200 || page.status >= 300) {
    const why = page.kind === 'failed' ? page.detail : `it answers ${page.status}`;
    const evidence = `The front page could not be read: ${why}.`;
    return [seen, row('meta robots', 'unknown', evidence), row('X-Robots-Tag', 'unknown', evidence)];
  }
  const said = ({ all, forbidding }: RobotsWords, none: string): [CrawlerVerdict, string] =>
    (forbidding.length > 0 ? ['blocked', listed(forbidding)] : ['allowed', listed(all) || none]);
  return [
    seen,
    row('meta robots', ...said(page.meta, 'None on the front page.')),
    row('X-Robots-Tag', ...said(page.header, 'Not sent.')),
  ];
}

/** Different words, the first few and each from its beginning: a page may say them without end. */
function listed(words: readonly string[]): string {
  const different = [...new Set(words)];
  const more = different.length - MOST_LISTED;
  return [...different.slice(0, MOST_LISTED).map(shortened), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const shortened = (words: string): string => words.slice(0, LONGEST);

function fetchRow(page: AuditedPage): CrawlerAudit {
  const us = { crawler: 'StorefrontAnalysis', owner: 'This service', purpose: 'user' } as const;
  if (page.kind === 'failed') {
    return { ...us, verdict: 'unknown', evidence: `The front page could not be read: ${page.detail}.` };
  }
  const evidence = `The front page answers ${page.status} to our own name.`;
  if (REFUSALS.has(page.status)) return { ...us, verdict: 'blocked', evidence };
  return { ...us, verdict: page.status < 500 ? 'allowed' : 'unknown', evidence };
}

function llmsRow(file: AuditedFile): CrawlerAudit {
  const about = { crawler: 'llms.txt', owner: 'The store', purpose: 'user', verdict: 'cannot-assess' } as const;
  if (file.kind === 'failed') return { ...about, verdict: 'unknown', evidence: `Could not be read: ${file.detail}.` };
  const there = file.status >= 200 && file.status < 300 && !/^\s*</.test(file.body);
  if (!there) return { ...about, evidence: 'There is none, which is no fault.' };
  return { ...about, evidence: 'There is one. Information only: it allows and blocks nothing.' };
}

const FROM_HERE = 'Asked from our address: sites check addresses as well as names, so this proves nothing either way.';

function probeRow({ userAgent, page }: NonNullable<AuditEvidence['probe']>, baseline: AuditedPage): CrawlerAudit {
  const row = { crawler: `${userAgent} (probe)`, owner: 'The front page', purpose: 'search' } as const;
  if (page.kind === 'failed' || baseline.kind === 'failed') {
    return { ...row, verdict: 'unknown', evidence: `The two answers could not be compared. ${FROM_HERE}` };
  }
  const refused = REFUSALS.has(page.status) && !REFUSALS.has(baseline.status);
  const smaller = page.bytes < baseline.bytes * SMALLER;
  const theirs = `Under this name ${page.status} and ${page.bytes} bytes`;
  const told = `${theirs}, under ours ${baseline.status} and ${baseline.bytes}.`;
  return {
    ...row,
    verdict: 'cannot-assess',
    evidence: `${told} ${refused || smaller ? 'The name is treated differently.' : 'No difference.'} ${FROM_HERE}`,
  };
}

function who({ token, owner, purpose, purposes }: Crawler): Pick<CrawlerAudit, 'crawler' | 'owner' | 'purpose' | 'purposes'> {
  return { crawler: token, owner, purpose, purposes: [...purposes] };
}
