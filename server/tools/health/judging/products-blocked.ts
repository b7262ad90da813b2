import type { Verdict } from '../check.ts';
import type { ReadPage, RobotsFile, ServedRobots } from '../gathered.ts';
import { blockedFrom } from './blocked-crawlers.ts';
import { ownUrls } from './robots-blocks.ts';

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
  const blocked = blockedFrom(rules, { crawlers: [crawler], urls });
  if (!blocked) return { status: 'pass', params: { total } };
  const { count, line, evidence, snippet } = blocked;
  return { status: 'fail', params: { count, total, line }, evidence, snippet };
}
