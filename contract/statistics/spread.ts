/** What the answers of one engine to one question, repeats included, add to a share: one for each pair. */
export interface PairCount {
  question: string;
  engine: string;
  numerator: number;
  /** Nothing where the answers are measured and have no part in the share. */
  denominator: number;
}

/** Answers of one question, or of one engine, taken together. */
interface Clusters {
  count: number;
  /** As many clusters of equal size would weigh as much. */
  effective: number;
  /** The variance of the share, were these clusters independent of each other. */
  variance: number;
}

/** A share and how its clusters disagree about it. */
export interface Spread {
  share: number;
  numerator: number;
  denominator: number;
  questions: Clusters;
  engines: Clusters;
  pairs: Clusters;
}

/** The share of a ratio and the variances of its linearised residuals, by question, engine and pair; null of nothing. */
export function spreadOf(pairs: readonly PairCount[]): Spread | null {
  const numerator = sum(pairs.map((pair) => pair.numerator));
  const denominator = sum(pairs.map((pair) => pair.denominator));
  if (denominator === 0) return null;
  const share = numerator / denominator;
  const alone = pairs.map(({ question, engine, numerator: part, denominator: size }) => (
    { question, engine, residual: part - share * size, size }));
  const clusters = (by: 'question' | 'engine'): Clusters =>
    clustersOf([...Map.groupBy(alone, (pair) => pair[by]).values()].map((group) => (
      { residual: sum(group.map(({ residual }) => residual)), size: sum(group.map(({ size }) => size)) })), denominator);
  return {
    share, numerator, denominator,
    questions: clusters('question'), engines: clusters('engine'), pairs: clustersOf(alone, denominator),
  };
}

/** Clusters of residuals that sum to nothing, each of a size; the sizes sum to `total`. */
export function clustersOf(clusters: readonly { residual: number; size: number }[], total: number): Clusters {
  const count = clusters.length;
  const squares = sum(clusters.map(({ residual }) => residual ** 2));
  return {
    count,
    effective: total ** 2 / sum(clusters.map(({ size }) => size ** 2)),
    variance: count > 1 ? ((squares / total ** 2) * count) / (count - 1) : 0,
  };
}

/** With fewer questions nothing can be claimed about others. */
export const MIN_QUESTIONS = 4;
/** With fewer engines nothing can be claimed about others: the figures hold for these alone. */
export const MIN_ENGINES = 4;

/** Whether what is claimed holds for other engines too, or for these alone. */
export const speaksForOthers = ({ engines }: Pick<Spread, 'engines'>): boolean => engines.count >= MIN_ENGINES;

/** The clusters that bound what can be known where they do not disagree at all. */
export const fewestClusters = (spread: Pick<Spread, 'questions' | 'engines'>): number =>
  (speaksForOthers(spread) ? Math.min(spread.questions.effective, spread.engines.effective) : spread.questions.effective);

/**
 * The variance with answers to one question and of one engine alike, and its degrees of freedom by Satterthwaite.
 * Never below what pairs independent of each other would give.
 */
export function clusteredVariance(spread: Pick<Spread, 'questions' | 'engines' | 'pairs'>): { variance: number; degrees: number } {
  const { questions, engines, pairs } = spread;
  const byQuestion = degreesOf(questions);
  if (!speaksForOthers(spread)) return { variance: Math.max(questions.variance, pairs.variance), degrees: byQuestion };
  const both = questions.variance + engines.variance - pairs.variance;
  const variance = Math.max(both, questions.variance, engines.variance, pairs.variance);
  const byEngine = degreesOf(engines);
  const [least, most] = [Math.min(byQuestion, byEngine), Math.max(byQuestion, byEngine)];
  const parts = questions.variance ** 2 / byQuestion + engines.variance ** 2 / byEngine;
  const satterthwaite = parts > 0 ? variance ** 2 / parts : least;
  return { variance, degrees: Math.max(least, Math.min(satterthwaite, most)) };
}

const degreesOf = ({ effective }: Clusters): number => Math.max(1, effective - 1);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
