import type { CrawlerPurpose } from '../../../../contract/vocabulary.ts';
import { crawlersFor } from '../../../site/crawlers.ts';
import type { Entry, ServedRobots } from '../gathered.ts';
import { blocksOf, homeUrls } from './robots-blocks.ts';
import type { Block } from './robots-blocks.ts';

/** The crawlers of one purpose that may not fetch the home page, with one block each. */
export function blockedCrawlers(
  purpose: CrawlerPurpose, { rules, entry }: { rules: ServedRobots; entry: Entry },
): { total: number; blocks: Block[] } {
  const urls = homeUrls(entry);
  const crawlers = crawlersFor(purpose);
  return { total: crawlers.length, blocks: crawlers.flatMap(({ token }) => blocksOf(rules, token, urls).slice(0, 1)) };
}
