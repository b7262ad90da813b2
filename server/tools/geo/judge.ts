import type {
  AnswerDetail, Citation, EngineSummary, GeoMetrics, GeoResult, Mention, PromptSummary, ProviderResultEvent,
} from '../../../contract/geo.ts';
import type { AnswerReason, MatchBasis } from '../../../contract/vocabulary.ts';
import { topCitedDomains } from './citations.ts';
import type { Source } from './citations.ts';
import { excerptOf } from './excerpt.ts';
import { seedOf } from './intervals.ts';
import type { Answer, MeasuredAnswer, Measurement } from './measurement.ts';
import { findMentions } from './mentions.ts';
import type { Sought } from './mentions.ts';
import { metricsOf } from './metrics.ts';
import { compileName } from './name-matcher.ts';
import type { GeoInput } from './request.ts';

/** An answer with what it says of one request's names. */
export interface JudgedAnswer {
  answer: Answer;
  mentions: Mention[];
  result: ProviderResultEvent;
}

/** Makes a request's names ready to be looked for. */
export function soughtBy(input: Pick<GeoInput, 'brand' | 'competitors' | 'registrable'>): Sought {
  return {
    brand: compileName(input.brand),
    domain: input.registrable,
    competitors: input.competitors.map(compileName),
  };
}

/** Judges one answer for one request. */
export function judgeAnswer(answer: Answer, sought: Sought): JudgedAnswer {
  const { engine, promptId, retrieval, latencyMs } = answer;
  const common = { type: 'provider-result', engine, promptId, retrieval, latencyMs } as const;
  if (answer.status === 'not-measured') {
    return { answer, mentions: [], result: { ...common, status: 'not-measured', reason: answer.reason } };
  }
  const mentions = findMentions(answer.text, answer.annotations, sought);
  const own = mentions.filter((mention) => mention.name === sought.brand.name);
  const cited = citedIn(answer.cited, sought.domain);
  return {
    answer,
    mentions,
    result: {
      ...common,
      status: 'measured',
      mentioned: own.length > 0,
      ...(own.length > 0 ? { matchBasis: bestBasis(own), ambiguous: own.every((mention) => mention.ambiguous) } : {}),
      ...(cited === undefined ? {} : { cited }),
      foundNotCited: cited !== true && answer.found.some((source) => source.domain === sought.domain),
      competitors: sought.competitors.map(({ name }) => ({
        name,
        mentioned: mentions.some((mention) => mention.name === name),
      })),
      citations: answer.cited.map(citation),
      excerpt: excerptOf(answer.text, own[0] ?? mentions[0]),
    },
  };
}

/** The metrics over judged answers; those not measured are in no denominator. */
export function metricsFor(
  judged: readonly JudgedAnswer[],
  input: GeoInput,
  measured: Pick<Measurement, 'measuredAt' | 'engines'>,
): GeoMetrics {
  const results = judged.map(({ result }) => result).filter((result) => result.status === 'measured');
  return metricsOf(results, {
    brand: input.brand,
    competitors: input.competitors,
    engines: measured.engines.length,
    seed: seedOf([input.registrable, input.vertical, input.lang, measured.measuredAt].join('|')),
  });
}

/** What a request is told of a stored measurement: every answer is judged for its names. */
export function repeatOf(measurement: Measurement, input: GeoInput): GeoResult {
  const sought = soughtBy(input);
  const judged = measurement.answers.map((answer) => judgeAnswer(answer, sought));
  return { ...resultOf(measurement, judged, input), cached: true };
}

/** What a request is told of a measurement whose answers have been judged for it. */
export function resultOf(measurement: Measurement, judged: readonly JudgedAnswer[], input: GeoInput): GeoResult {
  const cited = judged.flatMap(({ answer }) => (answer.status === 'measured' ? [answer.cited] : []));
  return {
    cached: false,
    brand: input.brand,
    domain: measurement.domain,
    vertical: measurement.vertical,
    lang: measurement.lang,
    packVersion: measurement.packVersion,
    measuredAt: measurement.measuredAt,
    metrics: metricsFor(judged, input, measurement),
    engines: measurement.engines.map((engine) =>
      summaryOf(engine, judged.filter(({ answer }) => answer.engine === engine.id))),
    prompts: measurement.prompts.map(({ id, text }): PromptSummary =>
      ({ id, text, ...countsOf(judgedFor(judged, id)) })),
    audit: measurement.audit,
    topCitedDomains: topCitedDomains(cited),
    answers: judged.map(detailOf),
  };
}

/** How many of these answers are measured, name the brand, cite the domain. */
export function countsOf(judged: readonly JudgedAnswer[]): { measured: number; mentioned: number; cited: number } {
  const measured = judged.flatMap(({ result }) => (result.status === 'measured' ? [result] : []));
  return {
    measured: measured.length,
    mentioned: measured.filter((result) => result.mentioned).length,
    cited: measured.filter((result) => result.cited === true).length,
  };
}

/** The judged answers to one prompt. */
export function judgedFor(judged: readonly JudgedAnswer[], promptId: string): JudgedAnswer[] {
  return judged.filter(({ answer }) => answer.promptId === promptId);
}

// Among what was not asked, or not asked any more, nothing failed.
const NEVER_ASKED: readonly AnswerReason[] = ['not-configured', 'budget'];

function summaryOf(engine: Measurement['engines'][number], judged: readonly JudgedAnswer[]): EngineSummary {
  const reasons = judged.flatMap(({ answer }) => (answer.status === 'measured' ? [] : [answer.reason]));
  const counts = countsOf(judged);
  return {
    ...engine,
    status: counts.measured > 0 ? 'measured' : 'not-measured',
    ...(counts.measured === 0 && reasons.length > 0 ? { reason: commonest(reasons) } : {}),
    asked: judged.length - reasons.filter((reason) => NEVER_ASKED.includes(reason)).length,
    ...counts,
  };
}

function commonest(reasons: readonly AnswerReason[]): AnswerReason {
  const times = (reason: AnswerReason): number => reasons.filter((other) => other === reason).length;
  return reasons.toSorted((a, b) => times(b) - times(a))[0]!;
}

/** `undefined` where a source is not known and might be the domain's. */
function citedIn(sources: readonly Source[], domain: string): boolean | undefined {
  if (sources.some((source) => source.domain === domain)) return true;
  return sources.some((source) => source.domain === null) ? undefined : false;
}

const BEST_FIRST: readonly MatchBasis[] = ['exact', 'genitive', 'folded', 'domain'];

function bestBasis(mentions: readonly Mention[]): MatchBasis {
  return BEST_FIRST.find((basis) => mentions.some((mention) => mention.basis === basis)) ?? 'exact';
}

function detailOf({ answer, mentions }: JudgedAnswer): AnswerDetail {
  const { engine, promptId, status, retrieval, latencyMs } = answer;
  const asked = { engine, promptId, status, retrieval, latencyMs };
  if (answer.status === 'not-measured') return { ...asked, reason: answer.reason, mentions: [], citations: [], found: [] };
  return { ...asked, ...wordsOf(answer), mentions };
}

type Words = Pick<AnswerDetail, 'text' | 'citations' | 'found' | 'searchEntry' | 'answeredAt'>;

function wordsOf({ text, cited, found, searchEntry, answeredAt }: MeasuredAnswer): Words {
  return {
    text,
    citations: cited.map(citation),
    found: found.map(citation),
    ...(searchEntry ? { searchEntry } : {}),
    ...(answeredAt ? { answeredAt } : {}),
  };
}

function citation({ url, domain }: Source): Citation {
  return { url, domain: domain ?? 'unresolved' };
}
