import type { Evidence } from '../../../../contract/health.ts';
import { info } from '../check.ts';
import type { ServedRobots, Available } from '../gathered.ts';

/** A line of robots.txt, as evidence. */
export const robotsEvidence = (
  { url }: Pick<ServedRobots, 'url'>, label: string, { value, line }: { value: string; line: number },
): Evidence => ({ label, value, page: url.href, line });

/** The lines outside the protocol with this directive, each with its evidence. */
export const directiveLines = (robots: ServedRobots, name: string) =>
  robots.otherLines.filter(({ directive }) => directive === name.toLowerCase())
    .map((line) => ({ ...line, evidence: robotsEvidence(robots, name, line) }));

/** The verdict on a declaration found nowhere: not measured if robots.txt could not be read, as it may hold it. */
export const judgeAbsent = (robots: Available<ServedRobots>) =>
  (robots.available || robots.reason === 'not-applicable'
    ? info({ variant: 'absent' }) : robots);

/** The tokens that a robots.txt names, each once, with the first line and all of them as evidence; null for none. */
export function namedTokens(robots: ServedRobots, tokens: readonly string[]) {
  const named = robots.groups.flatMap(({ agents }) => agents).flatMap(({ name, token, line }) =>
    tokens.filter((known) => known.toLowerCase() === token).map((known) => ({ known, name, line })));
  const [first] = named;
  if (!first) return null;
  return {
    names: [...new Set(named.map(({ known }) => known))],
    line: first.line,
    evidence: named.map(({ name, line }) => robotsEvidence(robots, 'User-agent', { value: name, line })),
  };
}
