/** One figure of ours, with a peer's if there is one: medians, and the pairwise ratio. */
export interface Figure {
  what: string;
  unit: string;
  ours: number;
  peer?: { name: string; theirs: number; ratio: { min: number; median: number; max: number } };
}

/** The results of one round for both sides. */
export interface Pair {
  ours: number;
  theirs: number;
}

/** A figure from alternating rounds. */
export function compared(
  { what, unit, peer }: { what: string; unit: string; peer: string },
  pairs: readonly Pair[],
): Figure {
  const ratios = pairs.map(({ ours, theirs }) => ours / theirs);
  return {
    what,
    unit,
    ours: median(pairs.map(({ ours }) => ours)),
    peer: {
      name: peer,
      theirs: median(pairs.map(({ theirs }) => theirs)),
      ratio: { min: Math.min(...ratios), median: median(ratios), max: Math.max(...ratios) },
    },
  };
}

/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
