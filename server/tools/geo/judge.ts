import type {
  AnswerDetail, Citation, EngineSummary, GeoMetrics, GeoResult, Mention, PromptSummary, ProviderResultEvent,
} from '../../../contract/geo.ts';
import { mentionStatus, UNRESOLVED } from '../../../contract/report/visibility/report.ts';
import { GEO_RULE_SET } from '../../../contract/vocabulary.ts';
import type { AnswerReason, MatchBasis } from '../../../contract/vocabulary.ts';
import { yieldToEventLoop } from '../../async/event-loop.ts';
import { topCitedDomains } from './citations.ts';
import type { Source } from './citations.ts';
import { excerptOf } from './excerpt.ts';
import type { Answer, MeasuredAnswer, Measurement } from './measurement.ts';
import { findOccurrences, mentionsAmong, nameUsage } from './mentions.ts';
import type { NameUsage, Occurrence, Sought } from './mentions.ts';
import { metricsOf, repeatsOf } from './metrics.ts';
import type { CountedAnswer } from './metrics.ts';
import { compileName } from './name-matcher.ts';
import type { GeoInput } from './request.ts';

/** An answer with the possible mentions of a request's names. */
export interface ReadAnswer {
  answer: Answer;
  occurrences: readonly Occurrence[];
}

/** An answer judged for a request's names. */
export interface JudgedAnswer {
  answer: Answer;
  mentions: Mention[];
  result: ProviderResultEvent;
}

/** Prepares a request's names for matching. */
export function compileNames(input: Pick<GeoInput, 'brand' | 'competitors' | 'registrable'>): Sought {
  return {
    brand: compileName(input.brand),
    domain: input.registrable,
    competitors: input.competitors.map(compileName),
  };
}

/** Finds a request's names in an answer. */
export function readAnswer(answer: Answer, sought: Sought): ReadAnswer {
  return {
    answer,
    occurrences: answer.status === 'measured' ? findOccurrences(answer.text, answer.annotations, sought) : [],
  };
}

/** How the measured ones among these answers use the names. */
export function usageIn(read: readonly ReadAnswer[]): NameUsage {
  return nameUsage(read.filter(({ answer }) => answer.status === 'measured').map(({ occurrences }) => occurrences));
}

/** Judges one answer for one request. */
export function judgeAnswer({ answer, occurrences }: ReadAnswer, sought: Sought, usage: NameUsage): JudgedAnswer {
  const { engine, promptId, retrieval, latencyMs } = answer;
  const common = { type: 'provider-result', engine, promptId, retrieval, latencyMs } as const;
  if (answer.status === 'not-measured') {
    return { answer, mentions: [], result: { ...common, status: 'not-measured', reason: answer.reason } };
  }
  const cited = citedIn(answer, sought.domain);
  const mentions = mentionsAmong(occurrences, usage, cited ? sought.brand.name : undefined);
  const ofBrand = mentions.filter(({ name }) => name === sought.brand.name);
  const own = ofBrand.filter(({ unclear }) => !unclear);
  return {
    answer,
    mentions,
    result: {
      ...common,
      status: 'measured',
      ...statusOf(sought.brand.name, mentions),
      matchBasis: BASES_BEST_FIRST.find((basis) => own.some((mention) => mention.basis === basis)),
      ambiguous: own.length > 0 ? own.every((mention) => mention.ambiguous) : undefined,
      cited,
      foundNotCited: cited !== true && !answer.citesMore
        && answer.found.some((source) => source.domain === sought.domain),
      competitors: sought.competitors.map(({ name }) => ({ name, ...statusOf(name, mentions) })),
      citations: answer.cited.map(citation),
      excerpt: excerptOf(answer.text, own[0] ?? ofBrand[0] ?? mentions[0]),
    },
  };
}

// Omitted rather than false.
function statusOf(name: string, mentions: readonly Mention[]): { mentioned: boolean; unclear: true | undefined } {
  const { mentioned, unclear } = mentionStatus(name, mentions);
  return { mentioned, unclear: unclear || undefined };
}

/** The metrics of judged answers, of which only measured ones are counted. */
export function metricsFor(
  judged: readonly JudgedAnswer[],
  input: GeoInput,
  measured: Pick<Measurement, 'engines'>,
): GeoMetrics {
  const { brand, competitors } = input;
  return metricsOf(countedOf(judged), { brand, competitors, engines: measured.engines.length });
}

