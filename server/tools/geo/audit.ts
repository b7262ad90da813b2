import type { CrawlerAudit } from '../../../contract/geo.ts';
import { CRAWLER_TOKEN } from '../../../contract/service-info.ts';
import { CRAWLERS, decideFor } from '../../site/crawlers.ts';
import type { Crawler } from '../../site/crawlers.ts';
import { parseRobots } from '../../site/robots.ts';
import type { Robots } from '../../site/robots.ts';
import { turnsAway } from '../../site/response/turns-away.ts';

/** A failed fetch, or an answer from something other than the store. */
export interface NotFetched {
  kind: 'failed';
  /** The reason, worded to complete a sentence. */
  detail: string;
  /** Bot protection answered. */
  isWall?: true;
}

/** robots.txt or llms.txt. */
export type AuditedFile = { kind: 'answered'; status: number; body: string } | NotFetched;

/** The front page, with its directives to crawlers. */
export type AuditedPage =
  | {
      kind: 'answered';
      status: number;
      bytes: number;
      /** From robots meta tags. */
      meta: RobotsDirectives;
      /** From the `X-Robots-Tag` header. */
      header: RobotsDirectives;
    }
  | NotFetched;

interface RobotsDirectives {
  /** As written. */
  all: readonly string[];
  /** Those that forbid indexing. */
  noIndex: readonly string[];
}

/** What the audit fetched. */
export interface AuditEvidence {
  robots: AuditedFile;
  llms: AuditedFile;
  page: AuditedPage;
  /** The front page fetched under a crawler's name; absent unless the operator enabled it. */
  probe?: { userAgent: string; page: AuditedPage };
}

// A page below this share of the usual size is not the same page.
const SMALLER_RATIO = 0.3;
const MAX_DIRECTIVE_CHARS = 200;
const MAX_LISTED = 5;

/** Judges what a store allows AI crawlers. What could not be fetched is `unknown`, never `allowed`. */
export function judgeAudit(evidence: AuditEvidence): CrawlerAudit[] {
  return [
    ...crawlerRows(evidence.robots, isTurnedAway(evidence.page)),
    {
      crawler: 'Grok', owner: 'xAI', purpose: 'search', verdict: 'cannot-assess',
      evidence: 'xAI documents no crawler of its own, so no rule can be looked up.',
    },
    ...pageRows(evidence.page),
    llmsRow(evidence.llms),
    ...(evidence.probe ? [probeRow(evidence.probe, evidence.page)] : []),
  ];
}

const isOk = (status: number): boolean => status >= 200 && status < 300;
const isTurnedAway = (page: AuditedPage): boolean => page.kind === 'answered' && turnsAway(page.status);

function crawlerRows(file: AuditedFile, turnedAway: boolean): CrawlerAudit[] {
  const withoutRules = verdictWithoutRules(file, turnedAway);
  const robots = parseRobots(withoutRules || file.kind === 'failed' ? '' : file.body);
  return CRAWLERS.map((crawler) => {
    const { token, owner, purpose, purposes } = crawler;
    return {
      crawler: token, owner, purpose, purposes: [...purposes], ...(withoutRules ?? verdictFor(crawler, robots)),
    };
  });
}

type Verdict = Pick<CrawlerAudit, 'verdict' | 'evidence' | 'line'>;

// By RFC 9309 a 4xx means that everything is allowed. Nothing is known if the fetch failed, or if the front page turns
// us away as well, which says more about us than about robots.txt.
function verdictWithoutRules(file: AuditedFile, turnedAway: boolean): Verdict | undefined {
  if (file.kind === 'failed') return { verdict: 'unknown', evidence: `robots.txt could not be read: ${file.detail}.` };
  const { status } = file;
  if (isOk(status)) return undefined;
  if (status >= 400 && status < 500 && status !== 429 && !(turnedAway && turnsAway(status))) {
    return { verdict: 'allowed', evidence: `robots.txt answers ${status}: there are no rules.` };
  }
  return { verdict: 'unknown', evidence: `robots.txt answers ${status}: its rules are not known.` };
}

