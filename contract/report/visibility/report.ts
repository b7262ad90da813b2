import type { AnswerDetail, Citation, GeoMetrics, GeoResult, ProviderResultEvent } from '../../geo.ts';
import { ENGINES } from '../../vocabulary.ts';
import type { AnswerReason, EngineId, Retrieval } from '../../vocabulary.ts';
import type { GeoScanBody } from '../../operations/geo.ts';
import { hostOf } from '../hosts.ts';
import type { GeoProgress } from './progress.ts';

/** Why there is no answer: the service's reasons, and that the measurement stopped before one came. */
export type MissingReason = AnswerReason | 'stopped';

/** What an answer says of the brand and its domain. */
export interface Measured {
  kind: 'measured';
  mentioned: boolean;
  /** Nobody can tell whether the brand is meant: neither mentioned nor not mentioned. */
  unclear: boolean;
  /** Undefined where a source is not known and might be the domain's. */
  cited: boolean | undefined;
  foundNotCited: boolean;
  /** Undefined in a measurement that was kept before this was told. */
  retrieval: Retrieval | undefined;
}

/** What an answer says of the brand and its domain, or why there is none. */
type Outcome = Measured | { kind: 'unmeasured'; reason: MissingReason };

/** One prompt and one engine. `waiting`: others have answered the prompt already. */
export type Cell = { engine: EngineId; promptId: string } & (Outcome | { kind: 'pending' | 'waiting' });

/** A place in a table: row and column, from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

export type PromptRow = ReturnType<typeof rowOf>;

export type EngineColumn = ReturnType<typeof columnOf>;

/** Answers that are missing of one engine for one reason. */
export type Unseen = ReturnType<typeof unseenOf>[number];

/** A measurement as the page shows it: running, ended or kept from before. */
export type GeoReport = ReturnType<typeof geoReport>;

/** An answer to read, as much of it as is known. */
export interface KnownAnswer {
  /** As the service sent it. */
  received: AnswerDetail | ProviderResultEvent;
  /** Undefined before the measurement is done: then there is an excerpt. */
  whole: AnswerDetail | undefined;
  outcome: Outcome;
  text: string;
  citations: readonly Citation[];
  /** The competitors it names. */
  rivals: readonly string[];
}

export interface Question {
  id: string;
  text: string;
}

export interface ReportSource {
  input: GeoScanBody;
  progress: GeoProgress;
  /** ISO. */
  startedAt: string;
  /** Nothing more will come. */
  isOver: boolean;
  /** What is asked, as soon as that is known. */
  questions: readonly Question[];
}

export const ENGINE_NAMES: Readonly<Record<EngineId, string>> = {
  openai: 'ChatGPT', gemini: 'Gemini', perplexity: 'Perplexity', claude: 'Claude', grok: 'Grok', mistral: 'Mistral',
};

/** An address no one could follow to its owner. */
export const UNRESOLVED = 'unresolved';

/** How many answers the metrics are about, those where nobody can tell among them. */
export const answersBehind = ({ discoveryRate }: GeoMetrics): number => discoveryRate.denominator + (discoveryRate.unclear ?? 0);

/** Everything the page shows of a measurement, made from what it has said. */
export function geoReport({ input, progress, startedAt, isOver, questions }: ReportSource) {
  const { result, error } = progress;
  const isRunning = result === undefined && error === undefined && !isOver;
  const answers = answersBy(progress);
  const answerOf = (promptId: string, engine: EngineId): KnownAnswer | undefined => answers.get(keyOf(promptId, engine));
  const cellOf = (promptId: string, engine: EngineId): Cell => {
    const outcome = answerOf(promptId, engine)?.outcome
      ?? (isRunning ? { kind: 'pending' } as const : { kind: 'unmeasured', reason: 'stopped' } as const);
    return { promptId, engine, ...outcome };
  };
  const prompts = result?.prompts ?? promptsOf(progress, questions);
  const rows = prompts.map(({ id, text }, at) => rowOf({ id, text, number: at + 1 }, ENGINES.map((engine) => cellOf(id, engine))));
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
    /** ISO. */
    at: result?.measuredAt ?? startedAt,
    isRunning, error, result, rows, engines,
    metrics: result?.metrics ?? progress.metrics,
    /** The numbers of the prompts that metrics, shares and domains are about. */
    counted: rows.filter(({ id }) => result !== undefined || completed.has(id)).map(({ number }) => number),
    /** How many times each question was put. */
    asked: result?.repeats?.asked ?? 1,
    /** Answers of repeats, while they come. */
    repeated: progress.repeated,
    audit: result?.audit ?? (progress.isAudited ? progress.audit : []),
    domains: result?.topCitedDomains ?? domainsOf(progress),
    unseen: unseenOf(cells, engines),
    answers: {
      all: cells.length, measured: count('measured'), unmeasured: count('unmeasured'), open: count('pending', 'waiting'),
    },
    /** The answer behind a cell, as much of it as is known. */
    answerOf,
  };
}

