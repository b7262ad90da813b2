/** A 95 % interval. */
export type Interval = [low: number, high: number];

const Z = 1.959963984540054;

/** Wilson's interval for `k` of `n`; null without any. */
export function wilson(k: number, n: number): Interval | null {
  if (n === 0) return null;
  const share = k / n;
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return [k === 0 ? 0 : Math.max(0, centre - half), k === n ? 1 : Math.min(1, centre + half)];
}

/** One cluster's part of a ratio. */
export interface ClusterCount {
  numerator: number;
  denominator: number;
}

const DRAWS = 2000;

/** The interval of a ratio whose parts come in clusters: whole clusters are drawn again and again, by seeded chance. */
export function clusterBootstrap(clusters: readonly ClusterCount[], seed: number): Interval | null {
  if (clusters.length < 2) return null;
  const chance = seededChance(seed);
  const ratios: number[] = [];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    let numerator = 0;
    let denominator = 0;
    for (let picks = 0; picks < clusters.length; picks += 1) {
      const cluster = clusters[Math.floor(chance() * clusters.length)]!;
      numerator += cluster.numerator;
      denominator += cluster.denominator;
    }
    if (denominator > 0) ratios.push(numerator / denominator);
  }
  if (ratios.length === 0) return null;
  ratios.sort((a, b) => a - b);
  const at = (share: number): number => ratios[Math.floor(share * ratios.length)]!;
  return [at(0.025), at(0.975)];
}

/** A seed that follows from words alone. */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Numbers in [0, 1) that follow from the seed (mulberry32). */
export function seededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
