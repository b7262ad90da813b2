import { readContentUsage } from '../../../../site/content-usage.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import type { ServedRobots } from '../../gathered.ts';
import { home, maybe, robotsLines } from '../../artifacts.ts';
import { robotsEvidence } from '../../judging/robots-evidence.ts';
import { pageEvidence } from '../../page-evidence.ts';

const maybeLines = maybe(robotsLines);

export const check = defineCheck({
  id: 'content-usage',
  requiredArtifacts: { home, maybeLines },
  judge({ home, maybeLines: found }) {
    const lines = found.available ? usageLines(found.value) : [];
    const sent = home.result.headers.all('content-usage');
    const stated = [
      // Fields of one name are one list.
      ...(sent.length > 0 ? [{ value: sent.join(', '), evidence: pageEvidence(home, 'Content-Usage', sent.join(', ')) }] : []),
      ...lines,
    ];
    const [first] = stated;
    if (!first && !found.available && found.reason !== 'not-applicable') return unjudged(found);
    if (!first) return { status: 'info', params: { variant: 'absent' } };
    const value = short(first.value);
    const evidence = stated.slice(0, MOST_EVIDENCE).map((one) => one.evidence);
    const usage = readContentUsage(first.value);
    if (usage.kind === 'malformed') return { status: 'info', params: { variant: 'malformed', value }, evidence };
    const { granted, refused } = usage;
    if (refused.length > 0) return { status: 'info', params: { variant: 'refused', names: refused.join(', '), value }, evidence };
    if (granted.length > 0) return { status: 'info', params: { variant: 'granted', names: granted.join(', '), value }, evidence };
    return { status: 'info', params: { variant: 'unknown', value }, evidence };
  },
});

const usageLines = (robots: ServedRobots) => robots.unknownLines
  .filter(({ directive }) => directive === 'content-usage')
  .map((line) => ({ value: line.value, evidence: robotsEvidence(robots, 'Content-Usage', line) }));
