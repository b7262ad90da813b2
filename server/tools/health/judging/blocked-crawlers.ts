import type { CrawlerPurpose } from '../../../../contract/vocabulary.ts';
import { crawlersFor } from '../../../site/crawlers.ts';
import type { Entry, ServedRobots } from '../gathered.ts';
import { mendedRobots } from './mended-robots.ts';
import type { Mending } from './mended-robots.ts';
import { blockEvidence, blocksOf, homeUrls } from './robots-blocks.ts';
import type { Block } from './robots-blocks.ts';

/** What is told of the crawlers that may not fetch these URLs, all on the host the rules are for; null if all may. */
export function blockedFrom(
  rules: ServedRobots, { crawlers, urls, byName }: Mending, label: 'page' | 'file' = 'page',
) {
  const blocks = crawlers.flatMap((crawler) => blocksOf(rules, crawler, urls));
  const [first] = blocks;
  if (!first) return null;
  const blocked = [...new Set(blocks.map(({ crawler }) => crawler))];
  return {
    count: blocks.length,
    names: blocked.join(', '),
    /** Of the first rule. */
    line: first.rule.line,
    evidence: blockEvidence(blocks, label),
    snippet: mendedRobots(rules, { crawlers: blocked, urls, byName }),
  };
}

/** The crawlers of one purpose that may not fetch the home page, with one block each. */
export function blockedCrawlers(
  purpose: CrawlerPurpose, { rules, entry }: { rules: ServedRobots; entry: Entry },
): { total: number; blocks: Block[] } {
  const urls = homeUrls(entry);
  const crawlers = crawlersFor(purpose);
  return { total: crawlers.length, blocks: crawlers.flatMap(({ token }) => blocksOf(rules, token, urls).slice(0, 1)) };
}
