import { facet } from '../page/facet.ts';
import { readLine, splitLines, trimAscii } from './robots-lines.ts';
import { compilePattern, robotsPath } from './robots-pattern.ts';

/** One `Allow` or `Disallow` line; `text` is the line verbatim, trimmed. */
export interface RobotsRule {
  type: 'allow' | 'disallow';
  value: string;
  line: number;
  text: string;
}

/** Agents and the rules that follow them. Groups that name the same agent are merged when a path is decided. */
export interface RobotsGroup {
  /** Each `User-agent` line: the name as written, and its product token (`*`, or empty if none). */
  agents: { name: string; token: string; line: number }[];
  rules: RobotsRule[];
}

/** A line outside the protocol, such as `Crawl-delay`; its `group` is null before the first group. */
interface OtherLine {
  line: number;
  text: string;
  /** The name in lower case; null if the line is not of the form `name: value`. */
  directive: string | null;
  value: string;
  group: RobotsGroup | null;
}

/** A parsed robots.txt: its decisions and its contents, with line numbers from 1. */
export type Robots = ReturnType<typeof parseRobots>;

type CompiledRule = ReturnType<typeof compilePattern> & { rule: RobotsRule };

/** More than the pages of a scan, and few enough to be kept however long they are. */
const MAX_PATHS_KEPT = 100;

/** Parses a robots.txt by RFC 9309, with the misspellings Google accepts. Never throws: any text is a robots.txt. */
export function parseRobots(text: string) {
  const groups: RobotsGroup[] = [];
  const sitemaps: { line: number; url: string }[] = [];
  const otherLines: OtherLine[] = [];
  const rulesBeforeGroup: RobotsRule[] = [];
  const misspelledLines: { line: number; text: string }[] = [];
  let group: RobotsGroup | null = null;

  for (const [index, raw] of splitLines(text).entries()) {
    const line = index + 1;
    const read = readLine(raw);
    if (!read) continue;
    const { directive, value, isMisspelled } = read;
    if (isMisspelled) misspelledLines.push({ line, text: trimAscii(raw) });
    switch (directive) {
      case 'user-agent':
        // Only a rule ends a list of agents; sitemaps, delays and unknown lines between them do not (RFC 9309, 2.2.4).
        if (group === null || group.rules.length > 0) {
          group = { agents: [], rules: [] };
          groups.push(group);
        }
        group.agents.push({ name: value, token: agentToken(value), line });
        break;
      case 'allow':
      case 'disallow':
        (group?.rules ?? rulesBeforeGroup).push({ type: directive, value, line, text: trimAscii(raw) });
        break;
      case 'sitemap':
        sitemaps.push({ line, url: value });
        break;
      default:
        otherLines.push({ line, text: trimAscii(raw), directive, value, group });
    }
  }

  const rulesOf = compileGroups(groups);
  const winners = new Map<string, Map<readonly CompiledRule[], CompiledRule | null>>();
  const winnerOf = (rules: readonly CompiledRule[], path: string): CompiledRule | null => {
    // Dozens of agents are checked for the same few paths, mostly through the same group.
    if (winners.size === MAX_PATHS_KEPT && !winners.has(path)) winners.clear();
    const ofPath = winners.get(path) ?? new Map<readonly CompiledRule[], CompiledRule | null>();
    winners.set(path, ofPath);
    let winner = ofPath.get(rules);
    if (winner === undefined) {
      winner = strongest(rules, path);
      ofPath.set(rules, winner);
    }
    return winner;
  };

  /**
   * Decides for one agent by its product tokens, most specific first: the first token that a group names counts, with
   * all groups that name it. `path` is a URL's path and query. An agent that ignores the wildcard obeys only groups
   * that name it. `group` is the token whose rules applied, null if none; `rule` is set only if a rule matched.
   */
  function decide(tokens: string | readonly string[], path: string, { ignoresWildcard = false } = {}) {
    const wanted = [...[tokens].flat().map(requestedToken), ...(ignoresWildcard ? [] : ['*'])];
    const group = wanted.find((token) => token !== '' && rulesOf.has(token)) ?? null;
    if (group === null || path === '/robots.txt') return { allowed: true, group };
    const normalized = robotsPath(path);
    const winner = winnerOf(allRules(rulesOf.get(group)!), normalized);
    if (winner === null) return { allowed: true, group };
    return { allowed: winner.rule.type === 'allow', group, rule: winner.rule };
  }

  return { groups, sitemaps, otherLines, rulesBeforeGroup, misspelledLines, decide };
}

/** The product token of a requested agent, `Bot` or `Bot/1.2`; empty for a name of several words. */
const requestedToken = (name: string): string => (/\s/.test(name) ? '' : agentToken(name));

/** The product token at the start of a name, in lower case; `*` alone or before ASCII white space is the wildcard. */
function agentToken(name: string): string {
  if (/^\*(?:[ \t\v\f]|$)/.test(name)) return '*';
  return /^[A-Za-z_-]*/.exec(name)![0].toLowerCase();
}

/** The rules of each group, by each product token that the group names. */
const compileGroups = (groups: readonly RobotsGroup[]) => Map.groupBy(groups.flatMap(({ agents, rules: written }) => {
  const rules = written.flatMap(compileRule);
  return [...new Set(agents.map(({ token }) => token))].map((token) => ({ token, rules }));
}), ({ token }) => token);

/** As in Google's parser, `Allow: …/index.htm…` also allows the folder itself. */
function compileRule(rule: RobotsRule): CompiledRule[] {
  const { type, value } = rule;
  const slash = value.lastIndexOf('/');
  const isIndex = type === 'allow' && value.startsWith('/index.htm', slash);
  return [value, ...(isIndex ? [`${value.slice(0, slash + 1)}$`] : [])]
    .map((path) => ({ rule, ...compilePattern(path) }));
}

// Merged only for agents that are asked for: a file may name thousands, each in thousands of groups.
const allRules = facet((groups: readonly { rules: CompiledRule[] }[]): readonly CompiledRule[] => {
  const [first, ...others] = groups.map(({ rules }) => rules);
  return others.length === 0 ? first! : [first!, ...others].flat();
});

/** The longest of the rules that match; of equally long ones an `Allow`, then the first. */
function strongest(rules: readonly CompiledRule[], path: string): CompiledRule | null {
  let winner: CompiledRule | null = null;
  for (const candidate of rules) {
    if (beats(candidate, winner) && candidate.matches(path)) winner = candidate;
  }
  return winner;
}

/** A longer rule wins, and at equal length an `Allow`; an empty rule never does. */
function beats(candidate: CompiledRule, winner: CompiledRule | null): boolean {
  if (candidate.octets !== winner?.octets) return candidate.octets > (winner?.octets ?? 0);
  return candidate.rule.type === 'allow' && winner.rule.type === 'disallow';
}
