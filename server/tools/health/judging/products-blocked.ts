import type { Verdict } from '../check.ts';
import type { ReadPage, RobotsFile, ServedRobots } from '../gathered.ts';
import { mendedRobots } from './mended-robots.ts';
import { blockEvidence, blocksOf, ownUrls } from './robots-blocks.ts';

export interface ProductArtifacts {
  file: RobotsFile;
  rules: ServedRobots;
  products: readonly ReadPage[];
}

/** Judges whether a crawler may fetch the sample's product pages on the host of robots.txt. */
export function judgeProducts(crawler: string, { file, rules, products }: ProductArtifacts): Verdict<'robots-bing'> {
  const urls = ownUrls(file.url, products.map(({ url }) => url));
  const total = urls.length;
  if (total === 0) return { status: 'not-measured', reason: 'ambiguous' };
  const blocks = blocksOf(rules, crawler, urls);
  const [first] = blocks;
  if (!first) return { status: 'pass', params: { total } };
  const params = { count: blocks.length, total, line: first.rule.line };
  return { status: 'fail', params, evidence: blockEvidence(blocks), snippet: mendedRobots(rules, { crawlers: [crawler], urls }) };
}
