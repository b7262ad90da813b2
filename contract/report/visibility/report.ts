import type { AnswerDetail, Citation, GeoMetrics, GeoResult, Mention, ProviderResultEvent } from '../../geo.ts';
import { ENGINES } from '../../vocabulary.ts';
import type { AnswerReason, EngineId, Retrieval } from '../../vocabulary.ts';
import type { GeoScanBody } from '../../operations/geo.ts';
import { hostOf } from '../hosts.ts';
import type { GeoProgress } from './progress.ts';

/** Why there is no answer: the service's reasons, or `stopped` if the measurement ended before one came. */
export type MissingReason = AnswerReason | 'stopped';

/** How an answer treats the brand and its domain. */
export interface Measured {
  kind: 'measured';
  mentioned: boolean;
  /** Ambiguous whether the brand is meant: counts neither as mentioned nor as not mentioned. */
  unclear: boolean;
  /** Undefined if a source is unresolved, so that it might be on the domain. */
  cited: boolean | undefined;
  foundNotCited: boolean;
  /** Undefined in a measurement stored before this was recorded. */
  retrieval: Retrieval | undefined;
}

/** How an answer treats the brand and its domain, or why there is none. */
type Outcome = Measured | { kind: 'unmeasured'; reason: MissingReason };

/** One prompt and engine. `waiting`: other engines have already answered the prompt. */
export type Cell = { engine: EngineId; promptId: string } & (Outcome | { kind: 'pending' | 'waiting' });

/** A place in a table: row and column, from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

export type PromptRow = ReturnType<typeof rowOf>;

export type EngineColumn = ReturnType<typeof columnOf>;

/** Missing answers of one engine, for one reason. */
export type Unseen = ReturnType<typeof unseenOf>[number];

/** A measurement as the page shows it: running, ended or stored. */
export type GeoReport = ReturnType<typeof geoReport>;

/** An answer for display, as far as it is known. */
export interface KnownAnswer {
  /** As the service sent it. */
  received: AnswerDetail | ProviderResultEvent;
  /** Undefined until the measurement is done; there is only an excerpt until then. */
  whole: AnswerDetail | undefined;
  outcome: Outcome;
  text: string;
  citations: readonly Citation[];
  /** The competitors that it names. */
  rivals: readonly string[];
}

export interface Question {
  id: string;
  text: string;
}

export interface ReportSource {
  input: GeoScanBody;
  progress: GeoProgress;
  /** ISO 8601. */
  startedAt: string;
  /** No more events will arrive. */
  isOver: boolean;
  /** The questions that are asked, as soon as they are known. */
  questions: readonly Question[];
}

export const ENGINE_NAMES: Readonly<Record<EngineId, string>> = {
  openai: 'ChatGPT', gemini: 'Gemini', perplexity: 'Perplexity', claude: 'Claude', grok: 'Grok', mistral: 'Mistral',
};

/** The domain of a URL whose redirect could not be resolved. */
export const UNRESOLVED = 'unresolved';

/** The number of answers behind the metrics, including unclear ones. */
export const answersBehind = ({ discoveryRate }: GeoMetrics): number =>
  discoveryRate.denominator + (discoveryRate.unclear ?? 0);

