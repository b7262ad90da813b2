/** The counts of one engine's answers to one question, repeats included. */
export interface PairCount {
  question: string;
  engine: string;
  numerator: number;
  /** 0 if the answers are measured, but do not count in the share. */
  denominator: number;
}

/** Answers clustered by question, by engine or by pair. */
interface Clusters {
  count: number;
  /** The effective number of clusters: as many of equal size would weigh the same. */
  effective: number;
  /** The variance of the share if these clusters are independent. */
  variance: number;
}

/** A share, with its variance between clusters. */
export interface Spread {
  share: number;
  numerator: number;
  denominator: number;
  questions: Clusters;
  engines: Clusters;
  pairs: Clusters;
}

/** A share with the variances of its linearized residuals by question, engine and pair; null for no answers. */
export function spreadOf(pairs: readonly PairCount[]): Spread | null {
  const numerator = sum(pairs.map((pair) => pair.numerator));
  const denominator = sum(pairs.map((pair) => pair.denominator));
  if (denominator === 0) return null;
  const share = numerator / denominator;
  const alone = pairs.map(({ question, engine, numerator: part, denominator: size }) => (
    { question, engine, residual: part - share * size, size }));
  const clusters = (by: 'question' | 'engine'): Clusters =>
    clustersOf([...Map.groupBy(alone, (pair) => pair[by]).values()].map((group) => (
      {
        residual: sum(group.map(({ residual }) => residual)),
        size: sum(group.map(({ size }) => size)),
      })), denominator);
  return {
    share, numerator, denominator,
    questions: clusters('question'), engines: clusters('engine'), pairs: clustersOf(alone, denominator),
  };
}

/** Clusters from their residuals, which sum to 0, and their sizes, which sum to `total`. */
export function clustersOf(clusters: readonly { residual: number; size: number }[], total: number): Clusters {
  const count = clusters.length;
  const squares = sum(clusters.map(({ residual }) => residual ** 2));
  return {
    count,
    effective: total ** 2 / sum(clusters.map(({ size }) => size ** 2)),
    variance: count > 1 ? ((squares / total ** 2) * count) / (count - 1) : 0,
  };
}

/** The minimum number of questions for an interval. */
export const MIN_QUESTIONS = 4;
/** The minimum number of engines to generalize to others; with fewer, an interval covers only those asked. */
export const MIN_ENGINES = 4;

/** Whether an interval generalizes to other engines. */
export const speaksForOthers = ({ engines }: Pick<Spread, 'engines'>): boolean => engines.count >= MIN_ENGINES;

/** The effective sample size if clusters are perfectly correlated; used where they show no variance. */
export const fewestClusters = (spread: Pick<Spread, 'questions' | 'engines'>): number =>
  (speaksForOthers(spread)
    ? Math.min(spread.questions.effective, spread.engines.effective)
    : spread.questions.effective);

/**
 * The variance clustered by question and engine, with Satterthwaite's degrees of freedom. Never below that of
 * independent pairs.
 */
export function clusteredVariance(
  spread: Pick<Spread, 'questions' | 'engines' | 'pairs'>,
): { variance: number; degrees: number } {
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