const keyOf = (promptId: string, engine: EngineId): string => `${engine} ${promptId}`;

const answersBy = ({ result, answers }: GeoProgress): Map<string, KnownAnswer> => new Map(
  [...answers.map(ofEvent), ...(result?.answers ?? []).map((detail) => ofWhole(detail, result!))]
    .map((answer) => [keyOf(answer.received.promptId, answer.received.engine), answer]),
);

/** The names a result was measured against. */
export const competitorsOf = ({ metrics }: GeoResult): string[] => metrics.shareOfVoice.parts.slice(1).map(({ name }) => name);

/** The questions as they will be asked; those only heard of in answers until then. */
function promptsOf({ completed, answers }: GeoProgress, questions: readonly Question[]): { id: string; text: string | undefined }[] {
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
  return { ...known, outcome: { kind: 'measured', mentioned, unclear, cited, foundNotCited, retrieval }, text, citations, rivals };
}

function ofWhole(detail: AnswerDetail, result: GeoResult): KnownAnswer {
  const { text = '', citations, mentions } = detail;
  const rivals = competitorsOf(result).filter((name) => mentions.some((mention) => mention.name === name && !mention.unclear));
  return { received: detail, whole: detail, outcome: ofDetail(detail, result), text, citations, rivals };
}

/** What an answer says of the brand and its domain. */
export function ofDetail(detail: AnswerDetail, { brand, domain }: Pick<GeoResult, 'brand' | 'domain'>): Outcome {
  if (detail.status === 'not-measured') return { kind: 'unmeasured', reason: detail.reason ?? 'failed' };
  const { mentions, citations, found, retrieval } = detail;
  const isOwn = (source: Citation): boolean => source.domain === domain;
  const isUnknown = citations.some((source) => source.domain === UNRESOLVED);
  const own = mentions.filter(({ name }) => name === brand);
  const mentioned = own.some(({ unclear }) => !unclear);
  const cited = citations.some(isOwn) ? true : isUnknown ? undefined : false;
  return {
    kind: 'measured', cited, retrieval, mentioned,
    unclear: !mentioned && own.length > 0,
    foundNotCited: cited !== true && found.some(isOwn),
  };
}

function rowOf({ id, text, number }: { id: string; text: string | undefined; number: number }, cells: readonly Cell[]) {
  const measured = cells.filter((cell) => cell.kind === 'measured');
  const hasBegun = measured.length > 0 || cells.some((cell) => cell.kind === 'unmeasured' && cell.reason !== 'not-configured');
  const shown: readonly Cell[] = hasBegun ? cells.map((cell) => (cell.kind === 'pending' ? { ...cell, kind: 'waiting' } : cell)) : cells;
  return {
    id,
    /** Undefined until it is known. */
    text,
    /** From 1. */
    number,
    cells: shown,
    measured: measured.length,
    unmeasured: cells.filter(({ kind }) => kind === 'unmeasured').length,
    mentioned: measured.filter(({ mentioned }) => mentioned).length,
    /** Of the measured, those in no rate of mentions. */
    unclear: measured.filter(({ unclear }) => unclear).length,
    isComplete: cells.every(({ kind }) => kind !== 'pending'),
  };
}

/** Whether an answer has a say in the citation rate: it searched, as far as is known, and its sources are known. */
export const isGrounded = (cell: Measured): boolean => cell.retrieval !== 'not-used' && cell.cited !== undefined;

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
    /** Of the measured, those whose sources are known: what `cited` is out of. */
    grounded: grounded.length,
    /** Not one answer, and none to come. */
    isMissing: cells.length > 0 && cells.every(({ kind }) => kind === 'unmeasured'),
  };
}

/** Why answers are missing, by engine; what explains most of them first. */
function unseenOf(cells: readonly Cell[], engines: readonly EngineColumn[]) {
  const unmeasured = cells.filter((cell) => cell.kind === 'unmeasured');
  return [...Map.groupBy(unmeasured, ({ engine, reason }) => `${engine} ${reason}`).values()]
    .map(([first, ...others]) => ({
      engine: engines.find(({ id }) => id === first!.engine)!, reason: first!.reason, count: 1 + others.length,
    }))
    .sort((a, b) => b.count - a.count);
}

/** How often each domain is cited in answers to the completed prompts, an answer counting once; most first. */
function domainsOf({ answers, completed }: GeoProgress): { domain: string; count: number }[] {
  const done = new Set(completed.map(({ promptId }) => promptId));
  const measured = answers.filter((answer) => answer.status === 'measured').filter(({ promptId }) => done.has(promptId));
  const domains = measured.flatMap(({ citations }) => [...new Set(citations.map((source) => source.domain))])
    .filter((domain) => domain !== UNRESOLVED);
  return [...Map.groupBy(domains, (domain) => domain)]
    .map(([domain, all]) => ({ domain, count: all.length }))
    .sort((a, b) => b.count - a.count || (a.domain < b.domain ? -1 : 1));
}