/** Everything the page shows of a measurement, derived from its state. */
export function geoReport({ input, progress, startedAt, isOver, questions }: ReportSource) {
  const { result, error } = progress;
  const isRunning = result === undefined && error === undefined && !isOver;
  const answers = answersBy(progress);
  const answerOf = (promptId: string, engine: EngineId): KnownAnswer | undefined =>
    answers.get(keyOf(promptId, engine));
  const cellOf = (promptId: string, engine: EngineId): Cell => {
    const outcome = answerOf(promptId, engine)?.outcome
      ?? (isRunning ? { kind: 'pending' } as const : { kind: 'unmeasured', reason: 'stopped' } as const);
    return { promptId, engine, ...outcome };
  };
  const prompts = result?.prompts ?? promptsOf(progress, questions);
  const rows = prompts.map(({ id, text }, at) =>
    rowOf({ id, text, number: at + 1 }, ENGINES.map((engine) => cellOf(id, engine))));
  const cells = rows.flatMap((row) => row.cells);
  const engines = ENGINES.map((id) => columnOf(id, cells, result));
  const count = (...kinds: readonly Cell['kind'][]): number => cells.filter(({ kind }) => kinds.includes(kind)).length;
  const completed = new Set(progress.completed.map(({ promptId }) => promptId));
  return {
    input,
    brand: result?.brand ?? input.brand,
    domain: result?.domain ?? hostOf(input.domain),
    vertical: result?.vertical ?? input.vertical,
    lang: result?.lang ?? input.lang ?? 'no',
    competitors: result ? competitorsOf(result) : input.competitors ?? [],
    /** ISO 8601. */
    at: result?.measuredAt ?? startedAt,
    isRunning, error, result, rows, engines,
    metrics: result?.metrics ?? progress.metrics,
    /** The numbers of the prompts that metrics, shares and domains cover. */
    counted: rows.filter(({ id }) => result !== undefined || completed.has(id)).map(({ number }) => number),
    /** How many times each question is asked. */
    asked: result?.repeats?.asked ?? 1,
    /** The number of repeated answers so far. */
    repeated: progress.repeated,
    audit: result?.audit ?? (progress.isAudited ? progress.audit : []),
    domains: result?.topCitedDomains ?? domainsOf(progress),
    unseen: unseenOf(cells, engines),
    answers: {
      all: cells.length, measured: count('measured'),
      unmeasured: count('unmeasured'), open: count('pending', 'waiting'),
    },
    /** The answer of a cell, as far as it is known. */
    answerOf,
  };
}

const keyOf = (promptId: string, engine: EngineId): string => `${engine} ${promptId}`;

const answersBy = ({ result, answers }: GeoProgress): Map<string, KnownAnswer> => new Map(
  [...answers.map(ofEvent), ...(result?.answers ?? []).map((detail) => ofWhole(detail, result!))]
    .map((answer) => [keyOf(answer.received.promptId, answer.received.engine), answer]),
);

/** The competitors of a result. */
export const competitorsOf = ({ metrics }: GeoResult): string[] =>
  metrics.shareOfVoice.parts.slice(1).map(({ name }) => name);

/** The questions to be asked; before they are known, those that answers have arrived for. */
function promptsOf(
  { completed, answers }: GeoProgress,
  questions: readonly Question[],
): { id: string; text: string | undefined }[] {
  if (questions.length > 0) return [...questions];
  const ids = new Set([...completed.toSorted((a, b) => a.index - b.index), ...answers].map(({ promptId }) => promptId));
  return [...ids].map((id) => ({ id, text: completed.find(({ promptId }) => promptId === id)?.prompt }));
}

function ofEvent(event: ProviderResultEvent): KnownAnswer {
  const known = { received: event, whole: undefined };
  if (event.status === 'not-measured') {
    return { ...known, outcome: { kind: 'unmeasured', reason: event.reason }, text: '', citations: [], rivals: [] };
  }
  const { mentioned, unclear = false, cited, foundNotCited, retrieval, excerpt: text, citations } = event;
  const rivals = event.competitors.filter((rival) => rival.mentioned).map(({ name }) => name);
  return {
    ...known, outcome: { kind: 'measured', mentioned, unclear, cited, foundNotCited, retrieval },
    text, citations, rivals,
  };
}

function ofWhole(detail: AnswerDetail, result: GeoResult): KnownAnswer {
  const { text = '', citations, mentions } = detail;
  const rivals = competitorsOf(result).filter((name) => mentionStatus(name, mentions).mentioned);
  return { received: detail, whole: detail, outcome: ofDetail(detail, result), text, citations, rivals };
}

/** Evaluates an answer for the brand and its domain. */
export function ofDetail(detail: AnswerDetail, { brand, domain }: Pick<GeoResult, 'brand' | 'domain'>): Outcome {
  if (detail.status === 'not-measured') return { kind: 'unmeasured', reason: detail.reason ?? 'failed' };
  const { mentions, citations, found, retrieval } = detail;
  const isOwn = (source: Citation): boolean => source.domain === domain;
  const isUnknown = citations.some((source) => source.domain === UNRESOLVED);
  const cited = citations.some(isOwn) ? true : isUnknown ? undefined : false;
  return {
    kind: 'measured', cited, retrieval, ...mentionStatus(brand, mentions),
    foundNotCited: cited !== true && found.some(isOwn),
  };
}