function verdictFor(crawler: Crawler, robots: Robots): Verdict {
  const { allowed, group, rule } = decideFor(robots, crawler, '/');
  const noRule = group === null ? 'No group speaks to it' : 'No rule matches the front page';
  const where = rule ? `Line ${rule.line}: ${shortened(rule.text)}` : noRule;
  const under = group !== null && rule ? ` (group ${group})` : '';
  const caveat = !allowed && crawler.honoursRobots === 'may-not' ? ' It may fetch all the same.' : '';
  return {
    verdict: allowed ? 'allowed' : 'blocked',
    evidence: `${where}${under}.${caveat}`.replace(/\.\.$/, '.'),
    line: rule?.line,
  };
}

const FRONT_PAGE = { owner: 'The front page', purpose: 'search' } as const;
const unreadable = (why: string): Verdict =>
  ({ verdict: 'unknown', evidence: `The front page could not be read: ${why}.` });

function pageRows(page: AuditedPage): CrawlerAudit[] {
  const verdictBy = (by: 'meta' | 'header', none: string): Verdict => {
    if (page.kind === 'failed') return unreadable(page.detail);
    if (!isOk(page.status)) return unreadable(`it answers ${page.status}`);
    const { all, noIndex } = page[by];
    return noIndex.length > 0
      ? { verdict: 'blocked', evidence: listed(noIndex) } : { verdict: 'allowed', evidence: listed(all) || none };
  };
  return [
    fetchRow(page),
    { ...FRONT_PAGE, crawler: 'meta robots', ...verdictBy('meta', 'None on the front page.') },
    { ...FRONT_PAGE, crawler: 'X-Robots-Tag', ...verdictBy('header', 'Not sent.') },
  ];
}

// The first distinct directives, shortened: a page may have any number of them, of any length.
function listed(words: readonly string[]): string {
  const different = [...new Set(words)];
  const more = different.length - MAX_LISTED;
  return [...different.slice(0, MAX_LISTED).map(shortened), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const shortened = (words: string): string => words.slice(0, MAX_DIRECTIVE_CHARS);

function fetchRow(page: AuditedPage): CrawlerAudit {
  const us = { crawler: CRAWLER_TOKEN, owner: 'This service', purpose: 'user' } as const;
  if (page.kind === 'failed') return { ...us, ...unreadable(page.detail) };
  const evidence = `The front page answers ${page.status} to our own name.`;
  if (isTurnedAway(page)) return { ...us, verdict: 'blocked', evidence };
  return { ...us, verdict: page.status < 500 ? 'allowed' : 'unknown', evidence };
}

function llmsRow(file: AuditedFile): CrawlerAudit {
  const about = { crawler: 'llms.txt', owner: 'The store', purpose: 'user', verdict: 'cannot-assess' } as const;
  if (file.kind === 'failed') return { ...about, verdict: 'unknown', evidence: `Could not be read: ${file.detail}.` };
  const exists = isOk(file.status) && !/^\s*</.test(file.body);
  const evidence = exists
    ? 'There is one. Information only: it allows and blocks nothing.'
    : 'There is none, which is no fault.';
  return { ...about, evidence };
}

const FROM_HERE = 'Asked from our address: sites check addresses as well as names, so this proves nothing either way.';

function probeRow({ userAgent, page }: NonNullable<AuditEvidence['probe']>, baseline: AuditedPage): CrawlerAudit {
  const row = { ...FRONT_PAGE, crawler: `${userAgent} (probe)` };
  if ((page.kind === 'failed' && !page.isWall) || baseline.kind === 'failed') {
    return { ...row, verdict: 'unknown', evidence: `The two answers could not be compared. ${FROM_HERE}` };
  }
  const isTreatedDifferently = page.kind === 'failed' || (isTurnedAway(page) && !isTurnedAway(baseline))
    || page.bytes < baseline.bytes * SMALLER_RATIO;
  const answered = page.kind === 'failed' ? page.detail : `${page.status} and ${page.bytes} bytes`;
  const evidence = [
    `Under this name ${answered}, under ours ${baseline.status} and ${baseline.bytes} bytes.`,
    isTreatedDifferently ? 'The name is treated differently.' : 'No difference.',
    FROM_HERE,
  ].join(' ');
  return { ...row, verdict: 'cannot-assess', evidence };
}
