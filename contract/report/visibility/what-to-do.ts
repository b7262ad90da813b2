import type { EngineId } from '../../vocabulary.ts';
import { isAt } from '../hosts.ts';
import { kindOf } from './crawlers.ts';
import type { GeoReport, CellPosition } from './report.ts';
import { UNRESOLVED } from './report.ts';

/** The actions derived from a measurement's answers. */
export type WhatToDo = ReturnType<typeof whatToDo>;

/** A cited page. Without `url` the page of the domain is unknown: the engine gave only a redirect of its own. */
export type CitedPage = WhatToDo['own'][number];

/** An engine with the audit of its search crawler, and how often it names and cites the store. */
export type EngineAccess = WhatToDo['access'][number];

/** The crawler that fills each engine's search index; xAI documents none. */
const SEARCH_CRAWLERS: Readonly<Partial<Record<EngineId, string>>> = {
  openai: 'OAI-SearchBot', gemini: 'Googlebot', perplexity: 'PerplexityBot',
  claude: 'Claude-SearchBot', mistral: 'MistralAI-Index',
};

type Answer = ReturnType<typeof readAnswers>[number];

/** Derives the actions from a measurement's answers; `positions` are the answers behind each, for links to them. */
export function whatToDo(report: GeoReport) {
  const answers = readAnswers(report);
  const without = answers.filter(({ mentioned, unclear }) => !mentioned && !unclear);
  const hasCompetitors = report.competitors.length > 0;
  const relevant = hasCompetitors ? without.filter(({ rivals }) => rivals.length > 0) : without;
  return {
    hasCompetitors,
    /** Competitors, with the answers that name them and not the store. */
    instead: report.competitors
      .map((name) => ({ name, positions: positionsOf(without.filter(({ rivals }) => rivals.includes(name))) }))
      .filter(({ positions }) => positions.length > 0)
      .sort((a, b) => b.positions.length - a.positions.length),
    /** Questions with answers, none of which names the store. */
    unnamed: report.rows.flatMap((_, row) => {
      const own = answers.filter(({ position }) => position.row === row);
      return own.length > 0 && own.every((answer) => without.includes(answer))
        ? [{ row, positions: positionsOf(own) }]
        : [];
    }),
    /** Pages cited in answers that do not name the store, but a competitor if there are any. */
    pages: byPage(relevant, (domain) => domain !== report.domain && domain !== UNRESOLVED).map(({ page, citing }) => ({
      ...page,
      names: report.competitors.filter((name) => citing.some(({ rivals }) => rivals.includes(name))),
      positions: positionsOf(citing),
    })),
    /** The store's own cited pages. */
    own: byPage(answers, (domain) => domain === report.domain).map(({ page, citing }) => ({
      ...page,
      positions: positionsOf(citing),
    })),
    access: report.engines.flatMap((engine, column) => (engine.measured === 0 ? [] : [{
      engine,
      /** Undefined if no crawler of the engine is documented, or there is no audit. */
      crawler: report.audit.find((row) => kindOf(row) === 'crawler' && row.crawler === SEARCH_CRAWLERS[engine.id]),
      positions: positionsOf(answers.filter(({ position }) => position.column === column)),
    }])),
  };
}

const positionsOf = (answers: readonly Answer[]): CellPosition[] => answers.map(({ position }) => position);

/** The pages on the wanted domains, with the answers that cite them; most cited first. */
function byPage(answers: readonly Answer[], isWanted: (domain: string) => boolean) {
  const cited = answers.flatMap((answer) => {
    const pages = answer.citations.filter(({ domain }) => isWanted(domain))
      .map(({ url, domain }): { url?: string; domain: string } => (isAt(url, domain) ? { url, domain } : { domain }));
    return [...new Map(pages.map((page) => [page.url ?? page.domain, page]))]
      .map(([key, page]) => ({ key, page, answer }));
  });
  return [...Map.groupBy(cited, ({ key }) => key)]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([, found]) => ({ page: found[0]!.page, citing: found.map(({ answer }) => answer) }));
}

/** The minimum number of distinct pages: one without `url` may be another listed page of its domain. */
export const leastPages = (pages: readonly CitedPage[]): number =>
  pages.filter((page) =>
    page.url !== undefined || !pages.some(({ url, domain }) => url !== undefined && domain === page.domain)).length;

/** The complete answers with their positions; unclear ones count neither as naming the store nor as not naming it. */
function readAnswers(report: GeoReport) {
  return report.rows.flatMap(({ cells }, row) => cells.flatMap((cell, column) => {
    const known = cell.kind === 'measured' ? report.answerOf(cell.promptId, cell.engine) : undefined;
    if (cell.kind !== 'measured' || !known?.whole) return [];
    const { citations, rivals } = known;
    return [{ position: { row, column }, mentioned: cell.mentioned, unclear: cell.unclear, citations, rivals }];
  }));
}