const countedOf = (judged: readonly JudgedAnswer[]): CountedAnswer[] => judged.flatMap(({ answer, result }) =>
  (answer.status === 'measured' && result.status === 'measured' ? { ...result, citesMore: answer.citesMore } : []));

/**
 * The result of a measurement for a request's names. Every answer is judged by how all answers use the names. Other
 * work may run between two answers.
 */
export async function resultOf(measurement: Measurement, input: GeoInput, signal?: AbortSignal): Promise<GeoResult> {
  const sought = compileNames(input);
  const read: ReadAnswer[] = [];
  for (const answer of [...measurement.answers, ...measurement.repeated ?? []]) {
    read.push(readAnswer(answer, sought));
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
  const usage = usageIn(read);
  const all = read.map((each) => judgeAnswer(each, sought, usage));
  const first = all.slice(0, measurement.answers.length);
  const repeats = all.slice(measurement.answers.length);
  const cited = all.flatMap(({ answer }) => (answer.status === 'measured' ? [answer.cited] : []));
  return {
    cached: false,
    brand: input.brand,
    domain: measurement.domain,
    vertical: measurement.vertical,
    lang: measurement.lang,
    packVersion: measurement.packVersion,
    ruleSet: GEO_RULE_SET,
    measuredAt: measurement.measuredAt,
    metrics: metricsFor(all, input, measurement),
    engines: measurement.engines.map((engine) =>
      summaryOf(engine, first.filter(({ answer }) => answer.engine === engine.id))),
    prompts: measurement.prompts.map(({ id, text }): PromptSummary =>
      ({ id, text, ...countsOf(first.filter(({ answer }) => answer.promptId === id)) })),
    audit: measurement.audit,
    topCitedDomains: topCitedDomains(cited),
    answers: first.map(detailOf),
    repeats: repeatsOf(measurement.repeats ?? 1, {
      counted: countedOf(all), again: repeats.map((each) => ({ ...detailOf(each), repeat: each.answer.repeat! })),
    }),
  };
}

/** How many answers are measured, are unclear, mention the brand and cite the domain. */
export function countsOf(judged: readonly JudgedAnswer[]): Omit<PromptSummary, 'id' | 'text'> {
  const measured = judged.flatMap(({ result }) => (result.status === 'measured' ? [result] : []));
  const unclear = measured.filter((result) => result.unclear).length;
  return {
    measured: measured.length,
    unclear: unclear || undefined,
    mentioned: measured.filter((result) => result.mentioned).length,
    cited: measured.filter((result) => result.cited === true).length,
  };
}

const NOT_ASKED: readonly AnswerReason[] = ['not-configured', 'budget'];

function summaryOf(engine: Measurement['engines'][number], judged: readonly JudgedAnswer[]): EngineSummary {
  const reasons = judged.flatMap(({ answer }) => (answer.status === 'measured' ? [] : [answer.reason]));
  const mostCommonFirst = [...Map.groupBy(reasons, (reason) => reason).values()]
    .toSorted((a, b) => b.length - a.length);
  const counts = countsOf(judged);
  return {
    ...engine,
    status: counts.measured > 0 ? 'measured' : 'not-measured',
    reason: counts.measured === 0 ? mostCommonFirst[0]?.[0] : undefined,
    asked: judged.length - reasons.filter((reason) => NOT_ASKED.includes(reason)).length,
    ...counts,
  };
}

// Undefined if a source that is unresolved, or was not read, might belong to the domain.
function citedIn({ cited, citesMore }: MeasuredAnswer, domain: string): boolean | undefined {
  if (cited.some((source) => source.domain === domain)) return true;
  return citesMore || cited.some((source) => source.domain === null) ? undefined : false;
}

const BASES_BEST_FIRST: readonly MatchBasis[] = ['exact', 'genitive', 'folded', 'domain'];

function detailOf({ answer: { repeat: _repeat, ...answer }, mentions }: JudgedAnswer): AnswerDetail {
  if (answer.status === 'not-measured') return { ...answer, mentions: [], citations: [], found: [] };
  const { annotations: _annotations, citesMore: _citesMore, cited, found, ...detail } = answer;
  return { ...detail, citations: cited.map(citation), found: found.map(citation), mentions };
}

function citation({ url, domain }: Source): Citation {
  return { url, domain: domain ?? UNRESOLVED };
}
