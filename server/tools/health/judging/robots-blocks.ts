import type { Evidence } from '../../../../contract/health.ts';
import { decideFor, findCrawler } from '../../../site/crawlers.ts';
import type { RobotsRule } from '../../../site/robots.ts';
import { MOST_EVIDENCE, short } from '../evidence.ts';
import type { Entry, ReadPage, ServedRobots } from '../gathered.ts';
import type { Available } from '../available.ts';
import { robotsEvidence } from './robots-evidence.ts';

/** An address that robots.txt keeps from a crawler, and the rule that does. */
export interface Block {
  crawler: string;
  url: URL;
  rule: RobotsRule;
  robots: Pick<ServedRobots, 'url'>;
}

/** Those of the addresses that a crawler may not fetch. All are of the host the rules are for. */
export function blocksOf(robots: ServedRobots, crawler: string, urls: readonly URL[]): Block[] {
  const known = findCrawler(crawler);
  return urls.flatMap((url) => {
    const path = url.pathname + url.search;
    const { allowed, rule } = known ? decideFor(robots, known, path) : robots.decide(crawler, path);
    return allowed || !rule ? [] : [{ crawler, url, rule, robots }];
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

/** Each rule once, with its place in robots.txt and whom it keeps out, and behind it the addresses it hits. */
export function blockEvidence(blocks: readonly Block[], label: 'page' | 'file' = 'page'): Evidence[] {
  const ruled = [...Map.groupBy(blocks, ({ rule }) => rule.line).values()];
  return ruled.flatMap((hit) => {
    const { robots, rule } = hit[0]!;
    const urls = new Map(hit.map(({ url }) => [url.href, url]));
    return [
      robotsEvidence(robots, namesOf(hit), { value: rule.text, line: rule.line }),
      ...[...urls].map(([href, { pathname, search }]) => ({ label, value: short(pathname + search), url: href })),
    ];
  }).slice(0, MOST_EVIDENCE);
}

/** The crawlers that meet a block, each once, as the words list them. */
export const namesOf = (blocks: readonly Block[]): string =>
  [...new Set(blocks.map(({ crawler }) => crawler))].join(', ');
