import type { GeoRepeats, RepeatedAnswer } from '../../../contract/geo.ts';
import { disagreements, intervalWithRepeats } from '../../../contract/statistics/repeats.ts';
import { spreadOf } from '../../../contract/statistics/spread.ts';
import type { PairCount } from '../../../contract/statistics/spread.ts';
import { MAX_REPEATS } from '../../../contract/vocabulary.ts';
import { citationPairs, mentionPairs, share } from './metrics.ts';
import type { CountedAnswer } from './metrics.ts';

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

function narrowing(mentions: readonly PairCount[], asked: Parameters<typeof intervalWithRepeats>[1]): GeoRepeats['narrowing'] {
  const spread = spreadOf(mentions);
  if (!spread) return [];
  return Array.from({ length: MAX_REPEATS - asked.repeats + 1 }, (_, more) => asked.repeats + more)
    .map((repeats) => ({ repeats, interval: intervalWithRepeats(spread, asked, repeats) }));
}
