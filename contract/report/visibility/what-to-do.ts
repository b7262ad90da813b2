import type { CrawlerAudit } from '../../geo.ts';
import type { EngineId } from '../../vocabulary.ts';
import { isAt } from '../hosts.ts';
import { kindOf } from './crawlers.ts';
import type { EngineColumn, GeoReport, Spot } from './report.ts';
import { UNRESOLVED } from './report.ts';

/** Answers behind a row: each can be opened. */
interface Behind {
  spots: readonly Spot[];
}

/** A competitor, and the answers that name it and not you. */
interface NamedInstead extends Behind {
  name: string;
}

/** A cited page; without its URL some page of the domain, which the engine named by an address of its own alone. */
export interface CitedPage extends Behind {
  url?: string;
  domain: string;
}

/** A page cited where others are named and you are not; without competitors, where you are not named. */
interface OthersPage extends CitedPage {
  names: readonly string[];
}

/** An engine, what its search crawler is let into, and how often it names and cites you. */
export interface EngineAccess extends Behind {
  engine: EngineColumn;
  /** Undefined where no crawler of it is documented, or the audit is missing. */
  crawler: CrawlerAudit | undefined;
}

/** The actions that follow from a measurement's own answers. */
export interface WhatToDo {
  hasCompetitors: boolean;
  instead: readonly NamedInstead[];
  /** Questions with answers of which none names you. */
  unnamed: readonly (Behind & { row: number })[];
  pages: readonly OthersPage[];
  /** Your own pages that are cited. */
  own: readonly CitedPage[];
  access: readonly EngineAccess[];
}

/** The crawler that gathers what an engine searches; xAI documents none. */
const SEARCH_CRAWLERS: Readonly<Partial<Record<EngineId, string>>> = {
  openai: 'OAI-SearchBot', gemini: 'Googlebot', perplexity: 'PerplexityBot', claude: 'Claude-SearchBot', mistral: 'MistralAI-Index',
};

interface Read {
  spot: Spot;
  mentioned: boolean;
  /** Unclear: neither named nor not. */
  unclear: boolean;
  rivals: readonly string[];
  citations: readonly { url: string; domain: string }[];
}

type CitedBy = Omit<CitedPage, 'spots'> & { some: Read[] };

/** Derives the actions from a measurement's answers. */
export function whatToDo(report: GeoReport): WhatToDo {
  const answers = readAnswers(report);
  const without = answers.filter(({ mentioned, unclear }) => !mentioned && !unclear);
  const spotsOf = (some: readonly Read[]): Spot[] => some.map(({ spot }) => spot);
  const hasCompetitors = report.competitors.length > 0;
  const telling = hasCompetitors ? without.filter(({ rivals }) => rivals.length > 0) : without;
  const byPage = (some: readonly Read[], isWanted: (domain: string) => boolean): CitedBy[] => {
    const pages = new Map<string, CitedBy>();
    for (const answer of some) {
      const cited = answer.citations.filter(({ domain }) => isWanted(domain));
      for (const [key, { url, domain }] of new Map(cited.map((page) => [isAt(page.url, page.domain) ? page.url : page.domain, page]))) {
        const page = pages.get(key) ?? { ...(key === url && { url }), domain, some: [] };
        page.some.push(answer);
        pages.set(key, page);
      }
    }
    return [...pages].sort(([a, one], [b, other]) => other.some.length - one.some.length || (a < b ? -1 : 1)).map(([, page]) => page);
  };
  return {
    hasCompetitors,
    instead: report.competitors
      .map((name) => ({ name, spots: spotsOf(without.filter(({ rivals }) => rivals.includes(name))) }))
      .filter(({ spots }) => spots.length > 0)
      .sort((a, b) => b.spots.length - a.spots.length),
    unnamed: report.rows.flatMap((_, row) => {
      const own = answers.filter(({ spot }) => spot.row === row);
      return own.length > 0 && own.every(({ mentioned, unclear }) => !mentioned && !unclear) ? [{ row, spots: spotsOf(own) }] : [];
    }),
    pages: byPage(telling, (domain) => domain !== report.domain && domain !== UNRESOLVED).map(({ some, ...page }) => ({
      ...page,
      names: report.competitors.filter((name) => some.some(({ rivals }) => rivals.includes(name))),
      spots: spotsOf(some),
    })),
    own: byPage(answers, (domain) => domain === report.domain).map(({ some, ...page }) => ({ ...page, spots: spotsOf(some) })),
    access: report.engines.flatMap((engine, column) => (engine.measured === 0 ? [] : [{
      engine,
      crawler: report.audit.find((row) => kindOf(row) === 'crawler' && row.crawler === SEARCH_CRAWLERS[engine.id]),
      spots: spotsOf(answers.filter(({ spot }) => spot.column === column)),
    }])),
  };
}

/** At least how many pages these are: one that is not named may be one of the others of its domain. */
export const leastPages = (pages: readonly CitedPage[]): number =>
  pages.filter((page) => page.url !== undefined || !pages.some(({ url, domain }) => url !== undefined && domain === page.domain)).length;

function readAnswers(report: GeoReport): Read[] {
  return report.rows.flatMap(({ cells }, row) => cells.flatMap((cell, column): Read[] => {
    const known = cell.kind === 'measured' ? report.answerOf(cell.promptId, cell.engine) : undefined;
    if (cell.kind !== 'measured' || !known?.whole) return [];
    const { citations, rivals } = known;
    return [{ spot: { row, column }, mentioned: cell.mentioned, unclear: cell.unclear, citations, rivals }];
  }));
}
