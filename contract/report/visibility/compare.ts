import type { GeoMetrics, GeoResult, Metric } from '../../geo.ts';
import { differenceOf, isSignificant } from '../../statistics/difference.ts';
import type { Difference } from '../../statistics/difference.ts';
import type { EngineId } from '../../vocabulary.ts';
import { pairCounts } from './pair-counts.ts';
import { competitorsOf } from './report.ts';

/** Why two measurements cannot be compared. */
export type Refusal =
  'same' | 'domain' | 'brand' | 'vertical' | 'language' | 'pack' | 'rules' | 'rules-unknown' | 'nothing-shared';

/** The metrics, in report order. */
export const FIGURES = ['discovery', 'citation', 'coverage', 'voice'] as const;
export type FigureId = (typeof FIGURES)[number];

const METRICS = {
  discovery: 'discoveryRate', citation: 'citationRate', coverage: 'engineCoverage', voice: 'shareOfVoice',
} as const satisfies Record<FigureId, keyof GeoMetrics>;

export const metricOf = (metrics: GeoMetrics, figure: FigureId): Metric => metrics[METRICS[figure]];

/** The change of one metric between two measurements. */
export interface FigureChange {
  figure: FigureId;
  /** Null if the two have no pairs in common. */
  difference: Difference | null;
  /** Whether the difference is significant. The name is part of the exported JSON. */
  isTold: boolean;
}

type GeoComparison = { refusal: Refusal } | {
  refusal?: never;
  changes: readonly FigureChange[];
  /** Engines that were asked with a different model. */
  otherModels: readonly EngineId[];
  /** The share of voice is among other competitors. */
  isOtherCompetitors: boolean;
};

/** Compares two measurements metric by metric, or returns why they cannot be compared. */
export function compareMeasurements(before: GeoResult, after: GeoResult): GeoComparison {
  const refusal = refusalOf(before, after);
  if (refusal) return { refusal };
  const [was, is] = [pairCounts(before), pairCounts(after)];
  const isOtherCompetitors = competitorsOf(before).toSorted().join('\n') !== competitorsOf(after).toSorted().join('\n');
  const differences: Record<FigureId, Difference | null> = {
    discovery: differenceOf(was.discovery, is.discovery),
    citation: differenceOf(was.citation, is.citation),
    coverage: coverageDifference(was.discovery, is.discovery),
    voice: isOtherCompetitors ? null : differenceOf(was.voice, is.voice),
  };
  if (!differences.discovery && !differences.citation) return { refusal: 'nothing-shared' };
  return {
    changes: FIGURES.map((figure) => {
      const difference = differences[figure];
      return { figure, difference, isTold: difference !== null && isSignificant(difference) };
    }),
    otherModels: after.engines.filter(({ id, model }) => before.engines.some((engine) =>
      engine.id === id && engine.model !== model && engine.model !== null && model !== null)).map(({ id }) => id),
    isOtherCompetitors,
  };
}

const MUST_AGREE = [
  ['domain', 'domain'], ['brand', 'brand'], ['vertical', 'vertical'], ['language', 'lang'], ['pack', 'packVersion'],
] as const satisfies readonly (readonly [Refusal, keyof GeoResult])[];

/** Why these two cannot be compared; undefined if they can. */
export function refusalOf(before: GeoResult, after: GeoResult): Refusal | undefined {
  const other = MUST_AGREE.find(([, of]) => before[of] !== after[of]);
  if (other) return other[0];
  if (before.ruleSet === undefined || after.ruleSet === undefined) return 'rules-unknown';
  if (before.ruleSet !== after.ruleSet) return 'rules';
  return before.measuredAt === after.measuredAt ? 'same' : undefined;
}

type Pairs = Parameters<typeof differenceOf>[0];

/** Over the engines in both: how many name the brand. There are too few engines for an interval. */
function coverageDifference(before: Pairs, after: Pairs): Difference | null {
  const shared = (one: Pairs, other: Pairs): Pairs => one.filter((pair) =>
    other.some(({ question, engine }) => question === pair.question && engine === pair.engine));
  const naming = (pairs: Pairs): Set<string> =>
    new Set(pairs.filter(({ numerator }) => numerator > 0).map(({ engine }) => engine));
  const both = shared(after, before);
  const engines = new Set(both.map(({ engine }) => engine)).size;
  if (engines === 0) return null;
  const [was, is] = [naming(shared(before, after)).size / engines, naming(both).size / engines];
  return { before: was, after: is, value: is - was, interval: null, pairs: both.length };
}

/** The measurements that the newest can be compared with, and itself, oldest first; one per timestamp. */
export function seriesOf(results: readonly GeoResult[]): GeoResult[] {
  const sorted = results.toSorted((a, b) => (a.measuredAt < b.measuredAt ? -1 : 1));
  const newest = sorted.at(-1);
  return sorted.filter((result, at) => result === newest
    || (refusalOf(result, newest!) === undefined && sorted[at + 1]?.measuredAt !== result.measuredAt));
}
