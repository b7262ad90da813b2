import type { CitationMetric, GeoMetrics, Metric, VoiceMetric } from '../../../contract/geo.ts';
import { atLeastOnce, clusteredInterval } from '../../../contract/statistics/interval.ts';
import { LEAST_QUESTIONS, speaksForOthers, spreadOf } from '../../../contract/statistics/spread.ts';
import type { PairCount, Spread } from '../../../contract/statistics/spread.ts';
import type { EngineId, Retrieval } from '../../../contract/vocabulary.ts';

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
}

const METHOD = 'Interval: 95 % by Korn and Graubard, with answers to one question and of one engine alike;';
const NOTHING_CLAIMED = `Fewer than ${LEAST_QUESTIONS} questions have an answer: nothing is claimed beyond them.`;

/** The four metrics over the measured answers, repeats among them. There is no composite. */
export function metricsOf(answers: readonly CountedAnswer[], names: MetricNames): GeoMetrics {
  const told = answers.filter(({ unclear }) => !unclear);
  const untold = answers.length > 0 ? 'No answer tells whether the name is meant.' : 'No answer was measured.';
  const discovery = mentionPairs(answers);
  return {
    discoveryRate: { ...share(discovery, untold), ...leftOut(answers.length - told.length) },
    citationRate: citationRate(answers),
    engineCoverage: engineCoverage(answers, names, spreadOf(discovery)),
    shareOfVoice: shareOfVoice(answers, names),
  };
}

function citationRate(answers: readonly CountedAnswer[]): CitationMetric {
  const grounded = answers.filter(isGrounded);
  const unresolved = count(grounded, ({ cited }) => cited === undefined);
  const rate = share(citationPairs(answers), 'There is no answer whose sources are known.');
  return {
    ...rate,
    ...(unresolved > 0 ? { note: `${rate.note} ${unresolved} left out: a source's address could not be resolved.` } : {}),
    foundNotCited: count(grounded, (answer) => answer.foundNotCited),
    ungrounded: answers.length - grounded.length,
  };
}

function engineCoverage(answers: readonly CountedAnswer[], { engines }: MetricNames, discovery: Spread | null): Metric {
  const measured = new Set(answers.map((answer) => answer.engine));
  const naming = new Set(answers.filter((answer) => answer.mentioned).map((answer) => answer.engine));
  const untold = answers.filter((answer) => answer.unclear && !naming.has(answer.engine));
  const unclear = new Set(untold.map(({ engine }) => engine));
  const [numerator, denominator] = [naming.size, measured.size - unclear.size];
  const value = denominator === 0 ? null : numerator / denominator;
  const claimed = discovery && value !== null ? claim(discovery) : { interval: null, note: '' };
  return {
    value, numerator, denominator,
    ...claimed,
    interval: claimed.interval && atLeastOnce(value!, claimed.interval, discovery!.questions.count),
    note: `${measured.size} of ${engines} measured. ${claimed.note}`.trim(),
    ...leftOut(unclear.size),
  };
}

function shareOfVoice(all: readonly CountedAnswer[], { brand, competitors }: MetricNames): VoiceMetric {
  const answers = all.filter(({ unclear, competitors: others }) => !unclear && others.every((other) => !other.unclear));
  const unclear = leftOut(all.length - answers.length);
  const parts = [
    { name: brand, count: count(answers, (answer) => answer.mentioned) },
    ...competitors.map((name) => ({ name, count: count(answers, (answer) => names(answer, name)) })),
  ];
  if (competitors.length === 0) return { ...nothing('No competitors were named in the request.'), ...unclear, parts };
  const voice = share(pairsOf(answers, voices), 'None of the names stands in any answer.');
  return { ...voice, ...unclear, parts };
}

/** How often each engine names the brand in its answers to each prompt, of those that tell. */
export const mentionPairs = (answers: readonly CountedAnswer[]): PairCount[] =>
  pairsOf(answers.filter(({ unclear }) => !unclear), ({ mentioned }) => [mentioned ? 1 : 0, 1]);

/** How often each engine cites the domain, of the answers that searched and whose sources are known. */
export const citationPairs = (answers: readonly CountedAnswer[]): PairCount[] =>
  pairsOf(answers.filter((answer) => isGrounded(answer) && answer.cited !== undefined), ({ cited }) => [cited ? 1 : 0, 1]);

const isGrounded = ({ retrieval }: CountedAnswer): boolean => retrieval !== 'not-used';

/** What an answer adds to a share, and to what it is a share of. */
type Part = (answer: CountedAnswer) => readonly [part: number, whole: number];

const voices: Part = ({ mentioned, competitors }) => {
  const own = mentioned ? 1 : 0;
  return [own, own + count(competitors, (competitor) => competitor.mentioned)];
};

/** The answers of each engine to each prompt, counted together. */
function pairsOf(answers: readonly CountedAnswer[], partOf: Part): PairCount[] {
  const pairs = new Map<string, PairCount>();
  for (const answer of answers) {
    const { engine, promptId: question } = answer;
    const key = `${engine} ${question}`;
    const [numerator, denominator] = partOf(answer);
    const pair = pairs.get(key);
    if (!pair) pairs.set(key, { question, engine, numerator, denominator });
    else {
      pair.numerator += numerator;
      pair.denominator += denominator;
    }
  }
  return [...pairs.values()];
}

function names(answer: CountedAnswer, name: string): boolean {
  return answer.competitors.some((competitor) => competitor.name === name && competitor.mentioned);
}

/** A share with its interval; `none` says why there is none. */
export function share(pairs: readonly PairCount[], none: string): Metric {
  const spread = spreadOf(pairs);
  if (!spread) return nothing(none);
  return { value: spread.share, numerator: spread.numerator, denominator: spread.denominator, ...claim(spread) };
}

/** The interval, by which method, and for whom it holds; where nothing can be claimed, that. */
function claim(spread: Spread): Pick<Metric, 'interval' | 'note' | 'holdsFor'> & { note: string } {
  const interval = clusteredInterval(spread);
  if (!interval) return { interval, note: NOTHING_CLAIMED };
  return speaksForOthers(spread)
    ? { interval, holdsFor: 'other-engines', note: `${METHOD} it holds for other questions and engines like these.` }
    : { interval, holdsFor: 'asked-engines', note: `${METHOD} it holds for other questions to these engines.` };
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
