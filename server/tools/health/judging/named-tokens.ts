import type { ServedRobots } from '../gathered.ts';
import { robotsEvidence } from './robots-evidence.ts';

/** The tokens that a robots.txt names, each once, and the lines that do; null if it names none. */
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
