import { parseRobots } from '../../../site/robots.ts';
import type { RobotsGroup } from '../../../site/robots.ts';
import type { ServedRobots } from '../gathered.ts';
import { blocksOf } from './robots-blocks.ts';

/** A longer snippet is not offered. */
const MAX_CHARS = 4_000;
/** Limit on the lines parsed in all rounds: each round removes the blocking rules, and a hostile file needs many. */
const MAX_LINES_PARSED = 2_000;

/** One line of a group, with its line number in the file. */
interface GroupLine {
  text: string;
  line: number;
  isRule: boolean;
}

interface WrittenGroup {
  names: string[];
  lines: GroupLine[];
}

/** The crawlers that should be able to fetch these URLs. */
export interface WantedAccess {
  crawlers: readonly string[];
  urls: readonly URL[];
  /** If true, the wildcard group stays unchanged, and the crawlers it blocks get a group of their own. */
  byName?: boolean;
  /** What evidence calls the URLs. */
  label?: 'page' | 'file';
}

/**
 * The groups that block crawlers from these URLs, without the blocking rules; their other lines stay as they are. The
 * whole file with these groups is parsed to verify that it allows the crawlers; undefined if it does not.
 */
export function fixedRobots(robots: ServedRobots, wanted: WantedAccess): string | undefined {
  const { crawlers, byName = false } = wanted;
  const written = writtenGroups(robots);
  const blocks = blocksOf(robots, wanted);
  const blocking = new Set(blocks.map(({ rule }) => rule));
  const blockingGroups = robots.groups.filter(({ rules }) => rules.some((rule) => blocking.has(rule)));
  // Several groups may apply together, and then no single one can be named as the one to replace.
  if (!byName && blockingGroups.length > 1) return undefined;
  const isForAll = ({ agents }: RobotsGroup): boolean => agents.some(({ token }) => token === '*');
  const changeable = blockingGroups.filter((group) => !byName || !isForAll(group));
  const splitOff = byName ? changeable.flatMap((group) => splitOffOthers(group, written.get(group)!, crawlers)) : [];
  const changed = changeable.map((group) => written.get(group)!);
  const rulesForAll = new Set(blockingGroups.filter(isForAll).flatMap(({ rules }) => rules));
  if (byName && rulesForAll.size > 0) {
    const named = new Set(blocks.filter(({ rule }) => rulesForAll.has(rule)).map(({ crawler }) => crawler));
    const lines = robots.groups.filter(isForAll).flatMap((group) => written.get(group)!.lines);
    changed.push({ names: [...named], lines });
  }
  const file = [...new Set([...written.values(), ...changed, ...splitOff])];
  if (changed.length === 0 || !unblock(file, { robots, changed, wanted })) return undefined;
  const text = [...changed, ...splitOff].map((group) => linesOf(group).join('\n')).join('\n\n');
  return text.length <= MAX_CHARS ? text : undefined;
}

/** Removes blocking rules from the groups in `changed` until nothing is blocked; false if that is not enough. */
function unblock(
  file: readonly WrittenGroup[],
  { robots, changed, wanted }: { robots: ServedRobots; changed: readonly WrittenGroup[]; wanted: WantedAccess },
): boolean {
  let parsedLines = 0;
  for (;;) {
    const numbered = file.flatMap((group) =>
      linesOf(group).map((text, at) => ({ group, source: group.lines[at - group.names.length], text })));
    parsedLines += numbered.length;
    if (parsedLines > MAX_LINES_PARSED) return false;
    const parsed = { ...parseRobots(numbered.map(({ text }) => text).join('\n')), url: robots.url };
    const blocking = blocksOf(parsed, wanted).map(({ rule }) => numbered[rule.line - 1]!);
    if (blocking.length === 0) return true;
    if (blocking.some(({ group }) => !changed.includes(group))) return false;
    for (const { group, source } of blocking) group.lines = group.lines.filter((line) => line !== source);
  }
}

/** Moves the other crawlers of a group into a copy of it, so that changes to the group do not affect them. */
function splitOffOthers({ agents }: RobotsGroup, group: WrittenGroup, crawlers: readonly string[]): WrittenGroup[] {
  const tokens = new Set(crawlers.map((crawler) => crawler.toLowerCase()));
  const { wanted, others } = Object.groupBy(agents, ({ token }) => (tokens.has(token) ? 'wanted' : 'others'));
  if (!wanted || !others) return [];
  group.names = namesOf(wanted);
  return [{ names: namesOf(others), lines: [...group.lines] }];
}

/** Each group with its rules and other lines, in the order of the file. */
function writtenGroups({ groups, otherLines }: ServedRobots): Map<RobotsGroup, WrittenGroup> {
  const othersOf = Map.groupBy(otherLines.filter(({ directive }) => directive !== null), ({ group }) => group);
  return new Map(groups.map((group) => {
    const rules = group.rules.map(({ line, text }) => ({ line, text, isRule: true }));
    const others = (othersOf.get(group) ?? []).map(({ line, text }) => ({ line, text, isRule: false }));
    const lines = [...rules, ...others].sort((a, b) => a.line - b.line);
    return [group, { names: namesOf(group.agents), lines }];
  }));
}

const namesOf = (agents: RobotsGroup['agents']): string[] => agents.map(({ name }) => name);

/** A group without rules would merge with the next one, so it gets a rule without effect. */
const linesOf = ({ names, lines }: WrittenGroup): string[] => [
  ...names.map((name) => `User-agent: ${name}`), ...lines.map(({ text }) => text),
  ...(lines.some(({ isRule }) => isRule) ? [] : ['Allow: /']),
];