/** Whether an answer mentions a name; unclear if it may, and no mention is certain. */
export function mentionStatus(name: string, mentions: readonly Mention[]): Pick<Measured, 'mentioned' | 'unclear'> {
  const places = mentions.filter((mention) => mention.name === name);
  const mentioned = places.some(({ unclear }) => !unclear);
  return { mentioned, unclear: !mentioned && places.length > 0 };
}

function rowOf({ id, text, number }: { id: string; text: string | undefined; number: number }, cells: readonly Cell[]) {
  const measured = cells.filter((cell) => cell.kind === 'measured');
  const hasBegun = measured.length > 0
    || cells.some((cell) => cell.kind === 'unmeasured' && cell.reason !== 'not-configured');
  const shown: readonly Cell[] = hasBegun
    ? cells.map((cell) => (cell.kind === 'pending' ? { ...cell, kind: 'waiting' } : cell))
    : cells;
  return {
    id,
    /** Undefined until known. */
    text,
    /** From 1. */
    number,
    cells: shown,
    measured: measured.length,
    unmeasured: cells.filter(({ kind }) => kind === 'unmeasured').length,
    mentioned: measured.filter(({ mentioned }) => mentioned).length,
    /** Measured answers that no mention rate counts. */
    unclear: measured.filter(({ unclear }) => unclear).length,
    isComplete: cells.every(({ kind }) => kind !== 'pending'),
  };
}

/** Whether an answer counts in the citation rate: not known to have skipped the search, and its sources are known. */
export const isGrounded = ({ retrieval, cited }: Partial<Pick<Measured, 'retrieval' | 'cited'>>): boolean =>
  retrieval !== 'not-used' && cited !== undefined;

function columnOf(id: EngineId, all: readonly Cell[], result: GeoResult | undefined) {
  const cells = all.filter(({ engine }) => engine === id);
  const measured = cells.filter((cell) => cell.kind === 'measured');
  const grounded = measured.filter(isGrounded);
  return {
    id,
    name: result?.engines.find((engine) => engine.id === id)?.name ?? ENGINE_NAMES[id],
    measured: measured.length,
    mentioned: measured.filter(({ mentioned }) => mentioned).length,
    unclear: measured.filter(({ unclear }) => unclear).length,
    cited: grounded.filter(({ cited }) => cited).length,
    /** Measured answers with known sources: the denominator of `cited`. */
    grounded: grounded.length,
    /** No answers, and none to come. */
    isMissing: cells.length > 0 && cells.every(({ kind }) => kind === 'unmeasured'),
  };
}

/** The missing answers by engine and reason, most frequent first. */
function unseenOf(cells: readonly Cell[], engines: readonly EngineColumn[]) {
  const unmeasured = cells.filter((cell) => cell.kind === 'unmeasured');
  return [...Map.groupBy(unmeasured, ({ engine, reason }) => `${engine} ${reason}`).values()]
    .map(([first, ...others]) => ({
      engine: engines.find(({ id }) => id === first!.engine)!, reason: first!.reason, count: 1 + others.length,
    }))
    .sort((a, b) => b.count - a.count);
}

/** The domains cited in answers to completed prompts. */
function domainsOf({ answers, completed }: GeoProgress): ReturnType<typeof citedDomains> {
  const done = new Set(completed.map(({ promptId }) => promptId));
  const measured = answers.filter((answer) => answer.status === 'measured')
    .filter(({ promptId }) => done.has(promptId));
  return citedDomains(measured.map(({ citations }) => citations.map(({ domain }) => domain)))
    .filter(({ domain }) => domain !== UNRESOLVED);
}

/** The domains that answers cite, each with the number of these answers; by number, then by name. */
export const citedDomains = (answers: readonly (readonly string[])[]): { domain: string; count: number }[] =>
  [...Map.groupBy(answers.flatMap((domains) => [...new Set(domains)]), (domain) => domain)]
    .map(([domain, { length: count }]) => ({ domain, count }))
    .sort((a, b) => b.count - a.count || (a.domain < b.domain ? -1 : 1));
