import type { AnswerDetail, GeoResult } from '../../geo.ts';
import type { PairCount } from '../../statistics/spread.ts';
import { competitorsOf, isGrounded, ofDetail } from './report.ts';
import type { Measured } from './report.ts';

/** What an answer adds to a rate's numerator and denominator; undefined if it does not count. */
type Part = (answer: AnswerDetail, outcome: Measured) => readonly [part: number, whole: number] | undefined;

/**
 * The counts of each question and engine for the three rates that are based on answers, repeats included, as in the
 * metrics.
 */
export function pairCounts(result: GeoResult) {
  const names = competitorsOf(result);
  return {
    discovery: counted(result, (_, { mentioned, unclear }) => (unclear ? undefined : [mentioned ? 1 : 0, 1])),
    citation: counted(result, (_, outcome) => (isGrounded(outcome) ? [outcome.cited ? 1 : 0, 1] : undefined)),
    voice: names.length === 0 ? [] : counted(result, (answer, { mentioned, unclear }) => {
      const rivals = names.map((name) => answer.mentions.filter((mention) => mention.name === name));
      if (
        unclear || rivals.some((places) => places.length > 0 && places.every((place) => place.unclear))
      ) return undefined;
      const own = mentioned ? 1 : 0;
      return [own, own + rivals.filter((places) => places.length > 0).length];
    }),
  };
}

function counted(result: GeoResult, partOf: Part): PairCount[] {
  const pairs = new Map<string, PairCount>();
  for (const answer of [...result.answers, ...result.repeats?.answers ?? []]) {
    const outcome = ofDetail(answer, result);
    const part = outcome.kind === 'measured' ? partOf(answer, outcome) : undefined;
    if (!part) continue;
    const { promptId: question, engine } = answer;
    const pair = pairs.get(`${engine} ${question}`) ?? { question, engine, numerator: 0, denominator: 0 };
    pair.numerator += part[0];
    pair.denominator += part[1];
    pairs.set(`${engine} ${question}`, pair);
  }
  return [...pairs.values()];
}
