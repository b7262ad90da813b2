import { defineCheck, fail, pass, warn } from '../../check.ts';
import type { ServedRobots } from '../../gathered.ts';
import { robotsEvidence } from '../../judging/robots-lines.ts';

/** Directives outside the protocol that some readers use, so they are not a mistake. */
const OTHER_DIRECTIVES = [
  'host', 'clean-param', 'crawl-delay', 'request-rate', 'visit-time', 'license', 'content-usage', 'content-signal',
];

/** `$` is special only at the end of a path; every path starts with a slash. */
const SUSPECT_PATH = /\$.|^[^/*]/;

export const check = defineCheck({
  id: 'robots-syntax',
  requiredArtifacts: { lines: 'robotsLines' },
  judge({ lines }) {
    const { groups, rulesBeforeGroup, otherLines, misspelledLines } = lines;
    const [lost] = rulesBeforeGroup;
    if (lost) return fail({ line: lost.line }, evidenceOf(lines, rulesBeforeGroup));
    const unknown = otherLines.filter(({ directive }) => directive === null || !OTHER_DIRECTIVES.includes(directive));
    const stray = groups.flatMap(({ rules }) => rules.filter(({ value }) => SUSPECT_PATH.test(value)));
    const byLine = new Map([...unknown, ...misspelledLines, ...stray].map((one) => [one.line, one]));
    const skipped = [...byLine.values()].toSorted((a, b) => a.line - b.line);
    const [first] = skipped;
    if (!first) return pass({});
    return warn({ count: skipped.length, line: first.line }, evidenceOf(lines, skipped));
  },
});

const evidenceOf = (robots: ServedRobots, wrong: readonly { line: number; text: string }[]) =>
  wrong.map(({ line, text }) => robotsEvidence(robots, 'line', { value: text, line }));
