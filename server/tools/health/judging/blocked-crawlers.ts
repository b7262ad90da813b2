import type { Evidence } from '../../../../contract/health.ts';
import type { CrawlerPurpose } from '../../../../contract/vocabulary.ts';
import { crawlersFor } from '../../../site/crawlers.ts';
import { causedBy, fail, notMeasured, pass } from '../check.ts';
import type { Unjudged } from '../check.ts';
import type { Entry, ReadPage, RobotsFile, ServedRobots, Available } from '../gathered.ts';
import { fixedRobots } from './fixed-robots.ts';
import type { WantedAccess } from './fixed-robots.ts';
import { blockEvidence, blocksOf, namesOf } from './robots-blocks.ts';
import type { Block } from './robots-blocks.ts';

/**
 * What a finding says of the crawlers that may not fetch these URLs, all on the host of the robots.txt, and as its
 * snippet the rules that let them; null if all may.
 */
export function describeBlocks(rules: ServedRobots, wanted: WantedAccess, blocks = blocksOf(rules, wanted)) {
  const [first] = blocks;
  return first ? {
    count: blocks.length,
    names: namesOf(blocks),
    line: first.rule.line,
    evidence: blockEvidence(blocks, wanted.label),
    snippet: fixedRobots(rules, { ...wanted, crawlers: [...new Set(blocks.map(({ crawler }) => crawler))] }),
  } : null;
}

/** Passes if the crawlers may fetch these URLs, all on the host of the robots.txt; else names the first rule. */
export function judgeBlocked<Status extends 'warn' | 'fail'>(
  status: Status,
  rules: ServedRobots,
  wanted: WantedAccess,
) {
  const blocked = describeBlocks(rules, wanted);
  if (!blocked) return pass({});
  const { line, evidence, snippet } = blocked;
  return { status, params: { line }, evidence, snippet };
}

/** Passes if the crawlers may fetch all of these URLs; else counts the blocks and names the first blocking rule. */
export function judgeUrls(rules: ServedRobots, wanted: WantedAccess) {
  const total = wanted.urls.length;
  const blocked = describeBlocks(rules, wanted);
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

/** The verdict; not measured if each rule it blames also keeps Googlebot from the home page, which a check reports. */
export function unlessHomeBlockedToo<Verdict extends { evidence?: readonly Evidence[] | undefined }>(
  verdict: Verdict, { rules, entry }: { rules: ServedRobots; entry: Entry },
): Verdict | Unjudged {
  const blamed = verdict.evidence?.flatMap(({ line }) => line ?? []) ?? [];
  const ofHome = blocksOf(rules, { crawlers: ['Googlebot'], urls: homeUrls(entry) }).map(({ rule }) => rule.line);
  return blamed.length > 0 && blamed.every((line) => ofHome.includes(line)) ? causedBy('robots-home-google') : verdict;
}

/** How many crawlers have this purpose, a block for each that may not fetch the home page, and how to describe them. */
export function blockedCrawlers(purpose: CrawlerPurpose, { rules, entry }: { rules: ServedRobots; entry: Entry }) {
  const wanted = { crawlers: crawlersFor(purpose).map(({ token }) => token), urls: homeUrls(entry), byName: true };
  return {
    total: wanted.crawlers.length,
    blocks: wanted.crawlers.flatMap((crawler) => blocksOf(rules, { ...wanted, crawlers: [crawler] }).slice(0, 1)),
    describe: (blocks: Block[]) => describeBlocks(rules, wanted, blocks),
  };
}

/** The URLs of the home page: the root of its host, and the final URL after redirects if that is another. */
export function homeUrls({ url: home }: Pick<Entry, 'url'>): URL[] {
  const root = new URL('/', home);
  return root.href === home.href ? [root] : [root, home];
}

/** The URLs of the home page, and of the sampled product pages on the same origin. */
export const shownUrls = (entry: Entry, products: Available<readonly ReadPage[]>): URL[] =>
  [...homeUrls(entry), ...ownUrls(entry.url, products.value?.map(({ url }) => url) ?? [])];

/** The URLs with the same origin as `own`: a robots.txt applies to no other. */
export const ownUrls = (own: URL, urls: readonly URL[]): URL[] => urls.filter(({ origin }) => origin === own.origin);
