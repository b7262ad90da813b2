import { findCrawler } from '../../../../site/crawlers.ts';
import type { RobotsGroup } from '../../../../site/robots.ts';
import { defineCheck, pass } from '../../check.ts';
import { robotsEvidence } from '../../judging/robots-lines.ts';

const SHORT_S = 5;
const LONG_S = 30;

export const check = defineCheck({
  id: 'robots-crawl-delay',
  requiredArtifacts: { lines: 'robotsLines' },
  judge({ lines }) {
    const firstLines = new Map(lines.groups.map((group) => [group, firstSearchLine(group)]));
    // A delay applies to the user agents above it.
    const forSearch = lines.crawlDelays.filter(({ seconds, group, line }) =>
      seconds !== null && group !== null && firstLines.get(group)! < line);
    const [longest] = forSearch.toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
    if (!longest || longest.seconds === null) return pass({ variant: 'absent' });
    const { seconds, line } = longest;
    const evidence = [robotsEvidence(lines, 'Crawl-delay', longest)];
    if (seconds <= SHORT_S) return pass({ variant: 'short', seconds }, evidence);
    return { status: seconds <= LONG_S ? 'warn' : 'fail', params: { seconds, line }, evidence };
  },
});

/** The first line that names a search crawler. A delay for an SEO tool or an archive is the store's own choice. */
const firstSearchLine = ({ agents }: RobotsGroup) =>
  agents.find(({ token }) => token === '*' || findCrawler(token)?.purpose === 'search')?.line ?? Infinity;
