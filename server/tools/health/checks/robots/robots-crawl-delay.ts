import { findCrawler } from '../../../../site/crawlers.ts';
import type { RobotsCrawlDelay } from '../../../../site/robots.ts';
import { defineCheck } from '../../check.ts';
import { robotsLines } from '../../artifacts.ts';
import { robotsEvidence } from '../../judging/robots-evidence.ts';

const SHORT_S = 5;
const LONG_S = 30;

export const check = defineCheck({
  id: 'robots-crawl-delay',
  requiredArtifacts: { lines: robotsLines },
  judge({ lines }) {
    const [longest] = lines.crawlDelays.filter(isForSearch).toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
    if (!longest || longest.seconds === null) return { status: 'pass', params: { variant: 'absent' } };
    const { seconds, line } = longest;
    const evidence = [robotsEvidence(lines, 'Crawl-delay', longest)];
    if (seconds <= SHORT_S) return { status: 'pass', params: { variant: 'short', seconds }, evidence };
    return { status: seconds <= LONG_S ? 'warn' : 'fail', params: { seconds, line }, evidence };
  },
});

/** A delay applies to the user agents above it. One for an SEO tool or an archive is the store's own choice. */
function isForSearch({ seconds, group, line }: RobotsCrawlDelay): boolean {
  if (seconds === null || group === null) return false;
  return group.agents.some((agent) => agent.line < line
    && (agent.token === '*' || findCrawler(agent.token)?.purpose === 'search'));
}
