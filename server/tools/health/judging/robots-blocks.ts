import type { Evidence } from '../../../../contract/health.ts';
import { decideFor, findCrawler } from '../../../site/crawlers.ts';
import type { Robots, RobotsRule } from '../../../site/robots.ts';
import { MOST_EVIDENCE, short } from '../evidence.ts';
import type { Entry, ReadPage } from '../gathered.ts';
import type { Available } from '../available.ts';

/** An address that robots.txt keeps from a crawler, and the rule that does. */
export interface Block {
  crawler: string;
  url: URL;
  rule: RobotsRule;
}

/** Those of the addresses that a crawler may not fetch. All are of the host the rules are for. */
export function blocksOf(rules: Pick<Robots, 'decide'>, crawler: string, urls: readonly URL[]): Block[] {
  const known = findCrawler(crawler);
  return urls.flatMap((url) => {
    const path = url.pathname + url.search;
    const { allowed, rule } = known ? decideFor(rules, known, path) : rules.decide(crawler, path);
    return allowed || !rule ? [] : [{ crawler, url, rule }];
  });
}

/** The home page as crawlers come to it: the root, and where it led us. */
export function homeUrls({ asked, last: { result } }: Pick<Entry, 'asked' | 'last'>): URL[] {
  const home = result?.url ?? asked;
  const root = new URL('/', home);
  return root.href === home.href ? [root] : [root, home];
}

/** The home page and, where products were seen, theirs. */
export const shownUrls = (entry: Pick<Entry, 'asked' | 'last'>, products: Available<readonly ReadPage[]>): URL[] =>
  [...homeUrls(entry), ...ownUrls(homeUrls(entry)[0]!, products.available ? products.value.map(({ url }) => url) : [])];

/** Those that stand on the same host; a robots.txt says nothing of any other. */
export const ownUrls = (own: URL, urls: readonly URL[]): URL[] => urls.filter(({ origin }) => origin === own.origin);

/** The rule with its place in robots.txt, and the address it keeps from whom. */
export const blockEvidence = (blocks: readonly Block[]): Evidence[] => blocks.slice(0, MOST_EVIDENCE)
  .map(({ crawler, url, rule }) => ({
    label: crawler, value: short(rule.text), url: url.href, page: new URL('/robots.txt', url).href, line: rule.line,
  }));

/** The crawlers that meet a block, each once, as the words list them. */
export const namesOf = (blocks: readonly Block[]): string =>
  [...new Set(blocks.map(({ crawler }) => crawler))].join(', ');
