import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { robotsLines } from '../../artifacts.ts';

/** Directives that others than search engines read: not a mistake, whoever skips them. */
const OTHERS_READ = ['host', 'clean-param', 'request-rate', 'visit-time', 'license', 'content-usage'];

/** `$` means the end of an address, and means nothing anywhere else; and every address begins with a slash. */
const NEVER_MEANT = /\$.|^[^/*]/;

export const check = defineCheck({
  id: 'robots-syntax',
  requiredArtifacts: { lines: robotsLines },
  judge({ lines: { groups, rulesBeforeGroup, unknownLines } }) {
    const [lost] = rulesBeforeGroup;
    if (lost) return { status: 'fail', params: { line: lost.line }, evidence: evidenceOf(rulesBeforeGroup) };
    const unknown = unknownLines.filter(({ directive }) => directive === null || !OTHERS_READ.includes(directive));
    const stray = groups.flatMap(({ rules }) => rules.filter(({ value }) => NEVER_MEANT.test(value)));
    const skipped = [...unknown, ...stray].toSorted((a, b) => a.line - b.line);
    const [first] = skipped;
    if (!first) return { status: 'pass', params: {} };
    return { status: 'warn', params: { count: skipped.length, line: first.line }, evidence: evidenceOf(skipped) };
  },
});

const evidenceOf = (lines: readonly { line: number; text: string }[]) => lines.slice(0, MOST_EVIDENCE)
  .map(({ line, text }) => ({ label: 'line', value: short(text), line }));
