import type {
  CitationMetric, GeoMetrics, GeoRepeats, MeasuredResult, Metric, RepeatedAnswer, VoiceMetric,
} from '../../../contract/geo.ts';
import { citationPairs, isClear, mentionPairs, voicePairs } from '../../../contract/report/visibility/pair-counts.ts';
import { atLeastOnce, clusteredInterval } from '../../../contract/statistics/interval.ts';
import { disagreements, intervalWithRepeats } from '../../../contract/statistics/repeats.ts';
import { MIN_QUESTIONS, speaksForOthers, spreadOf } from '../../../contract/statistics/spread.ts';
import type { PairCount, Spread } from '../../../contract/statistics/spread.ts';
import { MAX_REPEATS } from '../../../contract/vocabulary.ts';
import type { EngineId } from '../../../contract/vocabulary.ts';
import type { MeasuredAnswer } from './measurement.ts';

/** A measured answer as the metrics count it. An `unclear` one is left out of all counts of mentions. */
export type CountedAnswer =
  & Pick<
    MeasuredResult,
    'engine' | 'promptId' | 'retrieval' | 'mentioned' | 'unclear' | 'cited' | 'foundNotCited' | 'competitors'
  >
  & Pick<MeasuredAnswer, 'citesMore'>;

interface MetricNames {
  brand: string;
  competitors: readonly string[];
  /** Number of engines, measured or not. */
  engines: number;
}

const METHOD = 'Interval: 95 % by Korn and Graubard, with answers to one question and of one engine alike;';
const TOO_FEW_QUESTIONS = `Fewer than ${MIN_QUESTIONS} questions have an answer: nothing is claimed beyond them.`;

/** The four metrics of the measured answers, including repeats. There is no composite score. */
export function metricsOf(answers: readonly CountedAnswer[], names: MetricNames): GeoMetrics {
  const noneNote = answers.length > 0 ? 'No answer tells whether the name is meant.' : 'No answer was measured.';
  const discovery = mentionPairs(answers);
  return {
    discoveryRate: { ...share(discovery, noneNote), unclear: count(answers, ({ unclear }) => unclear) || undefined },
    citationRate: citationRate(answers),
    engineCoverage: engineCoverage(answers, names, spreadOf(discovery)),
    shareOfVoice: shareOfVoice(answers, names),
  };
}

function citationRate(answers: readonly CountedAnswer[]): CitationMetric {
  const grounded = answers.filter(({ retrieval }) => retrieval !== 'not-used');
  const unknown = grounded.filter(({ cited }) => cited === undefined);
  const unread = count(unknown, ({ citesMore }) => citesMore);
  const unresolved = unknown.length - unread;
  const rate = share(citationPairs(answers), 'There is no answer whose sources are known.');
  return {
    ...rate,
    note: [
      rate.note,
      unresolved > 0 && `${unresolved} left out: a source's address could not be resolved.`,
      unread > 0 && `${unread} left out: it cites more pages than are read.`,
    ].filter(Boolean).join(' '),
    foundNotCited: count(grounded, (answer) => answer.foundNotCited),
    ungrounded: answers.length - grounded.length,
  };
}

function engineCoverage(answers: readonly CountedAnswer[], { engines }: MetricNames, discovery: Spread | null): Metric {
  const measured = enginesOf(answers);
  const naming = enginesOf(answers.filter(({ mentioned }) => mentioned));
  const unclear = enginesOf(answers.filter((answer) => answer.unclear)).difference(naming).size || undefined;
  const [numerator, denominator] = [naming.size, measured.size - (unclear ?? 0)];
  const note = `${measured.size} of ${engines} measured.`;
  if (!discovery || denominator === 0) return { ...noMetric(note), unclear };
  const value = numerator / denominator;
  const claimed = claim(discovery);
  return {
    value, numerator, denominator,
    ...claimed,
    interval: claimed.interval && atLeastOnce(value, claimed.interval, discovery.questions.count),
    note: `${note} ${claimed.note}`,
    unclear,
  };
}

const enginesOf = (answers: readonly CountedAnswer[]): Set<EngineId> => new Set(answers.map(({ engine }) => engine));

function shareOfVoice(all: readonly CountedAnswer[], { brand, competitors }: MetricNames): VoiceMetric {
  const answers = all.filter(isClear);
  const unclear = all.length - answers.length || undefined;
  const parts = [
    { name: brand, count: count(answers, (answer) => answer.mentioned) },
    ...competitors.map((name) => ({
      name,
      count: count(answers, (answer) => answer.competitors.some((other) => other.name === name && other.mentioned)),
    })),
  ];
  if (competitors.length === 0) return { ...noMetric('No competitors were named in the request.'), unclear, parts };
  return { ...share(voicePairs(answers), 'None of the names stands in any answer.'), unclear, parts };
}

/** How often repeated answers differ, and how further repeats would narrow the interval. */
export function repeatsOf(
  repeats: number,
  { counted, again }: { counted: readonly CountedAnswer[]; again: readonly RepeatedAnswer[] },
): GeoRepeats {
  const mentions = mentionPairs(counted);
  const mentionDiffers = differs(mentions);
  return {
    asked: repeats,
    answers: [...again],
    mentionDiffers,
    citationDiffers: differs(citationPairs(counted)),
    narrowing: narrowing(mentions, { repeats, disagreement: mentionDiffers.value }),
    isAtBest: mentionDiffers.value === null,
  };
}

const differs = (pairs: readonly PairCount[]): GeoRepeats['mentionDiffers'] =>
  share(disagreements(pairs), 'No question was asked twice.');

function narrowing(
  mentions: readonly PairCount[], asked: Parameters<typeof intervalWithRepeats>[1],
): GeoRepeats['narrowing'] {
  const spread = spreadOf(mentions);
  if (!spread) return [];
  return Array.from({ length: MAX_REPEATS - asked.repeats + 1 }, (_, more) => asked.repeats + more)
    .map((repeats) => ({ repeats, interval: intervalWithRepeats(spread, asked, repeats) }));
}

/** A share with its interval; `none` is the note if nothing was counted. */
function share(pairs: readonly PairCount[], none: string): Metric {
  const spread = spreadOf(pairs);
  if (!spread) return noMetric(none);
  return { value: spread.share, numerator: spread.numerator, denominator: spread.denominator, ...claim(spread) };
}

/** The interval with its method and scope, or a note that there are too few questions for one. */
function claim(spread: Spread): Pick<Metric, 'interval' | 'note' | 'holdsFor'> & { note: string } {
  const interval = clusteredInterval(spread);
  if (!interval) return { interval, note: TOO_FEW_QUESTIONS };
  return speaksForOthers(spread)
    ? { interval, holdsFor: 'other-engines', note: `${METHOD} it holds for other questions and engines like these.` }
    : { interval, holdsFor: 'asked-engines', note: `${METHOD} it holds for other questions to these engines.` };
}

function noMetric(note: string): Metric {
  return { value: null, numerator: 0, denominator: 0, interval: null, note };
}

function count<T>(items: readonly T[], holds: (item: T) => boolean | undefined): number {
  return items.filter(holds).length;
}
