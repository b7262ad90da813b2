import type { CrawlerPurpose } from '../../../../contract/vocabulary.ts';
import { crawlersFor } from '../../../site/crawlers.ts';
import type { Available } from '../available.ts';
import { fail, notMeasured, pass } from '../check.ts';
import type { Entry, ReadPage, RobotsFile, ServedRobots } from '../gathered.ts';
import { fixedRobots } from './fixed-robots.ts';
import type { WantedAccess } from './fixed-robots.ts';
import { blockEvidence, blocksOf, namesOf } from './robots-blocks.ts';
import type { Block } from './robots-blocks.ts';

/** What is told of blocks, and the rules that lift them. */
const tell = (
  rules: ServedRobots, blocks: readonly Block[],
  { urls, byName, label }: Omit<WantedAccess, 'crawlers'> & { label?: 'page' | 'file' | undefined },
) => ({
  count: blocks.length,
  names: namesOf(blocks),
  evidence: blockEvidence(blocks, label),
  snippet: fixedRobots(rules, { crawlers: [...new Set(blocks.map(({ crawler }) => crawler))], urls, byName }),
});

/** What is told of the crawlers that may not fetch these URLs, all on the host the rules are for; null if all may. */
export function blockedFrom(rules: ServedRobots, wanted: WantedAccess, label?: 'page' | 'file') {
  const blocks = blocksOf(rules, wanted);
  const [first] = blocks;
  return first ? { ...tell(rules, blocks, { ...wanted, label }), line: first.rule.line } : null;
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

/** The crawlers of one purpose that may not fetch the home page, with one block each; and what is told of some. */
export function blockedCrawlers(purpose: CrawlerPurpose, { rules, entry }: { rules: ServedRobots; entry: Entry }) {
  const urls = homeUrls(entry);
  const crawlers = crawlersFor(purpose);
  return {
    total: crawlers.length,
    blocks: crawlers.flatMap(({ token }) => blocksOf(rules, { crawlers: [token], urls }).slice(0, 1)),
    told: (blocks: readonly Block[]) => tell(rules, blocks, { urls, byName: true }),
  };
}

/** The URLs of the home page: the root, and where it redirected us. */
export function homeUrls({ requestedUrl, last: { result } }: Pick<Entry, 'requestedUrl' | 'last'>): URL[] {
  const home = result?.url ?? requestedUrl;
  const root = new URL('/', home);
  return root.href === home.href ? [root] : [root, home];
}

/** The URLs of the home page and of the sampled product pages. */
export const shownUrls = (entry: Pick<Entry, 'requestedUrl' | 'last'>, products: Available<readonly ReadPage[]>): URL[] =>
  [...homeUrls(entry), ...ownUrls(homeUrls(entry)[0]!, products.value?.map(({ url }) => url) ?? [])];

/** The URLs of the same origin; a robots.txt does not apply to any other. */
export const ownUrls = (own: URL, urls: readonly URL[]): URL[] => urls.filter(({ origin }) => origin === own.origin);
