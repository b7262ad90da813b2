import type { EngineId } from '../../vocabulary.ts';
import { isAt } from '../hosts.ts';
import { kindOf } from './crawlers.ts';
import type { GeoReport, CellPosition } from './report.ts';
import { UNRESOLVED } from './report.ts';

/** The actions that follow from a measurement's own answers. */
export type WhatToDo = ReturnType<typeof whatToDo>;

/** A cited page; without its URL some page of the domain, which the engine named by an address of its own alone. */
export type CitedPage = WhatToDo['own'][number];

/** An engine, what its search crawler is let into, and how often it names and cites you. */
export type EngineAccess = WhatToDo['access'][number];

/** The crawler that gathers what an engine searches; xAI documents none. */
const SEARCH_CRAWLERS: Readonly<Partial<Record<EngineId, string>>> = {
  openai: 'OAI-SearchBot', gemini: 'Googlebot', perplexity: 'PerplexityBot', claude: 'Claude-SearchBot', mistral: 'MistralAI-Index',
};

type Answer = ReturnType<typeof readAnswers>[number];

/** Derives the actions from a measurement's answers; `positions` are those behind each, and can be opened. */
export function whatToDo(report: GeoReport) {
  const answers = readAnswers(report);
  const without = answers.filter(({ mentioned, unclear }) => !mentioned && !unclear);
  const hasCompetitors = report.competitors.length > 0;
  const telling = hasCompetitors ? without.filter(({ rivals }) => rivals.length > 0) : without;
  return {
    hasCompetitors,
    /** Competitors, and the answers that name them and not you. */
    instead: report.competitors
      .map((name) => ({ name, positions: positionsOf(without.filter(({ rivals }) => rivals.includes(name))) }))
      .filter(({ positions }) => positions.length > 0)
      .sort((a, b) => b.positions.length - a.positions.length),
    /** Questions with answers of which none names you. */
    unnamed: report.rows.flatMap((_, row) => {
      const own = answers.filter(({ position }) => position.row === row);
      return own.length > 0 && own.every((answer) => without.includes(answer)) ? [{ row, positions: positionsOf(own) }] : [];
    }),
    /** Pages cited where others are named and you are not; without competitors, where you are not named. */
    pages: byPage(telling, (domain) => domain !== report.domain && domain !== UNRESOLVED).map(({ page, citing }) => ({
      ...page,
      names: report.competitors.filter((name) => citing.some(({ rivals }) => rivals.includes(name))),
      positions: positionsOf(citing),
    })),
    /** Your own pages that are cited. */
    own: byPage(answers, (domain) => domain === report.domain).map(({ page, citing }) => ({ ...page, positions: positionsOf(citing) })),
    access: report.engines.flatMap((engine, column) => (engine.measured === 0 ? [] : [{
      engine,
      /** Undefined where no crawler of it is documented, or the audit is missing. */
      crawler: report.audit.find((row) => kindOf(row) === 'crawler' && row.crawler === SEARCH_CRAWLERS[engine.id]),
      positions: positionsOf(answers.filter(({ position }) => position.column === column)),
    }])),
  };
}

const positionsOf = (answers: readonly Answer[]): CellPosition[] => answers.map(({ position }) => position);

/** The pages that these answers cite on the domains wanted, each with the answers that do; the most cited first. */
function byPage(answers: readonly Answer[], isWanted: (domain: string) => boolean) {
  const cited = answers.flatMap((answer) => {
    const pages = answer.citations.filter(({ domain }) => isWanted(domain))
      .map(({ url, domain }): { url?: string; domain: string } => (isAt(url, domain) ? { url, domain } : { domain }));
    return [...new Map(pages.map((page) => [page.url ?? page.domain, page]))].map(([key, page]) => ({ key, page, answer }));
  });
  return [...Map.groupBy(cited, ({ key }) => key)]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([, found]) => ({ page: found[0]!.page, citing: found.map(({ answer }) => answer) }));
}

/** At least how many pages these are: one that is not named may be one of the others of its domain. */
export const leastPages = (pages: readonly CitedPage[]): number =>
  pages.filter((page) => page.url !== undefined || !pages.some(({ url, domain }) => url !== undefined && domain === page.domain)).length;

/** The whole answers, each with its place; unclear ones neither name you nor not. */
function readAnswers(report: GeoReport) {
  return report.rows.flatMap(({ cells }, row) => cells.flatMap((cell, column) => {
    const known = cell.kind === 'measured' ? report.answerOf(cell.promptId, cell.engine) : undefined;
    if (cell.kind !== 'measured' || !known?.whole) return [];
    const { citations, rivals } = known;
    return [{ position: { row, column }, mentioned: cell.mentioned, unclear: cell.unclear, citations, rivals }];
  }));
}
