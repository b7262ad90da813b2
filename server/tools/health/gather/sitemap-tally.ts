import type { Tally } from './sitemap-file.ts';

const MAX_EXAMPLES = 5;
const MAX_EXAMPLE_LENGTH = 300;

/** A tally that still counts. */
export interface OpenTally<T = string> extends Tally<T> {
  examples: T[];
}

export const openTally = <T = string>(): OpenTally<T> => ({ count: 0, examples: [] });

/** Counts one occurrence. */
export function countIn<T>(tally: OpenTally<T>, example: T): void {
  tally.count += 1;
  if (tally.examples.length < MAX_EXAMPLES) tally.examples.push(example);
}

/** As much of a text as an example shows. */
export const cut = (text: string): string => text.slice(0, MAX_EXAMPLE_LENGTH);
