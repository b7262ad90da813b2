import type { CitationMetric, GeoMetrics, Metric, VoiceMetric } from '../../../contract/geo.ts';
import type { EngineId, Retrieval } from '../../../contract/vocabulary.ts';
import { clusterBootstrap, wilson } from './intervals.ts';
import type { ClusterCount } from './intervals.ts';

/** What the metrics need of one measured answer; an answer that is not measured never gets here. */
export interface CountedAnswer {
  engine: EngineId;
  promptId: string;
  retrieval: Retrieval;
  mentioned: boolean;
  /** Nobody can tell whether the brand is meant: neither a mention nor its absence. */
  unclear?: true;
  /** Absent where a source could not be resolved and might have been the one. */
  cited?: boolean;
  foundNotCited: boolean;
  competitors: readonly { name: string; mentioned: boolean; unclear?: true }[];
}

export interface MetricNames {
  brand: string;
  competitors: readonly string[];
  /** How many engines there are, measured or not. */
  engines: number;
  seed: number;
}

const CLUSTERED = 'Answers to the same prompt resemble each other, so the true uncertainty is wider than the interval.';

/** The four metrics over the measured answers. There is no composite. */
export function metricsOf(answers: readonly CountedAnswer[], names: MetricNames): GeoMetrics {
  const told = answers.filter(({ unclear }) => !unclear);
  const untold = answers.length > 0 ? 'No answer tells whether the name is meant.' : 'No answer was measured.';
  return {
    discoveryRate: {
      ...share(count(told, (answer) => answer.mentioned), told.length, told.length > 0 ? CLUSTERED : untold),
      ...leftOut(answers.length - told.length),
    },
    citationRate: citationRate(answers),
    engineCoverage: engineCoverage(answers, names),
    shareOfVoice: shareOfVoice(answers, names),
  };
}

function citationRate(answers: readonly CountedAnswer[]): CitationMetric {
  const grounded = answers.filter((answer) => answer.retrieval !== 'not-used');
  const judged = grounded.filter((answer) => answer.cited !== undefined);
  const unresolved = grounded.length - judged.length;
  const notes = [judged.length > 0 ? CLUSTERED : 'There is no answer whose sources are known.'];
  if (unresolved > 0) notes.push(`${unresolved} left out: a source's address could not be resolved.`);
  return {
    ...share(count(judged, (answer) => answer.cited === true), judged.length, notes.join(' ')),
    foundNotCited: count(grounded, (answer) => answer.foundNotCited),
    ungrounded: answers.length - grounded.length,
  };
}

function engineCoverage(answers: readonly CountedAnswer[], { engines }: MetricNames): Metric {
  const measured = new Set(answers.map((answer) => answer.engine));
  const naming = new Set(answers.filter((answer) => answer.mentioned).map((answer) => answer.engine));
  const untold = answers.filter((answer) => answer.unclear && !naming.has(answer.engine));
  const unclear = new Set(untold.map(({ engine }) => engine));
  return {
    ...share(naming.size, measured.size - unclear.size, `${measured.size} of ${engines} measured`),
    ...leftOut(unclear.size),
  };
}

function shareOfVoice(all: readonly CountedAnswer[], { brand, competitors, seed }: MetricNames): VoiceMetric {
  const answers = all.filter(({ unclear, competitors: others }) => !unclear && others.every((other) => !other.unclear));
  const unclear = leftOut(all.length - answers.length);
  const parts = [
    { name: brand, count: count(answers, (answer) => answer.mentioned) },
    ...competitors.map((name) => ({ name, count: count(answers, (answer) => names(answer, name)) })),
  ];
  const numerator = parts[0]!.count;
  const denominator = parts.reduce((sum, part) => sum + part.count, 0);
  if (competitors.length === 0) return { ...nothing('No competitors were named in the request.'), ...unclear, parts };
  if (denominator === 0) return { ...nothing('None of the names stands in any answer.'), ...unclear, parts };
  return {
    value: numerator / denominator,
    numerator,
    denominator,
    interval: clusterBootstrap(voiceByPrompt(answers), seed),
    note: 'The interval draws whole prompts again and again, as answers to the same prompt resemble each other.',
    ...unclear,
    parts,
  };
}

function voiceByPrompt(answers: readonly CountedAnswer[]): ClusterCount[] {
  const clusters = new Map<string, ClusterCount>();
  for (const answer of answers) {
    const cluster = clusters.get(answer.promptId) ?? { numerator: 0, denominator: 0 };
    const own = answer.mentioned ? 1 : 0;
    cluster.numerator += own;
    cluster.denominator += own + count(answer.competitors, (competitor) => competitor.mentioned);
    clusters.set(answer.promptId, cluster);
  }
  return [...clusters.values()];
}

function names(answer: CountedAnswer, name: string): boolean {
  return answer.competitors.some((competitor) => competitor.name === name && competitor.mentioned);
}

function share(numerator: number, denominator: number, note: string): Metric {
  const value = denominator === 0 ? null : numerator / denominator;
  return { value, numerator, denominator, interval: wilson(numerator, denominator), note };
}

/** What is in no denominator because nobody can tell. */
function leftOut(unclear: number): Pick<Metric, 'unclear'> {
  return unclear > 0 ? { unclear } : {};
}

function nothing(note: string): Metric {
  return { value: null, numerator: 0, denominator: 0, interval: null, note };
}

function count<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.reduce((sum, item) => sum + (holds(item) ? 1 : 0), 0);
}
