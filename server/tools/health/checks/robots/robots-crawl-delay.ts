import { findCrawler } from '../../../../site/crawlers.ts';
import type { RobotsGroup } from '../../../../site/robots.ts';
import { defineCheck, pass } from '../../check.ts';
import { directiveLines } from '../../judging/robots-lines.ts';

const SHORT_S = 5;
const LONG_S = 30;
const SECONDS = /^\d{1,9}(?:\.\d{1,9})?$/;

export const check = defineCheck({
  id: 'robots-crawl-delay',
  requiredArtifacts: { lines: 'robotsLines' },
  judge({ lines }) {
    const firstLines = new Map(lines.groups.map((group) => [group, firstSearchLine(group)]));
    // A delay applies to the user agents above it.
    const [longest] = directiveLines(lines, 'Crawl-delay')
      .filter(({ value, group, line }) => SECONDS.test(value) && group !== null && firstLines.get(group)! < line)
      .toSorted((a, b) => Number(b.value) - Number(a.value));
    if (!longest) return pass({ variant: 'absent' });
    const { line, evidence } = longest;
    const seconds = Number(longest.value);
    if (seconds <= SHORT_S) return pass({ variant: 'short', seconds }, [evidence]);
    return { status: seconds <= LONG_S ? 'warn' : 'fail', params: { seconds, line }, evidence: [evidence] };
  },
});

/** The first line that names a search crawler. A delay for an SEO tool or an archive is the store's own choice. */
const firstSearchLine = ({ agents }: RobotsGroup) =>
  agents.find(({ token }) => token === '*' || findCrawler(token)?.purpose === 'search')?.line ?? Infinity;
