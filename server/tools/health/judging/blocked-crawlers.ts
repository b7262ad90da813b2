import type { CrawlerPurpose } from '../../../../contract/vocabulary.ts';
import { crawlersFor } from '../../../site/crawlers.ts';
import { fail, notMeasured, pass } from '../check.ts';
import type { Entry, ReadPage, RobotsFile, ServedRobots } from '../gathered.ts';
import { fixedRobots } from './fixed-robots.ts';
import type { WantedAccess } from './fixed-robots.ts';
import { blockEvidence, blocksOf, homeUrls, ownUrls } from './robots-blocks.ts';
import type { Block } from './robots-blocks.ts';

/** What is told of the crawlers that may not fetch these URLs, all on the host the rules are for; null if all may. */
export function blockedFrom(
  rules: ServedRobots, { crawlers, urls, byName }: WantedAccess, label: 'page' | 'file' = 'page',
) {
  const blocks = blocksOf(rules, { crawlers, urls });
  const [first] = blocks;
  if (!first) return null;
  const blocked = [...new Set(blocks.map(({ crawler }) => crawler))];
  return {
    count: blocks.length,
    names: blocked.join(', '),
    /** Of the first rule. */
    line: first.rule.line,
    evidence: blockEvidence(blocks, label),
    snippet: fixedRobots(rules, { crawlers: blocked, urls, byName }),
  };
}

/** Passes where the crawlers may fetch these URLs, all on the host the rules are for; else tells the first rule. */
export function judgeBlocked<Status extends 'warn' | 'fail'>(status: Status, rules: ServedRobots, wanted: WantedAccess) {
  const blocked = blockedFrom(rules, wanted);
  if (!blocked) return pass({});
  const { line, evidence, snippet } = blocked;
  return { status, params: { line }, evidence, snippet };
}

/** Passes where the crawlers may fetch all of these URLs; else tells how many not, by the first rule. */
export function judgeUrls(rules: ServedRobots, wanted: WantedAccess, label?: 'page' | 'file') {
  const total = wanted.urls.length;
  const blocked = blockedFrom(rules, wanted, label);
  if (!blocked) return pass({ total });
  const { count, line, evidence, snippet } = blocked;
  return fail({ count, total, line }, evidence, snippet);
}

/** Judges whether a crawler may fetch the sample's product pages on the host of robots.txt. */
export function judgeProducts(
  crawler: string, { file, rules, products }: { file: RobotsFile; rules: ServedRobots; products: readonly ReadPage[] },
) {
  const urls = ownUrls(file.url, products.map(({ url }) => url));
  return urls.length === 0 ? notMeasured('ambiguous') : judgeUrls(rules, { crawlers: [crawler], urls });
}

/** The crawlers of one purpose that may not fetch the home page, with one block each; and the rules that let some in. */
export function blockedCrawlers(purpose: CrawlerPurpose, { rules, entry }: { rules: ServedRobots; entry: Entry }) {
  const urls = homeUrls(entry);
  const tokens = crawlersFor(purpose).map(({ token }) => token);
  return {
    total: tokens.length,
    blocks: tokens.flatMap((token) => blocksOf(rules, { crawlers: [token], urls }).slice(0, 1)),
    fixed: (blocks: readonly Block[]) =>
      fixedRobots(rules, { crawlers: blocks.map(({ crawler }) => crawler), urls, byName: true }),
  };
}
