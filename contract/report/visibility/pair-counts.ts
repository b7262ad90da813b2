import type { GeoResult, MeasuredResult } from '../../geo.ts';
import type { PairCount } from '../../statistics/spread.ts';
import { competitorsOf, isGrounded, mentionStatus, ofDetail } from './report.ts';
import type { Measured } from './report.ts';

/** A measured answer as the rates count it. */
interface RatedAnswer extends Pick<MeasuredResult, 'engine' | 'promptId'> {
  mentioned: boolean;
  unclear?: boolean | undefined;
  cited?: boolean | undefined;
  retrieval: Measured['retrieval'];
  competitors: readonly { mentioned: boolean; unclear?: boolean | undefined }[];
}

/** Mentions of the brand, without unclear answers. */
export const mentionPairs = (answers: readonly RatedAnswer[]): PairCount[] =>
  pairsOf(answers.filter(({ unclear }) => !unclear), ({ mentioned }) => [Number(mentioned), 1]);

/** Citations of the domain, among grounded answers with known sources. */
export const citationPairs = (answers: readonly RatedAnswer[]): PairCount[] =>
  pairsOf(answers.filter(isGrounded), ({ cited }) => [Number(cited), 1]);

/** Mentions of the brand, among those of all names. */
export const voicePairs = (answers: readonly RatedAnswer[]): PairCount[] =>
  pairsOf(answers.filter(isClear), ({ mentioned, competitors }) => {
    const own = Number(mentioned);
    return [own, own + competitors.filter((other) => other.mentioned).length];
  });

/** Whether an answer tells of every name whether it is meant. */
export const isClear = ({ unclear, competitors }: RatedAnswer): boolean =>
  !unclear && competitors.every((other) => !other.unclear);

// The sums for each question and engine.
function pairsOf(
  answers: readonly RatedAnswer[], countOf: (answer: RatedAnswer) => readonly [numerator: number, denominator: number],
): PairCount[] {
  return [...Map.groupBy(answers, ({ engine, promptId }) => `${engine} ${promptId}`).values()].map((same) => {
    const { engine, promptId: question } = same[0]!;
    const counts = same.map(countOf);
    return {
      question, engine,
      numerator: counts.reduce((sum, [numerator]) => sum + numerator, 0),
      denominator: counts.reduce((sum, [, denominator]) => sum + denominator, 0),
    };
  });
}

/** The counts of the three rates that are based on answers, repeats included. */
export function pairCounts(result: GeoResult) {
  const names = competitorsOf(result);
  const answers = [...result.answers, ...result.repeats?.answers ?? []].flatMap((answer): RatedAnswer[] => {
    const outcome = ofDetail(answer, result);
    if (outcome.kind !== 'measured') return [];
    const { engine, promptId, mentions } = answer;
    return [{ ...outcome, engine, promptId, competitors: names.map((name) => mentionStatus(name, mentions)) }];
  });
  return {
    discovery: mentionPairs(answers), citation: citationPairs(answers),
    voice: names.length === 0 ? [] : voicePairs(answers),
  };
}
