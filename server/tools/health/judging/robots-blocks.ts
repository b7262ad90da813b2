import type { Evidence } from '../../../../contract/health.ts';
import { decideFor, findCrawler } from '../../../site/crawlers.ts';
import type { RobotsRule } from '../../../site/robots.ts';
import type { ServedRobots } from '../gathered.ts';
import { robotsEvidence } from './robots-lines.ts';

/** A URL that robots.txt disallows for a crawler, and the rule that does. */
export interface Block {
  crawler: string;
  url: URL;
  rule: RobotsRule;
  robots: Pick<ServedRobots, 'url'>;
}

/** The URLs that each of the crawlers may not fetch. All URLs must be on the host of the robots.txt. */
export function blocksOf(
  robots: ServedRobots, { crawlers, urls }: { crawlers: readonly string[]; urls: readonly URL[] },
): Block[] {
  return crawlers.flatMap((crawler) => {
    const known = findCrawler(crawler);
    return urls.flatMap((url) => {
      const path = url.pathname + url.search;
      const { allowed, rule } = known ? decideFor(robots, known, path) : robots.decide(crawler, path);
      return allowed || !rule ? [] : [{ crawler, url, rule, robots }];
    });
  });
}

/** Each rule once with its line and the crawlers it blocks, followed by the URLs it blocks. */
export function blockEvidence(blocks: readonly Block[], label = 'page'): Evidence[] {
  const byRule = [...Map.groupBy(blocks, ({ rule }) => rule.line).values()];
  return byRule.flatMap((blocked) => {
    const { robots, rule } = blocked[0]!;
    const urls = new Map(blocked.map(({ url }) => [url.href, url]));
    return [
      robotsEvidence(robots, namesOf(blocked), { value: rule.text, line: rule.line }),
      ...[...urls].map(([href, { pathname, search }]) => ({ label, value: pathname + search, url: href })),
    ];
  });
}

/** The names of the blocked crawlers, each once, comma-separated. */
export const namesOf = (blocks: readonly Block[]): string =>
  [...new Set(blocks.map(({ crawler }) => crawler))].join(', ');
